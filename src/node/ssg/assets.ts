/** The app of a site, compiled when its settings or the engine have changed and kept in a cache until then. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Assets } from '../../app/shell/Document.tsx';
import { packageVersions } from '../content/engine.ts';
import { engineRoot } from '../content/folder.ts';
import { markUsed, removeUnused } from '../system/cacheFolder.ts';
import { replaceFile } from '../system/replaceFile.ts';
import type { App } from './bundle.ts';
import { type SiteSource, siteModules } from './sitePlugin.ts';

/** What the compiled app is made from, besides the site. */
const FOLDERS = ['src/app', 'src/core', 'src/node/ssg'];

/**
 * Writes the app of a site.
 *
 * @param source the site
 * @param out the folder that takes `assets/`
 * @param cache a folder that is kept from build to build; where nothing can be written the app is compiled each time
 * @param compile compiles the app
 * @returns the addresses that the pages refer to
 * @throws (rejects) what the file system says when a file cannot be written
 */
export async function buildAssets(
  source: SiteSource,
  out: string,
  cache: string,
  compile: (source: SiteSource) => Promise<App> = bundleSource,
): Promise<Assets> {
  const cacheFile = join(cache, `${cacheKey(source)}.json`);
  const { assets, files } =
    (await readCachedApp(cacheFile)) ?? (await cacheApp(await compile(source), cacheFile));
  for (const [name, content] of files) {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), content);
  }
  return assets;
}

/** Changes with whatever decides what the app is. Not by promises: a build waits for it, and they take five times as long for so many small files. */
function cacheKey(source: SiteSource): string {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(engineRoot, folder), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(engineRoot, join(parentPath, name)));
  const hash = createHash('sha256').update(
    [process.env.NODE_ENV, ...siteModules(source).values()].join('\n'),
  );
  hash.update(JSON.stringify(packageVersions()));
  for (const path of paths.sort()) hash.update(`\n${path}\n`).update(readFileSync(join(engineRoot, path)));
  return hash.digest('hex').slice(0, 20);
}

/** An app as it lies in the cache. */
interface CachedApp {
  assets: Assets;
  /** In base64. */
  files: Record<string, string>;
}

/** @returns undefined when it is not in the cache */
async function readCachedApp(cacheFile: string): Promise<App | undefined> {
  try {
    await markUsed(cacheFile);
    const { assets, files } = JSON.parse(await readFile(cacheFile, 'utf8')) as CachedApp;
    return {
      assets,
      files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text, 'base64')])),
    };
  } catch {
    return undefined;
  }
}

/** Compiles the app. To read Vite takes longer than the rest of a small build. */
const bundleSource = async (source: SiteSource) => (await import('./bundle.ts')).bundleApp(source);

/** Keeps a new app. @returns the app */
async function cacheApp(app: App, cacheFile: string): Promise<App> {
  const files = [...app.files].map(([name, content]) => [name, Buffer.from(content).toString('base64')]);
  // A build does not need the cache, which may be on a disk that is full or can only be read.
  try {
    await mkdir(dirname(cacheFile), { recursive: true });
    await replaceFile(cacheFile, JSON.stringify({ assets: app.assets, files: Object.fromEntries(files) }));
    await removeUnused(dirname(cacheFile));
  } catch {}
  return app;
}
