/** The filter of a long list. Its code loads on first use. */

import { memoize } from '../data/memoize.ts';
import { MONTHS } from '../i18n/format.ts';
import { dayParts } from '../i18n/text.ts';
import type { Messages } from '../model.ts';
import { openDates } from './dates.ts';
import { parseQuery, type TermVariant } from './query.ts';
import { termOf } from './terms.ts';
import { tokenize } from './tokenize.ts';

/** The date is dd-mm-yyyy or empty. */
export type ListRow = readonly [path: string, title: string, date: string, tags: readonly string[]];

/** Empty fields match everything. */
export interface FilterQuery {
  /** As typed. Each word must begin a word of the title, the tags or the day. */
  words: string;
  year: string;
  tag: string;
}

export interface Filter {
  find(wish: FilterQuery): readonly ListRow[];
}

export interface Year {
  name: string;
  count: number;
}

/** The number of rows to index before yielding to input events. */
const MAX_UNFILTERED_ROWS = 250;

/**
 * @param years in list order, so that the counts assign a year to each entry; empty without a choice
 * @throws (rejects) if the file does not match the years
 */
export async function openFilter(
  file: unknown,
  years: readonly Year[],
  dates: Messages['dates'],
): Promise<Filter> {
  const rows = rowsOf(file);
  if (years.length > 0 && years.reduce((sum, { count }) => sum + count, 0) !== rows.length)
    throw new Error('The file of the filter is not the one of this page.');
  const yearOf = years.flatMap(({ name, count }) => Array<string>(count).fill(name));

  /** The indexes of the entries by searchable form of a word. */
  const rowsByForm = new Map<string, number[]>();
  const formsOf = memoize((word: string) => [word, termOf(word)]);
  for (const [index, [, title, date, tags]] of rows.entries()) {
    if (index % MAX_UNFILTERED_ROWS === 0) await new Promise((done) => setTimeout(done));
    const text = [title, ...tags, dayText(date, dates)].join(' ');
    for (const form of new Set(tokenize(text).flatMap(({ folded }) => formsOf(folded)))) {
      const rowsOfForm = rowsByForm.get(form);
      if (rowsOfForm) rowsOfForm.push(index);
      else rowsByForm.set(form, [index]);
    }
  }
  const forms = [...rowsByForm];

  const reader = openDates(dates);
  const nameOf = memoize(tagName);
  return {
    find({ words: text, year, tag }) {
      // One bit for each typed word. All must match, alone or joined with others.
      const met = new Int32Array(rows.length);
      let all = 0;
      for (const { from, count, word, variants } of parseQuery(text, undefined, reader).terms) {
        const bits = ((1 << count) - 1) << from;
        const fits = (form: string) =>
          form.startsWith(word) || variants.some((look) => matchesTerm(form, look));
        all |= bits;
        for (const [form, indexes] of forms)
          if (fits(form)) for (const index of indexes) met[index] = (met[index] ?? 0) | bits;
      }
      const name = nameOf(tag);
      return rows.filter(
        (row, index) =>
          met[index] === all &&
          (year === '' || yearOf[index] === year) &&
          (tag === '' || row[3].some((rowTag) => nameOf(rowTag) === name)),
      );
    },
  };
}

const matchesTerm = (form: string, { term, prefix }: TermVariant) =>
  prefix ? form.startsWith(term) : form === term;

const tagName = (tag: string) =>
  tokenize(tag)
    .map(({ folded }) => folded)
    .join(' ') || tag;

/** The day with its month in the language of the page and in English. */
function dayText(date: string, dates: Messages['dates']): string {
  const { day, month, year } = dayParts(date) ?? {};
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? '' : `${Number(day)} ${dates[name]} ${name} ${year}`;
}

/** @throws if the value is not a filter file; the network may return anything */
function rowsOf(file: unknown): readonly ListRow[] {
  const { data } = file as { data: unknown };
  if (Array.isArray(data) && data.every(isRow)) return data;
  throw new Error('This is no file of a filter.');
}

const isText = (value: unknown) => typeof value === 'string';

const isRow = (row: unknown): row is ListRow =>
  Array.isArray(row) && row.slice(0, 3).every(isText) && Array.isArray(row[3]) && row[3].every(isText);
