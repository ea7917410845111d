/** Dated items, feeds, calendars, sitemaps, and the same in several languages. */
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { SiteHead } from '../../src/app/shell/head/Head.tsx';
import { generatedFiles } from '../../src/node/content/generatedFiles.ts';
import type { BuildLocale } from '../../src/node/content/locales.ts';
import { headerRules, headersFor } from '../../src/node/hosts/headers.ts';
import { calendarFile, escapeText, fold } from '../../src/node/ssg/sharing/calendar.ts';
import { type DatedItem, datedItemsOf, sortDatedItems } from '../../src/node/ssg/sharing/datedItems.ts';
import { feedEntries, feedFile } from '../../src/node/ssg/sharing/feed.ts';
import { languagesWithNews, newsOf } from '../../src/node/ssg/sharing/index.ts';
import { newsByLanguage } from '../../src/node/ssg/sharing/news.ts';
import { robotsFile, sitemapFiles } from '../../src/node/ssg/sharing/sitemap.ts';
import { type OpenSite, openSite } from '../openSite.ts';
import { INLINE_TEXTS, MINIMAL_SITE } from '../sites.ts';
import { fixtureFolder } from './fixtures.ts';
import { locale, page, site } from './sharing.ts';

test('a page with a date is a dated item', () => {
  expect(datedItemsOf(page({ date: '09-02-2024' }))).toEqual([
    {
      title: 'First',
      day: '2024-02-09',
      path: 'voyages/first',
      isOwnPage: true,
      summary: 'The first voyage.',
      section: 'Voyages',
    },
  ]);
});

test('the summary of an entry has no Markdown and no date', () => {
  const time = { time: '09:30', endDate: '10-02-2024', endTime: '16:00' };
  const [item] = datedItemsOf(page({ date: '09-02-2024', ...time, place: 'The [hall](contact)' }));
  expect(item?.eventTime).toMatchObject({ ...time, place: 'The hall' });
});

test('the date may come from the entry of the page', () => {
  expect(datedItemsOf(page({}), '01-12-2025')[0]?.day).toBe('2025-12-01');
  expect(datedItemsOf(page({}))).toEqual([]);
});

test('events on a page are dated items', () => {
  const events = [
    { title: 'Tide', date: '01-03-2024', text: 'High water. '.repeat(60) },
    { title: 'Some day' },
    { title: 'Ebb', date: '02-03-2024' },
  ];
  const items = datedItemsOf(page({ path: 'events', title: 'Events', blocks: [{ kind: 'events', events }] }));
  expect(items.map(({ title, day, isOwnPage, section }) => [title, day, isOwnPage, section])).toEqual([
    ['Tide', '2024-03-01', false, 'Events'],
    ['Ebb', '2024-03-02', false, 'Events'],
  ]);
  expect(items[0]?.summary?.length).toBeLessThanOrEqual(301);
  expect(items[0]?.summary).toMatch(/water\.?…$/);
  expect(items[1]?.summary).toBeUndefined();
});

/** Written as "title day path"; a path that ends in + is that of a page of its own. */
const itemOf = (text: string): DatedItem => {
  const [title = '', day = '', path = ''] = text.split(' ');
  return { title, day: `2024-0${day}-01`, path: path.replace('+', ''), isOwnPage: path.endsWith('+') };
};

test.each([
  ['the latest comes first', ['a 1 a+', 'b 7 b+', 'c 6 c+'], ['b', 'c', 'a']],
  ['a page of its own counts more than an event card', ['x 1 events', 'x 1 clubs/x+', 'x 1 '], ['clubs/x']],
  ['the home page counts least', ['x 1 ', 'x 1 events'], ['events']],
  ['two pages under one title and day are two items', ['x 1 b+', 'x 1 a+'], ['a', 'b']],
  ['one title on two days is two items', ['x 1 a+', 'x 2 b+'], ['b', 'a']],
])('%s', (_, items, paths) =>
  expect(sortDatedItems(items.map(itemOf)).map(({ path }) => path)).toEqual(paths),
);

