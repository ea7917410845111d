/** For any unchecked record, a page contains no script and no URL of a forbidden scheme. */
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { mailHref } from '../../src/app/blocks/ContactForm.tsx';
import { frameOrigins, mapFrame, type Providers, playerOf } from '../../src/app/blocks/providers.ts';
import { prerender } from '../../src/app/entries/prerender.tsx';
import { createStore } from '../../src/core/data/load.ts';
import { resolve } from '../../src/core/resolve.ts';
import { href, writtenPath } from '../../src/core/route/path.ts';
import { redirectRule } from '../../src/core/route/redirects.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { apacheFile } from '../../src/node/hosts/apache.ts';
import { headerRules } from '../../src/node/hosts/headers.ts';
import { redirectsFile } from '../../src/node/hosts/netlify.ts';
import { nginxFile } from '../../src/node/hosts/nginx.ts';
import { redirectPage } from '../../src/node/hosts/redirectPage.ts';
import { calendarFile } from '../../src/node/ssg/sharing/calendar.ts';
import { datedItemsOf } from '../../src/node/ssg/sharing/datedItems.ts';
import { feedFile } from '../../src/node/ssg/sharing/feed.ts';
import { sitemapFiles } from '../../src/node/ssg/sharing/sitemap.ts';
import { englishLocaleSet } from '../locales.ts';
import { MINIMAL_SITE, NO_RULES } from '../sites.ts';
import { FRAME, HOSTILE, HOSTILE_PAGES, hostileSite } from './hostileRecords.ts';

const ORIGIN = 'https://harbour.school';
const STARTER = 'let starter;';
const named = HOSTILE.map((hostile) => [JSON.stringify(hostile).slice(0, 60), hostile] as const);

interface Tag {
  name: string;
  attributes: Map<string, string>;
  /** The content of a script. */
  text?: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The tags in React's HTML: attributes in double quotes, every "<" of a text escaped. @throws at the first deviation */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const token =
    /[^<]+|<!doctype html>|<!-- -->|<\/[a-z][a-z0-9-]*>|<([a-z][a-z0-9-]*)((?: [A-Za-z][\w:-]*(?:="[^"]*")?)*)\/?>/y;
  while (token.lastIndex < html.length) {
    const start = token.lastIndex;
    const tokenMatch = token.exec(html);
    if (!tokenMatch) throw new Error(`This is no tag: ${html.slice(start, start + 100)}`);
    const [, name, attributes = ''] = tokenMatch;
    if (name === undefined) continue;
    const tag: Tag = { name, attributes: new Map() };
    for (const [, key = '', value = ''] of attributes.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)) {
      tag.attributes.set(
        key.toLowerCase(),
        value.replace(/&([a-z]+|#x27);/g, (entity, word) => ENTITIES[word] ?? entity),
      );
    }
    if (name === 'script' || name === 'style') {
      const end = html.indexOf(`</${name}`, token.lastIndex);
      tag.text = html.slice(token.lastIndex, end);
      token.lastIndex = end;
    }
    tags.push(tag);
  }
  return tags;
}

/** Attributes that make a browser send a request automatically. */
const SOURCES = [
  'src',
  'srcset',
  'poster',
  'action',
  'formaction',
  'data',
  'background',
  'imagesrcset',
  'manifest',
  'ping',
];

/** Forbidden content of a page that a record could have caused. */
function faults(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes, text }) => {
    const faults: string[] = [];
    if (name === 'script') {
      if (attributes.get('type') === 'application/ld+json') JSON.parse(text ?? '');
      else if (text !== STARTER || attributes.size > 0) faults.push(`script ${text}`);
    }
    if (['iframe', 'object', 'embed', 'base', 'style', 'frame', 'applet'].includes(name)) faults.push(name);
    for (const [key, value] of attributes) {
      const isInternal = (address: string) => new URL(address, `${ORIGIN}/page/`).origin === ORIGIN;
      if (key.startsWith('on') || ['style', 'srcdoc', 'http-equiv'].includes(key))
        faults.push(`${key}=${value}`);
      if (SOURCES.includes(key) && !value.split(',').every(isInternal)) faults.push(`${key}=${value}`);
      if (key !== 'href') continue;
      const { protocol, username } = new URL(value, `${ORIGIN}/page/`);
      const linked =
        name === 'a' ? /^(https|mailto|tel):$/.test(protocol) && username === '' : isInternal(value);
      if (!linked) faults.push(`${name} href=${value}`);
    }
    return faults;
  });
}

const renderedSites = new Map<string, ReturnType<typeof renderSite>>();

function pagesOf(hostile: string) {
  const pages = renderedSites.get(hostile) ?? renderSite(hostile);
  renderedSites.set(hostile, pages);
  return pages;
}

async function renderSite(hostile: string) {
  const { site, manifest, files } = hostileSite(() => hostile);
  const table = routeTable(manifest);
  const store = createStore(async (name) => files[name], site.facts);
  const pages = HOSTILE_PAGES.map((path) => ({ path, title: hostile, section: hostile }));
  const source = {
    siteContext: { ...englishLocaleSet(site), buildYear: 2024, searchPath: 'find', pages },
    table,
    store,
    assets: {
      app: '/app.js',
      styles: [],
      paper: '/paper.css',
      inlineLoader: STARTER,
      frameColours: { light: '#fff', dark: '#000' },
    },
  };
  const documents = await Promise.all(
    [...HOSTILE_PAGES, 'voyages/none', 'nowhere'].map(async (path) => {
      const resolution = await resolve({ locales: source.siteContext.locales, table, store }, href(path));
      const share = { file: 'share/a.jpg', width: 1, height: 1, alt: hostile };
      const html = prerender(source, resolution, path, { share });
      return { path, html, page: resolution.kind === 'page' ? resolution.page : undefined };
    }),
  );
  return { site: { ...site, origin: ORIGIN }, documents };
}

