/** The pages that the specification names (section 2), each with its layout. */
import { describe, expect, test } from 'vitest';
import type { Layout } from '../../src/model.ts';
import { match } from '../../src/route/match.ts';
import { href } from '../../src/route/path.ts';
import { blocksOf, flatten, manifest, pageOf, paths, resolution, table } from './repository.ts';

const under = (parent: string, names: string) => names.split(', ').map((name) => `${parent}/${name}`);

const FIXED = [
  '',
  'aboutus',
  'courses',
  'courses/bsc-nursing',
  'courses/msc-nursing',
  'contactus',
  'events',
  'activities',
  'departments',
];

const DEPARTMENTS = under(
  'departments',
  'medical-surgical-nursing, community-health-nursing, child-health-nursing, obstetrics-and-gynaecology, psychiatric-nursing',
);

const LISTS = [
  ...under(
    'activities',
    'nss-world-health-days, yrc, observation-visits, extra-curricular, co-curricular, graduation-ceremony, academic-club, music-club, dance-club, sports-club, alumini, camp, fine-arts-club, gandhi-peace-club, literary-club, nature-club, karate-club, women-empowerment-club, gir',
  ),
  ...under('events', 'induction-ceremony, graduation, career-guidance, community-extension-programme'),
  ...under('academic', 'pta, placements, awards-and-achievements'),
  ...under('naac', 'research, pp, thesis, antiragging, workshops'),
  ...under('iqac', 'goverance, quality-initiative-program'),
  'clubs/journal-club',
  ...under(
    'committees',
    'econtent, interdepartmental-programmes, capability-enhancement-programme, certificate-program, mentor-mentee, ssgp, value-added-courses, faculty-development-programme, skill-enhancement-programme',
  ),
  'research/innovation',
];

const MONTHS =
  'january, february, march, april, may, june, july, august, september, october, november, december';
const monthsOf = (year: number, without: readonly string[]) =>
  MONTHS.split(', ')
    .filter((month) => !without.includes(month))
    .map((month) => `activities/camp/${month}-${year}`);
const CAMP_MONTHS = [
  ...monthsOf(2025, []),
  ...monthsOf(2024, ['may']),
  ...monthsOf(2023, ['january', 'february']),
];

const DETAILS = [
  'clubs/arts-cultural-club',
  'clubs/quiz-club',
  'iqac/quality-initiative-program/quality-assurance-in-nursing',
  'iqac/quality-initiative-program/smart-board',
];

const INFORMATION = [
  ...under('iqac', 'organogram, corevalues, curriculumframework, academic-calendar, philosophy, history'),
  'academic/affiliation',
  ...under('facilities', 'infrastructure, green-campus'),
  'committees/curriculum',
  'research/publication',
];

const named: [path: string, layout: Layout][] = [
  ...FIXED.map((path): [string, Layout] => [path, 'info']),
  ...DEPARTMENTS.map((path): [string, Layout] => [path, 'department']),
  ...LISTS.map((path): [string, Layout] => [path, 'list']),
  ...CAMP_MONTHS.map((path): [string, Layout] => [path, 'camp-month']),
  ...DETAILS.map((path): [string, Layout] => [path, 'detail']),
  ...INFORMATION.map((path): [string, Layout] => [path, 'info']),
];

test('the specification names this many', () => {
  expect([LISTS.length, CAMP_MONTHS.length, named.length]).toEqual([44, 33, 106]);
});

test.each(named)('/%s has the layout %s and a page', async (path, layout) => {
  const found = match(table, href(path));
  expect(found).toMatchObject({ kind: 'route', path, route: { layout } });
  const page = await pageOf(path);
  expect(page.title.trim()).not.toBe('');
  expect(page.blocks.length).toBeGreaterThan(0);
  expect(paths).toContain(path);
});

test('the camp has exactly the months of the specification', () => {
  const months = paths.filter((path) => path.startsWith('activities/camp/'));
  expect(months.toSorted()).toEqual(CAMP_MONTHS.toSorted());
});

