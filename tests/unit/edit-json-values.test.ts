/** JSON pointers within values of forms, and replaced values, which keep all other bytes of the file. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { getNodePath, type Node, parseTree } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import {
  collectTexts,
  commonPointer,
  isEqualJson,
  at as valueAt,
  withValueAt,
} from '../../src/editor/client/form/json.ts';
import { replaceJsonValue } from '../../src/editor/server/replaceJsonValue.ts';
import { locateValue } from '../../src/editor/server/valueLocation.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { COLLEGE } from '../sites.ts';
import { runs } from '../thorough.ts';

// The arbitrary generates JSON.
const json = fc.jsonValue() as fc.Arbitrary<Json>;

test('two values differ at one pointer, and setting it makes them equal', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const pointer = commonPointer(before, after);
      expect(withValueAt(before, pointer, valueAt(after, pointer))).toEqual(after);
    }),
  );
});

test('setting a text changes nothing else', () => {
  fc.assert(
    fc.property(json, fc.nat(), (value, chosen) => {
      const texts = collectTexts(value);
      const pointer = texts[chosen % Math.max(1, texts.length)];
      if (!pointer) return;
      const changed = withValueAt(value, pointer.pointer, `${pointer.text}.`);
      expect(valueAt(changed, pointer.pointer)).toBe(`${pointer.text}.`);
      expect(withValueAt(changed, pointer.pointer, pointer.text)).toEqual(value);
      expect(isEqualJson(changed, value)).toBe(false);
      expect(JSON.stringify(changed).length).toBe(JSON.stringify(value).length + 1);
    }),
  );
});

test.each([
  ['/blocks/1/title', '/blocks/1/title'],
  ['/a~1b/~0', '/a~1b/~0'],
])('a change at %s is found there', (pointer, expected) => {
  const value: Json = { blocks: [{}, { title: 'a' }], 'a/b': { '~': 'a' } };
  expect(commonPointer(value, withValueAt(value, pointer, 'b'))).toBe(expected);
});

test('an added or removed field changes its object', () => {
  const value = { block: { title: 'a' } };
  expect(commonPointer(value, withValueAt(value, '/block/text', 'b'))).toBe('/block');
  expect(withValueAt(value, '/block/title', undefined)).toEqual({ block: {} });
  expect(withValueAt(value, '/new/field', 'a')).toEqual({ ...value, new: { field: 'a' } });
});

test('the order of fields is kept, and is not compared', () => {
  const value = { b: 1, a: { d: 'x', c: 'y' } };
  expect(JSON.stringify(withValueAt(value, '/a/d', 'z'))).toBe('{"b":1,"a":{"d":"z","c":"y"}}');
  expect(isEqualJson(value, { a: { c: 'y', d: 'x' }, b: 1 })).toBe(true);
  expect(isEqualJson([1, 2], [2, 1])).toBe(false);
});

const LINES = `{
  "data": [
    {
      "title": "A",
      "list": [ "one",  "two", "three" ],
      "pictures": [
        { "src": "1.jpg", "caption": "One" },
        { "src":"2.jpg",
          "caption": "Two" },
        { "src": "3.jpg" }
      ]
    }
  ]
}
`;

describe('what is written', () => {
  test.each([
    ['a text in place of another', { title: 'B' }, LINES.replace('"A"', '"B"')],
    [
      'a field more, behind the others and as they stand',
      { date: '01-02-2026' },
      LINES.replace('      ]\n    }', '      ],\n      "date": "01-02-2026"\n    }'),
    ],
    ['a field less', { list: undefined }, LINES.replace('      "list": [ "one",  "two", "three" ],\n', '')],
    [
      'an item more between others',
      { list: ['one', 'two', 'and a half', 'three'] },
      LINES.replace('"three"', '"and a half",  "three"'),
    ],
    [
      'an item that has moved, with its own text',
      { pictures: [{ src: '2.jpg', caption: 'Two' }, { src: '1.jpg', caption: 'One' }, { src: '3.jpg' }] },
      LINES.replace(
        '{ "src": "1.jpg", "caption": "One" },\n        { "src":"2.jpg",\n          "caption": "Two" }',
        '{ "src":"2.jpg",\n          "caption": "Two" },\n        { "src": "1.jpg", "caption": "One" }',
      ),
    ],
    [
      'a caption of one of several pictures',
      { pictures: [{ src: '1.jpg', caption: 'One' }, { src: '2.jpg', caption: '2' }, { src: '3.jpg' }] },
      LINES.replace('"Two"', '"2"'),
    ],
    ['no item, so that a list is empty', { list: [] }, LINES.replace('[ "one",  "two", "three" ]', '[]')],
  ] satisfies [string, object, string][])('%s', (_, value, gives) => {
    const [original] = (JSON.parse(LINES) as { data: { [name: string]: Json }[] }).data;
    const now = Object.fromEntries(
      Object.entries({ ...original, ...value }).filter(([, item]) => item !== undefined),
    );
    expect(replaceJsonValue(LINES, ['data', 0], now as Json)).toBe(gives);
    expect(
      replaceJsonValue(`\uFEFF${LINES.replaceAll('\n', '\r\n')}`, ['data', 0], now as Json).replaceAll(
        '\r\n',
        '\n',
      ),
    ).toBe(`\uFEFF${gives}`);
  });

  const name = fc.constantFrom('url', 'src', 'title', 'a b', 'é"\\', '');
  const { value: json } = fc.letrec<{ value: Json; list: Json[]; object: Record<string, Json> }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.string({ maxLength: 6 }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('object'),
    ),
    list: fc.array(tie('value'), { maxLength: 5 }),
    object: fc.dictionary(name, tie('value'), { maxKeys: 5 }),
  }));
  const spaces = fc.constantFrom(0, 1, 2, '\t', 4);

  test('any value can replace any other one', () => {
    fc.assert(
      fc.property(json, json, spaces, (original, now, indent) => {
        const text = JSON.stringify({ value: original }, null, indent);
        expect(JSON.parse(replaceJsonValue(text, ['value'], now))).toEqual({ value: now });
        expect(replaceJsonValue(text, ['value'], original)).toBe(text);
      }),
      { numRuns: runs(2_000) },
    );
  });

  test('everything around a changed text stays byte for byte, in real files', () => {
    const data = join(COLLEGE, 'public/data');
    const names = readdirSync(data).filter((name) => name.endsWith('.json'));
    const files = names.map((name) => readFileSync(join(data, name), 'utf8'));
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.nat(), fc.string({ minLength: 1 }), (text, pick, written) => {
        const leaves = texts(parseTree(text));
        const leaf = leaves[pick % leaves.length];
        if (!leaf) throw new Error('There is no text.');
        const path = getNodePath(leaf);
        const [first, second, ...rest] = path;
        const record = (JSON.parse(text) as { data: Json[] }).data[Number(second)] ?? null;
        const value = withText(record, rest, written);
        const end = leaf.offset + leaf.length;
        const expected = text.slice(0, leaf.offset) + JSON.stringify(written) + text.slice(end);
        expect(replaceJsonValue(text, [first ?? '', second ?? 0], value)).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });
});

function texts(node: Node | undefined): Node[] {
  const all = (each: Node): Node[] =>
    each.type === 'string' && each.parent?.children?.[0] !== each
      ? [each]
      : (each.children ?? []).flatMap(all);
  return node ? all(node).filter((each) => getNodePath(each).length > 2) : [];
}

function withText(value: Json, path: readonly (string | number)[], text: string): Json {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((item: Json, index) => (index === step ? withText(item, rest, text) : item));
  const object = value as { [name: string]: Json };
  return { ...object, [step]: withText(object[step] ?? null, rest, text) };
}

describe('a location', () => {
  const root = { data: [{ programme: [{ url: 'a' }, { url: 'b', title: 'B' }, { title: 'C' }] }] };

  test.each<[name: string, pointer: string, base: Json | undefined, at: number | undefined]>([
    ['is the same where nothing has moved', '/data/0/programme/1', { url: 'b', title: 'B' }, 1],
    ['follows the address of an entry', '/data/0/programme/0', { url: 'b', title: 'old' }, 1],
    ['follows an entry that is the same', '/data/0/programme/0', { title: 'C' }, 2],
    ['is nowhere for an entry that has gone', '/data/0/programme/1', { url: 'z' }, undefined],
    ['is nowhere behind the end', '/data/0/programme/7', { url: 'z' }, undefined],
    ['is what it says without a base', '/data/0/programme/2', undefined, 2],
  ])('%s', (_, pointer, base, at) => {
    expect(locateValue(root, pointer, base)).toEqual(
      at === undefined ? undefined : ['data', 0, 'programme', at],
    );
  });
});
