/** Writes what the pages of a site are drawn from: its data files, what is known of their media, the app and its styles. */
import { join } from 'node:path';
import type { Assets } from '../../app/shell/Document.tsx';
import { dataAddress } from '../../core/data/dataAddress.ts';
import { digest } from '../../core/data/digest.ts';
import type { DataReader, MediaReader } from '../../core/data/load.ts';
import type { Manifest, Site } from '../../core/model.ts';
import { baseOf } from '../../core/route/base.ts';
import { type FindAnnouncement, findAnnouncements } from '../content/announcements.ts';
import { readSiteBrand, type SiteBrand } from '../content/brand/siteBrand.ts';
import { buildTime, dayIn } from '../content/clock.ts';
import { type DocumentPage, withComplianceBlocks } from '../content/compliance/complianceBlocks.ts';
import { withDerivedData } from '../content/derivedData.ts';
import { focusCss, readFocalPoints } from '../content/focalPoints.ts';
import { cacheFolder, dataFile, dataNameOf, dataNames, EVIDENCE, readManifest } from '../content/folder.ts';
import { readHistory } from '../content/history.ts';
import { readJson, readJsonFile } from '../content/jsonFile.ts';
import { changeDatesOf, lastChanges } from '../content/lastChanges.ts';
import {
  languagesOf,
  loadLocales,
  messagesFile,
  type SiteLocales,
  translationFile,
} from '../content/locales.ts';
import { publishedSite } from '../content/publishedSite.ts';
import { publishSchemas } from '../content/schemas.ts';
import { buildAssets } from './assets.ts';
import { writeBrandCss } from './brandCss.ts';
import type { DeferredFiles } from './deferredFiles.ts';
import { canPrint } from './documents.ts';
import { copyFile, type StoredSources, siteWideFacts, unchangedSources } from './incremental/sources.ts';
import { type StoredMediaNames, writeMedia } from './mediaManifest.ts';
import { publishFiles } from './publishFiles.ts';
import { createShareImages, type ShareImages } from './sharing/shareImages.ts';
import { writeOutputFile } from './writeOutputFile.ts';
import type { PreviousPages } from './writePages.ts';

/** A site whose sources lie in its output folder. None of its content, which may be large, is held here. */
export interface WrittenSources {
  site: Site;
  /** With what the build tells of rows. */
  manifest: Manifest;
  /** Of the data files, those that are made included. */
  names: readonly string[];
  locales: SiteLocales;
  look: SiteBrand;
  /** Absent on a site that does not know its address. */
  sharePictures?: ShareImages;
  assets: Assets;
  /**
   * Of the data files, by their addresses. They stand outside of the app, so that an edit changes neither it nor the pages, which name the app
   * by its hash.
   */
  digests: Record<string, string>;
  /** Digests of the data files and of what is known of their media, by name. */
  files: Readonly<Record<string, string>>;
  /** What the next build may take over; absent where the data files are not published as they stand in the site folder. */
  sources?: StoredSources;
  /** The pages that are made as documents once they are written. */
  documents: readonly DocumentPage[];
  /** The time of the content: see {@link buildTime}. */
  built: Date;
  /** The day of the build in the time zone of the site, yyyy-mm-dd. */
  today: string;
  findAnnouncement: FindAnnouncement;
}

/**
 * @param folder the site folder
 * @param whole site.json
 * @param staging the output folder
 * @param later takes the copies of pictures
 * @param last what may be taken over
 */
