/** Random values of the schemas that a user could enter in a form. */
import fc from 'fast-check';
import { isList } from '../../src/editor/client/form/json.ts';
import type { ObjectShape, Shape } from '../../src/editor/client/form/shape.ts';
import { type CellNames, cellNames, gridOf, widthOf } from '../../src/editor/client/form/table/grid.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import type { Role } from '../../src/generated/schemas.ts';
import { CHECKSUM } from '../checksum.ts';

/** Texts in several scripts, with punctuation, never blank. */
const words = fc
  .array(fc.constantFrom('College', 'രക്തദാനം', 'a "b"', '{{beds}}', '5 * 3', '<b>', 'é', '👩‍⚕️', '/', '~1'), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join(' '));

const two = (most: number) => fc.integer({ min: 1, max: most }).map((number) => `${number}`.padStart(2, '0'));
const day = fc.tuple(two(28), two(12), fc.integer({ min: 1990, max: 2040 })).map((parts) => parts.join('-'));
const name = fc.stringMatching(/^[a-z][a-z0-9]{2,6}$/);
const picture = name.map((file) => `images/${file}.jpg`);
const web = name.map((path) => `https://${path}.example/`);

const TEXTS: Readonly<Record<Role, fc.Arbitrary<string>>> = {
  text: words,
  marked: fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n')),
  code: fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\t')),
  cell: words,
  date: day,
  picture,
  portrait: picture,
  video: web,
  map: web,
  embed: web,
  link: fc.oneof(web, name, fc.constant('documents/prospectus.pdf')),
  email: name.map((who) => `${who}@college.example`),
  phone: fc.constantFrom('+91 471 000 0000', '1800-180-5522'),
  font: name.map((file) => `documents/${file}.woff2`),
  address: name.map((path) => `activities/${path}`),
  data: name,
  figure: name,
  asked: fc.constantFrom('board/beds', 'board/fees'),
  requirements: fc.constant('board'),
  page: name,
  document: name.map((file) => `documents/${file}.pdf`),
  file: name.map((file) => `${file}/proof.html`),
  checksum: fc.constant(CHECKSUM),
  machine: name,
};

export interface Wish {
  /** True if records have all of their fields; else each is random. */
  full: boolean;
  /** Below this depth, lists have the minimum length and records only their required fields. */
  depth: number;
}

export function valuesOf(shape: Shape, wish: Wish): fc.Arbitrary<Json> {
  const { depth } = wish;
  const below = { ...wish, depth: depth - 1 };
  switch (shape.type) {
    case 'object':
      return recordsOf(shape, below);
    case 'list': {
      const cells = cellNames(shape);
      if (cells) return tablesOf(cells);
      // A list has an item if possible: the form removes an empty one.
      const least = depth > 0 ? Math.max(1, shape.minItems) : shape.minItems;
      const most = Math.max(least, Math.min(shape.maxItems, depth > 3 ? 3 : 1));
      return fc.array(valuesOf(shape.items(), below), { minLength: least, maxLength: most });
    }
    case 'map':
      return fc.dictionary(name, valuesOf(shape.values(), below), { minKeys: 1, maxKeys: 2 });
    case 'kinds':
      return fc.constantFrom(...shape.kinds().values()).chain((kind) => recordsOf(kind, below));
    case 'union':
      return fc.oneof(...shape.branches().map((branch) => valuesOf(branch, wish)));
    case 'choice':
      return fc.constantFrom(...shape.values);
    case 'switch':
      return fc.boolean();
    case 'constant':
      return fc.constant(shape.value);
    case 'number':
      return shape.text ? fc.oneof(fc.nat(), words) : fc.nat();
    case 'text':
      return shape.colour ? fc.constantFrom('#2a527a', '#C8963E') : TEXTS[shape.role];
  }
}

function recordsOf(shape: ObjectShape, wish: Wish): fc.Arbitrary<Json> {
  const fields = [...shape.fields];
  const chosen = fc.tuple(
    ...fields.map(([field]) =>
      shape.required.has(field)
        ? fc.constant(true)
        : wish.depth <= 0
          ? fc.constant(false)
          : wish.full
            ? fc.constant(true)
            : fc.boolean(),
    ),
  );
  return chosen.chain((flags) => {
    const names = withoutGaps(
      fields.map(([field]) => field),
      (index) => flags[index] ?? false,
    );
    const record = fc.record(
      Object.fromEntries(
        fields.flatMap(([field, its]) => (names.has(field) ? [[field, valuesOf(its(), wish)]] : [])),
      ),
    );
    const table = fields
      .map(([field, its]) => ({ field, cells: cellNames(its()) }))
      .find(({ cells }) => cells);
    return table?.cells ? record.map((value) => withTitles(value, table.field, table.cells)) : record;
  });
}

/** A record whose table has as many columns as column titles. */
function withTitles(value: Record<string, Json>, table: string, cells: CellNames | undefined): Json {
  const { columns } = value;
  if (!isList(columns) || !cells) return value;
  const width = widthOf(gridOf(value[table], cells));
  return {
    ...value,
    columns: Array.from({ length: width }, (_, index) => columns[index] ?? `Column ${index}`),
  };
}

/** Tables without holes, whose first cell may span two rows. */
function tablesOf({ texts: [text = ''], spans: [span = ''], mark = '' }: CellNames): fc.Arbitrary<Json> {
  const cell = fc
    .tuple(words, fc.boolean())
    .map(
      ([said, isMarked]): Record<string, Json> => ({
        [text]: said,
        ...(isMarked && mark && { [mark]: true }),
      }),
    );
  return fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.boolean())
    .chain(([width, height, spans]) =>
      fc
        .array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        })
        .map((rows) => {
          const [first, second, ...rest] = rows;
          const [corner, ...others] = first ?? [];
          if (!spans || !second || !corner || width < 2) return rows;
          return [[{ ...corner, [span]: 2 }, ...others], second.slice(1), ...rest];
        }),
    );
}

/** A form offers only the next one of numbered fields, so that there are no gaps. */
function withoutGaps(names: readonly string[], isChosen: (index: number) => boolean): Set<string> {
  const counts = new Map<string, number>();
  names.forEach((field, index) => {
    const base = baseOf(field);
    if (isChosen(index)) counts.set(base, (counts.get(base) ?? 0) + 1);
  });
  return new Set(
    names.filter((field, index) => {
      const row = names.filter((other) => baseOf(other) === baseOf(field));
      return row.length < 3 ? isChosen(index) : row.indexOf(field) < (counts.get(baseOf(field)) ?? 0);
    }),
  );
}

const baseOf = (field: string) => field.replace(/\d+$/, '');
