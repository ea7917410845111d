/** Coming events as a calendar that phones and mail programs read (RFC 5545). */
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
 * @param items in any order; those that are over before today are left out
 * @param today the day of the build, yyyy-mm-dd
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
    // NAME is of RFC 7986; the other one is what most programs read.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `SOURCE;VALUE=URI:${origin}/${newsFiles(locale).calendar}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...(coming.length === 0 ? NOTHING : coming.flatMap((item) => event(locale, origin, item, built))),
    'END:VCALENDAR',
  ];
  // A line end in a value that is no TEXT, such as a language, would begin a property of its own.
  return lines.map((line) => `${fold(line.replace(/[\r\n]/g, ''))}\r\n`).join('');
}

/** A calendar must hold something (section 3.6), and a time zone is nothing that anyone sees. */
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
    // A day with an event is no day on which nobody can be met.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const lastDay = ({ day, eventTime }: DatedItem) => isoDate(eventTime?.endDate ?? '') ?? day;

/** The day after the last where it takes whole days (section 3.6.1); nothing where only its beginning is known. */
function ending(start: ZonedTime, end: ZonedTime | undefined): string[] {
  if (!start.isAllDay) return end ? [`DTEND${momentText(end)}`] : [];
  const { wallTime } = end ?? start;
  return [`DTEND${momentText({ wallTime: wallTime + 24 * 60 * 60_000, isAllDay: true })}`];
}

/**
 * A value of DTSTART or DTEND: a day; a time in UTC, which needs no rules of zones in the file; a time of the place itself where
 * the site does not say its zone.
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

/** The most octets of a line (section 3.1). */
const MAX_LINE_BYTES = 75;

/** A line cut into lines of at most 75 octets, each further one begun by a space, and no letter cut in two. */
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
