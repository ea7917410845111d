/** The whole static site: rendered beside its final place, verified, swapped in at the end. */
import { existsSync, mkdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataAddress } from '../../src/content/dataAddress.ts';
import { digest } from '../../src/content/digest.ts';
import { createStore, type Reader } from '../../src/content/load.ts';
import { hasSearch } from '../../src/kinds/shown.ts';
import type { Site } from '../../src/model.ts';
import { ContentError } from '../../src/problem.ts';
import { resolveRoute } from '../../src/resolve.ts';
import type { RouteMatch } from '../../src/route/match.ts';
import { href, outputFile } from '../../src/route/path.ts';
import { routeTable } from '../../src/route/table.ts';
import { readSiteBrand } from '../brand/siteBrand.ts';
import { publishSchemas } from '../generate/schemas.ts';
import { HOST_FILES } from '../hosts/files.ts';
import { headerRules } from '../hosts/headers.ts';
import { writeHostFiles } from '../hosts/index.ts';
import { DIGESTS_FILE, NOT_FOUND_FILE, PAGES_FILE } from '../hosts/madeFiles.ts';
import { redirectPage, redirectRules, redirectsOfPages } from '../hosts/redirects.ts';
import { ofFile } from '../problems/problemAt.ts';
import { inWords } from '../problems/systemError.ts';
import { outputWords } from '../problems/words/output.ts';
import { onInterrupt } from '../process/interrupt.ts';
import { buildTime } from '../site/clock.ts';
import { publishedIn } from '../site/content.ts';
import { cacheFolder, dataFile, dataNames, LOCK, readManifest, readSite } from '../site/folder.ts';
import { readHistory } from '../site/history.ts';
import { readJson, readJsonFile } from '../site/jsonFile.ts';
import { lastChanges } from '../site/lastChanges.ts';
import { withMade } from '../site/madeData.ts';
import { publishedSite } from '../site/published.ts';
import { readVoices, speaking } from '../site/voices.ts';
import { buildAssets } from './assets.ts';
import { brandStyles } from './brandedStyles.ts';
import type { Drawing, PageOrder } from './drawing.ts';
import { writeMedia } from './knownMedia.ts';
import { createLaterFiles, type LaterFiles, type Want } from './laterFiles.ts';
import { judgeOutput, type Refusal, refused, writeMark } from './outputFolder.ts';
import { openPagePool } from './pagePool.ts';
import { isPartOfList, pageList, sitePages } from './pages.ts';
import { publish } from './publish.ts';
import { collectWords, searchPathOf } from './search.ts';
import { createSharing, languagesWithNews } from './sharing/index.ts';
import { createSharePictures } from './sharing/shareImages.ts';
import { oldPlace, recover, removeBuilt, stagingPlace, swapIn } from './swap.ts';

export interface BuildResult {
  pages: number;
  redirects: number;
}

/** Asks whether a folder that the build did not make may be replaced. Throws (rejects) when it may not. */
type Consent = (found: Refusal) => Promise<void>;

/** A site that is whole but for pictures, which still come. */
export interface Preview extends BuildResult {
  /** Where it is until it has its place. */
  place: string;
  want: Want;
}

export interface BuildOptions {
  /** Without it nothing is replaced but what a build of this site has made. */
  consent?: Consent;
  /** Told when all is there but pictures. */
  onPages?: (preview: Preview) => Promise<void>;
}

/**
 * Builds a site that the checker has passed.
 *
 * @param folder the site folder, absolute
 * @param out where the site goes; what is there stays untouched until the new site is whole
 * @throws ContentError (rejects) when the place may not be replaced, or the disk cannot take the site
 */
