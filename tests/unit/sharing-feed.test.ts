import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { DatedItem } from '../../codegen/build/sharing/datedItems.ts';
import { feedFile } from '../../codegen/build/sharing/feed.ts';
import { site, voice } from './sharing.ts';

const built = new Date('2026-05-31T22:15:00.500Z');

const own: DatedItem = {
  title: 'Rope & <sail>',
  day: '2026-02-01',
  path: 'voyages/rope',
  own: true,
  summary: 'Knots "and" more.',
  section: 'Voyages & more',
};

test('an entry and an event, word for word', () => {
  const event: DatedItem = { title: 'കപ്പൽ വന്നു', day: '2025-11-30', path: 'events', own: false };
  const text = feedFile(voice, site.origin, [own, event], built);
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

test('what is still to come was written before the build', () => {
  const text = feedFile(voice, site.origin, [{ ...own, day: '2027-01-01' }], built);
  expect(text).toContain('<updated>2026-05-31T22:15:00Z</updated>');
  expect(text).not.toContain('2027');
});

test('thirty entries at most', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ ...own, path: `voyages/${index}` }));
  const text = feedFile(voice, site.origin, many, built);
  expect(text.match(/<entry>/g)).toHaveLength(30);
  expect(text).toContain('voyages/29/');
});

test('a site where nothing has happened has a feed all the same', () => {
  const text = feedFile(voice, site.origin, [], built);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toContain('<updated>2026-05-31T22:15:00Z</updated>');
});

test('what no XML may hold is left out', () => {
  const text = feedFile(voice, site.origin, [{ ...own, title: 'a\u0000b\u000Bc\uFFFEd\uD800e\tf' }], built);
  expect(text).toContain('<title>abcde\tf</title>');
});
