/** Days that the calendar has. */
import { MONTHS } from '../../src/content/text.ts';
import type { Problem } from '../../src/problem.ts';
import { at } from '../problems/problemAt.ts';
import type { Mistake } from '../problems/say.ts';
import { fieldWords } from '../problems/words/fields.ts';
import { textsOf } from '../site/content.ts';
import type { CheckedSite } from '../site/model.ts';

/** A day as all fields of dates write it; the cells of a table may hold one, or anything else. */
const DAY = /^\d{2}-\d{2}-\d{4}$/;

/** Beyond these a year is mistyped, whatever the institution. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

export function dates(site: CheckedSite): Problem[] {
  return textsOf(site).flatMap(({ file, path, role, text: value }): Problem[] => {
    if ((role !== 'date' && role !== 'cell') || !DAY.test(value)) return [];
    if (!isDay(value)) return [at(file, path, { ...impossible(value), value })];
    const year = Number(value.slice(-4));
    if (year >= FIRST_YEAR && year <= LAST_YEAR) return [];
    return [at(file, path, { ...fieldWords.unlikelyYear(value.slice(-4)), value })];
  });
}

/** Whether a text of the form dd-mm-yyyy names a day of the calendar. */
export function isDay(text: string): boolean {
  const [day = 0, month = 0, year = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(2000, month - 1, day));
  // Date.UTC takes years before 100 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function impossible(value: string): Mistake {
  const [day = '', month = '', year = ''] = value.split('-');
  const name = MONTHS[Number(month) - 1];
  const swapped = `${month}-${day}-${year}`;
  if (name === undefined) {
    return isDay(swapped) ? fieldWords.dayAndMonthSwapped(value, swapped) : fieldWords.impossibleDay(value);
  }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return fieldWords.daysOfMonth(value, `${name} ${year}`, last);
}
