/** Imports run one way: from the cli down to the generated code, and inside core, app and node as well. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';

/** Rooms, the lowest first: a file imports from its own room and from lower ones. */
const LAYERS = {
  top: [
    'src/generated',
    'src/locales',
    'src/core',
    'src/app',
    'src/node',
    'src/editor/shared',
    'src/editor/client',
    'src/editor/server',
    'src/cli',
    'codegen',
  ],
  core: [
    'src/core/model.ts',
    'src/core/groupBy.ts',
    'src/core/route',
    'src/core/i18n',
    'src/core/problems',
    'src/core/json',
    'src/core/data',
    'src/core/layouts',
    'src/core/search',
    'src/core/resolve.ts',
  ],
  app: [
    'src/app/styles',
    'src/app/hooks',
    'src/app/components',
    'src/app/search',
    'src/app/carousel',
    'src/app/lightbox',
    'src/app/blocks',
    'src/app/shell',
    'src/app/router',
    'src/app/entries',
  ],
  node: [
    'src/node/system',
    'src/node/content',
    'src/node/hosts',
    'src/node/check',
    'src/node/ssg',
    'src/node/authoring',
    'src/node/dev',
    'src/node/deploy',
    'src/node/report',
  ],
  'editor/client': [
    'src/editor/client/lib',
    'src/editor/client/messages',
    'src/editor/client/form',
    'src/editor/client/state',
    'src/editor/client/media',
    'src/editor/client/dialogs',
    'src/editor/client/panes',
    'src/editor/client/publish',
    'src/editor/client/shell',
  ],
} as const;

