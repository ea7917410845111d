/** Days that the calendar has, that are not too far ahead, and that an address does not contradict. */

import { isDay, lastDay } from '../../core/data/days.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt, type SiteFile } from '../../core/problems/problemAt.ts';
import { writtenPath } from '../../core/route/path.ts';
import { dayIn, today } from '../content/clock.ts';
import type { CheckedSite } from '../content/model.ts';
import { MONTHS } from '../content/months.ts';
import { siteEntries, siteTexts } from '../content/siteValues.ts';

/** A day as all fields of dates write it; the cells of a table may hold one, or anything else. */
const DAY = /^\d{2}-\d{2}-\d{4}$/;

/** Beyond these a year is mistyped, whatever the institution. */
const MIN_YEAR = 1900;
const MAX_YEAR = 2100;

/** Nothing is announced for a day that is further ahead; a year such as 2052 for 2025 is. */
const MAX_YEARS_AHEAD = 2;

export function dates(site: CheckedSite): Problem[] {
  const latest = today();
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_AHEAD);
  const textProblems = siteTexts(site).flatMap(({ file, path, role, field, text: value }): Problem[] => {
    if ((role !== 'date' && role !== 'cell') || !DAY.test(value)) return [];
    const impossible = findImpossibleDay(value);
    if (impossible) return [problemAt(file, path, { ...impossible, value })];
    const year = Number(value.slice(-4));
    if (year < MIN_YEAR || year > MAX_YEAR)
      return [problemAt(file, path, { ...fieldMessages.unlikelyYear(value.slice(-4)), value })];
    // The cells of a table may plan further ahead, and a rule may be in force for long.
    if (role === 'cell' || field === 'until' || timestampOf(value) <= latest.getTime()) return [];
    return [problemAt(file, path, { ...fieldMessages.farAhead(value, MAX_YEARS_AHEAD), value })];
  });
  return [...textProblems, ...contradictedDates(site)];
}

const timestampOf = (day: string) => {
  const [date = 0, month = 0, year = 0] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
};

/**
 * Entries whose address begins or ends with another day or year than theirs. Four digits may also be the number of a product: where most
 * of a file disagree, they are no years.
 */
function contradictedDates(site: CheckedSite): Problem[] {
  const thisYear = Number(dayIn(site.site?.timeZone).slice(0, 4));
  const datedEntries = siteEntries(site).flatMap(({ file, path, url, entry: { date } }) => {
    if (typeof date !== 'string' || !DAY.test(date) || !isDay(date)) return [];
    const slugDate = dateInSlug(writtenPath(url).split('/').at(-1) ?? '');
    // A year that is still to come is a name, such as of a plan.
    if (!slugDate || slugDate.years.some((year) => year > thisYear)) return [];
    const year = Number(date.slice(-4));
    const isConsistent = slugDate.day === undefined ? slugDate.years.includes(year) : slugDate.day === date;
    return [{ file, path, date, year, named: slugDate, agrees: isConsistent }];
  });
  const counts = new Map<SiteFile, { years: number; agreeing: number }>();
  for (const { file, named, agrees } of datedEntries) {
    if (named.day !== undefined) continue;
    const { years, agreeing } = counts.get(file) ?? { years: 0, agreeing: 0 };
    counts.set(file, { years: years + 1, agreeing: agreeing + Number(agrees) });
  }
  return datedEntries
    .filter(({ file, year, named, agrees }) => {
      if (agrees || named.day !== undefined) return !agrees;
      const { years = 0, agreeing = 0 } = counts.get(file) ?? {};
      return years === 1 ? isLikelyTypo(year, named.years) : agreeing * 2 >= years;
    })
    .map(({ file, path, date, named }) =>
      problemAt(file, [...path, 'date'], { ...fieldMessages.dateDisagrees(date, named.text), value: date }),
    );
}

/** Returns true if a year differs from one of others by a likely typing mistake. */
const isLikelyTypo = (year: number, others: readonly number[]) =>
  others.some((other) => Math.abs(year - other) <= 1);

/** A day as an address writes it, either way round. */
const DAY_IN_ADDRESS = /(?:^|-)(?:(\d{2})-(\d{2})-(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?=-|$)/;

/** A year, those of an academic year or of a course: 2024, 2023-24, 2023-2024, 2019-2023. */
const YEAR_IN_ADDRESS =
  /^((?:19|20)\d\d)(?:-(\d\d(?:\d\d)?))?(?=-|$)|(?:^|-)((?:19|20)\d\d)(?:-(\d\d(?:\d\d)?))?$/;

/** No course takes longer, in years. */
const MAX_SPAN_YEARS = 10;

/** The day or the years with which the last part of an address begins or ends. */
function dateInSlug(slug: string): { text: string; day?: string; years: number[] } | undefined {
  const match = DAY_IN_ADDRESS.exec(slug);
  if (match && (match.index === 0 || match.index + match[0].length === slug.length)) {
    const [text, date, month, year, firstYear, firstMonth, firstDate] = match;
    const day = `${date ?? firstDate}-${month ?? firstMonth}-${year ?? firstYear}`;
    if (isDay(day)) return { text: text.replace(/^-/, ''), day, years: [Number(year ?? firstYear)] };
  }
  const [text, first, second, last = first, next = second] = YEAR_IN_ADDRESS.exec(slug) ?? [];
  if (text === undefined || last === undefined) return undefined;
  const year = Number(last);
  const length = Math.max(1, Math.min(lastYearOf(year, next) - year + 1, MAX_SPAN_YEARS));
  return { text: text.replace(/^-/, ''), years: Array.from({ length }, (_, nth) => year + nth) };
}

/** The year that a span ends with. @param next as written behind it, in two digits or four */
function lastYearOf(year: number, next = ''): number {
  if (next.length === 4) return Number(next);
  // "2024-05" is a month; only the year after is the end of an academic year.
  return next !== '' && String(year + 1).endsWith(next) ? year + 1 : year;
}

/** What is wrong with a day that the calendar does not have; undefined for one that it has. @param value as dd-mm-yyyy */
export function findImpossibleDay(value: string): ProblemMessage | undefined {
  if (isDay(value)) return undefined;
  const [day = '', month = '', year = ''] = value.split('-');
  const name = MONTHS[Number(month) - 1];
  const swapped = `${month}-${day}-${year}`;
  if (name === undefined) {
    return isDay(swapped)
      ? fieldMessages.dayAndMonthSwapped(value, swapped)
      : fieldMessages.impossibleDay(value);
  }
  return fieldMessages.daysOfMonth(value, `${name} ${year}`, lastDay(Number(year), Number(month)));
}
