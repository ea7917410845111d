/** Formats messages, numbers and days without Intl, so that every Node and browser gives the same text. */
import type { Messages, Plural } from '../model.ts';
import { dayParts } from './text.ts';

type Values = Readonly<Record<string, string | number>>;

/** Fills in placeholders: "Picture {number}". */
export function format(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** Plural categories of whole numbers (CLDR 48); other languages have `one` and `other`. */
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

/** @param forms a missing form falls back to `other` @param language BCP 47 tag */
export function plural(forms: Plural, count: number, language: string): string {
  const category = CATEGORIES[language.split('-')[0] ?? '']?.(count) ?? (count === 1 ? 'one' : 'other');
  return forms[category] ?? forms.other;
}

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

/** "18-03-2025" becomes "18 March 2025", independent of clock and time zone. */
export function formatDate(date: string, dates: Messages['dates']): string {
  const { day, month, year = '' } = dayParts(date) ?? {};
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : format(dates.day, { day: Number(day), month: dates[name], year });
}

/** "1,234,567" or "12,34,567". @param numbers `pattern` is a CLDR number pattern with the group sizes */
export function formatNumber(value: number, { group, decimal, pattern }: Messages['numbers']): string {
  const [integer = '', rest] = String(value).split('.');
  const [, grouping, last] = /,(?:(#+),)?(##0)$/.exec(pattern) ?? [];
  const size = grouping?.length ?? 3;
  const digits =
    last === undefined ? integer : integer.replace(new RegExp(`\\B(?=(?:\\d{${size}})*\\d{3}$)`, 'g'), group);
  return rest === undefined ? digits : digits + decimal + rest;
}

/** Such as "1,500 sq ft" or "45%". Text values, such as years, are not grouped. */
export function formatFigure(
  { value, unit = '' }: { value: string | number; unit?: string },
  numbers: Messages['numbers'],
): string {
  const figure = typeof value === 'number' ? formatNumber(value, numbers) : value;
  // "sq ft" has a space before it, "%" does not. A long unit may wrap to the next line.
  return /^\p{L}/u.test(unit) ? `${figure} ${unit}` : figure + unit;
}

/** Uses decimal kB and MB, as file managers do: "45 kB", "1.2 MB". */
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

/** Such as "PDF, 45 kB". @param bytes undefined if unknown */
export const formatDocumentNote = (
  type: string,
  bytes: number | undefined,
  messages: Pick<Messages, 'media' | 'numbers' | 'hours'>,
): string => (bytes === undefined ? type : type + messages.hours.between + formatFileSize(bytes, messages));
