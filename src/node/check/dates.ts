import { isDay, lastDay } from '../../core/data/days.ts';
import { timeOfDay } from '../../core/i18n/text.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { fieldMessages } from '../../core/problems/messages/fields.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { writtenPath } from '../../core/route/path.ts';
import { dayIn, MONTHS, today } from '../content/clock.ts';
import type { CheckedSite } from '../content/model.ts';
import { siteEntries, siteTexts } from '../content/siteValues.ts';

/** The format of all date fields. Table cells may hold such a day, or anything else. */
const DAY = /^\d{2}-\d{2}-\d{4}$/;

const MIN_YEAR = 1900;
const MAX_YEAR = 2100;

/** A date further ahead is a typing mistake, such as 2052 for 2025. */
const MAX_YEARS_AHEAD = 2;

export function dates(site: CheckedSite): Problem[] {
  const latest = today();
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_AHEAD);
  const textProblems = siteTexts(site).flatMap(({ file, path, role, field, text: value }): Problem[] => {
    if ((role !== 'date' && role !== 'cell') || !DAY.test(value)) return [];
    const impossible = findImpossibleDay(value);
    if (impossible) return [problemWithValue(file, path, impossible)];
    const year = Number(value.slice(-4));
    if (year < MIN_YEAR || year > MAX_YEAR)
      return [problemWithValue(file, path, fieldMessages.unlikelyYear(value.slice(-4)))];
    // Table cells may plan further ahead, and a rule may be in force for long.
    if (role === 'cell' || field === 'until' || (timeOfDay(value) ?? 0) <= latest.getTime()) return [];
    return [problemWithValue(file, path, fieldMessages.farAhead(value, MAX_YEARS_AHEAD))];
  });
  return [...textProblems, ...contradictedDates(site)];
}

/**
 * Reports entries whose address begins or ends with a different day or year. Four digits may also be a
 * product number: if most addresses of a file disagree, they are not years.
 */
function contradictedDates(site: CheckedSite): Problem[] {
  const thisYear = Number(dayIn(site.site?.timeZone).slice(0, 4));
  const datedEntries = siteEntries(site).flatMap(({ file, path, url, entry: { date } }) => {
    if (typeof date !== 'string' || !DAY.test(date) || !isDay(date)) return [];
    const slugDate = dateInSlug(writtenPath(url).split('/').at(-1) ?? '');
    // A future year is a name, for example of a plan.
    if (!slugDate || slugDate.years.some((year) => year > thisYear)) return [];
    const year = Number(date.slice(-4));
    const isConsistent = slugDate.day === undefined ? slugDate.years.includes(year) : slugDate.day === date;
    return [{ file, path, date, year, slugDate, agrees: isConsistent }];
  });
  const counts = new Map<SiteFile, { years: number; agreeing: number }>();
  for (const { file, slugDate, agrees } of datedEntries) {
    if (slugDate.day !== undefined) continue;
    const { years, agreeing } = counts.get(file) ?? { years: 0, agreeing: 0 };
    counts.set(file, { years: years + 1, agreeing: agreeing + Number(agrees) });
  }
  return datedEntries
    .filter(({ file, year, slugDate, agrees }) => {
      if (agrees || slugDate.day !== undefined) return !agrees;
      const { years = 0, agreeing = 0 } = counts.get(file) ?? {};
      return years === 1 ? isLikelyTypo(year, slugDate.years) : agreeing * 2 >= years;
    })
    .map(({ file, path, date, slugDate }) =>
      problemWithValue(file, [...path, 'date'], fieldMessages.dateDisagrees(date, slugDate.text)),
    );
}

const isLikelyTypo = (year: number, others: readonly number[]) =>
  others.some((other) => Math.abs(year - other) <= 1);

const DAY_IN_ADDRESS = /(?:^|-)(?:(\d{2})-(\d{2})-(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?=-|$)/;

/** A year, academic year or course: 2024, 2023-24, 2023-2024, 2019-2023. */
const YEAR_IN_ADDRESS =
  /^((?:19|20)\d\d)(?:-(\d\d(?:\d\d)?))?(?=-|$)|(?:^|-)((?:19|20)\d\d)(?:-(\d\d(?:\d\d)?))?$/;

const MAX_SPAN_YEARS = 10;

/** Returns the day or years at the start or end of an address segment. */
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

/** Returns the last year of a span. @param next the digits after the hyphen, two or four */
function lastYearOf(year: number, next = ''): number {
  if (next.length === 4) return Number(next);
  // "2024-05" is a month; only the following year ends an academic year.
  return next !== '' && String(year + 1).endsWith(next) ? year + 1 : year;
}

/** Returns undefined for a day of the calendar. @param value dd-mm-yyyy */
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