export async function buildSite(
  folder: string,
  out: string,
  { consent, onPages }: BuildOptions = {},
): Promise<BuildResult> {
  const site = await readSite(folder);
  const { path, agreed } = await claim(out, folder, site, consent).catch((error: unknown) => {
    throw inWords(error, out);
  });
  const staging = stagingPlace(path);
  const later = createLaterFiles(staging);
  let remove = () => {};
  const done = onInterrupt(() => {
    remove();
    console.error('\nStopped. The site is as it was.');
  });
  try {
    remove = makeStaging(staging);
    writeMark(staging, site);
    const result = await writeSite(folder, site, staging, later);
    await onPages?.({ ...result, place: staging, want: later.want });
    await later.finish();
    // Somebody may have put something there in the meantime.
    const now = judgeOutput(out, folder, site);
    if ('message' in now && !(agreed && now.kind === 'foreign')) throw refused(now);
    swapIn(staging, path);
    return result;
  } catch (error) {
    remove();
    // A person knows the place of the site, not that of its staging.
    throw inWords(error, path, (file) =>
      file.startsWith(staging) ? path + file.slice(staging.length) : file,
    );
  } finally {
    later.close();
    done();
  }
}

/**
 * Takes the place of the output, or refuses it.
 *
 * @returns its real path, and whether somebody has agreed that what is there may go
 * @throws ContentError (rejects) when it may not be replaced
 */
async function claim(out: string, folder: string, site: Site, consent?: Consent) {
  const before = judgeOutput(out, folder, site);
  if (before.kind === 'protected') throw refused(before);
  const { path } = before;
  await recover(path);
  const found = judgeOutput(out, folder, site);
  const agreed = found.kind === 'foreign' && consent !== undefined;
  if (agreed) await consent(found);
  else if ('message' in found) throw refused(found);
  const old = oldPlace(path);
  if (existsSync(old)) {
    throw new ContentError([ofFile(old, outputWords.oldSiteInTheWay)]);
  }
  return { path, agreed };
}

/**
 * Makes the staging folder, and the folders above it that are missing.
 *
 * @returns removes what was made
 * @throws what the file system says; nothing is left then
 */
function makeStaging(staging: string): () => void {
  const missing: string[] = [];
  for (let above = dirname(staging); !existsSync(above); above = dirname(above)) missing.push(above);
  const removeMissing = () => missing.forEach(removeIfEmpty);
  try {
    mkdirSync(dirname(staging), { recursive: true });
    mkdirSync(staging);
  } catch (error) {
    removeMissing();
    throw error;
  }
  return () => {
    removeBuilt(staging);
    removeMissing();
  };
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Somebody has put something there, or it was never made.
  }
}

