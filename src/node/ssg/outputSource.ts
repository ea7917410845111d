import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaPath } from '../../core/data/dataAddress.ts';
import type { MediaFile } from '../../core/data/media.ts';
import { createPageSource, type PageSource } from '../../core/data/pageSource.ts';
import type { Locales } from '../../core/i18n/locale.ts';
import { stripByteOrderMark } from '../../core/json/json.ts';
import type { SiteModel } from '../../core/model.ts';
import type { RouteMatch } from '../../core/route/match.ts';

/** Files are kept for at least this many pages. */
const MIN_CACHED_PAGES = 40;

export interface OutputSource extends PageSource {
  /**
   * Prepares for a page. Pages are sorted by data file, so the files of earlier pages are removed from memory: a
   * large site would not fit.
   */
  next(match: RouteMatch): void;
}

/** Reads the published files, as browsers do. @param folder the output folder */
export function createOutputSource(folder: string, model: SiteModel, locales: Locales): OutputSource {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(stripByteOrderMark(await readFile(join(folder, file), 'utf8')));
  const source = createPageSource(
    model,
    locales,
    (name) => read(`data/${name}.json`),
    // Written by this build.
    async (name) => (await read(mediaPath(name))) as MediaFile,
  );
  let data: string | undefined;
  let pages = 0;
  return {
    ...source,
    next({ route }) {
      if (route.data !== data && pages >= MIN_CACHED_PAGES) {
        source.store.forget();
        pages = 0;
      }
      data = route.data;
      pages++;
    },
  };
}
