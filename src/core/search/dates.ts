/** Days in content and in queries. */

import { MONTHS } from '../i18n/format.ts';
import { dayParts } from '../i18n/text.ts';
import type { Messages } from '../model.ts';
import { fold } from './fold.ts';
import { termsOf } from './terms.ts';

type Dates = Messages['dates'];

const ENGLISH: readonly string[] = MONTHS;

/**
 * The terms of a day: day, month in the languages of the site, year, and all in one.
 *
 * @param date dd-mm-yyyy; other formats have no terms
 */
export function dateTerms(date: string, dateMessages: readonly Dates[]): string[] {
  const { day, month, year } = dayParts(date) ?? {};
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return [];
  const names = dateMessages.map((dates) => dates[name]);
  return [...termsOf(`${Number(day)} ${names.join(' ')} ${year}`), `${Number(day)}${name}${year}`];
}

/** Reads days in a query, with month names of the page's language and of English. */
export interface DateReader {
  /** Normalises the days in a text, so that "18/3/2025" is equivalent to "18th March 2025". */
  spell(text: string): string;
  /** Completes an abbreviated month: "oct". */
  month(word: string): string | undefined;
  /** The term of a day in three words; equal in all languages. */
  day(words: readonly string[]): string | undefined;
}

const NUMBERS = /(^|\D)(\d{1,2})[-./](\d{1,2})[-./](\d{4}|\d{2})(?!\d)/g;
const ISO = /(^|\D)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g;
const ORDINAL = /(^|\D)(\d{1,2})(?:st|nd|rd|th)\b/g;
const SHORT = '(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const ALONE = new RegExp(`^${SHORT}$`);
/** Only next to a number, because the abbreviation may have another meaning. */
const SHORT_MONTH = new RegExp(`(\\d\\s+)${SHORT}\\b\\.?|\\b${SHORT}\\b\\.?(?=\\s*\\d)`, 'g');

/** The placeholders of a pattern such as "{year}. gada {day}. {month}". */
const PARTS: Readonly<Record<string, string>> = {
  '{day}': '(?<day>\\d{1,2})',
  '{month}': '(?<month>[\\p{L}\\p{M}]+)',
  '{year}': '(?<year>\\d{4})(?!\\d)',
};

/** Matches the day format of a language, with or without its dots. */
const patternOf = (pattern: string) =>
  new RegExp(
    `(?<before>^|[^\\p{L}\\p{N}])${fold(pattern)
      .split(/(\{\w+\})/)
      .map((part) => PARTS[part] ?? part.replace(/[^\p{L}]/gu, ' ').trim())
      .filter(Boolean)
      .join('[\\s.,]*')}`,
    'gu',
  );

/** @param dates in the language of the page */
export function openDates(dates?: Dates): DateReader {
  const monthNames = MONTHS.map((name) => fold(dates?.[name] ?? name));
  const monthOf = (word: string) => {
    for (const names of [monthNames, ENGLISH]) {
      const index = names.indexOf(word);
      if (index >= 0) return index;
    }
    if (word.length < MIN_MONTH_LETTERS) return -1;
    return monthNames.findIndex(
      (name) => name.startsWith(word) || word.startsWith(name.slice(0, stemOf(name))),
    );
  };
  const named = (prefix: string, day: string, month: string, year: string, otherwise: string) => {
    const name = monthNames[Number(month) - 1];
    if (name === undefined) return otherwise;
    return `${prefix} ${Number(day)} ${name} ${year.length === 2 ? `20${year}` : year} `;
  };
  const inFull = (short: string) => {
    const begins = (name: string) => name.startsWith(short.slice(0, 3));
    return monthNames.find(begins) ?? MONTHS.find(begins) ?? short;
  };
  const orders = ['{month} {day} {year}', ...(dates ? [dates.day] : [])].map(patternOf);
  return {
    spell(text) {
      const spelled = fold(text)
        .replace(ISO, (match, prefix: string, year: string, month: string, day: string) =>
          named(prefix, day, month, year, match),
        )
        .replace(NUMBERS, (match, prefix: string, day: string, month: string, year: string) =>
          named(prefix, day, month, year, match),
        )
        .replace(ORDINAL, '$1$2')
        .replace(
          SHORT_MONTH,
          (match, number = '', after?: string, prefix?: string) => number + inFull(after ?? prefix ?? match),
        );
      return orders.reduce((all, order) => all.replace(order, inOrder), spelled);
      function inOrder(...groups: unknown[]): string {
        const { before, day, month, year } = groups.at(-1) as Readonly<Record<string, string>>;
        return monthOf(month ?? '') < 0 ? String(groups[0]) : `${before}${day} ${month} ${year}`;
      }
    },
    month: (word) => (ALONE.test(word) ? inFull(word) : undefined),
    day([day = '', month = '', year = '']) {
      const name = /^\d{1,2}$/.test(day) && /^\d{4}$/.test(year) ? MONTHS[monthOf(month)] : undefined;
      return name && `${Number(day)}${name}${year}`;
    },
  };
}

const MIN_MONTH_LETTERS = 3;

/** The length of a month name without its ending, because some languages inflect it: "martā". */
const stemOf = ({ length }: string) => (length > 4 ? length - 1 : length);
