/** Builds of drafts, scheduled and expired content, with the clock of two time zones. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkSite } from '../../src/node/check/index.ts';
import { readFiles } from '../files.ts';
import { type Change, set, siteWith } from './siteCase.ts';

vi.mock('../../src/node/ssg/assets.ts', () => import('./stubAssets.ts'));

/** In the first zone 28 February, in the second 2 March. */
const MOMENT = new Date('2026-03-01T10:30:00Z');
const EARLY = 'Pacific/Pago_Pago';
const LATE = 'Pacific/Kiritimati';

const MANIFEST = 'manifest/routes.json';
const SITE = 'manifest/site.json';
const VOYAGES = 'public/data/voyages.json';
const START = 'public/data/start.json';

const data = (name: string, ...records: object[]): Change => ({
  file: `public/data/${name}.json`,
  text: JSON.stringify({ data: records }),
});

/** All drafts contain "Zebra". */
const changes = (timeZone: string): Change[] => [
  set(SITE, '/origin', 'https://school.example'),
  set(SITE, '/timeZone', timeZone),
  set(SITE, '/menu/-', { label: 'Zebra plans', href: 'zebra-plans' }),
  set(SITE, '/menu/2/items/-', { label: 'The zebra club', href: 'zebra' }),
  set(SITE, '/menu/-', { label: 'Spring sale', href: 'voyages/sale' }),
  set(SITE, '/footer/links/-', { label: 'Summer term', href: 'summer' }),
  set(MANIFEST, '/routes/-', { path: 'find', layout: 'info', data: 'find', title: 'Search' }),
  data('find', { title: 'Search', blocks: [{ kind: 'search' }, { kind: 'site-map' }] }),
  set(MANIFEST, '/routes/-', {
    path: 'zebra-plans',
    layout: 'info',
    data: 'zebra-plans',
    title: 'Zebra plans',
    description: 'What zebras plan.',
    draft: true,
  }),
  data('zebra-plans', {
    title: 'Zebra plans',
    blocks: [
      { kind: 'figure', src: 'images/zebra.jpg', alt: 'A zebra' },
      { kind: 'buttons', buttons: [{ label: 'The plan', href: 'documents/zebra.pdf' }] },
      { kind: 'from-events', data: 'zebra-news' },
    ],
  }),
  data('zebra-news', { title: 'Zebra born' }),
  { file: 'public/images/zebra.jpg', copyOf: 'public/images/sea.jpg', after: 'zebra' },
  { file: 'public/documents/zebra.pdf', copyOf: 'public/documents/chart.pdf', after: '%zebra' },
  // The entries of a draft list are drafts, so their translations are not linked.
  set(MANIFEST, '/routes/-', { path: 'zebra', layout: 'list', data: 'zebra', title: 'Zebras', draft: true }),
  set(MANIFEST, '/routes/-', { path: 'zebra/*', layout: 'detail', data: 'zebra' }),
  data('zebra', { club: 'Zebras', programme: [{ url: 'zebra/stripes', title: 'Zebra stripes' }] }),
  // A row of one entry, which is the draft.
  set(MANIFEST, '/routes/-', {
    path: 'departments/zebra',
    layout: 'department',
    data: 'departments',
    title: 'Zebra care',
  }),
  set('public/data/departments.json', '/data/-', {
    url: 'departments/zebra',
    draft: true,
    sections: [{ heading: 'Zebra', paragraphs: ['Stripes are brushed.'] }],
  }),
  set('public/data/news.json', '/data/-', { title: 'Zebra seen at sea', date: '01-02-2026', draft: true }),
  set('public/data/news.json', '/data/-', { title: 'Berths to let', until: '28-02-2026' }),
  set(VOYAGES, '/data/0/programme/-', {
    url: 'voyages/zebra',
    title: 'To the zebras',
    date: '01-03-2026',
    draft: true,
    content: [{ para: 'A zebra a day.' }],
    place: '[Zebra hall](voyages/zebra)',
    blocks: [
      { kind: 'gallery', images: [{ src: 'images/zebras.jpg', caption: 'Zebras' }] },
      { kind: 'from-people', data: 'zebra-crew' },
    ],
    documents: [{ label: 'Zebra map', href: 'documents/zebra-map.pdf' }],
  }),
  data('zebra-crew', { name: 'Zelda Zebra', role: 'Guide' }),
  { file: 'public/images/zebras.jpg', copyOf: 'public/images/sea.jpg', after: 'zebras' },
  { file: 'public/documents/zebra-map.pdf', copyOf: 'public/documents/chart.pdf', after: '%zebra map' },
  set(VOYAGES, '/data/0/programme/-', {
    url: 'voyages/spring',
    title: 'Spring voyage',
    date: '05-03-2026',
    from: '02-03-2026',
  }),
  set(VOYAGES, '/data/0/programme/-', {
    url: 'voyages/sale',
    title: 'Sale of old boats',
    date: '20-02-2026',
    until: '28-02-2026',
    content: [{ para: 'Three boats are for sale.' }],
  }),
  set(MANIFEST, '/routes/-', {
    path: 'summer',
    layout: 'info',
    data: 'summer',
    title: 'Summer term',
    until: '28-02-2026',
  }),
  data('summer', { title: 'Summer term', blocks: [{ kind: 'prose', paragraphs: ['It is warm.'] }] }),
  set(START, '/data/0/blocks/-', { kind: 'from-programmes', heading: 'Newest', data: 'voyages', limit: 9 }),
];