test('every page of the site is drawn, with a title and something to see', async () => {
  for (const path of paths) {
    const found = await resolution(path);
    expect(found.kind, path).toBe('page');
    if (found.kind !== 'page') continue;
    expect(found.page.path).toBe(path);
    expect(found.page.title.trim(), path).not.toBe('');
    expect(found.page.description.trim(), path).not.toBe('');
    expect(found.page.blocks.length, path).toBeGreaterThan(0);
  }
});

test('every redirect leads to a page', async () => {
  for (const { from, to } of manifest.redirects ?? []) {
    expect(await resolution(from), from).toEqual({ kind: 'redirect', to });
    expect(paths, from).toContain(to);
  }
});

test('an entry that does not exist leaves the page empty, with the way back', async () => {
  expect(await resolution('activities/yrc/no-such-entry')).toEqual({
    kind: 'missing',
    path: 'activities/yrc/no-such-entry',
    trail: expect.arrayContaining([
      { label: 'Home', path: '' },
      expect.objectContaining({ path: 'activities/yrc' }),
    ]),
  });
  expect(await resolution('no-such-page')).toEqual({ kind: 'none' });
});

test('no page shows the same picture twice', async () => {
  const twice: string[] = [];
  for (const path of paths) {
    const seen = new Set<string>();
    for (const block of flatten((await pageOf(path)).blocks)) {
      for (const picture of picturesOf(block)) {
        if (seen.has(picture)) twice.push(`${path}: ${picture}`);
        seen.add(picture);
      }
    }
  }
  expect(twice).toEqual([]);
});

const PICTURE_FIELDS = new Set(['src', 'image', 'thumb']);

/** The pictures of a block itself; those of blocks in its tabs are theirs. */
function picturesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'tabs') return [];
    return PICTURE_FIELDS.has(key) && typeof item === 'string' ? [item] : picturesOf(item);
  });
}

describe('the home page (section 2.3)', () => {
  test('has a looping, auto-playing carousel of three building photos', async () => {
    const [carousel] = await blocksOf('', 'carousel');
    expect(carousel?.slides.map(({ src }) => src).filter(Boolean)).toHaveLength(3);
    expect(carousel).toMatchObject({ autoplay: true, timeout: 5000, speed: 700, smartSpeed: 250 });
  });

  test('has a welcome text with a video, cards, a gallery of sixteen, events, a map and a form', async () => {
    expect([...(await blocksOf('', 'prose')), ...(await blocksOf('', 'feature'))]).not.toEqual([]);
    expect(await blocksOf('', 'videos')).toHaveLength(1);
    expect((await blocksOf('', 'gallery')).map(({ images }) => images.length)).toContain(16);
    expect(await blocksOf('', 'map')).toHaveLength(1);
    expect(await blocksOf('', 'contact-form')).toHaveLength(1);
    const links = (await blocksOf('', 'cards')).flatMap(({ cards }) => cards.map((card) => card.href));
    expect(links).toEqual(expect.arrayContaining(['courses/bsc-nursing', 'courses/msc-nursing']));
  });

  test('has the vision, mission and aim', async () => {
    const titles = (await blocksOf('', 'cards')).flatMap(({ cards }) =>
      cards.map(({ title }) => title.toLowerCase()),
    );
    for (const word of ['vision', 'mission', 'aim']) {
      expect(
        titles.some((title) => title.includes(word)),
        word,
      ).toBe(true);
    }
  });

  test('has blurbs of the managing director and the chairman that lead to About', async () => {
    const blurbs = (await blocksOf('', 'carousel')).filter(({ display }) => display === 'blurbs');
    expect(blurbs.flatMap(({ slides }) => slides.map((slide) => slide.link?.href))).toEqual([
      'aboutus',
      'aboutus',
    ]);
  });

  test('names the events of the specification', async () => {
    const events = (await blocksOf('', 'events')).flatMap((block) => block.events);
    const text = events.map(({ title, date }) => `${title} ${date ?? ''}`).join('\n');
    expect(text).toMatch(/neonatal emergencies.* 18-03-2025/i);
    expect(text).toMatch(/(2nd|second) rank in M\.Sc Nursing/i);
    expect(text).toMatch(/Induction Ceremony 2024 11-11-2024/);
    expect(text).toMatch(/Independence Day/);
  });

  test('declares the counters without showing them', async () => {
    const [counters] = await blocksOf('', 'counters');
    expect(counters?.counters.map(({ value }) => value)).toEqual([300, 24, 50, 45]);
    expect(counters).toMatchObject({ duration: 7000, shown: false });
  });
});

