import { join } from 'node:path';
import { outputFile } from '../../../core/route/path.ts';
import { notFoundFile, notFoundParents } from '../../content/generatedFiles.ts';
import { prefixedLanguages } from '../../content/locales.ts';
import type { Progress } from '../../system/progress.ts';
import type { PreviousOutput } from '../incremental/buildRecord.ts';
import type { BuildManifest, ManifestPage } from '../incremental/plan.ts';
import { reuseDocuments } from '../incremental/reuse.ts';
import type { RenderTask } from '../renderPage.ts';
import { openRenderPool } from '../renderPool.ts';
import { writeOutputFile } from '../writeOutputFile.ts';
import type { ResolvedSite } from './resolved.ts';

export interface RenderedSite extends ResolvedSite {
  /** The families and languages with their own not-found page. */
  notFoundParents: readonly string[];
  buildManifest: BuildManifest;
}

/** Writes the documents of all pages: reused from the previous build, or rendered. */
export async function renderPages(
  site: ResolvedSite,
  progress: Progress,
  previous?: PreviousOutput,
): Promise<RenderedSite> {
  const { staging, matches, metadata, list, words, sharing, plan, renderData, siteFingerprint } = site;
  const { newsLanguages } = renderData;
  const parents = notFoundParents(prefixedLanguages(site.locales), site.source.table.families.keys());
  const isSameFrame = previous?.manifest?.newsLanguages.join() === newsLanguages.join();
  const pages: Record<string, ManifestPage> = {};
  const count = isSameFrame ? plan.render.length : matches.length;
  const pool = await openRenderPool(renderData, count, ({ match, notFoundParent }, document) => {
    writeOutputFile(join(staging, match ? outputFile(match.path) : notFoundFile(notFoundParent)), document);
    if (match) progress.done();
  });
  for (const _ of matches) progress.add();
  try {
    const lastTasks: RenderTask[] = [{}, ...parents.map((notFoundParent) => ({ notFoundParent }))];
    const unchanged = new Map<string, RenderTask>();
    for (const match of matches) {
      const page = await metadata(match);
      list.add(page.metadata.list);
      if (page.metadata.words) words?.add(page.metadata.words);
      const share = await sharing.add(page.metadata.sharing);
      pages[match.path] = { ...page, shareImage: share?.file };
      const reused = isSameFrame ? plan.reuse.get(match.path) : undefined;
      if (page.metadata.listsPages) lastTasks.push({ match, share, pages: list.pages });
      else if (reused && reused.shareImage === share?.file) unchanged.set(match.path, { match, share });
      else await pool.render({ match, share });
    }
    const paths = matches.map(({ path }) => path);
    const lost = new Set(reuseDocuments(previous, staging, [...unchanged.keys()], paths));
    for (const [path, task] of unchanged)
      if (lost.has(path)) await pool.render(task);
      else progress.done();
    list.complete();
    for (const task of lastTasks) await pool.render(task);
    await pool.finish();
    progress.end();
  } finally {
    await pool.close();
  }
  const { fingerprints, sources } = site;
  return {
    ...site,
    notFoundParents: parents,
    buildManifest: { siteFingerprint, newsLanguages, files: fingerprints, pages, sources },
  };
}
