/** Parses days as people write them in spreadsheets. An ambiguous day is not parsed. */

import { isDay, lastDay } from '../../../core/data/days.ts';
import { latinDigits } from '../../../core/i18n/digits.ts';
import { MONTHS } from '../../../core/i18n/format.ts';
import { fold } from '../../../core/search/fold.ts';
import { MONTHS as MONTH_NAMES } from '../../content/clock.ts';
import { ENGINE_LANGUAGES, loadMessages } from '../../content/locales.ts';

/** The order of the first two numbers of a day such as 03/04/2026. */
export type DateOrder = 'day-first' | 'month-first';

export type DayReading =
  /** dd-mm-yyyy; a range if `to` is present. */
  | { kind: 'day'; day: string; to?: string }
  /** Two possible days. */
  | { kind: 'unclear'; either: string; or: string }
  /** Not in the calendar. */
  | { kind: 'impossible'; month: string; last: number }
  /** The text has another weekday. */
  | { kind: 'weekday'; day: string }
  /** An ambiguous year of two digits, or a year that is far away. */
  | { kind: 'year'; year: number }
  /** The second day of a range is before the first. */
  | { kind: 'backwards' }
  | { kind: 'unknown' };

export interface DayContext {
  /** Detected from the other days of the column, or set by the user. */
  order: DateOrder | undefined;
  /** The current year. */
  year: number;
}

/**
 * Parses "3-Mar-26", "3rd March 2026", "03/03/2026", "2026-03-03", "2026 മാർച്ച് 3", "3-5 March 2026". The
 * format of the site, 03-04-2026, has the day first unless the column has months first.
 */
export function readDay(text: string, context: DayContext): DayReading {
  const plain = plainText(text);
  for (const [pattern, ends] of RANGES) {
    const groups = pattern.exec(plain)?.groups;
    if (groups) return readRange(...ends(groups), context);
  }
  return readSingleDay(plain, context);
}

/** Detects the order of a column from its unambiguous days; "mixed" if they differ. */
export function detectOrder(texts: readonly string[]): DateOrder | 'mixed' | undefined {
  const orders = new Set<DateOrder>();
  for (const text of texts) {
    for (const { groups } of plainText(text).matchAll(NUMBERS)) {
      const [first, second] = [Number(groups?.first), Number(groups?.second)];
      if (first > 12 && second <= 12) orders.add('day-first');
      if (second > 12 && first <= 12) orders.add('month-first');
    }
  }
  return orders.size > 1 ? 'mixed' : [...orders][0];
}

const NUMBERS =
  /(?<!\d)(?<!\d[-/.])(?<first>\d{1,2})(?<mark>[-/.])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?!\d)/g;

