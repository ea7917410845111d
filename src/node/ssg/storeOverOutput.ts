/** The content of a built site, read from the files that it is published with, as a browser does. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaPath } from '../../core/data/dataAddress.ts';
import { createStore, type Store } from '../../core/data/load.ts';
import type { MediaFile } from '../../core/data/media.ts';
import { stripByteOrderMark } from '../../core/json/json.ts';
import type { Site } from '../../core/model.ts';
import type { RouteMatch } from '../../core/route/match.ts';

/** So many pages are made at least before what they were made from is let go. */
const PAGES = 40;

/** A store for one page after the other. */
export interface OutputStore extends Store {
  /**
   * Is told which page comes next. Pages come file by file, so with the page of another file what those before were made from is let go: a
   * large site would be in memory as a whole otherwise.
   */
  next(match: RouteMatch): void;
}

/** @param folder the output folder, with data and media as they are published */
export function storeOverOutput(folder: string, facts: Site['facts']): OutputStore {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(stripByteOrderMark(await readFile(join(folder, file), 'utf8')));
  const store = createStore(
    (name) => read(`data/${name}.json`),
    facts,
    // Written by this build.
    async (name) => (await read(mediaPath(name))) as MediaFile,
  );
  let data: string | undefined;
  let pages = 0;
  return {
    ...store,
    next({ route }) {
      if (route.data !== data && pages >= PAGES) {
        store.forget();
        pages = 0;
      }
      data = route.data;
      pages++;
    },
  };
}
