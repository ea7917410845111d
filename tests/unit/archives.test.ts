/** Archive lists: the entries of each page, and its data file. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Block, BlockOf, Page } from '../../src/core/model.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { academicYearOf } from '../../src/node/content/documentSeries.ts';
import { currentAddresses } from '../../src/node/content/pagePaths.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { createResolver } from '../../src/node/content/resolver.ts';
import { createLiveContent } from '../../src/node/dev/liveContent.ts';
import { type OpenSite, openSite } from '../openSite.ts';
import { type Change, changed, fixtureSite, set, siteWith } from './siteCase.ts';

const MANIFEST = 'manifest/routes.json';
const VOYAGES = 'public/data/voyages.json';
const START = 'public/data/start.json';

const opened = async (...changes: Change[]) => openSite(siteWith(...changes));

interface Entry {
  url: string;
  title: string;
  date?: string;
  tags?: string[];
}

/** @param count of entries, over eight years; every tenth without a date */
const trips = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `voyages/trip-${index}`,
    title: `Trip ${index}`,
    ...(index % 10 !== 9 && { date: `1${index % 9}-0${1 + (index % 9)}-${2016 + (index % 8)}` }),
    tags: index % 2 === 0 ? ['Night watch', 'കൊച്ചി'] : ['Night watch'],
  }));

const archive = (programme: Entry[], value = 'years'): Change[] => [
  set(MANIFEST, '/routes/2/archive', value),
  set(VOYAGES, '/data/0/programme', programme),
];

const isArchive = (block: Block): block is BlockOf<'archive'> => block.kind === 'archive';

function listOn({ blocks }: Page): BlockOf<'archive'> {
  const archive = blocks.find(isArchive);
  if (!archive) throw new Error('The page has no list in groups.');
  return archive;
}

const groupsOn = (page: Page) => listOn(page).groups.map(({ label, cards }) => `${label}: ${cards.length}`);
const cardsOn = (page: Page) => listOn(page).groups.flatMap(({ cards }) => cards);
const partsOf = ({ paths }: OpenSite) => paths.filter((path) => /^voyages\/(\d|undated|tags)/.test(path));

test('a short list is one page, newest first, with links to its years', async () => {
  const open = await opened(...archive(trips(30)));
  const page = await open.pageOf('voyages');
  const list = listOn(page);
  expect(groupsOn(page)).toEqual([
    '2023: 3',
    '2022: 3',
    '2021: 3',
    '2020: 4',
    '2019: 3',
    '2018: 4',
    '2017: 3',
    '2016: 4',
    'Without a date: 3',
  ]);
  expect(list.years.map(({ href }) => href)).toEqual(list.groups.map(({ id }) => `#${id}`));
  expect(list.groups[2]?.cards.map(({ date }) => date)).toEqual(['15-06-2021', '14-05-2021', '13-04-2021']);
  expect(list.groups.flatMap(({ more }) => more ?? [])).toEqual([]);
  expect(partsOf(open)).toEqual(['voyages/tags/night-watch', 'voyages/tags/കൊച്ചി']);
});

test('a page has at most sixty entries', async () => {
  const years = async (count: number) =>
    partsOf(await opened(...archive(trips(count)))).filter((path) => !path.includes('tags'));
  expect(await years(60)).toEqual([]);
  expect(await years(61)).toHaveLength(9);
});

describe('a long list', async () => {
  const folder = siteWith(
    ...archive(trips(400)),
    set(START, '/data/0/blocks/-', { kind: 'buttons', buttons: [{ label: '2019', href: 'voyages/2019' }] }),
  );
  const open = await openSite(folder);

  test('shows the newest 24 entries and links to every year', async () => {
    const page = await open.pageOf('voyages');
    const list = listOn(page);
    expect(groupsOn(page)).toEqual(['2023: 24']);
    expect(list.groups[0]?.more).toEqual({ label: 'All of 2023', href: 'voyages/2023' });
    expect(list.years.map(({ label, href }) => `${label} ${href}`)).toContain('2019 voyages/2019');
    expect(list.filter).toBe('filters/voyages');
  });

  test('has a page for each year, with all of its entries', async () => {
    const page = await open.pageOf('voyages/2019');
    expect(page.title).toBe('Voyages, 2019');
    expect(page.trail.map(({ label }) => label)).toEqual(['Home', 'Voyages']);
    expect(page.description).toContain('Voyages, 2019');
    expect(listOn(page).years.flatMap(({ label, current }) => (current ? [label] : []))).toEqual(['2019']);
    expect(cardsOn(page)).toHaveLength(trips(400).filter(({ date }) => date?.endsWith('2019')).length);
    expect((await open.pageOf('voyages/undated')).title).toBe('Voyages, Without a date');
  });

  test('has every entry within three clicks from its menu link, without script', async () => {
    const list = listOn(await open.pageOf('voyages'));
    const pages = await Promise.all(list.years.map(({ href }) => open.pageOf(href)));
    expect(new Set(pages.flatMap(cardsOn).map(({ href }) => href)).size).toBe(400);
  });

  test('has a page for each tag', async () => {
    const page = await open.pageOf('voyages/tags/night-watch');
    expect(page.title).toBe('Voyages: Night watch');
    expect(cardsOn(page)).toHaveLength(400);
    expect(listOn(page).tags?.flatMap(({ label, current }) => (current ? [label] : []))).toEqual([
      'Night watch',
    ]);
    expect((await open.pageOf('voyages/tags/കൊച്ചി')).title).toBe('Voyages: കൊച്ചി');
  });

  test('has no page below a year or a tag that does not exist', async () => {
    for (const path of ['voyages/1999', 'voyages/2019-2020', 'voyages/tags/none'])
      expect(await open.resolution(path), path).toMatchObject({
        kind: 'missing',
        trail: [{ label: 'Home' }, { label: 'Voyages', path: 'voyages' }],
      });
  });

  test('lists its archive pages', async () => {
    const resolvePath = await createResolver(folder);
    expect(await resolvePath('/voyages/2019/')).toMatchObject({
      result: 'match',
      url: '/voyages/2019/',
      route: 'voyages',
      file: 'voyages/2019/index.html',
    });
    expect(await resolvePath('/voyages/1999/')).toMatchObject({ result: 'none' });
  });

  test('can be linked to by year, and the lock contains its pages', async () => {
    expect(await checkSite(folder)).toEqual([]);
    expect(currentAddresses(await readCheckedSite(folder))).toEqual(
      expect.arrayContaining(['voyages/2019', 'voyages/tags/കൊച്ചി', 'voyages/undated']),
    );
  });

  test('has its tags on the pages of its entries', async () => {
    const tags = (page: Page) => page.blocks.filter(({ heading }) => heading === 'Tags');
    expect(tags(await open.pageOf('voyages/trip-2'))).toEqual([
      {
        kind: 'buttons',
        heading: 'Tags',
        buttons: [
          { label: 'Night watch', href: 'voyages/tags/night-watch' },
          { label: 'കൊച്ചി', href: 'voyages/tags/കൊച്ചി' },
        ],
      },
    ]);
    const plain = await opened(set(VOYAGES, '/data/0/programme', trips(10)));
    expect(tags(await plain.pageOf('voyages/trip-2'))).toEqual([]);
  });

  test('loads only what a page shows', async () => {
    const { entries } = await open.store.get('programme-list', 'lists/voyages');
    expect(entries.size).toBe(24);
    expect([...entries.values()].every(({ tags, paragraphs }) => !tags && !paragraphs.length)).toBe(true);
  });
});

