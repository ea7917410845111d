/** Writes news and events as an Atom feed (RFC 4287). */

import { FILES, newsFiles } from '../../../app/shell/head/files.ts';
import { format } from '../../../core/i18n/format.ts';
import { textLanguage } from '../../../core/i18n/language.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { formatZonedTime, zonedTimesOf } from '../../../core/i18n/zonedTime.ts';
import { baseOf } from '../../../core/route/base.ts';
import { href } from '../../../core/route/path.ts';
import type { BuildLocale } from '../../content/locales.ts';
import type { DatedItem } from './datedItems.ts';
import { escapeXml } from './xml.ts';

/** The maximum number of past entries, and of upcoming ones. */
const MAX_ENTRIES = 30;

interface FeedEntry {
  item: DatedItem;
  /** yyyy-mm-dd. */
  published: string;
}

/**
 * Returns the latest news and the next upcoming events, latest first. An upcoming event has the day of its
 * announcement, so that its entry does not change until the event does; if that is unknown, its own day.
 *
 * @param items latest first
 * @param today yyyy-mm-dd
 */
export async function feedEntries<Item extends DatedItem>(
  items: readonly Item[],
  today: string,
  findAnnouncement: (item: Item) => Promise<string | undefined>,
): Promise<FeedEntry[]> {
  const coming = items.filter(({ day }) => day > today).slice(-MAX_ENTRIES);
  const past = items.filter(({ day }) => day <= today).slice(0, MAX_ENTRIES);
  const announced = await Promise.all(
    coming.map(async (item) => ({ item, published: (await findAnnouncement(item)) ?? item.day })),
  );
  return [...announced, ...past.map((item) => ({ item, published: item.day }))];
}

/** @param built the time of the content, which is the date of an empty feed */
export function feedFile(
  locale: BuildLocale,
  origin: string,
  entries: readonly FeedEntry[],
  built: Date,
): string {
  const { site, language, build } = locale;
  const { name, description } = site;
  const latest = entries
    .map(({ published }) => published)
    .sort()
    .at(-1);
  const updated = latest === undefined ? timestamp(built) : startOfDay(latest, site.timeZone);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">
  <id>${escapeXml(`${origin}/${newsFiles(locale).feed}`)}</id>
  <title>${escapeXml(format(build.feeds.news, { site: site.shortName ?? name }))}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <updated>${updated}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/${newsFiles(locale).feed}`)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(origin + href(locale.home))}"/>
  <icon>${escapeXml(`${origin}/${FILES.icon}`)}</icon>
  <author><name>${escapeXml(name)}</name></author>
${entries.map((entry) => entryElement(locale, origin, entry)).join('')}</feed>
`;
}

function entryElement(
  { site, language, scripts }: BuildLocale,
  origin: string,
  { item, published }: FeedEntry,
): string {
  const { title, path, summary, section } = item;
  const time = startOfDay(published, site.timeZone);
  const url = origin + href(path);
  const textLanguageCode = textLanguage(`${title} ${summary ?? ''}`, language, scripts);
  return `  <entry${textLanguageCode === language ? '' : ` xml:lang="${textLanguageCode}"`}>
    <id>${escapeXml(item.isOwnPage ? url : tagOf(origin, item))}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${time}</published>
    <updated>${time}</updated>
${section === undefined ? '' : `    <category term="${escapeXml(section)}"/>\n`}${
  summary === undefined ? '' : `    <summary>${escapeXml(summary)}</summary>\n`
}  </entry>
`;
}

/** A permanent identifier for items without their own page (RFC 4151). */
function tagOf(origin: string, { day, title }: Pick<DatedItem, 'day' | 'title'>): string {
  const host = new URL(origin).hostname;
  return `tag:${host},${day}:${baseOf({ origin })}${encodeURIComponent(title.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}

/** Midnight in the time zone of the site, or in UTC (RFC 3339). @param day yyyy-mm-dd */
function startOfDay(day: string, timeZone = 'UTC'): string {
  const { start } = zonedTimesOf({ date: reverseDay(day), time: '00:00' }, timeZone) ?? {};
  return start?.offset ? formatZonedTime(start) : `${day}T00:00:00Z`;
}

/** RFC 3339, to the second. */
const timestamp = (time: Date) => time.toISOString().replace(/\.\d+/, '');