const built = new Date('2026-05-31T22:15:00.500Z');

const ownPage: DatedItem = {
  title: 'Rope & <sail>',
  day: '2026-02-01',
  path: 'voyages/rope',
  isOwnPage: true,
  summary: 'Knots "and" more.',
  section: 'Voyages & more',
};

const entryOf = (item: DatedItem) => ({ item, published: item.day });

test('an entry and an event, word for word', () => {
  const event: DatedItem = { title: 'കപ്പൽ വന്നു', day: '2025-11-30', path: 'events', isOwnPage: false };
  const text = feedFile(locale, site.origin, [ownPage, event].map(entryOf), built);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toBe(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>https://harbour.example/feed.xml</id>
  <title>Harbour: news and events</title>
  <subtitle>A school for &lt;sailors&gt;.</subtitle>
  <updated>2026-02-01T00:00:00Z</updated>
  <link rel="self" type="application/atom+xml" href="https://harbour.example/feed.xml"/>
  <link rel="alternate" type="text/html" href="https://harbour.example/"/>
  <icon>https://harbour.example/favicon.svg</icon>
  <author><name>Harbour College &amp; School</name></author>
  <entry>
    <id>https://harbour.example/voyages/rope/</id>
    <title>Rope &amp; &lt;sail&gt;</title>
    <link rel="alternate" type="text/html" href="https://harbour.example/voyages/rope/"/>
    <published>2026-02-01T00:00:00Z</published>
    <updated>2026-02-01T00:00:00Z</updated>
    <category term="Voyages &amp; more"/>
    <summary>Knots &quot;and&quot; more.</summary>
  </entry>
  <entry xml:lang="ml">
    <id>tag:harbour.example,2025-11-30:%E0%B4%95%E0%B4%AA%E0%B5%8D%E0%B4%AA%E0%B5%BD%20%E0%B4%B5%E0%B4%A8%E0%B5%8D%E0%B4%A8%E0%B5%81</id>
    <title>കപ്പൽ വന്നു</title>
    <link rel="alternate" type="text/html" href="https://harbour.example/events/"/>
    <published>2025-11-30T00:00:00Z</published>
    <updated>2025-11-30T00:00:00Z</updated>
  </entry>
</feed>
`);
});

test('an entry has midnight in the time zone of the site', () => {
  const feedIn = (timeZone: string) =>
    feedFile({ ...locale, site: { ...site, timeZone } }, site.origin, [entryOf(ownPage)], built);
  expect(feedIn('Asia/Kolkata')).toContain('<published>2026-02-01T00:00:00+05:30</published>');
  expect(feedIn('America/New_York')).toContain('<updated>2026-02-01T00:00:00-05:00</updated>');
  expect(feedIn('Europe/London')).toContain('<updated>2026-02-01T00:00:00Z</updated>');
  expect(feedIn('Nowhere/Town')).toContain('<updated>2026-02-01T00:00:00Z</updated>');
});

const TODAY = '2026-05-31';
const onDay = (day: string): DatedItem => ({ ...ownPage, title: day, day });
const unknown = async () => undefined;

test('an upcoming event has the date of its announcement, or its own if that is unknown', async () => {
  const items = ['2027-01-01', '2026-06-01', TODAY, '2026-05-30'].map(onDay);
  const announced = await feedEntries(items, TODAY, async ({ day }) =>
    day === '2027-01-01' ? '2026-03-01' : undefined,
  );
  expect(announced.map(({ item, published }) => [item.day, published])).toEqual([
    ['2027-01-01', '2026-03-01'],
    ['2026-06-01', '2026-06-01'],
    [TODAY, TODAY],
    ['2026-05-30', '2026-05-30'],
  ]);
});

test.each([
  [0, 0],
  [1, 0],
  [0, 1],
  [40, 1],
  [1, 40],
  [40, 40],
])('of %d coming events and %d past ones, the nearest thirty of each are included', async (coming, past) => {
  const dayAt = (offset: number) => new Date(Date.UTC(2026, 4, 31 + offset)).toISOString().slice(0, 10);
  const items = [
    ...Array.from({ length: coming }, (_, index) => onDay(dayAt(coming - index))),
    ...Array.from({ length: past }, (_, index) => onDay(dayAt(-index))),
  ];
  const entries = await feedEntries(items, TODAY, unknown);
  const expected = items.slice(Math.max(0, coming - 30), coming + Math.min(past, 30));
  expect(entries.map(({ item }) => item)).toEqual(expected);
});

test('a site without items has an empty feed', () => {
  const text = feedFile(locale, site.origin, [], built);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toContain('<updated>2026-05-31T22:15:00Z</updated>');
});

test('characters that XML does not allow are removed', () => {
  const item = { ...ownPage, title: 'a\u0000b\u000Bc\uFFFEd\uD800e\tf' };
  expect(feedFile(locale, site.origin, [entryOf(item)], built)).toContain('<title>abcde\tf</title>');
});

const times = { today: '2026-05-31', built: new Date('2026-05-31T22:15:00.500Z') };

const voyage: DatedItem = {
  title: 'Voyage; north, then east',
  day: '2026-12-31',
  path: 'voyages/വടക്കോട്ട്',
  isOwnPage: true,
  summary: 'Bring a coat.\nAnd a hat.',
  section: 'Voyages',
};

const HEAD = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//site-from-data//events//EN
CALSCALE:GREGORIAN
NAME:Harbour: coming events
X-WR-CALNAME:Harbour: coming events
SOURCE;VALUE=URI:https://harbour.example/events.ics
REFRESH-INTERVAL;VALUE=DURATION:P1D
`;

test('an event lasts a whole day, and ends on the next', () => {
  const text = calendarFile(locale, site.origin, [voyage], times);
  expect(text.replaceAll('\r\n ', '').replaceAll('\r\n', '\n')).toBe(`${HEAD}BEGIN:VEVENT
UID:f8be32d5943d338ee85c3fd8@harbour.example
DTSTAMP:20260531T221500Z
DTSTART;VALUE=DATE:20261231
DTEND;VALUE=DATE:20270101
SUMMARY;LANGUAGE=en:Voyage\\; north\\, then east
DESCRIPTION;LANGUAGE=en:Bring a coat.\\nAnd a hat.
CATEGORIES:Voyages
URL:https://harbour.example/voyages/%E0%B4%B5%E0%B4%9F%E0%B4%95%E0%B5%8D%E0%B4%95%E0%B5%8B%E0%B4%9F%E0%B5%8D%E0%B4%9F%E0%B5%8D/
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`);
});

test('a calendar without events has a hidden placeholder that the format requires', () => {
  const text = calendarFile(locale, site.origin, [{ ...voyage, day: '2026-05-30' }], times);
  expect(text.replaceAll('\r\n', '\n')).toBe(`${HEAD}BEGIN:VTIMEZONE
TZID:Etc/UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
TZNAME:UTC
END:STANDARD
END:VTIMEZONE
END:VCALENDAR
`);
});

test.each<[day: string, listed: boolean]>([
  ['2025-12-31', false],
  ['2026-05-30', false],
  ['2026-05-31', true],
  ['2026-06-01', true],
  ['2031-01-01', true],
])('an event on %s is coming: %s', (day, listed) => {
  expect(calendarFile(locale, site.origin, [{ ...voyage, day }], times).includes('BEGIN:VEVENT')).toBe(
    listed,
  );
});

const datesOf = (eventTime: DatedItem['eventTime'], timeZone?: string) =>
  calendarFile({ ...locale, site: { ...site, timeZone } }, site.origin, [{ ...voyage, eventTime }], times)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(DTSTART|DTEND|LOCATION)/.test(line));

test.each<[eventTime: DatedItem['eventTime'], zone: string | undefined, lines: string[]]>([
  [{ time: '09:30' }, 'Asia/Kolkata', ['DTSTART:20261231T040000Z']],
  [
    { time: '09:30', endTime: '16:00' },
    'Asia/Kolkata',
    ['DTSTART:20261231T040000Z', 'DTEND:20261231T103000Z'],
  ],
  [
    { time: '22:00', endTime: '24:00' },
    'Europe/Riga',
    ['DTSTART:20261231T200000Z', 'DTEND:20261231T220000Z'],
  ],
  [
    { time: '09:30', endDate: '02-01-2027' },
    'Asia/Kolkata',
    ['DTSTART:20261231T040000Z', 'DTEND:20270102T183000Z'],
  ],
  [{ endDate: '02-01-2027' }, 'Asia/Kolkata', ['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270103']],
  [{ time: '09:30' }, undefined, ['DTSTART:20261231T093000']],
  [
    { place: 'Hall 2; up, top' },
    undefined,
    ['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101', 'LOCATION;LANGUAGE=en:Hall 2\\; up\\, top'],
  ],
])('%j in %s', (occasion, zone, lines) => expect(datesOf(occasion, zone)).toEqual(lines));

test('a running event is included until its last day', () => {
  const item = { ...voyage, day: '2026-05-29', eventTime: { endDate: '31-05-2026' } };
  const listed = (today: string) =>
    calendarFile(locale, site.origin, [item], { ...times, today }).includes('VEVENT');
  expect(listed('2026-05-31')).toBe(true);
  expect(listed('2026-06-01')).toBe(false);
});

test('no character of a place is split', () => {
  const item = { ...voyage, eventTime: { place: 'മുഖ്യ ഓഡിറ്റോറിയം, അരലുംമൂട് '.repeat(3) } };
  const text = calendarFile(locale, site.origin, [item], times);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\uFFFD');
  }
  expect(text.replaceAll('\r\n ', '')).toContain('LOCATION;LANGUAGE=ml:മുഖ്യ ഓഡിറ്റോറിയം\\, അരലുംമൂട്');
});

test('events are sorted by date, each with a stable id', () => {
  const second = { ...voyage, title: 'തിരികെ', day: '2026-06-02', summary: undefined, section: undefined };
  const text = calendarFile(locale, site.origin, [voyage, second], times);
  expect(text.indexOf('SUMMARY;LANGUAGE=ml:തിരികെ')).toBeLessThan(text.indexOf('SUMMARY;LANGUAGE=en:Voyage'));
  const names = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(2);
  expect(calendarFile(locale, site.origin, [second], { ...times, today: '2026-06-01' })).toContain(
    `UID:${names[0]}`,
  );
});

test.each<[text: string, escaped: string]>([
  ['plain', 'plain'],
  ['a, b; c', 'a\\, b\\; c'],
  ['C:\\', 'C:\\\\'],
  ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
  ['bell\u0007\u007F', 'bell'],
  ['ക്ഷ “മ”', 'ക്ഷ “മ”'],
])('%j is written as %j', (text, escaped) => expect(escapeText(text)).toBe(escaped));

test.each<[name: string, line: string, folded: string]>([
  ['75 octets', 'x'.repeat(75), 'x'.repeat(75)],
  ['76 octets', 'x'.repeat(76), `${'x'.repeat(75)}\r\n x`],
  ['a third line', 'x'.repeat(150), `${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`],
  // Three octets per letter: 24 letters fill 72 of 75, and a 25th would end at 75 only without the first character.
  ['letters of three octets', `S${'അ'.repeat(25)}`, `S${'അ'.repeat(24)}\r\n അ`],
  ['a letter of four octets at the edge', `${'x'.repeat(73)}😀`, `${'x'.repeat(73)}\r\n 😀`],
])('a line of %s', (_, line, folded) => expect(fold(line)).toBe(folded));

test('a folded line is short, complete and splits no character', () => {
  const letters = fc.constantFrom('a', ' ', 'é', 'അ', 'ക്ഷ', '\u200D', '😀');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 400, size: 'max' }), (line) => {
      const lines = fold(line).split('\r\n');
      const restored = lines.map((part, index) => (index === 0 ? part : part.slice(1))).join('');
      return (
        restored === line &&
        lines.every((part) => Buffer.byteLength(part) <= 75 && !part.includes('\uFFFD')) &&
        lines.slice(1).every((part) => part.startsWith(' ') && part.length > 1)
      );
    }),
  );
});

