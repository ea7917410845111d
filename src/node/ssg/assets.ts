/** Compiles the app of a site, and caches it until its settings or the engine change. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Assets } from '../../app/shell/Document.tsx';
import { engineVersion, packageVersions } from '../content/engine.ts';
import { engineRoot } from '../content/folder.ts';
import { markUsed, removeUnused } from '../system/cacheFolder.ts';
import { replaceFile } from '../system/replaceFile.ts';
import type { App } from './bundle.ts';
import { type SiteSource, siteModules } from './sitePlugin.ts';

/** The source folders of the app. The package has no source of the build; its version identifies that. */
const FOLDERS = ['src/app', 'src/core', 'src/node/ssg'].filter((name) => existsSync(join(engineRoot, name)));

/**
 * Writes the app of a site.
 *
 * @param out the folder of `assets/`
 * @param cache if it cannot be written, the app is compiled each time
 * @returns the URLs that pages refer to
 * @throws (rejects) the file system error if a file cannot be written
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

/** Reads synchronously: promises take five times as long for so many small files. */
function cacheKey(source: SiteSource): string {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(engineRoot, folder), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(engineRoot, join(parentPath, name)));
  const hash = createHash('sha256').update(
    [process.env.NODE_ENV, ...siteModules(source).values()].join('\n'),
  );
  hash.update(JSON.stringify([engineVersion, packageVersions()]));
  for (const path of paths.sort()) hash.update(`\n${path}\n`).update(readFileSync(join(engineRoot, path)));
  return hash.digest('hex').slice(0, 20);
}

interface CachedApp {
  assets: Assets;
  /** In base64. */
  files: Record<string, string>;
}

/** @returns undefined if it is not cached */
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

/** Loading Vite takes longer than the rest of a small build. */
const bundleSource = async (source: SiteSource) => (await import('./bundle.ts')).bundleApp(source);

async function cacheApp(app: App, cacheFile: string): Promise<App> {
  const files = [...app.files].map(([name, content]) => [name, Buffer.from(content).toString('base64')]);
  // The cache is optional; its disk may be full or read-only.
  try {
    await mkdir(dirname(cacheFile), { recursive: true });
    await replaceFile(cacheFile, JSON.stringify({ assets: app.assets, files: Object.fromEntries(files) }));
    await removeUnused(dirname(cacheFile));
  } catch {}
  return app;
}
