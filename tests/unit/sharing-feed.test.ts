import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { DatedItem } from '../../src/node/ssg/sharing/datedItems.ts';
import { feedEntries, feedFile } from '../../src/node/ssg/sharing/feed.ts';
import { locale, site } from './sharing.ts';

const built = new Date('2026-05-31T22:15:00.500Z');

const own: DatedItem = {
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
  const text = feedFile(locale, site.origin, [own, event].map(entryOf), built);
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

test('an entry is of midnight in the time zone of the site', () => {
  const feedIn = (timeZone: string) =>
    feedFile({ ...locale, site: { ...site, timeZone } }, site.origin, [entryOf(own)], built);
  expect(feedIn('Asia/Kolkata')).toContain('<published>2026-02-01T00:00:00+05:30</published>');
  expect(feedIn('America/New_York')).toContain('<updated>2026-02-01T00:00:00-05:00</updated>');
  expect(feedIn('Europe/London')).toContain('<updated>2026-02-01T00:00:00Z</updated>');
  expect(feedIn('Nowhere/Town')).toContain('<updated>2026-02-01T00:00:00Z</updated>');
});

const TODAY = '2026-05-31';
const onDay = (day: string): DatedItem => ({ ...own, title: day, day });
const unknown = async () => undefined;

test('a coming event has the day of its announcement, or its own if that is not known', async () => {
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
])('of %d coming events and %d past ones, the nearest thirty of each are there', async (coming, past) => {
  const dayAt = (offset: number) => new Date(Date.UTC(2026, 4, 31 + offset)).toISOString().slice(0, 10);
  const items = [
    ...Array.from({ length: coming }, (_, index) => onDay(dayAt(coming - index))),
    ...Array.from({ length: past }, (_, index) => onDay(dayAt(-index))),
  ];
  const entries = await feedEntries(items, TODAY, unknown);
  const expected = items.slice(Math.max(0, coming - 30), coming + Math.min(past, 30));
  expect(entries.map(({ item }) => item)).toEqual(expected);
});

test('a site where nothing has happened has a feed all the same', () => {
  const text = feedFile(locale, site.origin, [], built);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toContain('<updated>2026-05-31T22:15:00Z</updated>');
});

test('what no XML may hold is left out', () => {
  const text = feedFile(
    locale,
    site.origin,
    [entryOf({ ...own, title: 'a\u0000b\u000Bc\uFFFEd\uD800e\tf' })],
    built,
  );
  expect(text).toContain('<title>abcde\tf</title>');
});
