import { expect, test } from 'vitest';
import { type DatedItem, datedItemsOf, sortDatedItems } from '../../src/node/ssg/sharing/datedItems.ts';
import { page } from './sharing.ts';

test('a page with a date is a dated item', () => {
  expect(datedItemsOf(page({ date: '09-02-2024' }))).toEqual([
    {
      title: 'First',
      day: '2024-02-09',
      path: 'voyages/first',
      isOwnPage: true,
      summary: 'The first voyage.',
      section: 'Voyages',
    },
  ]);
});

test('what an entry says besides its day is told without marks', () => {
  const time = { time: '09:30', endDate: '10-02-2024', endTime: '16:00' };
  const [item] = datedItemsOf(page({ date: '09-02-2024', ...time, place: 'The [hall](contact)' }));
  expect(item?.eventTime).toMatchObject({ ...time, place: 'The hall' });
});

test('the date may come from the entry that the page is made from', () => {
  expect(datedItemsOf(page({}), '01-12-2025')[0]?.day).toBe('2025-12-01');
  expect(datedItemsOf(page({}))).toEqual([]);
});

test('events on a page are dated items of their own', () => {
  const events = [
    { title: 'Tide', date: '01-03-2024', text: 'High water. '.repeat(60) },
    { title: 'Some day' },
    { title: 'Ebb', date: '02-03-2024' },
  ];
  const items = datedItemsOf(page({ path: 'events', title: 'Events', blocks: [{ kind: 'events', events }] }));
  expect(items.map(({ title, day, isOwnPage, section }) => [title, day, isOwnPage, section])).toEqual([
    ['Tide', '2024-03-01', false, 'Events'],
    ['Ebb', '2024-03-02', false, 'Events'],
  ]);
  expect(items[0]?.summary?.length).toBeLessThanOrEqual(301);
  expect(items[0]?.summary).toMatch(/water\.?…$/);
  expect(items[1]?.summary).toBeUndefined();
});

const item = (title: string, day: string, path: string, isOwnPage: boolean): DatedItem => ({
  title,
  day,
  path,
  isOwnPage,
});

test.each<[name: string, given: DatedItem[], kept: string[]]>([
  [
    'the latest comes first',
    [
      item('a', '2024-01-01', 'a', true),
      item('b', '2025-01-01', 'b', true),
      item('c', '2024-06-01', 'c', true),
    ],
    ['b', 'c', 'a'],
  ],
  [
    'a page of its own counts more than an event card',
    [
      item('x', '2024-01-01', 'events', false),
      item('x', '2024-01-01', 'clubs/x', true),
      item('x', '2024-01-01', '', false),
    ],
    ['clubs/x'],
  ],
  [
    'the home page counts least',
    [item('x', '2024-01-01', '', false), item('x', '2024-01-01', 'events', false)],
    ['events'],
  ],
  [
    'two pages under one title and day are two items',
    [item('x', '2024-01-01', 'b', true), item('x', '2024-01-01', 'a', true)],
    ['a', 'b'],
  ],
  [
    'one title on two days is two items',
    [item('x', '2024-01-01', 'a', true), item('x', '2024-01-02', 'b', true)],
    ['b', 'a'],
  ],
])('%s', (_, dates, expected) => expect(sortDatedItems(dates).map(({ path }) => path)).toEqual(expected));