test('the HTML reader finds what it should', () => {
  const html = `<a href="javascript:a">x</a><img src="//a/b.jpg" onerror="b"/><iframe></iframe><script>c</script>`;
  expect(faults(html)).toEqual(['a href=javascript:a', 'src=//a/b.jpg', 'onerror=b', 'iframe', 'script c']);
  expect(() => tagsOf('<p>1 < 2</p>')).toThrow();
});

describe.each(named)('%s', (_name, hostile) => {
  test('in every text, link and picture of every page', async () => {
    const { documents } = await pagesOf(hostile);
    for (const { path, html } of documents) expect(faults(html), path).toEqual([]);
  });

  test('in the feed, the calendar and the sitemap', async () => {
    const { site, documents } = await pagesOf(hostile);
    const items = documents.flatMap(({ page }) => (page ? datedItemsOf(page, '01-05-2124') : []));
    expect(items.length).toBeGreaterThan(5);
    const feed = feedFile(
      englishLocaleSet(site).locale,
      ORIGIN,
      items.map((item) => ({ item, published: item.day })),
      new Date(0),
    );
    expect(XMLValidator.validate(feed)).toBe(true);
    expect(feed).not.toMatch(
      /<(?!\/?(?:feed|id|title|subtitle|updated|link|icon|author|name|entry|published|category|summary)\b|\?xml)/,
    );
    for (const [, address = ''] of feed.matchAll(/ href="([^"]*)"/g))
      expect(address.startsWith(ORIGIN)).toBe(true);
    const calendar = calendarFile(englishLocaleSet({ ...site, language: hostile }).locale, ORIGIN, items, {
      today: '1970-01-01',
      built: new Date(0),
    });
    const allowed =
      /^(?:BEGIN|END|VERSION|PRODID|CALSCALE|NAME|X-WR-CALNAME|SOURCE|REFRESH-INTERVAL|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|DESCRIPTION|LOCATION|CATEGORIES|URL|TRANSP| )/;
    for (const line of calendar.split(/\r\n|\r|\n/).slice(0, -1)) expect(line).toMatch(allowed);
    for (const file of sitemapFiles(ORIGIN, [{ url: ORIGIN + hostile }]).values())
      expect(XMLValidator.validate(file)).toBe(true);
  });

  test('in redirects and host configurations', () => {
    if (/\p{Surrogate}/u.test(hostile)) return;
    const { site } = hostileSite(() => hostile);
    const html = redirectPage(englishLocaleSet({ ...site, language: hostile }).locale, writtenPath(hostile));
    const tags = tagsOf(html.replaceAll('\n', ''));
    expect(tags.filter(({ name }) => name === 'script')).toEqual([]);
    const refresh = tags.find(({ attributes }) => attributes.has('http-equiv'))?.attributes.get('content');
    // A whole address of another host, without a user name, is a valid target.
    expect(refresh).toMatch(/^0; url=(?:\/(?![/\\])\S*|https:\/\/[\w.-]+\/[\w/.?=-]*)$/);
    const old = [redirectRule(writtenPath(hostile), writtenPath(hostile))];
    for (const line of redirectsFile(old, '').trim().split('\n'))
      expect(line).toMatch(/^\/\S* (?:\/(?![/\\])\S*|https:\/\/[\w.-]+\/[\w/.?=-]*) 301$/);
    const headers = headerRules(site, { script: STARTER, styles: [] });
    const frames = /frame-src ([^;]*);/.exec(headers[0]?.headers['Content-Security-Policy'] ?? '')?.[1];
    expect(frames).toBe('https://www.youtube-nocookie.com');
    const lines = (redirects: typeof old) =>
      apacheFile({ ...NO_RULES, headers, redirects }).split(/\r\n|\r|\n/).length;
    expect(lines(old)).toBe(lines([redirectRule('a', 'b')]));
    expect(nginxFile({ ...NO_RULES, headers, redirects: old })).toContain(`location = "/`);
  });

  test('as a frame and as an e-mail address', () => {
    for (const frame of [mapFrame(undefined, hostile), playerOf(undefined, hostile)?.frame])
      expect(frame ?? 'https://www.google.com/maps').toMatch(FRAME);
    const providers: Providers = [
      { kind: 'videos', host: hostile },
      { kind: 'maps', host: hostile },
    ];
    const origins = frameOrigins({ ...MINIMAL_SITE, providers });
    for (const origin of origins) expect(origin).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/);
    const words = { first: hostile, last: hostile, subject: hostile, phone: hostile, message: hostile };
    if (!/\p{Surrogate}/u.test(hostile))
      expect(new URL(mailHref('a@b.example', words)).protocol).toBe('mailto:');
  });
});

test.each([undefined, null, 5, true, [], {}, ''])('%j is no frame', (value) => {
  expect(mapFrame(undefined, value)).toBeUndefined();
});