const FORBIDDEN: readonly (readonly [from: RegExp, to: RegExp, why: string])[] = [
  [/^src\/core\//, /^(node:|react)|^src\/app\//, 'core runs anywhere, without React and Node'],
  [/^src\/app\//, /^node:/, 'the app runs in a browser'],
  [/^src\/editor\/(client|shared)\//, /^node:|^src\/node\//, 'the client runs in a browser'],
  [/^src\/editor\/server\//, /^src\/editor\/client\//, 'they share only src/editor/shared'],
  [/^src\//, /^(tests|codegen)\//, 'shipped code stands alone'],
  [/^codegen\//, /^src\/generated\//, 'a schema that was just added is not in the generated code yet'],
];

interface Import {
  from: string;
  /** A path from the root of the repository, or the name of a package or virtual module. */
  to: string;
  /** True if only types are imported, which are erased at run time. */
  types: boolean;
}

const SOURCE = /\.(ts|tsx|js)$/;

function sources(folder: string): string[] {
  return readdirSync(join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(engineRoot, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const matches = text.matchAll(
    /\b(?:(?:import|export)( type)?\b[^'";]*?\bfrom|import(?:\s*\(|\s+(?=['"])))\s*['"]([^'"]+)['"]/g,
  );
  return [...matches].map(([, type, name = '']) => ({
    from: file,
    to: name.startsWith('.') ? join(dirname(file), name).replaceAll('\\', '/') : name,
    types: type !== undefined,
  }));
}

const files = [...sources('src'), ...sources('codegen')].filter((file) => !file.startsWith('src/generated/'));
const imports = files.flatMap(importsOf);
const internal = imports.filter(({ to }) => /^(src|codegen)\//.test(to) && SOURCE.test(to));

const layerOf = (file: string, layers: readonly string[]) =>
  layers.findIndex((layer) => file === layer || file.startsWith(`${layer}/`));

/** The packages that some modules import and that `npm ci --omit=dev` omits. */
function notInstalled(of: readonly Import[]): string[] {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(engineRoot, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;
  const packages = of
    .filter(({ to }) => !/^(src|codegen|node:|vite\.config|\$)/.test(to))
    .map(({ to }) =>
      to
        .split('/')
        .slice(0, to.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(packages)].filter(
    (name) => !Object.hasOwn({ ...dependencies, ...peerDependencies }, name),
  );
}

const inWords = ({ from, to }: Import) => `${from} imports ${to}`;

test('the import reader recognizes every form of import', () => {
  const of = (file: string) => importsOf(file).map(({ to }) => to);
  expect(of('src/app/entries/browser.tsx')).toEqual(
    expect.arrayContaining(['virtual:site', 'react-router-dom', 'src/app/router/Router.tsx']),
  );
  expect(of('src/app/entries/dev.ts')).toContain('src/app/styles/main.css');
  expect(of('src/app/lightbox/useLightbox.ts')).toContain('src/app/lightbox/lightbox.ts');
  expect(of('src/core/model.ts')).toContain('src/generated/types.ts');
  expect(of('src/app/entries/virtual.d.ts')).toContain('src/core/model.ts');
});

test('the import reader finds the whole engine', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(internal.length).toBeGreaterThan(2000);
});

describe.each(Object.entries(LAYERS))('the layers of %s', (name, layers) => {
  const inside = files.filter((file) => name === 'top' || file.startsWith(`src/${name}/`));

  test('contain every file', () => {
    expect(inside.filter((file) => layerOf(file, layers) < 0)).toEqual([]);
  });

  test('import only from their own folder and from lower layers', () => {
    const upward = internal.filter(({ from, to }) => {
      const [start, end] = [layerOf(from, layers), layerOf(to, layers)];
      return start >= 0 && end > start;
    });
    expect(upward.map(inWords)).toEqual([]);
  });
});

test.each(FORBIDDEN)('%s does not import %s: %s', (from, to) => {
  const violations = imports.filter((each) => from.test(each.from) && to.test(each.to));
  expect(files.some((file) => from.test(file))).toBe(true);
  expect(violations.map(inWords)).toEqual([]);
});

test('core and the app import only files that exist', () => {
  const allFiles = new Set([...files, ...sources('src/generated')]);
  const inBrowser = internal.filter(({ from }) => /^src\/(core|app)\//.test(from));
  expect(inBrowser.filter(({ to }) => !allFiles.has(to)).map(inWords)).toEqual([]);
});

test('other folders import only the list of checks and its worker', () => {
  const single = internal.filter(
    ({ from, to }) =>
      to.startsWith('src/node/check/') &&
      !from.startsWith('src/node/check/') &&
      !/\/(index|backgroundCheck|canSkipCheck)\.ts$/.test(to),
  );
  expect(single.map(inWords)).toEqual([]);
});

test('the search is loaded on first use: only its types are imported eagerly', () => {
  const early = imports.filter(
    ({ from, to, types }) =>
      to.startsWith('src/core/search/') && /^src\/(app|core)\/(?!search\/)/.test(from) && !types,
  );
  const loaders = ['src/app/entries/loaders.ts', 'src/app/hooks/useFilter.ts'];
  expect(early.map(inWords)).toEqual(loaders.map((from) => `${from} imports src/core/search/search.ts`));
  expect(readFileSync(join(engineRoot, 'src/app/entries/loaders.ts'), 'utf8')).toContain(
    "import('../../core/search/search.ts')",
  );
});

test('only the build imports the build-only traits of blocks and layouts', () => {
  const readers = imports.filter(
    ({ from, to }) => /^src\/(core|app)\//.test(from) && /\/(blockTraits|layouts)\/buildTraits\.ts$/.test(to),
  );
  expect([...new Set(readers.map(({ from }) => from))].sort()).toEqual([
    'src/app/shell/Document.tsx',
    'src/app/shell/head/jsonld.ts',
  ]);
});

describe('packages', () => {
  // The package has its source; it has the programs and their packages only compiled (decision 056).
  test('the app imports only runtime dependencies, types included', () => {
    const inBrowser = imports.filter(
      ({ from, to }) => /^src\/(core|app|generated)\//.test(from) && to !== 'virtual:site',
    );
    expect(inBrowser.some(({ to }) => to === 'react')).toBe(true);
    expect(notInstalled(inBrowser)).toEqual([]);
  });
});

test('there is no import cycle, types included', () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of internal) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' > '));
    if (path.includes(file) || done.has(file)) return;
    for (const to of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

/** A comment with the unit of the numbers below it. */
const UNIT =
  /^\/\*\* .*\bin (milliseconds|seconds|bytes)\b.*\*\/\n((?:(?:export )?const [A-Z_]+ = [\d_ *.]+;\n)+)/gm;
const ENDINGS: Readonly<Record<string, string>> = { milliseconds: 'MS', seconds: 'SECONDS', bytes: 'BYTES' };

test('a limit has a unit in its name', () => {
  const named = files.flatMap((file) =>
    [...readFileSync(join(engineRoot, file), 'utf8').matchAll(UNIT)].flatMap(([, unit = '', lines = '']) =>
      [...lines.matchAll(/const ([A-Z_]+)/g)].map(([, name = '']) => ({
        file,
        name,
        ending: ENDINGS[unit] ?? '',
      })),
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name, ending }) => !name.endsWith(ending))).toEqual([]);
});

test('the browser bundle contains no Ajv, validator or build code', async () => {
  const { metafile } = await build({
    absWorkingDir: engineRoot,
    entryPoints: ['src/app/entries/browser.tsx', 'src/app/entries/inlineLoader.ts'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    external: ['virtual:*'],
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('src/app/router/Router.tsx');
  expect(inputs.filter((file) => file.endsWith('/buildTraits.ts'))).toEqual([]);
  expect(inputs).not.toContain('src/app/shell/head/jsonld.ts');
  expect(
    inputs.filter((file) =>
      /ajv|leven|jsonc|src\/generated\/|src\/app\/entries\/(dev|picks)\.|^src\/(node|editor|cli)\/|^codegen\/|^tests\//.test(
        file,
      ),
    ),
  ).toEqual([]);
});
