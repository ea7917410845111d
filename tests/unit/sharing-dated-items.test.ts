import { expect, test } from 'vitest';
import { type Happening, happeningsOf, sortHappenings } from '../../codegen/build/sharing/happenings.ts';
import { page } from './sharing.ts';

test('a page with a date is a happening', () => {
  expect(happeningsOf(page({ date: '09-02-2024' }))).toEqual([
    {
      title: 'First',
      day: '2024-02-09',
      path: 'voyages/first',
      own: true,
      summary: 'The first voyage.',
      section: 'Voyages',
    },
  ]);
});

test('the date may come from the entry that the page is made from', () => {
  expect(happeningsOf(page({}), '01-12-2025')[0]?.day).toBe('2025-12-01');
  expect(happeningsOf(page({}))).toEqual([]);
});

test('events on a page are happenings of their own', () => {
  const events = [
    { title: 'Tide', date: '01-03-2024', text: 'High water. '.repeat(60) },
    { title: 'Some day' },
    { title: 'Ebb', date: '02-03-2024' },
  ];
  const found = happeningsOf(page({ path: 'events', title: 'Events', blocks: [{ kind: 'events', events }] }));
  expect(found.map(({ title, day, own, section }) => [title, day, own, section])).toEqual([
    ['Tide', '2024-03-01', false, 'Events'],
    ['Ebb', '2024-03-02', false, 'Events'],
  ]);
  expect(found[0]?.summary?.length).toBeLessThanOrEqual(301);
  expect(found[0]?.summary).toMatch(/water\.?…$/);
  expect(found[1]?.summary).toBeUndefined();
});

const happening = (title: string, day: string, path: string, own: boolean): Happening => ({
  title,
  day,
  path,
  own,
});

test.each<[name: string, given: Happening[], kept: string[]]>([
  [
    'the latest comes first',
    [
      happening('a', '2024-01-01', 'a', true),
      happening('b', '2025-01-01', 'b', true),
      happening('c', '2024-06-01', 'c', true),
    ],
    ['b', 'c', 'a'],
  ],
  [
    'a page of its own counts more than an event card',
    [
      happening('x', '2024-01-01', 'events', false),
      happening('x', '2024-01-01', 'clubs/x', true),
      happening('x', '2024-01-01', '', false),
    ],
    ['clubs/x'],
  ],
  [
    'the home page counts least',
    [happening('x', '2024-01-01', '', false), happening('x', '2024-01-01', 'events', false)],
    ['events'],
  ],
  [
    'two pages under one title and day are two happenings',
    [happening('x', '2024-01-01', 'b', true), happening('x', '2024-01-01', 'a', true)],
    ['a', 'b'],
  ],
  [
    'one title on two days is two happenings',
    [happening('x', '2024-01-01', 'a', true), happening('x', '2024-01-02', 'b', true)],
    ['b', 'a'],
  ],
])('%s', (_, given, kept) => {
  expect(sortHappenings(given).map(({ path }) => path)).toEqual(kept);
});
