/** The current time. For reproducible builds, SOURCE_DATE_EPOCH or the time of the content overrides it. */

import { memoize } from '../../core/data/memoize.ts';
import { MONTHS as MONTH_KEYS } from '../../core/i18n/format.ts';

/** SOURCE_DATE_EPOCH in seconds (reproducible-builds.org). */
function environmentTime(): Date | undefined {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : undefined;
}

/**
 * The time of a site's content: SOURCE_DATE_EPOCH, else the last commit, else now.
 *
 * @param lastCommit see `History`
 */
export const buildTime = (lastCommit: Date | undefined): Date =>
  environmentTime() ?? lastCommit ?? new Date();

/** SOURCE_DATE_EPOCH, else now. */
export const today = (): Date => environmentTime() ?? new Date();

const DEFAULT_TIME_ZONE = 'UTC';

/** Cached, because creating a formatter is slow. undefined for an unknown time zone. */
const formatIn = memoize((timeZone: string): Intl.DateTimeFormat | undefined => {
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  } catch {
    return undefined;
  }
});

export const isTimeZone = (name: string): boolean => formatIn(name) !== undefined;

/**
 * Returns the day in a time zone, as yyyy-mm-dd.
 *
 * @param timeZone of the site; an unknown one, which the check reports, counts as the default
 */
export function dayIn(timeZone = DEFAULT_TIME_ZONE, now = today()): string {
  const format = formatIn(timeZone) ?? formatIn(DEFAULT_TIME_ZONE);
  const parts = new Map(format?.formatToParts(now).map(({ type, value }) => [type, value]));
  return (['year', 'month', 'day'] as const).map((part) => parts.get(part)).join('-');
}

/** English month names, for titles of camps and messages. */
export const MONTHS = MONTH_KEYS.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
