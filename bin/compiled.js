/**
 * The engine as JavaScript, which starts in a third of the time of its TypeScript: compiled once for a version of the source and kept.
 * Plain JavaScript itself, since it runs before anything is compiled.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What loads most of its parts only when it needs them, and shares many. */
const LARGE = {
  commands: 'codegen/commands/index.ts',
  checkProcess: 'codegen/dev/checkProcess.ts',
  publishProcess: 'codegen/edit/publishing/process.ts',
};

/** Commands that somebody waits for, in few files with the packages that they need: to find hundreds of modules takes longer than to read them. */
const ALONE = { build: 'codegen/commands/onlyBuild.ts', edit: 'codegen/commands/onlyEdit.ts' };

/** What it starts beside itself, each in one file. */
const HELPERS = {
  drawProcess: 'codegen/build/drawProcess.ts',
  drawPages: 'codegen/build/drawPages.ts',
  findErrors: 'codegen/check/findErrors.ts',
  sheetWorker: 'codegen/sheets/sheetWorker.ts',
};

const PROGRAMS = { ...LARGE, ...ALONE, ...HELPERS };

/** The program that a command is in. @param {string | undefined} command as it is typed */
export const programOf = (command) => (Object.hasOwn(ALONE, command ?? '') ? command : 'commands');

/** Of an installed package, whose source does not change. */
export const packed = join(root, 'compiled');
const isInstalled = root.split(sep).includes('node_modules');

/** Of a repository, whose source does. */
const keptFolder = join(root, '.cache/engine');

/**
 * Imports a program of the engine, and gives what it exports.
 *
 * @param {keyof typeof PROGRAMS} name
 * @throws (rejects) with the errors of the source, when it cannot be compiled
 */
export async function run(name) {
  const file = basename(PROGRAMS[name]).replace('.ts', '.js');
  return import(pathToFileURL(join(await compiled(), file)).href);
}

let folder;

/** Where threads and processes that this one starts find the same engine, without reading its source once more. */
const FOUND = 'SITE_FROM_DATA_COMPILED';

/** @returns {Promise<string>} the folder of the compiled engine; in it "window" has the editor's window, and "pages" what the pages beside its forms run */
export function compiled() {
  folder ??= handedDown() ?? findOrCompile();
  return folder;
}

function handedDown() {
  const given = process.env[FOUND];
  // Another engine may have been started by this one.
  return given?.startsWith(keptFolder) && existsSync(given) ? given : undefined;
}

async function findOrCompile() {
  if (isInstalled && existsSync(packed)) return packed;
  const folder = join(keptFolder, digest());
  if (!existsSync(folder)) {
    await mkdir(keptFolder, { recursive: true });
    forgetOld();
    const draft = await mkdtemp(join(keptFolder, '.unfinished-'));
    await compile(draft);
    // Other accounts of the computer run it as well, and mkdtemp lets none of them in.
    await chmod(draft, 0o777 & ~process.umask());
    // Another process may have been faster.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  process.env[FOUND] = folder;
  return folder;
}

/** Changes with every file that is compiled, and with what compiles it. */
function digest() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tsconfig.json', 'bin/compiled.js'])
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  for (const folder of ['codegen', 'src', 'schemas', 'words'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(tsx?|js|json|css)$/.test(file))
        hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  return hash.digest('hex').slice(0, 20);
}

const WEEK = 7 * 24 * 3_600_000;

/** A program that runs for long may still import from what is a few days old. */
function forgetOld() {
  for (const name of readdirSync(keptFolder)) {
    const folder = join(keptFolder, name);
    if (Date.now() - statSync(folder).mtimeMs > WEEK) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder to write to; it stays at this depth below the root */
export async function compile(folder) {
  const { build } = await import('esbuild');
  const wholes = await Promise.all([
    build({ ...forNode(folder, ALONE), ...WHOLE, splitting: true }),
    build({ ...forNode(folder, HELPERS), ...WHOLE }),
  ]);
  await Promise.all([
    build({ ...forNode(folder, LARGE), splitting: true, packages: 'external' }),
    build({ ...forBrowser(join(folder, 'window')), ...WINDOW }),
    build({ ...forBrowser(join(folder, 'pages')), ...PAGES }),
  ]);
  const inside = wholes.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  await writeFile(join(folder, 'licences.txt'), licencesOf(inside));
}

const forNode = (folder, programs) => ({
  absWorkingDir: root,
  entryPoints: Object.values(programs),
  entryNames: '[name]',
  outdir: folder,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  loader: { '.css': 'empty' },
  logLevel: 'error',
  plugins: [{ name: 'addresses', setup: ({ onLoad }) => onLoad({ filter: /\.tsx?$/ }, addresses(folder)) }],
});

/** React as visitors have it. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** With all packages but those that bring machine code or files of their own along, and what compiles the app, which few builds need. */
const WHOLE = {
  external: ['sharp', 'libheif-js', 'tinypool', 'vite', 'esbuild'],
  mainFields: ['module', 'main'],
  metafile: true,
  define: PRODUCTION,
  // Packages that are CommonJS ask for modules of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
};

/** What the licences of packages ask of whoever hands on their code. */
function licencesOf(files) {
  const packages = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  return [...packages]
    .sort()
    .map((path) => {
      const name = readdirSync(join(root, path)).find((file) => /^licen[cs]e/i.test(file));
      const text = name === undefined ? '' : readFileSync(join(root, path, name), 'utf8').trim();
      return `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}\n\n${text}\n`;
    })
    .join('\n\n');
}

const forBrowser = (folder) => ({
  absWorkingDir: root,
  outdir: folder,
  bundle: true,
  minify: true,
  format: 'esm',
  target: ['chrome111', 'firefox113', 'safari16.4'],
  // Half as long as escapes where the words are Malayalam.
  charset: 'utf8',
  define: PRODUCTION,
  logLevel: 'error',
});

const WINDOW = {
  // The page of the window names both: the second is loaded by the first.
  entryPoints: { main: 'codegen/edit/window/main.ts', window: 'codegen/edit/window/window.tsx' },
  splitting: true,
};

/** One file in place of 150 modules, which a slow computer fetches and reads for a second. The site in it comes from Vite, as do edits. */
const PAGES = {
  entryPoints: {
    page: 'src/entries/dev.ts',
    waiting: 'src/entries/waiting.ts',
    paper: 'src/styles/paper.css',
  },
  loader: { '.woff2': 'file' },
  define: { ...PRODUCTION, 'import.meta.hot': 'viteHot' },
  banner: {
    js: `import { createHotContext } from '/@vite/client'; const viteHot = createHotContext('/pages');`,
  },
  plugins: [
    {
      name: 'site',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^virtual:site$/ }, ({ path }) => ({
          path: `/@id/__x00__${path}`,
          external: true,
        })),
    },
  ],
};

/** A module goes on knowing where its source is: it finds schemas and other files from there. */
const addresses = (folder) => async (module) => {
  const contents = await readFile(module.path, 'utf8');
  if (!contents.includes('import.meta.url')) return undefined;
  const path = relative(folder, module.path).split(sep).join('/');
  const address = `new URL(${JSON.stringify(path)}, import.meta.url).href`;
  return {
    contents: contents.replaceAll('import.meta.url', address),
    loader: module.path.endsWith('x') ? 'tsx' : 'ts',
  };
};
