import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../../core/data/digest.ts';
import { redirectsInFile } from '../../../core/route/browserRedirects.ts';
import { outputFile, parentsOf } from '../../../core/route/path.ts';
import { queryRedirects } from '../../../core/route/queryRedirects.ts';
import { type RedirectRule, redirectRules, redirectsOfPages } from '../../../core/route/redirects.ts';
import { buildTime } from '../../content/clock.ts';
import { LOCK } from '../../content/folder.ts';
import {
  DIGESTS_FILE,
  HOST_FILES,
  notFoundFile,
  PAGES_FILE,
  REDIRECTS_FILE,
  redirectFile,
} from '../../content/generatedFiles.ts';
import { foldFilePath } from '../../content/pathStatus.ts';
import { lockUrls } from '../../content/siteValues.ts';
import { headerRules, inlineTextsOf } from '../../hosts/headers.ts';
import { writeHostFiles } from '../../hosts/index.ts';
import { redirectPage } from '../../hosts/redirectPage.ts';
import type { DeferredFiles } from '../deferredFiles.ts';
import { makeDocuments } from '../documents.ts';
import { writeOutputFile } from '../writeOutputFile.ts';
import type { RenderedSite } from './rendered.ts';

export interface WrittenSite {
  /** The canonical paths of all pages. */
  paths: readonly string[];
  /** The number of redirected addresses. */
  redirects: number;
}

/**
 * Writes the files that depend on all pages: lists, search, feeds, redirects and host settings.
 *
 * @param deferred takes the PDF files
 * @throws if a page is missing or empty
 */
export async function writeSiteFiles(site: RenderedSite, deferred: DeferredFiles): Promise<WrittenSite> {
  const { folder, staging, manifest, assets, digests, documents, list, words, localeSet, notFoundParents } =
    site;
  const { table } = site.source;
  const paths = site.matches.map(({ path }) => path);
  for (const [name, value] of Object.entries({ [PAGES_FILE]: list.pages, ...words?.files() })) {
    // The folder of the shards contains a hash already.
    if (!name.includes('/')) digests[`${table.base}/${name}`] = digest(assets.app, value);
    writeOutputFile(join(staging, name), JSON.stringify(value));
  }
  writeOutputFile(join(staging, DIGESTS_FILE), JSON.stringify(digests));
  await site.sharing.write(staging);
  const redirects = redirectRules(manifest, table);
  const oldAddresses = redirectsOfPages(redirects, paths, lockUrls(await site.open(LOCK)));
  for (const { file, to } of redirectPageFiles(oldAddresses, paths, fileNames(staging)))
    writeOutputFile(join(staging, file), redirectPage(localeSet.locale, to));
  const queries = queryRedirects(manifest);
  const loadedRedirects = redirectsInFile(manifest);
  if (Object.keys(loadedRedirects).length > 0)
    writeOutputFile(join(staging, REDIRECTS_FILE), JSON.stringify(loadedRedirects));
  const headers = headerRules(site.site, inlineTextsOf(assets), site.renderData.newsLanguages);
  await writeHostFiles(staging, {
    headers,
    redirects,
    queryRedirects: queries,
    paths,
    base: table.base,
    notFoundParents,
  });
  assertComplete(staging, paths, notFoundParents);
  deferred.addGenerated(
    documents.map(({ file }) => file),
    makeDocuments(
      folder,
      staging,
      documents,
      site.site,
      (language) =>
        (localeSet.all.find((locale) => locale.language === language) ?? localeSet.locale).messages,
      buildTime(site.history.lastCommit),
    ),
  );
  return { paths, redirects: oldAddresses.length };
}

const fileNames = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));

/**
 * Returns the files of redirect pages, for hosts that know no redirects. None has the file of a page, of
 * another redirect or of the site, also on file systems that ignore case.
 *
 * @param paths the canonical paths of the pages
 * @param files the names of the files at the top of the site
 */
export function redirectPageFiles(
  redirects: readonly RedirectRule[],
  paths: readonly string[],
  files: readonly string[],
): { file: string; to: string }[] {
  const taken = new Set(paths.map(foldFilePath));
  const names = new Set(files.map(foldFilePath));
  const folders = new Set(
    [...paths, ...redirects.map(({ from }) => from)].flatMap(parentsOf).map(foldFilePath),
  );
  return redirects.flatMap(({ from, to }) => {
    const path = foldFilePath(from);
    if (taken.has(path) || names.has(path.split('/')[0] ?? '')) return [];
    taken.add(path);
    return [{ file: folders.has(path) ? outputFile(from) : redirectFile(from), to }];
  });
}

/** @throws if a page is missing or empty, so that an incomplete site never replaces a complete one */
function assertComplete(staging: string, paths: readonly string[], parents: readonly string[]): void {
  const notFound = [undefined, ...parents].map(notFoundFile);
  for (const path of [...paths.map(outputFile), ...notFound, HOST_FILES.headers]) {
    if (statSync(join(staging, path)).size === 0) throw new Error(`The file ${path} is empty.`);
  }
}
