/** Imports run one way, from the words of the schemas to the entries, and the three worlds stay apart. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { engineRoot } from '../../codegen/site/folder.ts';

/** From left to right: a module imports from the columns to its left and from its own folder. */
const COLUMNS = [
  ['src/generated/'],
  ['src/model.ts', 'src/problem.ts'],
  ['src/route/', 'src/kinds/', 'src/contact/'],
  ['src/content/'],
  ['src/search/'],
  ['src/layouts/'],
  ['src/parts/'],
  ['src/lightbox/', 'src/carousel/'],
  ['src/blocks/'],
  ['src/shell/'],
  ['src/resolve.ts', 'src/router/'],
  ['src/entries/'],
] as const;

/**
 * The floors of codegen/, the lowest first: a file imports from its own folder and from lower floors, never from its
 * neighbours. Words of problems stand below process, so that a full disk is told in the same way as a missing comma.
 */
const FLOORS = [
  ['problems'],
  ['process'],
  ['pictures'],
  ['site'],
  ['locations', 'brand', 'sheets'],
  ['hosts'],
  ['check', 'build', 'generate'],
  ['new', 'dev', 'export', 'report', 'publish', 'live', 'bench', 'lock'],
  ['setup', 'move'],
  ['edit'],
  ['commands'],
] as const;

interface Import {
  from: string;
  /** A path from the root of the repository, or the name of a package or virtual module. */
  to: string;
  /** Whether only types are imported, of which nothing is left at run time. */
  types: boolean;
}

const SOURCE = /\.(ts|tsx|js)$/;

