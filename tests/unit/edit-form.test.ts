/** The pure functions of the form: shapes, changes, labels and inline Markdown. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES } from '../../codegen/schemaList.ts';
import { convertValue, nearestField, renameField, setValueAt } from '../../src/editor/client/form/change.ts';
import {
  pastedText,
  type TextSelection,
  withBold,
  withItalic,
  withLink,
  withList,
} from '../../src/editor/client/form/controls/inlineMarkdown.ts';
import { at } from '../../src/editor/client/form/json.ts';
import { labelOf, summaryOf, withLabels } from '../../src/editor/client/form/label.ts';
import { fieldsToOffer } from '../../src/editor/client/form/ObjectField.tsx';
import { emptyOf, type Shape, shapeOf } from '../../src/editor/client/form/shape.ts';
import { humanize } from '../../src/editor/shared/fieldLabels.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { FILE_SCHEMAS, SCHEMA_NAMES } from '../../src/generated/schemas.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { valuesOf } from '../property/formValues.ts';

const SCHEMAS: Readonly<Record<string, Json>> = Object.fromEntries(
  SCHEMA_NAMES.map((name) => [name, JSON.parse(readSchema(name))]),
);

/** A shape and all shapes inside it, without duplicates. */
function all(shape: Shape, seen = new Set<Shape>()): Set<Shape> {
  if (seen.has(shape)) return seen;
  seen.add(shape);
  const inside = [
    ...(shape.type === 'object' ? [...shape.fields.values()].map((field) => field()) : []),
    ...(shape.type === 'list' ? [shape.items()] : []),
    ...(shape.type === 'map' ? [shape.values()] : []),
    ...(shape.type === 'kinds' ? shape.kinds().values() : []),
    ...(shape.type === 'union' ? shape.branches() : []),
  ];
  for (const inner of inside) all(inner, seen);
  return seen;
}

const shapes = new Set(FILE_SCHEMAS.flatMap((name) => [...all(shapeOf(SCHEMAS, name, ''))]));
const ENTRY = shapeOf(SCHEMAS, 'programme-list', '/definitions/programmeEntry');

describe('shapes', () => {
  test('every part of every file has one, and every text a known role', () => {
    expect(shapes.size).toBeGreaterThan(300);
    const roles = [...shapes].flatMap((shape) => (shape.type === 'text' ? [shape.role] : []));
    expect(roles.filter((role) => !ROLES.includes(role))).toEqual([]);
  });

  test('of an unsupported or missing part is undefined', () => {
    expect(() => shapeOf({ odd: { type: 'null' } }, 'odd', '')).toThrow('no control');
    expect(() => shapeOf(SCHEMAS, 'info', '/nowhere')).toThrow('no schema at info#/nowhere');
  });

  test('separate help from examples', () => {
    expect(ENTRY.type === 'object' ? ENTRY.fields.get('title')?.() : undefined).toMatchObject({
      help: 'The heading of the page and of its card.',
      example: 'World Blood Donor Day 2024',
    });
  });

  test('start with required parts, in order', () => {
    expect(JSON.stringify(emptyOf(shapeOf(SCHEMAS, 'block', '/definitions/tableBlock')))).toBe(
      '{"kind":"table","caption":"","columns":[""],"rows":[]}',
    );
    // The fields that users know first come first.
    expect(JSON.stringify(emptyOf(shapeOf(SCHEMAS, 'block', '/definitions/tabsBlock')))).toBe(
      '{"kind":"tabs","label":"","tabs":[{"label":"","id":"","blocks":[]}]}',
    );
  });
});

