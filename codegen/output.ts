/** The whole static site: rendered beside its final place, verified, swapped in at the end. */
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createStore, type Reader } from '../src/content/load.ts';
import { prerender } from '../src/entries/prerender.tsx';
import type { Listed, Manifest, Redirect, Site } from '../src/model.ts';
import { resolve } from '../src/resolve.ts';
import { href, outputFile, writtenPath } from '../src/route/path.ts';
import { type RouteTable, routeTable } from '../src/route/table.ts';
import { hasSearch } from '../src/search/page.ts';
import { buildAssets } from './assets.ts';
import { buildTime } from './clock.ts';
import { headersFile } from './headers.ts';
import { HOST_FILES } from './hosts/files.ts';
import { writeHostFiles } from './hosts/index.ts';
import { onInterrupt } from './interrupt.ts';
import { writeMedia } from './media.ts';
import { listed, sitePaths } from './pages.ts';
import { redirectPage } from './redirects.ts';
import { publishSchemas } from './schemas.ts';
import { collectWords, SEARCH_FILE, searchPathOf } from './search.ts';
import { createSharing } from './sharing/index.ts';
import { dataFile, readJson, readManifest, readSite } from './site.ts';
import { recover, stagingPlace, swapIn } from './swap.ts';

export interface BuildResult {
  pages: number;
  redirects: number;
}

/**
 * Builds a site that the checker has passed.
 *
 * @param folder the site folder, absolute
 * @param out where the site goes, absolute; what is there stays untouched until the new site is whole
 */
export async function buildSite(folder: string, out: string): Promise<BuildResult> {
  await recover(out);
  const staging = stagingPlace(out);
  const remove = () => rmSync(staging, { recursive: true, force: true });
  const done = onInterrupt(() => {
    remove();
    console.error('\nStopped. The site is as it was.');
  });
  try {
    await mkdir(staging, { recursive: true });
    const result = await writeSite(folder, staging);
    swapIn(staging, out);
    return result;
  } catch (error) {
    remove();
    throw error;
  } finally {
    done();
  }
}

async function writeSite(folder: string, staging: string): Promise<BuildResult> {
  const site = await readSite(folder);
  const manifest = await readManifest(folder);
  const buildYear = yearOf(folder);
  const table = routeTable(manifest);
  const assets = await buildAssets({ site, manifest, buildYear }, staging);
  await copyPublic(folder, staging);
  await publishSchemas(staging);

  const read = remembered((name) => readJson(folder, dataFile(name)));
  const media = await writeMedia(folder, read, staging);
  const store = createStore(read, site.facts, media);
  const paths = await sitePaths(manifest.routes, table, store);
  const sharing = await createSharing(folder, site, table, store);
  const searchPath = await searchPathOf(manifest, store);
  const words = searchPath === undefined ? undefined : collectWords(site, manifest);
  const pages: Listed[] = [];
  const source = {
    surroundings: { site, buildYear, searchPath, pages },
    table,
    store,
    assets: { ...assets, frameColours: sharing.frameColours },
  };
  // A page that lists all pages waits until the list is complete.
  const last: (() => void)[] = [];
  for (const path of paths) {
    const resolution = await resolve(site, table, store, href(path));
    if (resolution.kind !== 'page') throw new Error(`The page ${href(path)} has no content.`);
    const { page } = resolution;
    pages.push(listed(page));
    const facts = await sharing.add(page);
    const write = () =>
      writePage(join(staging, outputFile(path)), prerender(source, resolution, path, facts));
    if (hasSearch(page.blocks)) {
      last.push(write);
    } else {
      words?.add(page);
      write();
    }
  }
  for (const write of last) write();
  if (words) await writeFile(join(staging, SEARCH_FILE), JSON.stringify(words.file()));
  await writeFile(join(staging, '404.html'), prerender(source, { kind: 'none' }, undefined));
  await writeFile(join(staging, 'pages.json'), JSON.stringify(pages));
  await sharing.write(staging, paths);
  const redirects = writeRedirects(site, manifest, table, staging);
  await writeHostFiles(staging, headersFile(site, assets.starter), redirects, paths);
  verify(staging, paths);
  return { pages: pages.length, redirects: redirects.length };
}

/** Reads each file once. */
function remembered(read: Reader): Reader {
  const files = new Map<string, Promise<unknown>>();
  return (name) => {
    const file = files.get(name) ?? read(name);
    files.set(name, file);
    return file;
  };
}

/** Not by promises: nothing else is to be done meanwhile, and they take a fifth of a large build's processor time. */
function writePage(file: string, html: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

async function copyPublic(folder: string, staging: string) {
  await cp(join(folder, 'public'), staging, { recursive: true });
}

/** @returns those that were written */
function writeRedirects(
  site: Site,
  { redirects = [] }: Manifest,
  table: RouteTable,
  staging: string,
): Redirect[] {
  // A page under the same path is what a visitor gets; the checker has reported it.
  const wanted = redirects.filter(({ from }) => !table.exact.has(writtenPath(from)));
  for (const { from, to } of wanted) {
    writePage(join(staging, outputFile(writtenPath(from))), redirectPage(site, writtenPath(to)));
  }
  return wanted;
}

/** @throws when a page is missing or empty, so that a half-written site never takes the place of a whole one */
function verify(staging: string, paths: readonly string[]) {
  for (const path of [...paths.map(outputFile), '404.html', HOST_FILES.headers]) {
    const { size } = statSync(join(staging, path));
    if (size === 0) throw new Error(`The file ${path} came out empty.`);
  }
}

/** The year of the site's content; see {@link buildTime}. */
export function yearOf(folder: string): number {
  return buildTime(folder).getUTCFullYear();
}