test('the activities are eighteen cards (section 2.4)', async () => {
  const [block] = await blocksOf('activities', 'cards');
  const club = (name: string) => `activities/${name}`;
  expect(block?.cards.map(({ href }) => href)).toEqual([
    club('observation-visits'),
    club('extra-curricular'),
    club('co-curricular'),
    'events/induction-ceremony',
    club('graduation-ceremony'),
    club('academic-club'),
    club('music-club'),
    club('dance-club'),
    club('sports-club'),
    club('yrc'),
    club('nss-world-health-days'),
    club('alumini'),
    club('camp'),
    club('gandhi-peace-club'),
    club('literary-club'),
    club('fine-arts-club'),
    club('nature-club'),
    club('karate-club'),
  ]);
  for (const card of block?.cards ?? []) expect(card.image, card.title).toBeDefined();
});

test('the teaching staff stand under five tabs, Child Health Nursing first (section 2.6)', async () => {
  const [block] = await blocksOf('departments', 'tabs');
  expect(block?.tabs.map(({ label }) => label)).toEqual([
    'Child Health Nursing',
    'Community Health Nursing',
    'Medical Surgical Nursing',
    'Mental Health Nursing',
    'Obstetrical and Gynaecological Nursing',
  ]);
  for (const { label, blocks } of block?.tabs ?? []) {
    const people = blocks.flatMap((inner) => (inner.kind === 'people' ? inner.people : []));
    expect(people.length, label).toBeGreaterThan(0);
  }
});

test('About has the four of the administration, each with a message (section 2.4)', async () => {
  const people = (await blocksOf('aboutus', 'people')).flatMap((block) => block.people);
  expect(people.map(({ role }) => role.toLowerCase())).toEqual([
    expect.stringContaining('chairman'),
    expect.stringContaining('managing director'),
    'principal',
    expect.stringContaining('vice principal'),
  ]);
  for (const { name, image, message } of people) {
    expect(image, name).toBeDefined();
    expect(message?.length, name).toBeGreaterThan(0);
  }
});

test('the ssgp page has its committee, the antiragging page its reports (section 2.7)', async () => {
  const [table] = await blocksOf('committees/ssgp', 'table');
  const positions = table?.rows.flat().filter(({ bold }) => bold) ?? [];
  expect(positions.map(({ text, rowSpan }) => `${text} ${rowSpan}`).slice(0, 2)).toEqual([
    'Chairperson 1',
    expect.stringMatching(/Nodal Officers? 2/i),
  ]);
  const [buttons] = await blocksOf('naac/antiragging', 'buttons');
  expect(buttons?.buttons.length).toBeGreaterThan(0);
  expect(buttons?.buttons.every(({ newTab }) => newTab)).toBe(true);
});

test('a camp month has its table of four columns and captioned pictures (section 2.8)', async () => {
  for (const path of CAMP_MONTHS) {
    const [table] = await blocksOf(path, 'table');
    expect(table?.columns, path).toEqual(['Date', 'Place', 'Organised By', 'Name of Students']);
    expect(table?.rows.length, path).toBeGreaterThan(0);
    const images = (await blocksOf(path, 'gallery')).flatMap((block) => block.images);
    expect(images.length, path).toBeGreaterThan(0);
    expect(
      images.every(({ caption }) => caption),
      path,
    ).toBe(true);
  }
});

test('the cells of every table fill its columns', async () => {
  for (const path of paths) {
    for (const { caption, columns, rows } of await blocksOf(path, 'table')) {
      const open: number[] = columns.map(() => 0);
      for (const row of rows) {
        const free = open.flatMap((left, column) => (left === 0 ? [column] : []));
        expect(row.length, `${path}: a row of "${caption}"`).toBe(free.length);
        for (const [index, cell] of row.entries()) open[free[index] ?? 0] = cell.rowSpan ?? 1;
        for (const [column, left] of open.entries()) open[column] = Math.max(0, left - 1);
      }
      expect(open, `${path}: the spans of "${caption}" end with the table`).toEqual(columns.map(() => 0));
    }
  }
});
