/** News and events as an Atom feed (RFC 4287). */

import { textLanguage } from '../../../src/content/language.ts';
import { phrase } from '../../../src/content/words.ts';
import { baseOf } from '../../../src/route/base.ts';
import { href } from '../../../src/route/path.ts';
import { FILES, newsFiles } from '../../../src/shell/head/files.ts';
import type { BuildVoice } from '../../site/voices.ts';
import type { DatedItem } from './datedItems.ts';
import { escapeXml } from './xml.ts';

/** How many entries the feed has. */
const MOST = 30;

/**
 * @param items the latest first
 * @param built the time of the build: what lies in the future was written before it
 */
export function feedFile(
  voice: BuildVoice,
  origin: string,
  items: readonly DatedItem[],
  built: Date,
): string {
  const { site, language, build } = voice;
  const { name, description } = site;
  const entries = items.slice(0, MOST).map((item) => ({
    item,
    updated: moment(item.day, built),
  }));
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? timestamp(built);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">
  <id>${escapeXml(`${origin}/${newsFiles(voice).feed}`)}</id>
  <title>${escapeXml(phrase(build.feeds.news, { site: site.shortName ?? name }))}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <updated>${updated}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(`${origin}/${newsFiles(voice).feed}`)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(origin + href(voice.home))}"/>
  <icon>${escapeXml(`${origin}/${FILES.icon}`)}</icon>
  <author><name>${escapeXml(name)}</name></author>
${entries.map(({ item, updated: time }) => entryElement(voice, origin, item, time)).join('')}</feed>
`;
}

function entryElement(
  { language, scripts }: BuildVoice,
  origin: string,
  item: DatedItem,
  updated: string,
): string {
  const { title, path, summary, section } = item;
  const url = origin + href(path);
  const own = textLanguage(`${title} ${summary ?? ''}`, language, scripts);
  return `  <entry${own === language ? '' : ` xml:lang="${own}"`}>
    <id>${escapeXml(item.own ? url : tagOf(origin, item))}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
    <published>${updated}</published>
    <updated>${updated}</updated>
${section === undefined ? '' : `    <category term="${escapeXml(section)}"/>\n`}${
  summary === undefined ? '' : `    <summary>${escapeXml(summary)}</summary>\n`
}  </entry>
`;
}

/** A permanent name for what has no page of its own (RFC 4151). */
function tagOf(origin: string, { day, title }: Pick<DatedItem, 'day' | 'title'>): string {
  const place = new URL(origin).hostname;
  return `tag:${place},${day}:${baseOf({ origin })}${encodeURIComponent(title.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}

function moment(day: string, built: Date): string {
  const time = new Date(`${day}T00:00:00Z`);
  return timestamp(time < built ? time : built);
}

/** RFC 3339, to the second. */
const timestamp = (time: Date) => time.toISOString().replace(/\.\d+/, '');
