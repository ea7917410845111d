import { describe, expect, test } from 'vitest';
import { markdownParser } from '../../src/core/data/inlineMarkdown.ts';
import type { LayoutContext } from '../../src/core/layouts/context.ts';
import { type Inputs, toPage } from '../../src/core/layouts/index.ts';
import { siteMap } from '../../src/core/layouts/siteMap.ts';
import { documentTitle, notFound } from '../../src/core/layouts/title.ts';
import { trailTo } from '../../src/core/layouts/trail.ts';
import type { Layout, Page, Route, Site } from '../../src/core/model.ts';
import { pagesAbove } from '../../src/core/route/pagesAbove.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { ENGLISH, englishLocaleSet } from '../locales.ts';
import { jsonFixtures } from './fixtures.ts';

const site: Site = {
  name: 'College of Nursing',
  description: 'A college.',
  language: 'en',
  contact: { address: ['Aralumoodu'] },
  menu: [
    { label: 'Home', href: '/' },
    {
      label: 'Club',
      items: [
        { label: 'YRC', href: '/activities/yrc/' },
        { label: 'Film', href: 'https://example.org/activities/nss' },
      ],
    },
    { label: 'Events', items: [{ label: 'Graduation', href: 'events/graduation' }] },
    { label: 'IQAC', items: [{ label: 'History', href: 'iqac/history#start' }] },
  ],
  footer: { links: [] },
};

interface Case<L extends Layout = Layout> {
  name: string;
  layout: L;
  /** Maps are written as objects. */
  input: Inputs[L];
  context: Omit<LayoutContext, 'locale' | 'markdown' | 'table'>;
  page: Page;
}

const table = routeTable({
  routes: [
    { path: '', layout: 'info', data: 'home', title: 'Home' },
    { path: 'courses', layout: 'info', data: 'courses', title: 'Courses' },
    { path: 'courses/bsc', layout: 'info', data: 'bsc', title: 'B.Sc' },
    { path: 'courses/bsc/*', layout: 'detail', data: 'bsc-news' },
    { path: 'iqac/history', layout: 'info', data: 'history', title: 'History' },
    { path: 'activities/yrc', layout: 'list', data: 'yrc', title: 'Youth Red Cross' },
    { path: 'activities/yrc/*', layout: 'detail', data: 'yrc' },
    { path: 'help', layout: 'info', data: 'help', title: 'Help' },
  ],
});

const SOURCE_KINDS = ['people', 'events', 'activity-cards', 'programme-list'] as const;

/** JSON has no maps: the sources of an info page are objects in the fixture. */
function withMaps(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || !('sources' in input)) return input;
  const sources = input.sources as Record<string, object>;
  const maps = SOURCE_KINDS.map((kind) => [kind, new Map(Object.entries(sources[kind] ?? {}))]);
  return { ...input, sources: Object.fromEntries(maps) };
}

test.each(jsonFixtures<Case>('layouts').map(({ file, fixture }) => [file, fixture.name, fixture] as const))(
  '%s: %s',
  (_file, _name, { layout, input, context, page }) => {
    const pageOf = toPage(layout, withMaps(input) as Inputs[Layout], {
      markdown: markdownParser,
      ...context,
      locale: englishLocaleSet(site).locale,
      table,
    });
    expect(JSON.parse(JSON.stringify(pageOf))).toEqual(page);
  },
);

test('a site map groups the pages of the manifest by menu headings and parent pages', () => {
  expect(siteMap(table, englishLocaleSet(site).locale)).toEqual([
    {
      links: [
        { label: 'Home', href: '/' },
        { label: 'Help', href: 'help' },
      ],
    },
    { label: 'Courses', href: 'courses', links: [{ label: 'B.Sc', href: 'courses/bsc' }] },
    { label: 'IQAC', links: [{ label: 'History', href: 'iqac/history' }] },
    { label: 'Club', links: [{ label: 'Youth Red Cross', href: 'activities/yrc' }] },
  ]);
});

test('a translation below its original is in the site map of its language, with its children', () => {
  const row = (path: string, more?: Partial<Route>) => ({
    path,
    layout: 'info' as const,
    data: 'x',
    title: path,
    ...more,
  });
  const translated = routeTable({
    routes: [
      row('about'),
      row('about/fees'),
      row('ml', { language: 'ml', translationOf: '' }),
      row('about/ml', { language: 'ml', translationOf: 'about' }),
    ],
  });
  const { locale } = englishLocaleSet({ ...site, menu: [] });
  expect(siteMap(translated, { ...locale, language: 'ml', home: 'ml' })).toEqual([
    { links: [{ label: 'ml', href: 'ml' }] },
    { label: 'about/ml', href: 'about/ml', links: [{ label: 'about/fees', href: 'about/fees' }] },
  ]);
});

describe('trailTo', () => {
  const row = (path: string, title?: string) => ({ path, layout: 'info' as const, data: 'x', title });
  const table = routeTable({
    routes: [
      row('', 'Home'),
      row('events', 'Events'),
      row('events/graduation', 'Graduation'),
      row('events/graduation/*'),
      row('activities/yrc', 'Youth Red Cross'),
      row('activities/yrc/*'),
      row('iqac/history', 'History'),
      row('a/b'),
      row('a/b/c/d', 'D'),
    ],
  });
  test.each<[path: string, trail: string]>([
    ['', ''],
    ['events', 'Home'],
    ['events/graduation', 'Home > Events (events)'],
    ['events/graduation/x', 'Home > Events (events) > Graduation (events/graduation)'],
    ['activities/yrc', 'Home > Club'],
    ['activities/yrc/x', 'Home > Club > Youth Red Cross (activities/yrc)'],
    ['iqac/history', 'Home > IQAC'],
    ['activities/nss', 'Home'],
    ['unknown', 'Home'],
    ['a/b/c/d', 'Home > a/b (a/b)'],
  ])('%s: %s', (path, trail) => {
    const words = trailTo(path, pagesAbove(path, table), englishLocaleSet(site).locale).map((crumb) =>
      crumb.path ? `${crumb.label} (${crumb.path})` : crumb.label,
    );
    expect(words.join(' > ')).toBe(trail);
  });
});

test.each<[what: string, page: Parameters<typeof documentTitle>[0], title: string]>([
  ['no page', notFound(ENGLISH), 'Page not found · College'],
  ['home', { title: 'Welcome', trail: [] }, 'Welcome · College'],
  ['home, named like the site', { title: 'College', trail: [] }, 'College'],
  ['a page under home', { title: 'History', trail: [{ label: 'Home', path: '' }] }, 'History · College'],
  [
    'a page further down',
    { title: 'Camp', trail: [{ label: 'Home', path: '' }, { label: 'Club' }, { label: 'YRC', path: 'yrc' }] },
    'Camp · YRC · College',
  ],
])('documentTitle of %s', (_, page, title) => expect(documentTitle(page, 'College')).toBe(title));