async function writeSite(
  folder: string,
  whole: Site,
  staging: string,
  later: LaterFiles,
): Promise<BuildResult> {
  const source = await readManifest(folder);
  const history = await readHistory(folder);
  const built = buildTime(history.lastCommit);
  const buildYear = built.getUTCFullYear();
  const published = await publishedSite(
    folder,
    { site: whole, manifest: source },
    await dataNames(folder),
    remembered((name) => readJson(folder, dataFile(name))),
  );
  const { site } = published;
  const { manifest, names, read, made } = await withMade(published.manifest, published);
  const changes = await lastChanges(folder, manifest.routes, published.names, history, published.isWithheld);
  const look = await readSiteBrand(folder, site);
  // Before all else, so that the pictures come meanwhile.
  const shared = site.origin === undefined ? undefined : await createSharePictures(folder, look, later);
  const media = await writeMedia(folder, { manifest, names, read, made }, staging, changes, later);
  const table = routeTable(manifest, site);
  const spoken = await readVoices(folder, { site, manifest }, published.names, read, published.open);
  const speech = speaking(spoken);
  const { voice, voices } = speech;
  const compiled = { manifest, buildYear, mark: look.mark, voices: spoken };
  const assets = await brandStyles(
    await buildAssets(compiled, staging, cacheFolder(folder, 'app')),
    look,
    staging,
  );
  await publish(
    folder,
    [manifest, site, ...(await Promise.all(published.names.map(read)))],
    staging,
    published.changes,
  );
  for (const name of made.keys())
    writeOut(join(staging, 'data', `${name}.json`), JSON.stringify(await read(name)));
  await publishSchemas(staging);

  const digests = await dataDigests(names, table.base, read, assets.app);
  const store = createStore(read, site.facts, media);
  const found = await sitePages(manifest.routes, table, store, names);
  const paths = found.map(({ path }) => path);
  const resolved = (match: RouteMatch) => resolveRoute(voices, table, store, match);
  const withNews =
    spoken.sources.length > 1
      ? await languagesWithNews(found, resolved, site.language, store)
      : new Set([site.language]);
  const sharing = createSharing(speech, look.brand, store, built, shared);
  const searchPath = await searchPathOf(manifest, store);
  const words = searchPath === undefined ? undefined : collectWords(speech, manifest);
  const list = pageList(speech);
  const { pages } = list;
  const drawing: Drawing = {
    folder: staging,
    manifest,
    voices: spoken,
    mark: look.mark,
    buildYear,
    searchPath,
    assets: { ...assets, frameColours: sharing.frameColours },
    digests,
    withNews: [...withNews],
  };
  const pool = await openPagePool(drawing, found.length, ({ match }, document) =>
    writeOut(join(staging, match ? outputFile(match.path) : NOT_FOUND_FILE), document),
  );
  try {
    // A page that lists all pages waits until the list is complete.
    const last: PageOrder[] = [{}];
    for (const match of found) {
      const resolution = await resolved(match);
      if (resolution.kind !== 'page') throw new Error(`The page ${href(match.path)} has no content.`);
      const { page } = resolution;
      list.add(resolution);
      const order = { match, share: await sharing.add(resolution) };
      if (hasSearch(page.blocks)) {
        last.push({ ...order, pages });
      } else {
        if (page.over === undefined && !isPartOfList(resolution)) words?.add(page, resolution.voice.language);
        await pool.draw(order);
      }
    }
    list.complete();
    for (const order of last) await pool.draw(order);
    await pool.finish();
  } finally {
    await pool.close();
  }
  for (const [name, value] of Object.entries({ [PAGES_FILE]: pages, ...words?.files() })) {
    // The folder of the others is named after what they hold.
    if (!name.includes('/')) digests[`${table.base}/${name}`] = digest(assets.app, value);
    writeOut(join(staging, name), JSON.stringify(value));
  }
  await writeFile(join(staging, DIGESTS_FILE), JSON.stringify(digests));
  await sharing.write(staging, paths);
  const redirects = redirectRules(manifest, table);
  const known = publishedIn((await readJsonFile(folder, LOCK))?.value);
  const oldPages = redirectsOfPages(redirects, paths, known);
  for (const { from, to } of oldPages) writeOut(join(staging, outputFile(from)), redirectPage(voice, to));
  await writeHostFiles(
    staging,
    headerRules(site, assets.starter, [...withNews]),
    redirects,
    paths,
    table.base,
  );
  verify(staging, paths);
  return { pages: paths.length, redirects: oldPages.length };
}

/**
 * The digests of the data files by their addresses. They stand outside of the app, so that an edit changes neither it nor the pages,
 * which name the app by its hash.
 */
async function dataDigests(
  names: readonly string[],
  base: string,
  read: Reader,
  app: string,
): Promise<Record<string, string>> {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [base + dataAddress(name), digest(app, await read(name))])),
  );
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
function writeOut(file: string, text: string | Uint8Array) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @throws when a page is missing or empty, so that a half-written site never takes the place of a whole one */
function verify(staging: string, paths: readonly string[]) {
  for (const path of [...paths.map(outputFile), NOT_FOUND_FILE, HOST_FILES.headers]) {
    const { size } = statSync(join(staging, path));
    if (size === 0) throw new Error(`The file ${path} came out empty.`);
  }
}
