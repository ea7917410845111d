import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertItems } from '../../src/core/json/jsonEdit.ts';
import { printLike } from '../../src/core/json/jsonStyle.ts';
import { dateInsertIndex } from '../../src/node/authoring/create/entry.ts';

const entry = (url: string) => ({
  url,
  title: 'A "title" – ശീർഷകം',
  date: '01-02-2025',
  content: [{ para: 'One.', para1: 'Two.' }],
  images: [{ src: 'images/a.jpg', caption: 'A' }],
});

const file = (count: number) => ({
  $schema: '../../schemas/programme-list.schema.json',
  data: [
    {
      club: 'Club',
      programme: Array.from({ length: count }, (_, index) => entry(`c/${index}`)),
      liclass: 'ticks',
    },
  ],
});

const PATH = ['data', 0, 'programme'];

const insertItem = (text: string, path: (string | number)[], index: number, value: unknown) =>
  insertItems(text, path, [{ index, value }]);

function spliced(count: number, index: number) {
  const value = file(count);
  value.data[0]?.programme.splice(index, 0, entry('c/new'));
  return value;
}

/** Objects of a list that have only plain values, on one line, like in the data files of the site. */
function compactItems(value: unknown, indent: string, level = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = level + indent;
  const parts = Array.isArray(value)
    ? value.map((item: unknown) => {
        const flat =
          typeof item === 'object' &&
          item !== null &&
          Object.values(item).every((part) => typeof part !== 'object');
        if (!flat || item === null) return compactItems(item, indent, inner);
        const pairs = Object.entries(item).map(
          ([key, part]) => `${JSON.stringify(key)}: ${JSON.stringify(part)}`,
        );
        return `{ ${pairs.join(', ')} }`;
      })
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${compactItems(item, indent, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${level}${close}`;
}

const indents = fc.constantFrom(' ', '  ', '   ', '    ', '\t', '        ');
const formats = fc.oneof(
  indents.map((indent) => (value: unknown) => JSON.stringify(value, null, indent)),
  fc.constant((value: unknown) => JSON.stringify(value)),
  indents.map((indent) => (value: unknown) => compactItems(value, indent)),
);
const siteContext = fc.record({
  bom: fc.constantFrom('', '\uFEFF'),
  eol: fc.constantFrom('\n', '\r\n'),
  end: fc.constantFrom('', '\n', '\n\n'),
});
const positions = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.record({ count: fc.constant(count), index: fc.integer({ min: 0, max: count }) }));

test('an entry in a formatted file: the file is as its formatter would have written it', () => {
  fc.assert(
    fc.property(formats, siteContext, positions, (format, { bom, eol, end }, { count, index }) => {
      const write = (value: unknown) => bom + (format(value) + end).replaceAll('\n', eol);
      const text = write(file(count));
      expect(insertItem(text, PATH, index, entry('c/new'))).toBe(write(spliced(count, index)));
    }),
  );
});

const entriesOnLines = (value: ReturnType<typeof file>) => {
  const lines = value.data[0]?.programme.map((each) => `\n    ${JSON.stringify(each)}`) ?? [];
  return `{\n  "data": [{ "programme": [${lines.join(',')}\n  ] }]\n}`;
};

test('several entries are written as if one after the other', () => {
  const values = fc.constantFrom<unknown>(
    entry('c/new'),
    { url: 'c/flat', title: 'Flat' },
    { url: 'c/tagged', tags: ['a'], images: [{ src: 'a.jpg' }] },
    'text',
  );
  const forms = fc.oneof(
    formats,
    fc.constant(entriesOnLines),
    fc.constant((value: ReturnType<typeof file>) =>
      entriesOnLines(value).replaceAll(/"(content|images)":\[.*?\]/g, '"$1":[]'),
    ),
  );
  fc.assert(
    fc.property(
      forms,
      siteContext,
      fc.integer({ min: 0, max: 4 }),
      fc.array(fc.tuple(fc.nat(), values), { maxLength: 6 }),
      (format, { bom, eol, end }, count, drawn) => {
        const text = bom + (format(file(count)) + end).replaceAll('\n', eol);
        const items = drawn.map(([at, value], made) => ({ index: at % (count + made + 1), value }));
        expect(insertItems(text, PATH, items)).toBe(
          items.reduce((previous, { index, value }) => insertItem(previous, PATH, index, value), text),
        );
      },
    ),
  );
});

function scattered(value: unknown, space: () => string): string {
  const text = JSON.stringify(value);
  const parts = text.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^[\]{},:"]+/g) ?? [];
  return parts.map((part) => space() + part).join('') + space();
}

test('an entry in any file: one insertion, and every other byte stays', () => {
  const spaces = fc.array(fc.constantFrom('', '', ' ', '\n', '\r\n', '\t', '\n    ', '  \n'), {
    minLength: 7,
    maxLength: 40,
  });
  const counts = fc
    .integer({ min: 0, max: 4 })
    .chain((count) => fc.record({ count: fc.constant(count), index: fc.integer({ min: 0, max: count }) }));
  fc.assert(
    fc.property(spaces, counts, fc.constantFrom('', '\uFEFF'), (drawn, { count, index }, bom) => {
      let next = 0;
      const text = bom + scattered(file(count), () => drawn[next++ % drawn.length] ?? '');
      const changed = insertItem(text, PATH, index, entry('c/new'));
      let [start, end] = [0, 0];
      while (start < text.length && text[start] === changed[start]) start++;
      while (end < text.length && text.at(-1 - end) === changed.at(-1 - end)) end++;
      expect(start + end).toBeGreaterThanOrEqual(text.length);
      expect(JSON.parse(changed.slice(bom.length))).toEqual(spliced(count, index));
    }),
  );
});

type Row = [
  what: string,
  text: string,
  path: (string | number)[],
  index: number,
  value: unknown,
  result: string,
];

test.each<Row>([
  [
    'a row beside rows of one line',
    '{\n  "routes": [\n    { "path": "a" },\n    { "path": "b" }\n  ]\n}\n',
    ['routes'],
    1,
    { path: 'new', data: undefined },
    '{\n  "routes": [\n    { "path": "a" },\n    { "path": "new" },\n    { "path": "b" }\n  ]\n}\n',
  ],
  [
    'into an empty list',
    '{\r\n\t"data": []\r\n}',
    ['data'],
    0,
    { a: 1, b: [] },
    '{\r\n\t"data": [\r\n\t\t{\r\n\t\t\t"a": 1,\r\n\t\t\t"b": []\r\n\t\t}\r\n\t]\r\n}',
  ],
  ['an empty list of two lines', '{\n  "data": [\n  ]\n}', ['data'], 0, 1, '{\n  "data": [\n    1\n  ]\n}'],
  [
    'a list that is not there yet',
    '{\n    "data": [\n        {\n            "club": "C"\n        }\n    ]\n}\n',
    ['data', 0, 'programme'],
    0,
    { url: 'u' },
    '{\n    "data": [\n        {\n            "club": "C",\n            "programme": [\n                {\n                    "url": "u"\n                }\n            ]\n        }\n    ]\n}\n',
  ],
  ['in one line', '{"data": [{"a": 1}]}', ['data'], 1, { b: 2 }, '{"data": [{"a": 1}, {"b": 2}]}'],
  ['an empty list in one line', '{"data":[]}', ['data'], 0, { b: 2 }, '{"data":[{"b":2}]}'],
])('%s', (_, text, path, index, value, result) => expect(insertItem(text, path, index, value)).toBe(result));

test('there is no list', () => {
  expect(() => insertItem('{"data": 1}', ['data'], 0, 1)).toThrow('There is no list at /data.');
  expect(() => insertItem('{"data": []}', ['data', 3, 'programme'], 0, 1)).toThrow('There is no list');
});

test('a new file gets the style of another', () => {
  expect(printLike('\uFEFF{\r\n\t"a": [\r\n\t\t{ "b": 1 }\r\n\t]\r\n}', { a: [{ b: 'x' }] })).toBe(
    '{\r\n\t"a": [\r\n\t\t{ "b": "x" }\r\n\t]\r\n}\r\n',
  );
});

test.each<[dates: (string | undefined)[], date: string | undefined, index: number]>([
  [[], '01-01-2025', 0],
  [['02-02-2025', '01-01-2025'], '03-03-2025', 0],
  [['02-02-2025', '01-01-2025'], '15-01-2025', 1],
  [['02-02-2025', '01-01-2025'], '31-12-2024', 2],
  [['02-02-2025', '01-01-2025'], '02-02-2025', 0],
  [['02-02-2025', undefined], '01-01-2024', 1],
  [['02-02-2025', undefined, '01-01-2024'], '01-06-2024', 2],
  [['02-02-2025', undefined], undefined, 2],
  [[undefined], '01-01-2024', 0],
])('newest first %j inserts %s at %i', (dates, date, index) => {
  expect(dateInsertIndex(dates, date)).toBe(index);
});

test('newest first a sorted list stays sorted', () => {
  const days = fc
    .tuple(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1999, max: 2030 }),
    )
    .map(([day, month, year]) => [day, month, year].map((part) => String(part).padStart(2, '0')).join('-'));
  const key = (date: string | undefined) => date?.split('-').reverse().join('') ?? '';
  const inOrder = (dates: (string | undefined)[]) =>
    [...dates].sort((a, b) => (key(a) > key(b) ? -1 : key(a) < key(b) ? 1 : 0));
  fc.assert(
    fc.property(
      fc.array(fc.option(days, { nil: undefined })),
      fc.option(days, { nil: undefined }),
      (dates, date) => {
        const list = inOrder(dates);
        list.splice(dateInsertIndex(list, date), 0, date);
        expect(list).toEqual(inOrder(list));
      },
    ),
  );
});
