/** The machine-readable files of a site in two languages: a feed and a calendar each, and alternate links. */
import { XMLValidator } from 'fast-xml-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { SiteHead } from '../../src/app/shell/head/Head.tsx';
import { generatedFiles } from '../../src/node/content/generatedFiles.ts';
import type { BuildLocale } from '../../src/node/content/locales.ts';
import { headerRules, headersFor } from '../../src/node/hosts/headers.ts';
import { calendarFile } from '../../src/node/ssg/sharing/calendar.ts';
import type { DatedItem } from '../../src/node/ssg/sharing/datedItems.ts';
import { feedFile } from '../../src/node/ssg/sharing/feed.ts';
import { languagesWithNews, newsOf } from '../../src/node/ssg/sharing/index.ts';
import { newsByLanguage } from '../../src/node/ssg/sharing/news.ts';
import { sitemapFiles } from '../../src/node/ssg/sharing/sitemap.ts';
import { type OpenSite, openSite } from '../openSite.ts';
import { MINIMAL_SITE } from '../sites.ts';
import { fixtureFolder } from './fixtures.ts';

const built = new Date('2025-01-31T12:00:00Z');
const origin = 'https://clinic.example';
const item = (fields: Partial<DatedItem>, language: string) => ({
  title: 'Open day',
  day: '2025-03-18',
  path: 'open-day',
  isOwnPage: true,
  ...fields,
  language,
  data: 'days',
});

let site: OpenSite;
let english: BuildLocale;

beforeAll(async () => {
  site = await openSite(fixtureFolder('arabic'));
  english = (await site.locales('en')) as BuildLocale;
});

test('each language has what its own pages tell of', () => {
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

test('a language has a feed when it has news', async () => {
  const languages = async (paths: readonly string[]) => {
    const resolutions = await Promise.all(paths.map(site.resolution));
    const items = resolutions.map((each) => (each.kind === 'page' ? newsOf(each, site.store) : []));
    return languagesWithNews(
      (await Promise.all(items)).map((items) => ({ items })),
      'ar',
    );
  };
  expect(await languages(site.paths)).toEqual(['ar', 'en', 'ml', 'hi']);
  expect(await languages(site.paths.filter((path) => !path.startsWith('en/services')))).toEqual([
    'ar',
    'ml',
    'hi',
  ]);
});

test('the feed of a second language has an address, words and a home page of its own', () => {
  const text = feedFile(
    english,
    origin,
    [{ item: item({ path: 'en/services/vaccination' }, 'en'), published: '2025-01-30' }],
    built,
  );
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
  expect(text).toContain('<id>https://clinic.example/feed.en.xml</id>');
  expect(text).toContain('<title>Al Nakheel Clinic: news and events</title>');
  expect(text).toContain('rel="self" type="application/atom+xml" href="https://clinic.example/feed.en.xml"');
  expect(text).toContain('rel="alternate" type="text/html" href="https://clinic.example/en/"');
  expect(text).toContain('<author><name>Al Nakheel Community Clinic</name></author>');
  const first = feedFile(site.locale, origin, [], built);
  expect(first).toContain('xml:lang="ar"');
  expect(first).toContain('<id>https://clinic.example/feed.xml</id>');
});

test('so has its calendar', () => {
  const text = calendarFile(english, origin, [item({}, 'en')], { today: '2025-01-31', built });
  expect(text).toContain('NAME:Al Nakheel Clinic: coming events\r\n');
  expect(text).toContain('SOURCE;VALUE=URI:https://clinic.example/events.en.ics\r\n');
  expect(text).toContain('SUMMARY;LANGUAGE=en:Open day\r\n');
});

test('a page names the feed of its language', () => {
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

test('hosts send them as what they are, and a file of their name is found', () => {
  const rules = headerRules(MINIMAL_SITE, '', ['en', 'ml']);
  const type = (path: string) => headersFor(rules, path)['Content-Type'];
  for (const name of ['feed.xml', 'feed.ml.xml'])
    expect(type(`/${name}`), name).toBe('application/atom+xml; charset=utf-8');
  for (const name of ['events.ics', 'events.ml.ics'])
    expect(type(`/${name}`), name).toBe('text/calendar; charset=utf-8');
  expect(generatedFiles([], [], ['ml']).get('feed.ml.xml')?.precedence).toBe('outdated');
});

test('the sitemap names a page in all its languages, and which is the original', () => {
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