describe('an edit', () => {
  test('puts a new field where the schema has it, and keeps unknown fields', () => {
    const value = { odd: 1, title: 'A', images: [] };
    expect(JSON.stringify(setValueAt(value, ENTRY, '/date', '18-03-2025'))).toBe(
      '{"odd":1,"title":"A","date":"18-03-2025","images":[]}',
    );
    expect(JSON.stringify(setValueAt(value, ENTRY, '/url', 'a'))).toBe(
      '{"url":"a","odd":1,"title":"A","images":[]}',
    );
  });

  test('removes a field, creates missing parents, and does not change the given value', () => {
    const value = { title: 'A', odd: [1] };
    expect(setValueAt(value, ENTRY, '/title', undefined)).toEqual({ odd: [1] });
    expect(setValueAt({}, ENTRY, '/images/0/src', 'a.jpg')).toEqual({ images: [{ src: 'a.jpg' }] });
    expect(value).toEqual({ title: 'A', odd: [1] });
  });

  test('that is undone leaves the same text', () => {
    fc.assert(
      fc.property(valuesOf(ENTRY, { full: false, depth: 4 }), (value) => {
        const title = at(value, '/title');
        const restored = setValueAt(setValueAt(value, ENTRY, '/title', 'Other'), ENTRY, '/title', title);
        expect(JSON.stringify(restored)).toBe(JSON.stringify(value));
      }),
      { numRuns: 50 },
    );
  });

  test('of a name keeps its position', () => {
    expect(Object.keys(renameField({ a: 1, b: 2, c: 3 }, 'b', 'z'))).toEqual(['a', 'z', 'c']);
  });
});

test('converting between text and record keeps the words', () => {
  const phone = shapeOf(SCHEMAS, 'common', '/definitions/phone');
  const [text, record] = phone.type === 'union' ? phone.branches() : [];
  expect(record && convertValue(record, '1800')).toEqual({ label: '', number: '1800' });
  expect(text && convertValue(text, { label: 'Office', number: '1800' })).toBe('1800');
  expect(text && convertValue(text, undefined)).toBe('');
});

test('a problem is shown at the nearest part with a control', () => {
  const value = { title: 'A', images: [{ src: 'a.jpg' }], blocks: [{ kind: 'prose', paragraphs: [''] }] };
  const of = (pointer: string) => nearestField(value, ENTRY, pointer);
  expect(of('/images/0/src')).toBe('/images/0/src');
  expect(of('/images/0/caption')).toBe('/images/0');
  expect(of('/images/7/src')).toBe('/images');
  expect(of('/url')).toBe('/url');
  expect(of('/odd/deep')).toBe('');
  expect(of('/blocks/0/kind')).toBe('/blocks/0');
  expect(of('/blocks/0/paragraphs/0')).toBe('/blocks/0/paragraphs/0');
});

describe('labels', () => {
  test('are words', () => {
    expect(humanize('list2Heading')).toBe('List 2 heading');
    expect(humanize('from-activity-cards')).toBe('From activity cards');
    expect(humanize('$schema')).toBe('Schema');
  });

  test('are unique within each record of every form, and none is an abbreviation', () => {
    for (const shape of shapes) {
      if (shape.type !== 'object') continue;
      const labels = [...shape.fields.keys()].map((name) => labelOf(shape, name));
      expect(new Set(labels).size, shape.title).toBe(labels.length);
      expect(
        labels.filter((label) => /^(src|href|alt|img|desc|sub\d|para|vid|url|dat|li)\b|disp$/i.test(label)),
      ).toEqual([]);
    }
  });

  test('replace names in messages of the check, those of the innermost record first', () => {
    const site = shapeOf(SCHEMAS, 'site', '');
    const value = { menu: [{ label: 'Admissions' }] };
    const labelled = (sentence: string, pointer: string) => withLabels(sentence, site, value, pointer);
    expect(labelled('Add "href" or "items".', '/menu/0')).toBe('Add "Leads to" or "Links under it".');
    expect(labelled('The field "href" is missing.', '/menu/0/href')).toBe('The field "Leads to" is missing.');
    expect(labelled('"Admissions" is "unknown" to "menu".', '/menu/0')).toBe(
      '"Admissions" is "unknown" to "Menu".',
    );
    expect(withLabels('Add "para1".', ENTRY, { content: [{}] }, '/content/0')).toBe('Add "Paragraph 2".');
    expect(
      labelled('The links. Example: [{ "label": "A", "to": ["b"] }]. It is in a draft.', '/menu/0'),
    ).toBe('The links. It is in a draft.');
    expect(labelled('The words. Example: "A [b]".', '/menu/0')).toBe('The words. Example: "A [b]".');
  });

  test('a collapsed value shows its first text and its first picture', () => {
    const image = shapeOf(SCHEMAS, 'common', '/definitions/image');
    expect(summaryOf(image, { src: 'a.jpg', caption: 'Trees' })).toEqual({ text: 'Trees', picture: 'a.jpg' });
    const link = shapeOf(SCHEMAS, 'common', '/definitions/menuLink');
    expect(summaryOf(link, { href: 'a', label: 'Words' })).toEqual({ text: 'Words' });
    expect(summaryOf(link, { href: 'a' })).toEqual({ text: 'a' });
    const block = shapeOf(SCHEMAS, 'block', '/definitions/block');
    expect(summaryOf(block, { kind: 'prose', paragraphs: ['One.', 'Two.'] })).toEqual({ text: 'One.' });
    expect(summaryOf(block, { kind: 'unheard of' })).toEqual({});
  });
});