/** Unfinished content, only in drafts. */
const mistakes: Change[] = [
  set(MANIFEST, '/routes/8/description', ''),
  set(MANIFEST, '/routes/8/language', 'the zebra tongue'),
  set(MANIFEST, '/routes/8/keywords', { zebra: 7 }),
  set(MANIFEST, '/routes/9/translationOf', 'zebra/nowhere'),
  set('public/data/zebra-plans.json', '/data/0/title', ''),
  set('public/data/zebra-plans.json', '/data/0/blocks/0', { kind: 'zebras' }),
  set('public/data/zebra-news.json', '/data/0', { zebra: [] }),
  set('public/data/zebra.json', '/data/0/programme/0/title', null),
  set('public/data/departments.json', '/data/1/sections', 'Zebra'),
  set('public/data/news.json', '/data/1/date', 'when zebras come'),
  set(VOYAGES, '/data/0/programme/2/date', 7),
  set(VOYAGES, '/data/0/programme/2/content', 'zebra'),
  set(VOYAGES, '/data/0/programme/2/images', [{ src: 'images/no-zebra.jpg' }, null]),
  set(VOYAGES, '/data/0/programme/2/place', '[Zebra hall](zebra/nowhere)'),
  set(VOYAGES, '/data/0/programme/2/zebra', '{zebra}'),
];

/** The files of a build, and their names, as lower-case text. */
async function built(timeZone: string, more: readonly Change[] = []): Promise<Map<string, string>> {
  const site = siteWith(...changes(timeZone), ...more);
  expect((await checkSite(site)).filter(({ severity }) => severity === 'error')).toEqual([]);
  const { buildSite } = await import('../../src/node/ssg/index.ts');
  const out = join(site, 'out');
  await buildSite(site, out);
  return new Map([...readFiles(out)].map(([path, bytes]) => [path, bytes.toString('latin1')]));
}

const EXPIRED = 'This page was current until 28 February 2026. It is kept for reference.';

let early: Map<string, string>;
let late: Map<string, string>;
beforeAll(async () => {
  // Another test file may have imported the build without the mock.
  vi.resetModules();
  vi.stubEnv('SOURCE_DATE_EPOCH', String(MOMENT.getTime() / 1000));
  early = await built(EARLY);
  late = await built(LATE);
});
afterAll(() => vi.unstubAllEnvs());

const filesWith = (files: Map<string, string>, words: string) =>
  [...files]
    .flatMap(([name, text]) => (`${name}\n${text}`.toLowerCase().includes(words) ? [name] : []))
    .sort();

test('a draft is in no byte of the output', () => {
  expect(filesWith(early, 'zebra')).toEqual([]);
  expect(filesWith(late, 'zebra')).toEqual([]);
  // Its path if it had been published.
  expect(early.get('data/voyages.json')).toContain('round-the-island');
  expect(early.get('assets/app.js')).toContain('Voyages');
});

test('errors in drafts do not change the output', async () => {
  expect([...(await built(EARLY, mistakes))]).toEqual([...early]);
});

test('evidence is published, even if no page or only a draft shows it', async () => {
  const answers = ['documents/zebra.pdf', 'images/certificate.jpg'].map((document) => ({
    to: 'ugc/annual-reports',
    by: 'document',
    document,
  }));
  const certificate: Change = {
    file: 'public/images/certificate.jpg',
    copyOf: 'public/images/sea.jpg',
    after: '.',
  };
  const evidence: Change = {
    file: 'manifest/evidence.json',
    text: JSON.stringify({ lists: ['ugc'], answers }),
  };
  const files = new Set((await built(EARLY, [certificate, evidence])).keys());
  for (const { document } of answers) {
    expect(files).toContain(document);
    expect(early.has(document)).toBe(false);
  }
});

test('scheduled content appears on its day, and nowhere before', () => {
  expect(filesWith(early, 'spring voyage')).toEqual([]);
  expect(filesWith(early, 'voyages/spring')).toEqual([]);
  expect(filesWith(late, 'spring voyage')).toEqual(
    expect.arrayContaining([
      'data/voyages.json',
      'feed.xml',
      'index.html',
      'pages.json',
      'voyages/index.html',
      'voyages/spring/index.html',
    ]),
  );
  expect(late.get('sitemap.xml')).toContain('https://school.example/voyages/spring/');
  expect(late.get('data/voyages.json')).not.toContain('"from"');
});

test('expiring content is unchanged on its last day', () => {
  expect(filesWith(early, 'sale of old boats')).toEqual(
    expect.arrayContaining(['feed.xml', 'index.html', 'pages.json', 'voyages/index.html']),
  );
  expect(early.get('voyages/sale/index.html')).not.toContain('This page was current');
  expect(early.get('index.html')).toContain('Berths to let');
});

test('expired content has a page that says so, and is in no list', () => {
  for (const page of ['voyages/sale/index.html', 'summer/index.html'])
    expect(late.get(page)).toContain(EXPIRED);
  expect(late.get('voyages/sale/index.html')).toContain('Three boats are for sale.');
  expect(filesWith(late, 'sale of old boats')).toEqual(['data/voyages.json', 'voyages/sale/index.html']);
  expect(filesWith(late, 'summer term').sort()).toEqual([
    'assets/app.js',
    'data/summer.json',
    'summer/index.html',
  ]);
  expect(filesWith(late, 'berths to let')).toEqual([]);
  expect(late.get('sitemap.xml')).not.toMatch(/sale|summer/);
  expect(late.get('search-index.json')).not.toMatch(/sale|summer/);
});

test('expiry is in the data of the app', () => {
  const { data } = JSON.parse(Buffer.from(late.get('data/voyages.json') ?? '', 'latin1').toString());
  expect(data[0].programme.find(({ url }: { url: string }) => url === 'voyages/sale')).toEqual({
    url: 'voyages/sale',
    title: 'Sale of old boats',
    date: '20-02-2026',
    content: [{ para: 'Three boats are for sale.' }],
    expiredNotice: EXPIRED,
  });
});
