/**
 * A new block type needs four changes, and so does a new layout, as docs/developers.md says. If one is missing, the code
 * generation or the compiler reports it. Both are added to a copy of the engine.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';
import { compile, compiledFolder } from './compiler.ts';
import { fixtureFolder } from './fixtures.ts';

/** A change: a new file, or a replaced text. */
type Place = { file: string; text: string } | { file: string; changes: [find: string, put: string][] };

const BLOCK = {
  schema: {
    file: 'schemas/block.schema.json',
    changes: [
      [
        '"fromActivityCardsBlock": {',
        `"proverbBlock": {
          "title": "ProverbBlock",
          "description": "What somebody has said.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "kind": { "description": "\\"proverb\\": a saying.", "const": "proverb", "type": "string" },
            "heading": { "type": "string", "description": "A heading. Example: \\"Our founder\\"." },
            "text": { "type": "string", "description": "The words. Example: \\"Serve.\\"" }
          },
          "required": ["kind", "text"]
        },
        "fromActivityCardsBlock": {`,
      ],
      [
        '{\n          "$ref": "#/definitions/noticeBlock"',
        '{ "$ref": "#/definitions/proverbBlock" }, {\n          "$ref": "#/definitions/noticeBlock"',
      ],
    ],
  },
  file: {
    file: 'src/app/blocks/Proverb.tsx',
    text: `import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import type { BlockProps } from './props.ts';

export function Proverb({ block: { heading, text }, id, level }: BlockProps<'proverb'>) {
  return <Section kind="proverb" heading={heading} id={id} level={level}><Text>{text}</Text></Section>;
}
`,
  },
  runtimeTraits: {
    file: 'src/core/data/blockTraits/runtimeTraits.ts',
    changes: [['  notice: {', '  proverb: {},\n  notice: {']],
  },
  buildTraits: {
    file: 'src/core/data/blockTraits/buildTraits.ts',
    changes: [['  notice: {', '  proverb: { searchText: ({ text }) => ({ text: [text] }) },\n  notice: {']],
  },
} satisfies Record<string, Place>;

const LAYOUT = {
  schema: { file: 'schemas/manifest.schema.json', changes: [['"camp-month"', '"camp-month", "wall"']] },
  file: {
    file: 'src/core/layouts/wall.ts',
    text: `import type { Store } from '../data/load.ts';
import type { Content, Page } from '../model.ts';
import { type LayoutContext, pageFrame } from './context.ts';

export const findPeople = (store: Store, name: string) => store.get('people', name);

export const wall = (people: Content['people'], context: LayoutContext): Page => ({
  ...pageFrame(context, undefined, undefined),
  blocks: [{ kind: 'people', people: people.map(({ name, role }) => ({ name, role })) }],
});
`,
  },
  traits: {
    file: 'src/core/layouts/index.ts',
    changes: [
      ["from './list.ts';", "from './list.ts';\nimport { findPeople, wall } from './wall.ts';"],
      ['const rows = {', "const rows = {\n  wall: { kinds: ['people'], find: findPeople, toPage: wall },"],
    ],
  },
  buildTraits: {
    file: 'src/core/layouts/buildTraits.ts',
    changes: [['  list: {},', '  list: {},\n  wall: {},']],
  },
} satisfies Record<string, Place>;

const copied = () =>
  compiledFolder(
    Object.fromEntries(
      [
        'src',
        'codegen',
        'schemas',
        'docs/problems.md',
        'tests/fixtures/messages.txt',
        'package.json',
        'tsconfig.json',
      ].map((name) => [name, name]),
    ),
  );

function touch(folder: string, places: readonly Place[]): void {
  for (const change of places) {
    const path = join(folder, change.file);
    if ('text' in change) {
      writeFileSync(path, change.text);
      continue;
    }
    let text = readFileSync(path, 'utf8');
    for (const [find, put] of change.changes) {
      expect(text).toContain(find);
      text = text.replaceAll(find, put);
    }
    writeFileSync(path, text);
  }
}

function untouch(folder: string, places: readonly Place[]): void {
  for (const { file } of places) {
    const original = join(engineRoot, file);
    if (existsSync(original)) cpSync(original, join(folder, file));
    else rmSync(join(folder, file));
  }
}