test('past and coming events are on no archive page', async () => {
  const [first, second, ...rest] = trips(62);
  const folder = siteWith(
    set('manifest/site.json', '/timeZone', 'Asia/Kolkata'),
    ...archive([{ ...first, until: '01-01-2020' } as Entry, { ...second, draft: true } as Entry, ...rest]),
  );
  expect(currentAddresses(await readCheckedSite(folder))).not.toContain('voyages/2019');
  expect(await createResolver(folder).then((resolvePath) => resolvePath('voyages/2019'))).toMatchObject({
    result: 'none',
  });
});

test('a year with more than sixty entries is divided into months', async () => {
  const inSpring = trips(90).map((trip, index) => ({ ...trip, date: `01-0${1 + (index % 3)}-2024` }));
  const page = await (await opened(...archive(inSpring))).pageOf('voyages/2024');
  expect(groupsOn(page)).toEqual(['March: 30', 'February: 30', 'January: 30']);
  expect(listOn(page).display).toBe('plain');
});

test('academic years start where the report ends them', async () => {
  expect(['2023-07-31', '2023-08-01', '2024-01-01'].map(academicYearOf)).toEqual([
    '2022-2023',
    '2023-2024',
    '2023-2024',
  ]);
  const { pageOf } = await opened(...archive(trips(70), 'academic-years'));
  expect((await pageOf('voyages/2015-2016')).title).toBe('Voyages, 2015–2016');
});

test('a list combines several files, each entry once', async () => {
  const programme = [
    { url: 'races/cape', title: 'Round the cape', date: '02-09-2030', tags: ['Night watch'] },
    { url: 'races/buoy', title: 'To the buoy' },
  ];
  const { pageOf } = await opened(
    ...archive(trips(10)),
    set(MANIFEST, '/routes/2/also', ['races']),
    set(MANIFEST, '/routes/-', { path: 'races/*', layout: 'detail', data: 'races' }),
    { file: 'public/data/races.json', text: JSON.stringify({ data: [{ club: 'Races', programme }] }) },
  );
  const page = await pageOf('voyages');
  expect(page.title).toBe('Voyages');
  expect(listOn(page).groups[0]).toMatchObject({ label: '2030', cards: [{ title: 'Round the cape' }] });
  expect(
    listOn(page)
      .groups.at(-1)
      ?.cards.map(({ title }) => title),
  ).toEqual(['Trip 9', 'To the buoy']);
  expect((await pageOf('races/cape')).blocks).toContainEqual(
    expect.objectContaining({ buttons: [{ label: 'Night watch', href: 'voyages/tags/night-watch' }] }),
  );
});

test('the newest entries of all lists are the dated ones, of named lists or of all', async () => {
  const { pageOf } = await opened(
    set(VOYAGES, '/data/0/programme', trips(30)),
    set(START, '/data/0/blocks', [
      { kind: 'newest', heading: 'All', limit: 3 },
      { kind: 'newest', heading: 'Voyages', lists: ['voyages'] },
    ]),
  );
  const [all, named] = (await pageOf('')).blocks;
  expect(all).toMatchObject({ kind: 'cards', heading: 'All', cards: [{ date: '17-08-2023' }, {}, {}] });
  expect(named?.kind === 'cards' && named.cards).toHaveLength(6);
});

test('in development, a saved entry appears on the pages of its list', async () => {
  const folder = siteWith(...archive(trips(70)));
  const content = createLiveContent(folder);
  const text = async () => JSON.stringify(await content.snapshot().data('lists/voyages/2019'));
  expect(await text()).not.toContain('Another');
  const entries = [{ url: 'voyages/new', title: 'Another', date: '01-01-2019' }, ...trips(70)];
  await writeFile(join(folder, VOYAGES), changed(fixtureSite(), archive(entries)).get(VOYAGES) ?? '');
  expect(await text()).toContain('Another');
  await expect(content.snapshot().data('lists/voyages/1999')).rejects.toThrow('could not be loaded');
});
