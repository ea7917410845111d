/** What time it is for a command: where two runs must give the same, a time that belongs to the content. */

/** SOURCE_DATE_EPOCH (reproducible-builds.org). */
function environmentTime(): Date | undefined {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return epoch ? new Date(Number(epoch) * 1000) : undefined;
}

/**
 * The time of a site's content: the one that the environment gives, else that of its last commit, else now.
 *
 * @param lastCommit see `History`
 */
export const buildTime = (lastCommit: Date | undefined): Date =>
  environmentTime() ?? lastCommit ?? new Date();

/** The day for which something is said about a site: the one that the environment gives, else now. */
export const today = (): Date => environmentTime() ?? new Date();

/** The time zone of a site that names none. */
const DEFAULT_TIME_ZONE = 'UTC';

/** What writes days in a time zone, by its name: making one takes long. None for a zone that does not exist. */
const formats = new Map<string, Intl.DateTimeFormat | undefined>();

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) formats.set(timeZone, newFormat(timeZone));
  return formats.get(timeZone);
}

function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
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
}

/** Whether a time zone is one of the IANA database. */
export const isTimeZone = (name: string): boolean => formatIn(name) !== undefined;

/**
 * The day that it is in a time zone, as yyyy-mm-dd.
 *
 * @param timeZone of the site; one that does not exist, which the check reports, is taken for the usual one
 */
export function dayIn(timeZone = DEFAULT_TIME_ZONE, now = today()): string {
  const format = formatIn(timeZone) ?? formatIn(DEFAULT_TIME_ZONE);
  const parts = new Map(format?.formatToParts(now).map(({ type, value }) => [type, value]));
  return (['year', 'month', 'day'] as const).map((part) => parts.get(part)).join('-');
}