/** Lower case, Latin digits, one kind of dash, no ordinals, a space between letters and digits. */
const plainText = (text: string) =>
  fold(latinDigits(text))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/['’](?=\d\d\b)/g, '')
    .replace(/(\d)\s?(?:st|nd|rd|th)\b/g, '$1')
    .replace(/(\d)(?=\p{L})|([\p{L}\p{M}])(?=\d)/gu, '$1$2 ')
    .replace(/(\d) t (?=\d)/g, '$1t')
    .replace(/\s+/g, ' ')
    .trim();

type Ends = readonly [from: string, to: string];
type Groups = Readonly<Record<string, string>>;

const MONTH = String.raw`[\p{L}\p{M}]{3,}\.?`;
const RANGE_WORD = String.raw`\s?(?:-|to|till|until)\s?`;

/** Formats of ranges, and the full text of both ends. */
const RANGES: readonly (readonly [RegExp, (groups: Groups) => Ends])[] = [
  // 3-5 March 2026; 3 to 5-Mar-26
  [
    new RegExp(`^(?<a>\\d{1,2})${RANGE_WORD}(?<b>\\d{1,2})(?<rest>[ ,-]+${MONTH}[ ,-]+\\d{2,4})$`, 'u'),
    ({ a, b, rest }) => [`${a}${rest}`, `${b}${rest}`],
  ],
  // March 3-5, 2026
  [
    new RegExp(`^(?<month>${MONTH}) (?<a>\\d{1,2})${RANGE_WORD}(?<b>\\d{1,2})(?<rest>,? \\d{4})$`, 'u'),
    ({ month, a, b, rest }) => [`${month} ${a}${rest}`, `${month} ${b}${rest}`],
  ],
  // 28 Feb - 2 March 2026
  [
    new RegExp(`^(?<a>\\d{1,2} ${MONTH})${RANGE_WORD}(?<b>\\d{1,2} ${MONTH}[ ,]+(?<year>\\d{4}))$`, 'u'),
    ({ a, b, year }) => [`${a} ${year}`, b ?? ''],
  ],
  // Two complete days.
  [/^(?<a>\S.*\d) (?:-|to|till|until) (?<b>\d.*)$/u, ({ a, b }) => [a ?? '', b ?? '']],
  [
    /^(?<a>\d{1,2}[/.]\d{1,2}[/.]\d{4})-(?<b>\d{1,2}[/.]\d{1,2}[/.]\d{4})$/u,
    ({ a, b }) => [a ?? '', b ?? ''],
  ],
];

function readRange(from: string, to: string, context: DayContext): DayReading {
  const ends = [readSingleDay(from, context), readSingleDay(to, context)] as const;
  const [first, last] = ends;
  if (first.kind !== 'day' || last.kind !== 'day') return first.kind === 'day' ? last : first;
  return sortable(first.day) < sortable(last.day)
    ? { kind: 'day', day: first.day, to: last.day }
    : { kind: 'backwards' };
}

const sortable = (day: string) => day.split('-').reverse().join('');

function readSingleDay(plain: string, context: DayContext): DayReading {
  const weekdays = plain.match(/[\p{L}\p{M}]+/gu)?.flatMap((word) => weekdayNames().get(word) ?? []) ?? [];
  const withoutWeekday = plain
    .replace(/[\p{L}\p{M}]+/gu, (word) => (weekdayNames().has(word) ? '' : word))
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,.]+|[\s,.]+$/g, '');
  const reading = parseDay(withoutWeekday, context);
  if (reading.kind !== 'day' || weekdays.length === 0) return reading;
  const [day = 0, month = 0, year = 0] = reading.day.split('-').map(Number);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return weekdays.every((each) => each === weekday) ? reading : { kind: 'weekday', day: reading.day };
}

const ISO =
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[t ]00:00(?::00(?:\.0+)?)?(?: ?z)?)?$/;
const NUMERIC =
  /^(?<first>\d{1,2}) ?(?<mark>[-/. ]) ?(?<second>\d{1,2}) ?\k<mark> ?(?<year>\d{4}|\d{2})(?: 00:00(?::00)?)?$/;
/** The format of the site and its schemas. Days with points never have the month first either. */
const SITE_FORMAT = /^\d\d-\d\d-\d{4}$/;

function parseDay(text: string, context: DayContext): DayReading {
  const iso = ISO.exec(text)?.groups;
  if (iso) return calendarDay(Number(iso.day), Number(iso.month), Number(iso.year), context);
  const numeric = NUMERIC.exec(text)?.groups;
  if (numeric) {
    const year = expandYear(numeric.year ?? '', context);
    const dayFirst = SITE_FORMAT.test(text) || numeric.mark === '.';
    const order = dayFirst ? (context.order === 'month-first' ? undefined : 'day-first') : context.order;
    return resolveOrder(Number(numeric.first), Number(numeric.second), year, { ...context, order });
  }
  const parts = text.split(/[\s,./-]+/).filter((part) => part !== '' && part !== 'of');
  if (parts.length !== 3) return { kind: 'unknown' };
  const index = parts.findIndex((part) => monthOf(part) > 0);
  const month = monthOf(parts[index] ?? '');
  const numbers = parts.filter((_, at) => at !== index);
  if (month === 0 || !numbers.every((number) => /^\d{1,2}$|^\d{4}$/.test(number))) return { kind: 'unknown' };
  const yearFirst = numbers[0]?.length === 4;
  const [day = '', year = ''] = yearFirst ? numbers.toReversed() : numbers;
  if (day.length > 2) return { kind: 'unknown' };
  return calendarDay(Number(day), month, expandYear(year, context), context);
}

