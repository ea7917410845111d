import { join } from 'node:path';
import type { Assets } from '../../../app/shell/Document.tsx';
import { dataAddress } from '../../../core/data/dataAddress.ts';
import { digest } from '../../../core/data/digest.ts';
import { baseOf } from '../../../core/route/base.ts';
import { announcementCss } from '../../content/announcement.ts';
import { readSiteBrand, type SiteBrand } from '../../content/brand/siteBrand.ts';
import { dayIn } from '../../content/clock.ts';
import { focalPointsIn, focusCss } from '../../content/focalPoints.ts';
import { cacheFolder, dataNameOf, EVIDENCE, PICTURES } from '../../content/folder.ts';
import {
  languagesOf,
  loadLocales,
  messagesFile,
  type SiteLocales,
  translationFile,
} from '../../content/locales.ts';
import { readSiteCss } from '../../content/siteCss.ts';
import { buildAssets } from '../assets.ts';
import { writeBrandCss } from '../brandCss.ts';
import type { DeferredFiles } from '../deferredFiles.ts';
import type { PreviousOutput } from '../incremental/buildRecord.ts';
import { planSources, type SourceFacts, type StoredSources, siteWideFacts } from '../incremental/plan.ts';
import { copyFile } from '../incremental/reuse.ts';
import { writeMedia } from '../mediaManifest.ts';
import { publishFiles } from '../publishFiles.ts';
import { createShareImages, type ShareImages } from '../sharing/shareImages.ts';
import { writeOutputFile } from '../writeOutputFile.ts';
import { writeSiteScripts } from '../writeSiteScripts.ts';
import type { DerivedSite } from './derived.ts';

/** Everything except pages is in the staging folder, so no content has to stay in memory. */
export interface PublishedSite extends DerivedSite {
  staging: string;
  locales: SiteLocales;
  look: SiteBrand;
  /** Undefined for a site without an origin. */
  shareImages?: ShareImages;
  assets: Assets;
  /** The day of the build in the time zone of the site, yyyy-mm-dd. */
  today: string;
  /**
   * The digests of the data files, by URL. They are outside of the app, so that an edit changes neither the app
   * nor the pages, which contain its hash.
   */
  digests: Record<string, string>;
  /** The fingerprints of the data files and their media, by name. */
  fingerprints: Readonly<Record<string, string>>;
  /** For the next build; undefined if published data files differ from those in the site folder. */
  sources?: StoredSources;
}

/** Writes data files, media, styles and the app. @param deferred takes image variants and share images */
export async function publishSources(
  derivedSite: DerivedSite,
  staging: string,
  deferred: DeferredFiles,
  previous?: PreviousOutput,
): Promise<PublishedSite> {
  const { folder, site, manifest, names, sourceNames, read, open, derived, changes } = derivedSite;
  const look = await readSiteBrand(folder, site);
  const siteCss = await readSiteCss(folder, baseOf(site));
  const focalPoints = focalPointsIn(await open(PICTURES));
  // First, so that the image workers start early.
  const shareImages =
    site.origin === undefined ? undefined : await createShareImages(folder, look, deferred, focalPoints);
  const edited = new Set(previous?.edit?.files.flatMap((file) => dataNameOf(file) ?? []));
  const unchanged = planSources(
    changes === undefined && previous?.edit ? previous.manifest?.sources : undefined,
    edited,
    derived,
  );
  const { media, mediaNames } = await writeMedia(
    derivedSite,
    staging,
    deferred,
    undefined,
    (name) => unchanged.get(name)?.media,
  );
  const facts = new Map(
    await Promise.all(
      sourceNames.map(
        async (name) => [name, unchanged.get(name) ?? siteWideFacts(await read(name))] as const,
      ),
    ),
  );
  const locales = await loadLocales(
    { site, manifest },
    sourceNames,
    async (name) => facts.get(name)?.locales,
    derivedSite,
  );
  const today = dayIn(site.timeZone);
  const appSource = { manifest, buildYear: Number(today.slice(0, 4)), logo: look.mark, locales };
  const styled = await writeBrandCss(
    await buildAssets(appSource, staging, cacheFolder(folder, 'app')),
    look,
    focusCss(focalPoints, baseOf(site)),
    announcementCss(locales) + siteCss.css,
    staging,
  );
  const assets = { ...styled, siteScripts: writeSiteScripts(site, staging) };
  await publishPublicFolder(derivedSite, staging, [
    siteCss.text,
    ...[...facts.values()].map(({ texts }) => texts),
  ]);
  for (const name of derived.keys()) {
    const file = `data/${name}.json`;
    if (unchanged.has(name) && previous && copyFile(join(previous.folder, file), join(staging, file)))
      continue;
    writeOutputFile(join(staging, file), JSON.stringify(await read(name)));
  }
  const isSameApp = previous?.manifest?.sources?.app === assets.app;
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      data: (isSameApp && unchanged.get(name)?.digest) || digest(assets.app, await read(name)),
      media: digest('', await media(name)),
    })),
  );
  const factsOf = ({ name, data }: { name: string; data: string }): SourceFacts => {
    const { locales, texts } = facts.get(name) ?? {};
    return { digest: data, media: mediaNames.get(name) ?? NO_MEDIA_NAMES, locales, texts };
  };
  return {
    ...derivedSite,
    staging,
    locales,
    look,
    shareImages,
    assets,
    today,
    digests: Object.fromEntries(files.map(({ name, data }) => [baseOf(site) + dataAddress(name), data])),
    fingerprints: Object.fromEntries(files.map(({ name, data, media }) => [name, `${data} ${media}`])),
    sources:
      changes === undefined
        ? { app: assets.app, files: Object.fromEntries(files.map((file) => [file.name, factsOf(file)])) }
        : undefined,
  };
}

const NO_MEDIA_NAMES = { pictures: [], documents: [] };

/** Copies the public files that the site references. @param texts of data files and style sheets that may name others */
async function publishPublicFolder(
  { folder, site, manifest, sourceNames, files, open, changes }: DerivedSite,
  staging: string,
  texts: readonly unknown[],
): Promise<void> {
  const languages = languagesOf(files);
  const localeFiles = languages.flatMap((language) => [translationFile(language), messagesFile(language)]);
  // Evidence is published even if no page references it.
  const settings = await Promise.all([EVIDENCE, ...localeFiles].map(open));
  await publishFiles(
    folder,
    {
      values: [manifest, site, ...settings, ...texts],
      data: sourceNames.map((name) => `data/${name}.json`),
      listed: site.files,
      languages,
    },
    staging,
    changes,
  );
}
