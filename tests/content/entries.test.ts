/** The programme entries of the site (specification, section 2.9). */
import { describe, expect, test } from 'vitest';
import { families, MALAYALAM } from './repository.ts';

const FAMILIES = [
  'activities/observation-visits',
  'events/induction-ceremony',
  'activities/academic-club',
  'activities/sports-club',
  'activities/yrc',
  'activities/nss-world-health-days',
  'activities/alumini',
  'activities/gandhi-peace-club',
  'activities/literary-club',
  'activities/fine-arts-club',
  'activities/nature-club',
  'activities/women-empowerment-club',
  'academic/awards-and-achievements',
  'academic/pta',
  'naac/research',
  'naac/pp',
  'naac/thesis',
  'naac/antiragging',
  'clubs/journal-club',
  'iqac/quality-initiative-program',
  'committees/econtent',
  'committees/interdepartmental-programmes',
  'committees/capability-enhancement-programme',
  'committees/certificate-program',
  'committees/mentor-mentee',
  'committees/ssgp',
  'committees/value-added-courses',
  'committees/faculty-development-programme',
  'committees/skill-enhancement-programme',
  'events/graduation',
  'events/career-guidance',
  'events/community-extension-programme',
  'research/innovation',
];

const entries = [...families.values()].flat();

test('there are hundreds, under every family that the specification names', () => {
  expect(entries.length).toBeGreaterThanOrEqual(300);
  expect(FAMILIES.filter((family) => (families.get(family)?.length ?? 0) < 5)).toEqual([]);
});

test('one family is large: over forty', () => {
  expect([...families.values()].filter((family) => family.length > 40)).not.toEqual([]);
});

test('at least a hundred have title and address in Malayalam', () => {
  const malayalam = entries.filter(({ path, title }) => MALAYALAM.test(path) && MALAYALAM.test(title));
  expect(malayalam.length).toBeGreaterThanOrEqual(100);
});

test('all are dated from 2022 to 2025, and each of these years has its share', () => {
  const years = entries.map(({ date }) => date?.slice(-4));
  expect([...new Set(years)].sort()).toEqual(['2022', '2023', '2024', '2025']);
  for (const year of ['2022', '2023', '2024', '2025']) {
    expect(years.filter((other) => other === year).length).toBeGreaterThanOrEqual(20);
  }
});

describe.each([...families].filter(([, family]) => family.length > 0))('%s', (_, family) => {
  test('stands newest first', () => {
    const days = family.map(({ date = '' }) => date.split('-').reverse().join('-'));
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('has no picture on two cards and no title on two pages', () => {
    const thumbnails = family.flatMap(({ thumbnail }) => thumbnail ?? []);
    expect(thumbnails.filter((thumbnail, index) => thumbnails.indexOf(thumbnail) !== index)).toEqual([]);
    const titles = family.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});

test('every entry says something, and no two say the same', () => {
  const texts = entries.map(({ paragraphs }) => paragraphs.join('\n'));
  expect(entries.filter(({ paragraphs }) => paragraphs.length === 0).map(({ path }) => path)).toEqual([]);
  const seen = new Set<string>();
  expect(texts.filter((text) => seen.has(text) || !seen.add(text))).toEqual([]);
});

test('an entry with an address in Malayalam has most of its text in Malayalam', () => {
  const letters = (text: string, of: RegExp) => text.match(of)?.length ?? 0;
  const wrong = entries.filter(({ path, paragraphs }) => {
    if (!MALAYALAM.test(path)) return false;
    const text = paragraphs.join(' ');
    return letters(text, /\p{Script=Malayalam}/gu) <= letters(text, /[A-Za-z]/g);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('texts are plain: no markup, no placeholder', () => {
  const odd = entries.filter(({ title, paragraphs, images }) =>
    [title, ...paragraphs, ...images.map(({ caption = '' }) => caption)].some((text) =>
      /<\/?[a-z]+[^>]*>|\*\*|&[a-z]+;|lorem ipsum|\bTODO\b|\bxxx\b|\{phone\}|\{email\}|https?:\/\//i.test(
        text,
      ),
    ),
  );
  expect(odd.map(({ path }) => path)).toEqual([]);
});

test('every picture of an entry has a caption, and none stands there twice', () => {
  for (const { path, images } of entries) {
    expect(
      images.filter(({ caption }) => !caption),
      path,
    ).toEqual([]);
    expect(new Set(images.map(({ src }) => src)).size, path).toBe(images.length);
  }
});
