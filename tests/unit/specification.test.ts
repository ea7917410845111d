/** The screens of the specification (section 2), made of the files that it describes, with the college of tests/fixtures. */
import { describe, expect, test } from 'vitest';
import { blocksOf, manifest, paths, resolution } from '../college.ts';

const CAMP_MONTHS = paths.filter((path) => path.startsWith('activities/camp/'));

test('every page of the site is rendered, with a title, a description and content', async () => {
  expect(CAMP_MONTHS.length).toBeGreaterThan(5);
  for (const path of paths) {
    const resolved = await resolution(path);
    expect(resolved.kind, path).toBe('page');
    if (resolved.kind !== 'page') continue;
    expect(resolved.page.path).toBe(path);
    expect(resolved.page.title.trim(), path).not.toBe('');
    expect(resolved.page.description.trim(), path).not.toBe('');
    expect(resolved.page.blocks.length, path).toBeGreaterThan(0);
  }
});

test('every redirect has a page', async () => {
  for (const { from, to } of manifest.redirects ?? []) {
    expect(await resolution(from), from).toEqual({ kind: 'redirect', to });
    expect(paths, from).toContain(to);
  }
});

test('a missing entry is empty, with a link back', async () => {
  expect(await resolution('activities/yrc/no-such-entry')).toMatchObject({
    kind: 'missing',
    path: 'activities/yrc/no-such-entry',
    trail: expect.arrayContaining([
      { label: 'Home', path: '' },
      expect.objectContaining({ path: 'activities/yrc' }),
    ]),
  });
  expect(await resolution('no-such-page')).toEqual({ kind: 'none' });
});

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

  test('has blurbs of the managing director and the chairman that lead to About', async () => {
    const blurbs = (await blocksOf('', 'carousel')).filter(({ display }) => display === 'blurbs');
    expect(blurbs.flatMap(({ slides }) => slides.map(({ link }) => link?.href))).toEqual([
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

test('the teaching staff are under five tabs, Child Health Nursing first (section 2.6)', async () => {
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

test('About has the four administrators, each with a message (section 2.4)', async () => {
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
