/**
 * A new kind of block and a new layout take three places each, as docs/developers.md says, and whichever is forgotten, the
 * code generation or the compiler says so. Both are added to a copy of the engine.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../codegen/site/folder.ts';
import { compile, compiledFolder } from './compiler.ts';
import { fixtureFolder } from './fixtures.ts';

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
      ['const rows = {', "const rows = {\n  wall: { kinds: ['people'], find: findPeople, draw: wall },"],
    ],
  },
} satisfies Record<string, Place>;

/** Touches some places in a copy of the engine. */
function touched(places: readonly Place[]): string {
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
  return folder;
}

/** Runs a file of a copy, and gives what it prints; a command that finds something wrong fails. */
function run(folder: string, ...command: string[]): { fails: boolean; output: string } {
  const tsx = join(engineRoot, 'node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, ...command], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { fails: status !== 0, output: stdout + stderr };
}

/**
 * Touches some places in a copy of the engine, generates the code and compiles.
 *
 * @returns what went wrong
 */
function add(places: readonly Place[]): string {
  const folder = touched(places);
  const { fails, output } = run(folder, COMMANDS, 'codegen');
  return fails ? output : compile(folder, {}, ['src', 'codegen']).join('\n');
}

const COMMANDS = 'codegen/commands/index.ts';

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

test('a field that its schema alone says to be a picture is seen by all that looks at pictures', () => {
  const field = `"emblem": { "$ref": "common.schema.json#/definitions/imagePath" },
    "photos": { "type": "array", "items": { "$ref": "common.schema.json#/definitions/image" } },
    "url": {`;
  const folder = touched([{ file: 'schemas/department.schema.json', changes: [['"url": {', field]] }]);
  expect(run(folder, COMMANDS, 'codegen').fails).toBe(false);
  cpSync(fixtureFolder('site'), join(folder, 'site'), { recursive: true });
  const path = join(folder, 'site/public/data/departments.json');
  const { data } = JSON.parse(readFileSync(path, 'utf8')) as { data: object[] };
  const record = {
    ...data[0],
    emblem: 'images/sample/emblem.jpg',
    photos: [{ src: 'images/quay.jpg' }],
    misspelt: { src: 'images/none.jpg' },
  };
  writeFileSync(path, JSON.stringify({ data: [record, ...data.slice(1)] }));

  const lines = run(folder, COMMANDS, 'check', '--site', 'site', '--release', '--format', 'json').output;
  const found = lines
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { code: string; pointer?: string });
  expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
    expect.arrayContaining([
      'picture-missing /data/0/emblem',
      'sample-left /data/0/emblem',
      'caption-missing /data/0/photos/0',
      'field-unknown /data/0/misspelt',
    ]),
  );

  const code = `import { namedMedia } from './codegen/build/knownMedia.ts';
    console.log(JSON.stringify([...namedMedia('department', ${JSON.stringify({ data: [record] })}).pictures.keys()]));`;
  writeFileSync(join(folder, 'named.ts'), code);
  expect(JSON.parse(run(folder, 'named.ts').output)).toEqual(
    expect.arrayContaining(['images/sample/emblem.jpg', 'images/quay.jpg']),
  );
});