function run(folder: string, ...command: string[]): { fails: boolean; output: string } {
  // Without compiling it first: a copy runs only once, and compiling takes four times as long.
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { fails: status !== 0, output: stdout + stderr };
}

const COMMANDS = 'src/cli/index.ts';

/** The compiler's messages for missing changes: several at once, because each is in a separate file. */
const SAID: readonly { missing: Place[]; said: RegExp[] }[] = [
  {
    missing: [BLOCK.file, LAYOUT.file],
    said: [
      /src\/app\/blocks\/components\.ts.*'\.\/Proverb\.tsx'/,
      /src\/core\/layouts\/index\.ts.*'\.\/wall\.ts'/,
    ],
  },
  {
    missing: [BLOCK.runtimeTraits, BLOCK.buildTraits, LAYOUT.traits, LAYOUT.buildTraits],
    said: [
      /src\/core\/data\/blockTraits\/runtimeTraits\.ts.*proverb/,
      /src\/core\/data\/blockTraits\/buildTraits\.ts.*proverb/,
      /src\/core\/layouts\/index\.ts.*wall/,
      /src\/core\/layouts\/buildTraits\.ts.*wall/,
    ],
  },
  {
    missing: [BLOCK.schema, LAYOUT.schema],
    said: [
      /src\/app\/blocks\/Proverb\.tsx.*'"proverb"'/,
      /src\/core\/data\/blockTraits\/buildTraits\.ts.*'proverb'/,
      /src\/core\/layouts\/index\.ts.*'?wall'?/,
    ],
  },
];

test('a new block type and layout compile with all their rows, and not without one of them', () => {
  const folder = copied();
  // Files without changes since the previous test are not read again.
  const errors = () => compile(folder, { incremental: true }, ['src', 'codegen']).join('\n');
  touch(folder, [...Object.values(BLOCK), ...Object.values(LAYOUT)]);
  expect(run(folder, 'codegen/write.ts')).toMatchObject({ fails: false });
  expect(errors()).toBe('');
  for (const { missing, said } of SAID) {
    untouch(folder, missing);
    // The generated files of the engine's schemas are there.
    if (missing.includes(BLOCK.schema)) cpSync(GENERATED, join(folder, 'src/generated'), { recursive: true });
    const text = errors();
    for (const words of said) expect(text).toMatch(words);
    touch(folder, missing);
  }
});

const GENERATED = join(engineRoot, 'src/generated');

test('a block type without a row is refused by the code generation', () => {
  const [definition] = BLOCK.schema.changes;
  const unnamed = { file: BLOCK.schema.file, changes: definition ? [definition] : [] } satisfies Place;
  const folder = copied();
  touch(folder, [unnamed]);
  expect(run(folder, 'codegen/write.ts').output).toContain(
    'name #/definitions/proverbBlock in "block" and in "authoredBlock"',
  );
});

test('a field that only its schema declares as a picture is treated as one', () => {
  const field = `"emblem": { "$ref": "common.schema.json#/definitions/imagePath" },
    "photos": { "type": "array", "items": { "$ref": "common.schema.json#/definitions/image" } },
    "url": {`;
  const folder = copied();
  touch(folder, [{ file: 'schemas/department.schema.json', changes: [['"url": {', field]] }]);
  expect(run(folder, 'codegen/write.ts').fails).toBe(false);
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
  const errors = lines
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { code: string; pointer?: string });
  expect(errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(
    expect.arrayContaining([
      'picture-missing /data/0/emblem',
      'sample-left /data/0/emblem',
      'caption-missing /data/0/photos/0',
      'field-unknown /data/0/misspelt',
    ]),
  );

  const code = `import { mediaNamesOf } from './src/node/ssg/mediaManifest.ts';
    console.log(JSON.stringify([...mediaNamesOf('department', ${JSON.stringify({ data: [record] })}).pictures.keys()]));`;
  writeFileSync(join(folder, 'named.ts'), code);
  expect(JSON.parse(run(folder, 'named.ts').output)).toEqual(
    expect.arrayContaining(['images/sample/emblem.jpg', 'images/quay.jpg']),
  );
});