test('of numbered fields only the next one is offered', () => {
  const names = ['title', 'sub1', 'desc1', 'sub2', 'desc2', 'sub3', 'desc3', 'para', 'para1', 'url', 'url1'];
  const next = (...present: string[]) => fieldsToOffer(names, (name) => present.includes(name));
  expect(next()).toEqual(['title', 'sub1', 'desc1', 'para', 'para1', 'url', 'url1']);
  expect(next('title', 'sub1', 'desc2', 'para', 'para1')).toEqual(['sub2', 'desc3', 'url', 'url1']);
  expect(next('sub3')).not.toContain('sub1');
});

describe('marks', () => {
  /** A text with its selection between bars. */
  const selected = (text: string): TextSelection => {
    const start = text.indexOf('|');
    return { text: text.replaceAll('|', ''), start, end: text.lastIndexOf('|') - 1 };
  };
  const inBars = ({ text, start, end }: TextSelection) =>
    `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

  test.each([
    [withBold, 'a |word| b', 'a **|word|** b'],
    [withBold, 'a **|word|** b', 'a |word| b'],
    [withBold, 'a| word |b', 'a **|word|** b'],
    [withItalic, '**|word|**', '***|word|***'],
    [withItalic, '*|word|*', '|word|'],
    [withLink, 'see |the form|', 'see [the form](||)'],
    [withLink, '|https://a.example/|', '[||](https://a.example/)'],
    [withList, 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
    [withList, '|- b\n- c|', '|b\nc|'],
    [withList, '|a\n  b|', '|- a\n  - b|'],
    [withList, '|- a\n  - b|', '|a\n  b|'],
    [withList, '||', '|- |'],
  ])('%o of %s', (mark, before, after) => expect(inBars(mark(selected(before)))).toBe(after));
});

describe('pasted text', () => {
  const office = '<p class=MsoNormal>a<o:p></o:p></p>';

  test.each([
    ['paragraphs of a word processor', office.repeat(2), 'a\r\nb\r\n', 'a\n\nb'],
    ['empty ones between some', office.repeat(4), 'a\r\n\r\nb\r\nc', 'a\n\nb\n\nc'],
    ['points', office.repeat(4), 'a:\r\n·\tb\r\n·\tc\r\nd', 'a:\n\n- b\n- c\n\nd'],
    ['numbers', office.repeat(3), 'a\n1.\tb\n2.\tc', 'a\n\n1. b\n2. c'],
    ['lines of one paragraph', '<p>a<br>b</p>', 'a\nb', 'a\nb'],
    ['one word', office, 'a', 'a'],
    ['plain words', '', 'a\nb', 'a\nb'],
  ])('%s', (_, html, text, words) => expect(pastedText(html, text)).toBe(words));
});
