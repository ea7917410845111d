/** Sentences of the interface with what goes into them: values, numbers, days. The same on every Node and in every browser. */
import type { Messages, Plural } from '../model.ts';
import { dayParts } from './text.ts';

type Values = Readonly<Record<string, string | number>>;

/** A sentence with its placeholders filled in: "Picture {number}". */
export function format(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** The category of a whole number in a language (CLDR 48, plural rules); a language without a row has one and other. */
const CATEGORIES: Readonly<Record<string, (count: number) => keyof Plural>> = {
  hi: (count) => (count < 2 ? 'one' : 'other'),
  ar: (count) => {
    const rest = count % 100;
    if (count < 3) return count === 0 ? 'zero' : count === 1 ? 'one' : 'two';
    return rest > 10 ? 'many' : rest > 2 ? 'few' : 'other';
  },
  lv: (count) => {
    const rest = count % 100;
    if (count % 10 === 0 || (rest > 10 && rest < 20)) return 'zero';
    return count % 10 === 1 ? 'one' : 'other';
  },
};

/**
 * The form of a sentence for a number.
 *
 * @param forms without the one that is asked for, `other` serves
 * @param language as a BCP 47 tag
 */
export function plural(forms: Plural, count: number, language: string): string {
  const category = CATEGORIES[language.split('-')[0] ?? '']?.(count) ?? (count === 1 ? 'one' : 'other');
  return forms[category] ?? forms.other;
}

/** The months, by the names that they have among the words. */
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** "18-03-2025" as "18 March 2025"; never through the clock or the time zone of the visitor. */
export function formatDate(date: string, dates: Messages['dates']): string {
  const { day, month, year = '' } = dayParts(date) ?? {};
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : format(dates.day, { day: Number(day), month: dates[name], year });
}

/**
 * A number with its digits in groups, such as "1,234,567" or "12,34,567".
 *
 * @param numbers `pattern` is that of CLDR: how long the last group is, and those before it
 */
export function formatNumber(value: number, { group, decimal, pattern }: Messages['numbers']): string {
  const [whole = '', rest] = String(value).split('.');
  const [, before, last] = /,(?:(#+),)?(##0)$/.exec(pattern) ?? [];
  const size = before?.length ?? 3;
  const digits =
    last === undefined ? whole : whole.replace(new RegExp(`\\B(?=(?:\\d{${size}})*\\d{3}$)`, 'g'), group);
  return rest === undefined ? digits : digits + decimal + rest;
}

/** A figure as it is shown by itself, such as "1,500 sq ft" or "45%". Digits of texts, such as years, stay as they are. */
export function formatFigure(
  { value, unit = '' }: { value: string | number; unit?: string },
  numbers: Messages['numbers'],
): string {
  const figure = typeof value === 'number' ? formatNumber(value, numbers) : value;
  // "sq ft" stands apart from its number, "%" belongs to it. A long unit goes to the next line rather than be broken.
  return /^\p{L}/u.test(unit) ? `${figure} ${unit}` : figure + unit;
}

/** A number of bytes in the units of a visitor's file manager: kB and MB of a thousand. Example: "45 kB", "1.2 MB". */
export function formatFileSize(
  bytes: number,
  { media, numbers }: Pick<Messages, 'media' | 'numbers'>,
): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return format(media.kilobytes, { size: kilobytes });
  const megabytes = bytes / 1_000_000;
  const size = megabytes < 9.95 ? megabytes.toFixed(1).replace('.', numbers.decimal) : Math.round(megabytes);
  return format(media.megabytes, { size });
}

/** What is said beside a link to a document: "PDF, 45 kB". @param bytes undefined where its size is not known */
export const formatDocumentNote = (
  type: string,
  bytes: number | undefined,
  messages: Pick<Messages, 'media' | 'numbers' | 'hours'>,
): string => (bytes === undefined ? type : type + messages.hours.between + formatFileSize(bytes, messages));