function sources(folder: string): string[] {
  return readdirSync(join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** What a module imports, types and dynamic imports included. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(engineRoot, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = text.matchAll(
    /\b(?:(?:import|export)( type)?\b[^'";]*?\bfrom|import\s*\(?)\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map(([, type, name = '']) => ({
    from: file,
    to: name.startsWith('.') ? join(dirname(file), name).replaceAll('\\', '/') : name,
    types: type !== undefined,
  }));
}

const engine = sources('src').filter((file) => !file.startsWith('src/generated/'));
const imports = engine.flatMap(importsOf);
const own = imports.filter(({ to }) => to.startsWith('src/') && SOURCE.test(to));

const columnOf = (file: string) =>
  COLUMNS.findIndex((column) =>
    column.some((start) => (start.endsWith('/') ? file.startsWith(start) : file === start)),
  );

/** The packages that some modules import and that `npm ci --omit=dev` leaves out. */
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

describe('the reader of imports', () => {
  test('sees every form of import', () => {
    const of = (file: string) => importsOf(file).map(({ to }) => to);
    expect(of('src/entries/browser.tsx')).toEqual(
      expect.arrayContaining([
        'virtual:site',
        'react-router-dom',
        'src/router/Router.tsx',
        'src/styles/main.css',
      ]),
    );
    expect(of('src/lightbox/useLightbox.ts')).toContain('src/lightbox/lightbox.ts');
    expect(of('src/model.ts')).toContain('src/generated/types.ts');
    expect(of('src/entries/virtual.d.ts')).toContain('src/model.ts');
  });

  test('finds the whole engine', () => {
    expect(engine.length).toBeGreaterThan(50);
    expect(own.length).toBeGreaterThan(150);
  });
});

describe('the engine', () => {
  test('has a column for every module', () => {
    expect(engine.filter((file) => columnOf(file) < 0)).toEqual([]);
  });

  test('imports run one way: generated, model, route and kinds and contact, content, search, layouts, parts, blocks, shell, Router, entries', () => {
    expect(own.filter(({ from, to }) => columnOf(to) > columnOf(from)).map(inWords)).toEqual([]);
  });

  test('imports only what exists', () => {
    const known = new Set([...engine, ...sources('src/generated')]);
    expect(own.filter(({ to }) => !known.has(to)).map(inWords)).toEqual([]);
  });

  test('layouts and blocks know of the rest only the model, the kinds of block, the routes, the ways to reach the institution, the texts and words, what is known of media, failures and the search; a site map of the trail', () => {
    const allowed =
      /^src\/(model\.ts|route\/|contact\/|content\/(failure|latePart|text|occasion|whenText|marked|readMarks|language|media|voice|words)\.ts|search\/|kinds\/(shown|rare)\.ts)/;
    // A layout finds its input in the content of a store, under the name of a data file.
    const store = /^src\/content\/(load|sources|dataAddress)\.ts/;
    const groups = [/^src\/layouts\//, /^src\/(parts|lightbox|carousel|blocks)\//];
    const outside = own.filter(
      ({ from, to }) =>
        groups.some((group) => group.test(from) && !group.test(to) && !allowed.test(to)) &&
        !(from.startsWith('src/layouts/') && store.test(to)) &&
        !(from === 'src/blocks/SiteMap.tsx' && to === 'src/layouts/siteMap.ts'),
    );
    expect(outside.map(inWords)).toEqual([]);
  });

  test('the search comes when it is used: only its types come before', () => {
    const early = imports.filter(
      ({ from, to, types }) => to.startsWith('src/search/') && !from.startsWith('src/search/') && !types,
    );
    expect([...new Set(early.map(({ to }) => to))].sort()).toEqual([
      // The import that the entry and a filter make on first use.
      'src/search/search.ts',
    ]);
    expect(early.filter(({ to }) => to === 'src/search/search.ts').map(inWords)).toEqual([
      'src/entries/loaders.ts imports src/search/search.ts',
      'src/parts/useFilter.ts imports src/search/search.ts',
    ]);
    expect(readFileSync(join(engineRoot, 'src/entries/loaders.ts'), 'utf8')).toContain(
      "import('../search/search.ts')",
    );
  });

  test('only the build asks for whole rows of the tables of kinds and layouts, and for the table of kinds itself', () => {
    const build = imports.filter(({ to, types }) => to === 'src/kinds/forBuild.ts' && !types);
    expect([...new Set(build.map(({ from }) => from))].sort()).toEqual([
      'src/shell/Document.tsx',
      'src/shell/head/jsonld.ts',
    ]);
    const table = imports.filter(({ to }) => to === 'src/kinds/table.ts');
    expect(table.map(({ from }) => from).sort()).toEqual(['src/kinds/forBuild.ts', 'src/kinds/shown.ts']);
    const layouts = engine.filter((file) => /\bLAYOUTS\b/.test(readFileSync(join(engineRoot, file), 'utf8')));
    expect(layouts).toEqual(['src/layouts/index.ts', 'src/shell/head/jsonld.ts']);
  });

  test('only the renderer knows React', () => {
    const renderer = /^src\/(parts|lightbox|carousel|blocks|shell|router|entries)\//;
    const react = imports.filter(({ to }) => /^react(-dom|-router-dom|-responsive-carousel)?(\/|$)/.test(to));
    expect(react.filter(({ from }) => !renderer.test(from)).map(inWords)).toEqual([]);
    expect(react.length).toBeGreaterThan(5);
  });

  test('has no import of build time or of Node', () => {
    expect(imports.filter(({ to }) => /^(codegen|tests)\/|^node:/.test(to)).map(inWords)).toEqual([]);
  });

  test('names only packages that the site needs at run time', () => {
    expect(notInstalled(imports.filter(({ to }) => to !== 'virtual:site'))).toEqual([]);
  });
});

const buildTime = sources('codegen');
const downwards = buildTime.flatMap(importsOf).filter(({ to }) => to.startsWith('codegen/'));
const folderOf = (file: string) => file.split('/')[1] ?? '';
const floorOf = (file: string) => FLOORS.findIndex((floor) => floor.some((name) => name === folderOf(file)));

describe('codegen', () => {
  test('has every file on a floor, and none loose in its root', () => {
    expect(buildTime.length).toBeGreaterThan(100);
    expect(buildTime.filter((file) => floorOf(file) < 0 || file.split('/').length < 3)).toEqual([]);
  });

  test('needs only packages that are installed without those for development, but for work on the engine', () => {
    const ofEngine = /^codegen\/(bench|generate)\//;
    const found = buildTime.filter((file) => !ofEngine.test(file)).flatMap(importsOf);
    expect(notInstalled(found.filter(({ types }) => !types))).toEqual([]);
  });

  test('imports only from its own folder and from lower floors', () => {
    const wrong = downwards.filter(
      ({ from, to }) => folderOf(from) !== folderOf(to) && floorOf(to) >= floorOf(from),
    );
    expect(downwards.length).toBeGreaterThan(200);
    expect(wrong.map(inWords)).toEqual([]);
  });
});

test('no circle of imports, types included', () => {
  const next = new Map<string, string[]>();
  for (const { from, to } of [...own, ...downwards]) next.set(from, [...(next.get(from) ?? []), to]);
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

/** A comment that tells the unit of the numbers below it. */
const UNIT =
  /^\/\*\* .*\bin (milliseconds|seconds|bytes)\b.*\*\/\n((?:(?:export )?const [A-Z_]+ = [\d_ *.]+;\n)+)/gm;
const ENDINGS: Readonly<Record<string, string>> = { milliseconds: 'MS', seconds: 'SECONDS', bytes: 'BYTES' };

test('the name of a limit has its unit', () => {
  const named = [...engine, ...buildTime].flatMap((file) =>
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

test('neither Ajv nor a validator nor anything of build time reaches the browser', async () => {
  const { metafile } = await build({
    absWorkingDir: engineRoot,
    entryPoints: ['src/entries/browser.tsx', 'src/entries/starter.ts'],
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
  expect(inputs).toContain('src/router/Router.tsx');
  expect(inputs).not.toContain('src/kinds/forBuild.ts');
  expect(inputs).not.toContain('src/shell/head/jsonld.ts');
  expect(
    inputs.filter((file) =>
      /ajv|leven|jsonc|src\/generated\/|src\/entries\/(dev|picks)\.|^codegen\/|^tests\//.test(file),
    ),
  ).toEqual([]);
});