const origin = 'https://harbour.example';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

test('one file for a site of usual size', () => {
  const files = sitemapFiles(origin, [
    { url: `${origin}/`, changed: '2026-01-02' },
    { url: `${origin}/a&b/` },
  ]);
  expect([...files]).toEqual([
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset ${NAMESPACE}>
  <url><loc>https://harbour.example/</loc><lastmod>2026-01-02</lastmod></url>
  <url><loc>https://harbour.example/a&amp;b/</loc></url>
</urlset>
`,
    ],
  ]);
});

test('several files and an index for a very large site', () => {
  const entries = ['a', 'b', 'c'].map((path) => ({ url: `${origin}/${path}/` }));
  const files = sitemapFiles(origin, entries, 2);
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
  const listed = [1, 2].map((nth) => files.get(`sitemap-${nth}.xml`)?.match(/[abc](?=\/<\/loc>)/g));
  expect(listed).toEqual([['a', 'b'], ['c']]);
  expect(files.get('sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex ${NAMESPACE}>
  <sitemap><loc>https://harbour.example/sitemap-1.xml</loc></sitemap>
  <sitemap><loc>https://harbour.example/sitemap-2.xml</loc></sitemap>
</sitemapindex>
`);
  for (const text of files.values()) expect(XMLValidator.validate(text)).toBe(true);
});

test('robots.txt names an existing sitemap', () => {
  expect(robotsFile(undefined)).toBe('User-agent: *\nAllow: /\n');
  expect(robotsFile(origin)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://harbour.example/sitemap.xml\n',
  );
});

describe('a site in two languages', () => {
  const built = new Date('2025-01-31T12:00:00Z');
  const origin = 'https://clinic.example';
  const item = (fields: Partial<DatedItem>, language: string) => ({
    ...{ title: 'Open day', day: '2025-03-18', path: 'open-day', isOwnPage: true, data: 'days' },
    ...fields,
    language,
  });

  let site: OpenSite;
  let english: BuildLocale;

  beforeAll(async () => {
    site = await openSite(fixtureFolder('arabic'));
    english = (await site.locales('en')) as BuildLocale;
  });

  test('each language has items of its own pages', () => {
    const news = newsByLanguage(
      [
        item({}, 'en'),
        item({ title: 'तैयारी', path: 'hi/open-day' }, 'hi'),
        item({ path: 'ml/open-day' }, 'ml'),
        // It has no translation: the page in Malayalam lists the same as the English one.
        item({ path: 'ml', isOwnPage: false }, 'ml'),
        item({ path: 'ar', isOwnPage: false }, 'ar'),
      ],
      'en',
    );
    expect([...news].map(([language, items]) => [language, items.map(({ path }) => path)])).toEqual([
      ['en', ['open-day']],
      ['hi', ['hi/open-day']],
      ['ml', ['ml/open-day']],
    ]);
    expect([...newsByLanguage([item({}, 'ml')], 'en')].map(([language]) => language)).toEqual(['en', 'ml']);
  });

  test('a language has a feed if it has items', async () => {
    const languages = async (paths: readonly string[]) => {
      const resolutions = await Promise.all(paths.map(site.resolution));
      const items = resolutions.map((each) => (each.kind === 'page' ? newsOf(each, site.store) : []));
      return languagesWithNews(
        (await Promise.all(items)).map((items) => ({ items })),
        'ar',
      );
    };
    expect(await languages(site.paths)).toEqual(['ar', 'en', 'ml', 'hi']);
    const others = site.paths.filter((path) => !path.startsWith('en/services'));
    expect(await languages(others)).toEqual(['ar', 'ml', 'hi']);
  });

  test('the feed of a second language has its own address, texts and home page', () => {
    const news = [{ item: item({ path: 'en/services/vaccination' }, 'en'), published: '2025-01-30' }];
    const text = feedFile(english, origin, news, built);
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
    expect(text).toContain('<id>https://clinic.example/feed.en.xml</id>');
    expect(text).toContain('<title>Al Nakheel Clinic: news and events</title>');
    expect(text).toContain(
      'rel="self" type="application/atom+xml" href="https://clinic.example/feed.en.xml"',
    );
    expect(text).toContain('rel="alternate" type="text/html" href="https://clinic.example/en/"');
    expect(text).toContain('<author><name>Al Nakheel Community Clinic</name></author>');
    const first = feedFile(site.locale, origin, [], built);
    expect(first).toContain('xml:lang="ar"');
    expect(first).toContain('<id>https://clinic.example/feed.xml</id>');
  });

  test('and so has its calendar', () => {
    const text = calendarFile(english, origin, [item({}, 'en')], { today: '2025-01-31', built });
    expect(text).toContain('NAME:Al Nakheel Clinic: coming events\r\n');
    expect(text).toContain('SOURCE;VALUE=URI:https://clinic.example/events.en.ics\r\n');
    expect(text).toContain('SUMMARY;LANGUAGE=en:Open day\r\n');
  });

  test('a page links to the feed of its language', () => {
    const named = (locale: BuildLocale) =>
      [
        ...renderToStaticMarkup(
          createElement(SiteHead, { locale, colours: { light: '#fff', dark: '#000' } }),
        ).matchAll(/rel="alternate" type="[^"]+" href="([^"]+)" title="([^"]+)"/g),
      ].map(([, href, title]) => `${href} ${title}`);
    expect(named(english)).toEqual([
      '/feed.en.xml Al Nakheel Clinic: news and events',
      '/events.en.ics Al Nakheel Clinic: coming events',
    ]);
    expect(named(site.locale).map((link) => link.split(' ')[0])).toEqual(['/feed.xml', '/events.ics']);
  });

  test('hosts send them with their types, and a file of their name is reported', () => {
    const rules = headerRules(MINIMAL_SITE, INLINE_TEXTS, ['en', 'ml']);
    const type = (path: string) => headersFor(rules, path)['Content-Type'];
    for (const name of ['feed.xml', 'feed.ml.xml'])
      expect(type(`/${name}`), name).toBe('application/atom+xml; charset=utf-8');
    for (const name of ['events.ics', 'events.ml.ics'])
      expect(type(`/${name}`), name).toBe('text/calendar; charset=utf-8');
    expect(generatedFiles([], [], ['ml']).get('feed.ml.xml')?.precedence).toBe('outdated');
  });

  test('the sitemap names a page in all its languages, and the original', () => {
    const versions: [string, string][] = [
      ['en', `${origin}/en/`],
      ['ar', `${origin}/`],
      ['x-default', `${origin}/`],
    ];
    const [[, text] = []] = sitemapFiles(origin, [
      { url: `${origin}/en/`, versions },
      { url: `${origin}/a/`, versions: [] },
    ]);
    expect(XMLValidator.validate(text ?? '')).toBe(true);
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml">');
    expect(text).toContain(`  <url><loc>${origin}/en/</loc>${versions
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
      .join('')}</url>
  <url><loc>${origin}/a/</loc></url>
`);
  });
});
