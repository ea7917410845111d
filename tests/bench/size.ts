/** The bytes sent to a visitor's browser. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { outputFile } from '../../src/core/route/path.ts';
import { routeTable } from '../../src/core/route/table.ts';
import { engineRoot, readManifest } from '../../src/node/content/folder.ts';
import { buildSite } from '../../src/node/ssg/index.ts';
import { type Bar, type BenchSection, kilobytes, number, table } from './figures.ts';

/** The app alone, as loaded by the home page. Decision 027 lists its parts. */
const MAX_APP_BYTES = 105_000;
/** With styles and the inline loader. The display settings, the click replay and the UI strings added 5 kB. */
const MAX_TOTAL_BYTES = 107_000;
/** The click replay and the display settings doubled it. */
const MAX_LOADER_BYTES = 4_200;

/** Bytes before and after gzip. */
interface Size {
  raw: number;
  gzip: number;
}

const sizeOf = (content: Buffer | string): Size => ({
  raw: Buffer.byteLength(content),
  gzip: gzipSync(content).length,
});

/** Files are sent separately, so each is compressed separately. */
const sum = (sizes: readonly Size[]): Size => ({
  raw: sizes.reduce((total, { raw }) => total + raw, 0),
  gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
});

/** The figures of the repository's site, after a full build. */
export async function sizeSection(): Promise<BenchSection> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-size-'));
  try {
    const out = join(folder, 'site');
    await buildSite(engineRoot, out);
    return await sizesOf(out);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function sizesOf(out: string): Promise<BenchSection> {
  const html = await pagesOf(out);
  const pageSizes = html.map(sizeOf);
  const total = sum(pageSizes);
  const average = { raw: total.raw / html.length, gzip: total.gzip / html.length };

  const list = await listPage(out);
  const files = await sizesOfFolder(join(out, 'assets'));
  const entry = attribute(list.html, 'data-app').replace(/^.*\/assets\//, '');
  const code = await modulesOf(out, entry);
  const app = sum([...code].map((name) => files.get(name) ?? missing(name)));
  const styles = sizeOf([...list.html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join(''));
  const fileOf = (pattern: RegExp) => files.get(pattern.exec(list.html)?.[1] ?? '') ?? missing(`${pattern}`);
  const appStyles = fileOf(/data-styles="[^"]*\/assets\/([^"]+)"/);
  const paper = fileOf(/<link rel="stylesheet" href="[^"]*\/assets\/([^"]+)" media="print"/);
  const starter = sizeOf(/<script>(.*?)<\/script>/s.exec(list.html)?.[1] ?? missing('the inline loader'));
  const page = sizeOf(list.html);
  const data = sizeOf(await readFile(join(out, 'data', `${list.data}.json`)));

  /** The bytes of a lazy part: its module, the imports that the app lacks, its styles. */
  const part = async (name: string) => {
    const ownChunks = [...files.keys()].filter((file) => file.startsWith(`${name}-`));
    const modules = await Promise.all(
      ownChunks.filter((file) => file.endsWith('.js')).map((file) => modulesOf(out, file)),
    );
    const added = new Set(
      [...ownChunks, ...modules.flatMap((names) => [...names])].filter((file) => !code.has(file)),
    );
    return sum([...added].map((file) => files.get(file) ?? missing(file)));
  };

  const row = (name: string, { raw, gzip }: Size) => [name, kilobytes(raw), kilobytes(gzip)];
  const totalBytes = sum([app, appStyles, styles, starter]);
  const text = [
    "The repository's own site, kB (1,000 bytes)",
    '',
    table([
      ['', 'raw', 'gzip'],
      row('app: entry and its static imports', app),
      row('styles within the page', styles),
      row('styles of later pages', appStyles),
      row('styles for paper, fetched last', paper),
      row('starter, within every page', starter),
      row('the whole app of a list page', totalBytes),
      row('carousel, where there is one', await part('CarouselPlayer')),
      row('lightbox, on first use', await part('lightbox')),
      row(`HTML of a page, average of ${number(html.length)}`, average),
      row(`HTML of the list page /${list.path}/`, page),
      row(`its data file ${list.data}.json, for the app`, data),
    ]),
  ].join('\n');
  const bars: Bar[] = [
    {
      text: `the app in at most ${kilobytes(MAX_APP_BYTES)} kB gzip (${kilobytes(app.gzip)})`,
      met: app.gzip <= MAX_APP_BYTES,
    },
    {
      text: `the whole app of a list page in at most ${kilobytes(MAX_TOTAL_BYTES)} kB gzip (${kilobytes(totalBytes.gzip)})`,
      met: totalBytes.gzip <= MAX_TOTAL_BYTES,
    },
    {
      text: `the inline loader in at most ${kilobytes(MAX_LOADER_BYTES)} kB (${kilobytes(starter.raw)})`,
      met: starter.raw <= MAX_LOADER_BYTES,
    },
  ];
  return { text, bars };
}

/** The first list page of the manifest that is an exact route. */
async function listPage(out: string): Promise<{ path: string; data: string; html: string }> {
  const { exact } = routeTable(await readManifest(engineRoot));
  const [path, route] = [...exact].find(([, { layout }]) => layout === 'list') ?? missing('a list page');
  return { path, data: route.data, html: await readFile(join(out, outputFile(path)), 'utf8') };
}

/** The HTML of every page except redirects. */
async function pagesOf(out: string): Promise<string[]> {
  const names = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('index.html'));
  const pages = await Promise.all(names.map((name) => readFile(join(out, name), 'utf8')));
  return pages.filter((page) => !page.includes('http-equiv="refresh"'));
}

async function sizesOfFolder(folder: string): Promise<Map<string, Size>> {
  const names = await readdir(folder);
  return new Map(
    await Promise.all(names.map(async (name) => [name, sizeOf(await readFile(join(folder, name)))] as const)),
  );
}

/** The names of a module in `assets/` and of all its static imports. */
async function modulesOf(out: string, name: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const { body } = parseAst(await readFile(join(out, 'assets', name), 'utf8'));
  for (const node of body) {
    const imports =
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportNamedDeclaration';
    if (imports && node.source) await modulesOf(out, node.source.value.replace('./', ''), seen);
  }
  return seen;
}

function attribute(html: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? missing(name);
}

function missing(what: string): never {
  throw new Error(`The built site lacks ${what}.`);
}
