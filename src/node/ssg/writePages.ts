/** Writes the pages of a site: those that the last build has drawn are taken over, the others are drawn. */
import { join } from 'node:path';
import type { RouteMatch } from '../../core/route/match.ts';
import { outputFile } from '../../core/route/path.ts';
import { notFoundFile } from '../content/generatedFiles.ts';
import type { Progress } from '../system/progress.ts';
import type { Drawing, PageOrder } from './drawing.ts';
import { type BuildMemory, digestOf, type KeptPage, keptPages, type Memory } from './keptPages.ts';
import type { SourceMemory } from './keptSources.ts';
import { openPagePool } from './pagePool.ts';
import type { ToldPage } from './pageRows.ts';
import type { PageList } from './pages.ts';
import type { WordCollector } from './search.ts';
import { languagesWithNews, type Sharing } from './sharing/index.ts';
import { writeOut } from './writeOut.ts';

export interface PageWork {
  found: readonly RouteMatch[];
  tell(match: RouteMatch): Promise<ToldPage>;
  list: PageList;
  words?: WordCollector;
  sharing: Sharing;
  /** Without the languages that have news, which the pages tell. */
  drawing: Omit<Drawing, 'withNews'>;
  /** The families and languages with a not-found page of their own. */
  notFoundParents: readonly string[];
  /** Digests of the data files and of what is known of their media, by name. */
  files: Readonly<Record<string, string>>;
  sources?: SourceMemory;
  last?: LastPages;
  progress: Progress;
}

/** What may be taken over. */
export interface LastPages {
  /** Where the last site is. */
  place: string;
  memory: BuildMemory;
  before?: Memory;
}

/** @returns the languages that have news */
export async function writePages(work: PageWork): Promise<string[]> {
  const { found, tell, list, words, sharing, drawing, notFoundParents, files, sources, last, progress } =
    work;
  const { manifest, locales, searchPath, folder } = drawing;
  // Only where there is a search are words told.
  const told = digestOf([manifest, locales, searchPath]);
  const before = last?.before;
  const from = last && { last: last.place, spare: last.memory.spare };
  const kept = keptPages(before, { told, files }, from, folder);

  const known = new Map<string, ToldPage>();
  const rowOf = async (match: RouteMatch): Promise<ToldPage> => {
    const page = known.get(match.path) ?? kept.told(match.path) ?? (await tell(match));
    known.set(match.path, page);
    return page;
  };
  const [main, ...others] = locales.sources;
  const withNews =
    others.length > 0
      ? languagesWithNews(
          (await Promise.all(found.map(rowOf))).map(({ row }) => row.sharing),
          main.language,
        )
      : [main.language];

  const whole = { ...drawing, withNews };
  const drawn = digestOf({ ...whole, folder: '' });
  const takes = before?.drawn === drawn;
  const count = takes ? found.filter(({ path }) => !kept.told(path)).length : found.length;
  const pages: Record<string, KeptPage> = {};
  const pool = await openPagePool(whole, count, ({ match, notFoundParent }, document) => {
    writeOut(join(folder, match ? outputFile(match.path) : notFoundFile(notFoundParent)), document);
    if (match) progress.done();
  });
  for (const _ of found) progress.add();
  try {
    // A page that lists all pages waits until the list is complete.
    const end: PageOrder[] = [{}, ...notFoundParents.map((notFoundParent) => ({ notFoundParent }))];
    const right = new Map<string, PageOrder>();
    for (const match of found) {
      const page = await rowOf(match);
      const { row } = page;
      list.add(row.list);
      if (row.words) words?.add(row.words);
      const share = await sharing.add(row.sharing);
      pages[match.path] = { ...page, share: share?.file };
      if (row.listsPages) end.push({ match, share, pages: list.pages });
      else if (takes && kept.isRight(match.path, share?.file)) right.set(match.path, { match, share });
      else await pool.draw({ match, share });
    }
    const lost = new Set(
      kept.take(
        [...right.keys()],
        found.map(({ path }) => path),
      ),
    );
    for (const [path, order] of right)
      if (lost.has(path)) await pool.draw(order);
      else progress.done();
    list.complete();
    for (const order of end) await pool.draw(order);
    await pool.finish();
    progress.end();
  } finally {
    await pool.close();
  }
  await last?.memory.keep({ told, drawn, files, pages, sources } satisfies Memory);
  return withNews;
}
