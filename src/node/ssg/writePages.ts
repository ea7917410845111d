/** Writes the pages of a site: those that the last build has drawn are taken over, the others are drawn. */
import { join } from 'node:path';
import type { RouteMatch } from '../../core/route/match.ts';
import { outputFile } from '../../core/route/path.ts';
import { notFoundFile } from '../content/generatedFiles.ts';
import type { Progress } from '../system/progress.ts';
import {
  type BuildManifest,
  fingerprint,
  type ManifestPage,
  type PreviousBuild,
  planPages,
} from './incremental/plan.ts';
import type { StoredSources } from './incremental/sources.ts';
import type { MetadataOfPage } from './pageMetadata.ts';
import type { PageList } from './pages.ts';
import type { RenderData, RenderTask } from './renderPage.ts';
import { openRenderPool } from './renderPool.ts';
import type { SearchIndexer } from './search.ts';
import { languagesWithNews, type Sharing } from './sharing/index.ts';
import { writeOutputFile } from './writeOutputFile.ts';

export interface PagesInput {
  matches: readonly RouteMatch[];
  readMetadata(match: RouteMatch): Promise<MetadataOfPage>;
  list: PageList;
  words?: SearchIndexer;
  sharing: Sharing;
  /** Without the languages that have news, which the pages tell. */
  renderData: Omit<RenderData, 'withNews'>;
  /** The families and languages with a not-found page of their own. */
  notFoundParents: readonly string[];
  /** Digests of the data files and of what is known of their media, by name. */
  files: Readonly<Record<string, string>>;
  sources?: StoredSources;
  previous?: PreviousPages;
  progress: Progress;
}

/** What may be taken over. */
export interface PreviousPages {
  /** Where the last site is. */
  output: string;
  previous: PreviousBuild;
  manifest?: BuildManifest;
}

/** @returns the languages that have news */
export async function writePages(work: PagesInput): Promise<string[]> {
  const {
    matches,
    readMetadata,
    list,
    words,
    sharing,
    renderData,
    notFoundParents,
    files,
    sources,
    previous,
    progress,
  } = work;
  const { manifest, locales, searchPath, folder } = renderData;
  // Only where there is a search are words told.
  const metadataFingerprint = fingerprint([manifest, locales, searchPath]);
  const before = previous?.manifest;
  const from = previous && { previousFolder: previous.output, spareFolder: previous.previous.spareFolder };
  const kept = planPages(before, { metadataFingerprint, files }, from, folder);

  const known = new Map<string, MetadataOfPage>();
  const rowOf = async (match: RouteMatch): Promise<MetadataOfPage> => {
    const page = known.get(match.path) ?? kept.metadata(match.path) ?? (await readMetadata(match));
    known.set(match.path, page);
    return page;
  };
  const [main, ...others] = locales.sources;
  const withNews =
    others.length > 0
      ? languagesWithNews(
          (await Promise.all(matches.map(rowOf))).map(({ metadata }) => metadata.sharing),
          main.language,
        )
      : [main.language];

  const whole = { ...renderData, withNews };
  const renderFingerprint = fingerprint({ ...whole, folder: '' });
  const takes = before?.renderFingerprint === renderFingerprint;
  const count = takes ? matches.filter(({ path }) => !kept.metadata(path)).length : matches.length;
  const pages: Record<string, ManifestPage> = {};
  const pool = await openRenderPool(whole, count, ({ match, notFoundParent }, document) => {
    writeOutputFile(join(folder, match ? outputFile(match.path) : notFoundFile(notFoundParent)), document);
    if (match) progress.done();
  });
  for (const _ of matches) progress.add();
  try {
    // A page that lists all pages waits until the list is complete.
    const end: RenderTask[] = [{}, ...notFoundParents.map((notFoundParent) => ({ notFoundParent }))];
    const right = new Map<string, RenderTask>();
    for (const match of matches) {
      const page = await rowOf(match);
      const { metadata } = page;
      list.add(metadata.list);
      if (metadata.words) words?.add(metadata.words);
      const share = await sharing.add(metadata.sharing);
      pages[match.path] = { ...page, shareImage: share?.file };
      if (metadata.listsPages) end.push({ match, share, pages: list.pages });
      else if (takes && kept.isUnchanged(match.path, share?.file)) right.set(match.path, { match, share });
      else await pool.render({ match, share });
    }
    const lost = new Set(
      kept.reuse(
        [...right.keys()],
        matches.map(({ path }) => path),
      ),
    );
    for (const [path, order] of right)
      if (lost.has(path)) await pool.render(order);
      else progress.done();
    list.complete();
    for (const order of end) await pool.render(order);
    await pool.finish();
    progress.end();
  } finally {
    await pool.close();
  }
  await previous?.previous.writeManifest({
    metadataFingerprint,
    renderFingerprint,
    files,
    pages,
    sources,
  } satisfies BuildManifest);
  return withNews;
}
