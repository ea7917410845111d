/** Days as people write them in spreadsheets. Whatever can be read in two ways is not read at all. */

import { isDay, lastDay } from '../../../core/data/days.ts';
import { latinDigits } from '../../../core/i18n/digits.ts';
import { MONTHS } from '../../../core/i18n/format.ts';
import { fold } from '../../../core/search/fold.ts';
import { ENGINE_LANGUAGES, loadMessages } from '../../content/locales.ts';

/** Which of two numbers comes first in a day such as 03/04/2026. */
export type DateOrder = 'day-first' | 'month-first';

export type DayReading =
  /** Days as dd-mm-yyyy; with `to` all from the one to the other. */
  | { kind: 'day'; day: string; to?: string }
  /** Two days that it may mean. */
  | { kind: 'unclear'; either: string; or: string }
  /** A day that the calendar does not have. */
  | { kind: 'impossible'; month: string; last: number }
  /** The name of a weekday beside the day is another one. */
  | { kind: 'weekday'; day: string }
  /** A year of two digits that may be another one, or one that is far away. */
  | { kind: 'year'; year: number }
  /** The second day of a range is before the first. */
  | { kind: 'backwards' }
  | { kind: 'unknown' };

interface DayContext {
  /** What the other days of the column show, or the person says. */
  order: DateOrder | undefined;
  /** This year. */
  year: number;
}

/**
 * What a text says of days: "3-Mar-26", "3rd March 2026", "03/03/2026", "2026-03-03", "2026 മാർച്ച് 3", "3-5 March 2026".
 * A day as this site writes it, 03-04-2026, is read so unless the column puts months first.
 */
export function readDay(text: string, context: DayContext): DayReading {
  const plain = plainText(text);
  for (const [pattern, ends] of RANGES) {
    const groups = pattern.exec(plain)?.groups;
    if (groups) return readRange(...ends(groups), context);
  }
  return readSingleDay(plain, context);
}

/** Which order numbers have in the days of a column: what those show that can be read in one way only; "mixed" when they disagree. */
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

/** Lower case, plain digits, one kind of dash, no ordinals, letters and digits apart. */
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

/** The forms of several days, and how each end is written out. */
const RANGES: readonly (readonly [RegExp, (found: Groups) => Ends])[] = [
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
  // Two whole days.
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
/** As this site and its schemas write days. With points, too, nobody puts the month first. */
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
  const numbers = parts.filter((_, place) => place !== index);
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
  if (ambiguous && context.order === undefined && dayFirst.kind === 'day' && monthFirst.kind === 'day') {
    return { kind: 'unclear', either: dayFirst.day, or: monthFirst.day };
  }
  const monthLeads = context.order === 'month-first' || (context.order === undefined && second > 12);
  return monthLeads ? monthFirst : dayFirst;
}

/** How far ahead a day may be; further ones are slips of the pen, as the check says (`date-unlikely`). */
const MAX_YEARS_AHEAD = 2;
const MIN_YEAR = 1950;
/** How far back a year of two digits may be. */
const MAX_SHORT_YEARS_BACK = 10;

/** Below zero for a year of two digits that may be another one. */
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
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );
  return { kind: 'impossible', month: `${name} ${year}`, last: lastDay(year, month) };
}

/** How months are also written in Malayalam, beside what the engine and the calendar of the language say. */
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

/** Names of months and weekdays in the languages of the engine, long and short; made once, when the first is asked for. */
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

/** The month, 1 to 12, that a word names in a language of the engine, short or long; 0 for any other word. */
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
