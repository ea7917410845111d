/** Names and URLs of published data files. */
import type { Route } from '../model.ts';
import { fileHref } from '../route/path.ts';
import { digest } from './digest.ts';

/** The shard of an entry; the build uses the same function. @param count the number of shards */
export const shardOf = (path: string, count: number) => Number.parseInt(digest('', path), 36) % count;

/** Returns the data file of a page: its route's file, a shard, an archive page's file, or one made for it. */
export function dataName(
  { data, shards, file = data, archive }: Pick<Route, 'data' | 'shards' | 'file' | 'archive'>,
  path: string,
): string {
  if (archive) return listDataName(path);
  return shards === undefined ? file : `${data}/${shardOf(path, shards)}`;
}

/** The data file of an archive page. @param path canonical path of the page */
export const listDataName = (path: string) => `lists/${path}`;

/** The path of the archive page that a data file belongs to; undefined for other files. */
export const listPathOf = (name: string) => /^lists\/(.+)/.exec(name)?.[1];

/** The URL of a data file. @param name such as "yrc" or "events/2026/onam" */
export const dataAddress = (name: string) => fileHref(`data/${name}.json`);

/** Files in folders have a folder of their own here, apart from the image variants. */
export const mediaPath = (name: string) => `media/${name.includes('/') ? 'in/' : ''}${name}.json`;

export const mediaAddress = (name: string) => fileHref(mediaPath(name));
