/**
 * Compiles the engine with esbuild, once for each version of its source: JavaScript starts in a third of the time of TypeScript.
 * This file is plain JavaScript because it runs before anything is compiled. `npm pack` runs it as a script.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The commands and their workers. */
const PROGRAMS = {
  commands: 'src/cli/index.ts',
  checkProcess: 'src/node/dev/checkProcess.ts',
  publishProcess: 'src/editor/server/publishing/publishProcess.ts',
  imageWorker: 'src/node/ssg/imageWorker.ts',
  renderWorker: 'src/node/ssg/renderWorker.ts',
  checkWorker: 'src/node/check/checkWorker.ts',
  sheetWorker: 'src/node/authoring/spreadsheet/sheetWorker.ts',
};

/** The output of `npm pack`; the source of an installed package does not change. */
const PACKED = join(root, 'compiled');
const isInstalled = root.split(sep).includes('node_modules');

/** The output in the repository. */
const CACHE = join(root, '.cache/engine');

/** Child processes and threads find the compiled engine by this variable. */
const VARIABLE = 'SITE_FROM_DATA_COMPILED';

/**
 * Returns the folder of the compiled engine and compiles it if needed. It has a file for each program, and the folders `window`
 * (the editor's client) and `pages` (the code of the pages in its preview).
 *
 * @returns {Promise<string>}
 * @throws (rejects) with esbuild's errors
 */
export async function compiledFolder() {
  process.env[VARIABLE] = inherited() ?? (await findOrCompile());
  return process.env[VARIABLE];
}

function inherited() {
  const folder = process.env[VARIABLE];
  // A process of another copy of the engine may have started this one.
  return folder?.startsWith(CACHE) && existsSync(folder) ? folder : undefined;
}

async function findOrCompile() {
  if (isInstalled && existsSync(PACKED)) return PACKED;
  const folder = join(CACHE, digest());
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  removeOld();
  const draft = await mkdtemp(join(CACHE, '.unfinished-'));
  await compile(draft);
  // Other accounts of the computer use it as well, and mkdtemp denies them access.
  await chmod(draft, 0o777 & ~process.umask());
  // Another process may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}

/** Changes with every file that is compiled, and with the compiler. */
function digest() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tsconfig.json', 'bin/compile.js'])
    if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  for (const folder of ['src', 'schemas'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(tsx?|js|json|css)$/.test(file))
        hash.update(`${folder}/${file}\0`).update(readFileSync(join(root, folder, file)));
  return hash.digest('hex').slice(0, 20);
}

const WEEK_MS = 7 * 24 * 3_600_000;

/** A long-running program may still import files that are a few days old. */
function removeOld() {
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name);
    if (Date.now() - statSync(folder).mtimeMs > WEEK_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** The production build of React. */
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** @param {string} folder the output folder; it stays at this depth below the root */
async function compile(folder) {
  const { build } = await import('esbuild');
  const [{ metafile }] = await Promise.all([
    build(programs(folder)),
    build({ ...forBrowser(join(folder, 'window')), ...WINDOW }),
    build({ ...forBrowser(join(folder, 'pages')), ...PAGES }),
  ]);
  // The same as `window.css`, which the page of the editor loads.
  await rm(join(folder, 'window/main.css'));
  await writeFile(join(folder, 'licences.txt'), licencesOf(Object.keys(metafile.inputs)));
}

/** The packages are part of it: Node reads a few files faster than hundreds. */
const programs = (folder) => ({
  absWorkingDir: root,
  entryPoints: PROGRAMS,
  outdir: folder,
  bundle: true,
  splitting: true,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Names stay, so that errors of the engine can be located.
  minifyWhitespace: folder === PACKED,
  charset: 'utf8',
  mainFields: ['module', 'main'],
  // Packages with native code or their own files.
  external: [
    'fast-xml-parser',
    'sharp',
    'libheif-js',
    'ssh2-sftp-client',
    'subset-font',
    'tinypool',
    'vite',
    'esbuild',
  ],
  define: PRODUCTION,
  loader: { '.css': 'empty' },
  // CommonJS packages require modules of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  logLevel: 'error',
  plugins: [{ name: 'source-urls', setup: ({ onLoad }) => onLoad({ filter: /\.tsx?$/ }, keepUrl(folder)) }],
});

/** Keeps the URL of each source file, from which it finds schemas and other files. */
const keepUrl = (folder) => async (module) => {
  const contents = await readFile(module.path, 'utf8');
  if (!contents.includes('import.meta.url')) return undefined;
  const path = relative(folder, module.path).split(sep).join('/');
  return {
    contents: contents.replaceAll(
      'import.meta.url',
      `new URL(${JSON.stringify(path)}, import.meta.url).href`,
    ),
    loader: module.path.endsWith('x') ? 'tsx' : 'ts',
  };
};

/** The licence texts of the packages in the output; most licences require them in every copy. */
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
  // Malayalam is half as long as its escapes.
  charset: 'utf8',
  define: PRODUCTION,
  logLevel: 'error',
});

const WINDOW = {
  // The page of the editor names both; the first loads the second.
  entryPoints: { main: 'src/editor/client/shell/main.ts', window: 'src/editor/client/shell/window.tsx' },
  splitting: true,
};

/** One file instead of 150 modules, which a slow computer fetches and reads for a second. Vite serves the site in it, and edits. */
const PAGES = {
  entryPoints: {
    page: 'src/app/entries/dev.ts',
    reloadClient: 'src/app/entries/reloadClient.ts',
    paper: 'src/app/styles/paper.css',
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(PACKED, { recursive: true, force: true });
  await compile(PACKED);
}
