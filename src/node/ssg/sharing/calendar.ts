/** Writes upcoming events as a calendar (RFC 5545). */
import { createHash } from 'node:crypto';
import { newsFiles } from '../../../app/shell/head/files.ts';
import { format } from '../../../core/i18n/format.ts';
import { textLanguage } from '../../../core/i18n/language.ts';
import { isoDate, reverseDay } from '../../../core/i18n/text.ts';
import { type ZonedTime, zonedTimesOf } from '../../../core/i18n/zonedTime.ts';
import { baseOf } from '../../../core/route/base.ts';
import { href } from '../../../core/route/path.ts';
import type { BuildLocale } from '../../content/locales.ts';
import type { DatedItem } from './datedItems.ts';

/**
 * @param items in any order; past ones are omitted
 * @param today yyyy-mm-dd
 * @param built the time of the content
 */
export function calendarFile(
  locale: BuildLocale,
  origin: string,
  items: readonly DatedItem[],
  { today, built }: { today: string; built: Date },
): string {
  const { site, build } = locale;
  const coming = items.filter((item) => lastDay(item) >= today).sort((a, b) => (a.day < b.day ? -1 : 1));
  const name = format(build.feeds.coming, { site: site.shortName ?? site.name });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//site-from-data//events//EN',
    'CALSCALE:GREGORIAN',
    // NAME is defined in RFC 7986; most programs read X-WR-CALNAME.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `SOURCE;VALUE=URI:${origin}/${newsFiles(locale).calendar}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...(coming.length === 0 ? NOTHING : coming.flatMap((item) => event(locale, origin, item, built))),
    'END:VCALENDAR',
  ];
  // A line break in a value that is not of type TEXT would begin another property.
  return lines.map((line) => `${fold(line.replace(/[\r\n]/g, ''))}\r\n`).join('');
}

/** A calendar needs a component (section 3.6); a time zone is invisible. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function event(
  { language, scripts, site }: BuildLocale,
  origin: string,
  { title, day, eventTime, path, summary, section }: DatedItem,
  built: Date,
): string[] {
  const date = reverseDay(day);
  const { start, end } = zonedTimesOf({ ...eventTime, date }, site.timeZone) ?? {};
  const place = eventTime?.place;
  const name = createHash('sha256')
    .update(JSON.stringify([day, title, path]))
    .digest('hex')
    .slice(0, 24);
  const text = (property: string, value: string) =>
    `${property};LANGUAGE=${textLanguage(value, language, scripts)}:${escapeText(value)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${name}@${new URL(origin).hostname}${baseOf({ origin })}`,
    `DTSTAMP:${built.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...(start ? [`DTSTART${momentText(start)}`, ...ending(start, end)] : []),
    text('SUMMARY', title),
    ...(summary === undefined ? [] : [text('DESCRIPTION', summary)]),
    ...(place === undefined ? [] : [text('LOCATION', place)]),
    ...(section === undefined ? [] : [`CATEGORIES:${escapeText(section)}`]),
    `URL:${origin}${href(path)}`,
    // An all-day event does not make the day busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const lastDay = ({ day, eventTime }: DatedItem) => isoDate(eventTime?.endDate ?? '') ?? day;

/** The day after the last one for all-day events (section 3.6.1); undefined if only the start is known. */
function ending(start: ZonedTime, end: ZonedTime | undefined): string[] {
  if (!start.isAllDay) return end ? [`DTEND${momentText(end)}`] : [];
  const { wallTime } = end ?? start;
  return [`DTEND${momentText({ wallTime: wallTime + 24 * 60 * 60_000, isAllDay: true })}`];
}

/**
 * A value of DTSTART or DTEND: a day, a time in UTC, which needs no time zone rules, or a local time if the
 * site has no time zone.
 */
function momentText({ wallTime, offset, isAllDay }: ZonedTime): string {
  const text = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+Z/g, '');
  if (isAllDay) return `;VALUE=DATE:${text(wallTime).slice(0, 8)}`;
  return offset === undefined ? `:${text(wallTime)}` : `:${text(wallTime - offset * 60_000)}Z`;
}

/** A value of type TEXT (section 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(CONTROL, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\0-\x08\x0B-\x1F\x7F]/g;

/** The maximum length of a line in octets (section 3.1). */
const MAX_LINE_BYTES = 75;

/** Folds a line after 75 octets, never inside a character. Continuation lines begin with a space. */
export function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (octets + more > MAX_LINE_BYTES) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += more;
  }
  return [...lines, current].join('\r\n');
}