function resolveOrder(first: number, second: number, year: number, context: DayContext): DayReading {
  const dayFirst = calendarDay(first, second, year, context);
  const monthFirst = calendarDay(second, first, year, context);
  if (first === second) return dayFirst;
  const ambiguous = first <= 12 && second <= 12;
  if (ambiguous && context.order === undefined && dayFirst.kind === 'day' && monthFirst.kind === 'day')
    return { kind: 'unclear', either: dayFirst.day, or: monthFirst.day };
  const monthLeads = context.order === 'month-first' || (context.order === undefined && second > 12);
  return monthLeads ? monthFirst : dayFirst;
}

/** Later days are typing errors, as in the check (`date-unlikely`). */
const MAX_YEARS_AHEAD = 2;
const MIN_YEAR = 1950;
const MAX_SHORT_YEARS_BACK = 10;

/** Negative for an ambiguous year of two digits. */
function expandYear(text: string, { year: now }: DayContext): number {
  if (text.length !== 2) return Number(text);
  const year = 2000 + Number(text);
  return year > now + MAX_YEARS_AHEAD || year < now - MAX_SHORT_YEARS_BACK ? -year : year;
}

function calendarDay(day: number, month: number, year: number, { year: now }: DayContext): DayReading {
  if (month < 1 || month > 12 || day < 1 || day > 31) return { kind: 'unknown' };
  if (year < MIN_YEAR || year > now + MAX_YEARS_AHEAD) return { kind: 'year', year: Math.abs(year) };
  const text = [String(day).padStart(2, '0'), String(month).padStart(2, '0'), year].join('-');
  if (isDay(text)) return { kind: 'day', day: text };
  return { kind: 'impossible', month: `${MONTH_NAMES[month - 1]} ${year}`, last: lastDay(year, month) };
}

/** Spellings of months that neither the messages of the engine nor CLDR have, most of them Malayalam. */
const OTHER_NAMES: Readonly<Record<string, number>> = {
  sept: 9,
  മെയ്: 5,
  ആഗസ്റ്റ്: 8,
  ആഗസ്ത്: 8,
  ഓഗസ്ത്: 8,
  ഫെബ്രവരി: 2,
  സെപ്തംബർ: 9,
  സെപ്റ്റമ്പർ: 9,
  സെപ്തംബര്: 9,
  ഒക്ടോബർ: 10,
  നവമ്പർ: 11,
  ഡിസമ്പർ: 12,
};

const wordKey = (word: string) => fold(word).replace(/[^\p{L}\p{M}]/gu, '');

/** The long and short names of months or weekdays in the languages of the engine. */
function localizedNames(parts: 'month' | 'weekday', count: number): Map<string, number> {
  const indexes = new Map<string, number>();
  for (const language of ENGINE_LANGUAGES) {
    for (const style of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(language, { [parts]: style, timeZone: 'UTC' });
      for (let index = 0; index < count; index++) {
        // 4 January 2026 was a Sunday.
        const date = parts === 'month' ? Date.UTC(2026, index, 1) : Date.UTC(2026, 0, 4 + index);
        indexes.set(wordKey(format.format(date)), index);
      }
    }
  }
  return indexes;
}

let months: Map<string, number> | undefined;

/** @param word the long or short name of a month in a language of the engine @returns 1 to 12, or 0 */
export function monthOf(word: string): number {
  if (!months) {
    months = new Map([...localizedNames('month', 12)].map(([name, index]) => [name, index + 1]));
    for (const language of ENGINE_LANGUAGES) {
      const { dates } = loadMessages(language);
      for (const [index, name] of MONTHS.entries()) months.set(wordKey(dates[name]), index + 1);
    }
    for (const [name, month] of Object.entries(OTHER_NAMES)) months.set(wordKey(name), month);
  }
  return months.get(wordKey(word)) ?? 0;
}

let weekdays: Map<string, number> | undefined;
function weekdayNames(): Map<string, number> {
  weekdays ??= localizedNames('weekday', 7);
  return weekdays;
}
