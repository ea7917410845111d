/**
 * A new kind of block and a new layout take three places each, as docs/developers.md says, and whichever is forgotten, the
 * code generation or the compiler says so. Both are added to a copy of the engine.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../codegen/site/folder.ts';
import { compile, compiledFolder } from './compiler.ts';

/** A place that is touched: a new file, or a text that another takes the place of. */
type Place = { file: string; text: string } | { file: string; changes: [find: string, put: string][] };

const BLOCK = {
  schema: {
    file: 'schemas/block.schema.json',
    changes: [
      [
        '"fromActivityCardsBlock": {',
        `"quoteBlock": {
          "title": "QuoteBlock",
          "description": "What somebody has said.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "kind": { "description": "\\"quote\\": what somebody has said.", "const": "quote", "type": "string" },
            "heading": { "type": "string", "description": "A heading. Example: \\"Our founder\\"." },
            "text": { "type": "string", "description": "The words. Example: \\"Serve.\\"" }
          },
          "required": ["kind", "text"]
        },
        "fromActivityCardsBlock": {`,
      ],
      [
        '{\n          "$ref": "#/definitions/noticeBlock"',
        '{ "$ref": "#/definitions/quoteBlock" }, {\n          "$ref": "#/definitions/noticeBlock"',
      ],
    ],
  },
  file: {
    file: 'src/blocks/Quote.tsx',
    text: `import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { BlockProps } from './props.ts';

export function Quote({ block: { heading, text }, id, level }: BlockProps<'quote'>) {
  return <Section kind="quote" heading={heading} id={id} level={level}><Text>{text}</Text></Section>;
}
`,
  },
  row: {
    file: 'src/kinds/table.ts',
    changes: [['  notice: {', '  quote: { words: ({ text }) => ({ text: [text] }) },\n  notice: {']],
  },
} satisfies Record<string, Place>;

const LAYOUT = {
  schema: {
    file: 'schemas/manifest.schema.json',
    changes: [['"camp-month"', '"camp-month", "wall"']],
  },
  file: {
    file: 'src/layouts/wall.ts',
    text: `import type { Store } from '../content/load.ts';
import type { Content, Page } from '../model.ts';
import { type Context, pageFrame } from './context.ts';

export const findPeople = (store: Store, name: string) => store.get('people', name);

export const wall = (people: Content['people'], context: Context): Page => ({
  ...pageFrame(context, undefined, undefined),
  blocks: [{ kind: 'people', people: people.map(({ name, role }) => ({ name, role })) }],
});
`,
  },
  row: {
    file: 'src/layouts/index.ts',
    changes: [
      ["from './list.ts';", "from './list.ts';\nimport { findPeople, wall } from './wall.ts';"],
      ['const rows = {', "const rows = {\n  wall: { kind: 'people', find: findPeople, draw: wall },"],
    ],
  },
} satisfies Record<string, Place>;

/**
 * Touches some places in a copy of the engine, generates the code and compiles.
 *
 * @returns what went wrong
 */
function add(places: readonly Place[]): string {
  const folder = compiledFolder(
    Object.fromEntries(
      ['src', 'codegen', 'schemas', 'package.json', 'vite.config.ts'].map((name) => [name, name]),
    ),
  );
  for (const place of places) {
    const path = join(folder, place.file);
    if ('text' in place) {
      writeFileSync(path, place.text);
      continue;
    }
    let text = readFileSync(path, 'utf8');
    for (const [find, put] of place.changes) {
      expect(text).toContain(find);
      text = text.replaceAll(find, put);
    }
    writeFileSync(path, text);
  }
  const tsx = join(engineRoot, 'node_modules/tsx/dist/cli.mjs');
  try {
    execFileSync(process.execPath, [tsx, 'codegen/commands/index.ts', 'codegen'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return String(error);
  }
  return compile(folder, {}, ['src', 'codegen']).join('\n');
}

test('a kind of block and a layout with their three places compile', () => {
  expect(add([...Object.values(BLOCK), ...Object.values(LAYOUT)])).toBe('');
});

// Both at once, which takes half the time: each says what it lacks in files of its own.
test.each<[missing: 'schema' | 'file' | 'row', said: RegExp[]]>([
  [
    'schema',
    [
      /src\/blocks\/Quote\.tsx.*'"quote"'/,
      /src\/kinds\/table\.ts.*'quote'/,
      /src\/layouts\/index\.ts.*'?wall'?/,
    ],
  ],
  ['file', [/src\/blocks\/components\.ts.*'\.\/Quote\.tsx'/, /src\/layouts\/index\.ts.*'\.\/wall\.ts'/]],
  ['row', [/src\/kinds\/table\.ts.*quote/, /src\/layouts\/index\.ts.*wall/]],
])('without the %s nothing compiles', (missing, said) => {
  const rest = [BLOCK, LAYOUT].flatMap((places) =>
    Object.entries<Place>(places).flatMap(([name, place]) => (name === missing ? [] : [place])),
  );
  const errors = add(rest);
  for (const words of said) expect(errors).toMatch(words);
});

test('a kind that has a definition but stands in no list is refused by the code generation', () => {
  const [definition] = BLOCK.schema.changes;
  const unnamed = { file: BLOCK.schema.file, changes: definition ? [definition] : [] } satisfies Place;
  expect(add([unnamed])).toContain('name #/definitions/quoteBlock in "block" and in "authoredBlock"');
});