export async function writeSources(
  folder: string,
  whole: Site,
  staging: string,
  later: DeferredFiles,
  last?: PreviousPages,
): Promise<WrittenSources> {
  const source = await readManifest(folder);
  const history = await readHistory(folder, whole.timeZone);
  if (history.trustCommand !== undefined) console.error(untold(history.trustCommand));
  const built = buildTime(history.lastCommit);
  const content = await publishedSite(
    folder,
    { site: whole, manifest: source },
    await dataNames(folder),
    remembered((name) => readJson(folder, dataFile(name))),
  );
  const changes = await lastChanges(
    folder,
    content.manifest.routes,
    content.names,
    history,
    content.isWithheld,
  );
  const published = await withComplianceBlocks(folder, content, changeDatesOf(changes, history), () =>
    canPrint(folder),
  );
  const { site } = published;
  const { manifest, names, read, derived } = await withDerivedData(published.manifest, published);
  const look = await readSiteBrand(folder, site);
  const focalPoints = await readFocalPoints(folder);
  // Before all else, so that the pictures come meanwhile.
  const sharePictures =
    site.origin === undefined ? undefined : await createShareImages(folder, look, later, focalPoints);
  const isPlain = published.changes === undefined;
  const edit = last?.previous.edit;
  const edited = new Set(edit?.files.flatMap((file) => dataNameOf(file) ?? []));
  const kept = unchangedSources(isPlain && edit ? last?.manifest?.sources : undefined, edited, derived);
  const { media, written } = await writeMedia(
    folder,
    { manifest, names, read, derived },
    staging,
    changes,
    later,
    undefined,
    (name) => kept(name)?.media,
  );
  const looked = new Map(
    await Promise.all(
      published.names.map(async (name) => [name, kept(name) ?? siteWideFacts(await read(name))] as const),
    ),
  );
  const found = async (name: string) => looked.get(name)?.locales;
  const locales = await loadLocales(folder, { site, manifest }, published.names, found, published.open);
  const today = dayIn(site.timeZone);
  const compiled = { manifest, buildYear: Number(today.slice(0, 4)), logo: look.mark, locales };
  const assets = await writeBrandCss(
    await buildAssets(compiled, staging, cacheFolder(folder, 'app')),
    { css: look.css + focusCss(focalPoints, baseOf(site)), files: look.files },
    staging,
  );
  // What is evidence is published, whether a page names it or not.
  const evidence = await readJsonFile(folder, EVIDENCE);
  const languages = await languagesOf(folder);
  const spoken = languages.flatMap((language) => [translationFile(language), messagesFile(language)]);
  await publishFiles(
    folder,
    {
      values: [
        ...[manifest, site, evidence?.value, ...(await Promise.all(spoken.map(published.open)))],
        ...[...looked.values()].map(({ texts }) => texts),
      ],
      data: published.names.map((name) => `data/${name}.json`),
      listed: site.files,
      languages,
    },
    staging,
    published.changes,
  );
  for (const name of derived.keys()) {
    const file = `data/${name}.json`;
    if (kept(name) && last && copyFile(join(last.output, file), join(staging, file))) continue;
    writeOutputFile(join(staging, file), JSON.stringify(await read(name)));
  }
  await publishSchemas(staging);
  const isSameApp = last?.manifest?.sources?.app === assets.app;
  const digests = await digestsOf(names, media, async (name) => {
    const known = isSameApp ? kept(name)?.digest : undefined;
    return known ?? digest(assets.app, await read(name));
  });
  return {
    site,
    manifest,
    names,
    locales,
    look,
    sharePictures,
    assets,
    digests: Object.fromEntries(digests.map(({ name, data }) => [baseOf(site) + dataAddress(name), data])),
    files: Object.fromEntries(digests.map(({ name, data, known }) => [name, `${data} ${known}`])),
    sources: isPlain
      ? {
          app: assets.app,
          files: Object.fromEntries(
            digests.map(({ name, data }) => {
              const { locales, texts } = looked.get(name) ?? {};
              return [name, { digest: data, media: written.get(name) ?? NONE, locales, texts }];
            }),
          ),
        }
      : undefined,
    documents: published.documents,
    built,
    today,
    findAnnouncement: findAnnouncements(folder, history, derived),
  };
}

const untold = (trust: string) =>
  `Pages will be without "Last updated": the folder belongs to another account of this computer, so git does not tell when they changed. If you trust its files, run: ${trust}`;

const NONE: StoredMediaNames = { pictures: [], documents: [] };

/** Of each data file, and of what is known of its media. */
const digestsOf = (
  names: readonly string[],
  media: MediaReader,
  digestOfData: (name: string) => Promise<string>,
) =>
  Promise.all(
    names.map(async (name) => ({
      name,
      data: await digestOfData(name),
      known: digest('', await media(name)),
    })),
  );

/** Reads each file once. */
function remembered(read: DataReader): DataReader {
  const files = new Map<string, Promise<unknown>>();
  return (name) => {
    const file = files.get(name) ?? read(name);
    files.set(name, file);
    return file;
  };
}
