/** Where a data file is published, and what stands beside it. */
import type { Route } from '../model.ts';
import { fileHref } from '../route/path.ts';
import { digest } from './digest.ts';

/** Which part of a large data file has the entry of a path; the build makes them with the same function. @param count how many there are */
export const shardOf = (path: string, count: number) => Number.parseInt(digest('', path), 36) % count;

/**
 * The name of the data file that a page is drawn from: that of its row, of the part that has its entry, of the page of an archive list, or of
 * the one made for it.
 */
export function dataName(
  { data, shards, file = data, archive }: Pick<Route, 'data' | 'shards' | 'file' | 'archive'>,
  path: string,
): string {
  if (archive) return listDataName(path);
  return shards === undefined ? file : `${data}/${shardOf(path, shards)}`;
}

/** The name of the data file that the build makes for a page of an archive list. @param path canonical path of the page */
export const listDataName = (path: string) => `lists/${path}`;

/** The path of the page that such a data file is made for; undefined for another file. */
export const listPathOf = (name: string) => /^lists\/(.+)/.exec(name)?.[1];

/** The address of a data file. @param name such as "yrc" or "events/2026/onam" */
export const dataAddress = (name: string) => fileHref(`data/${name}.json`);

/**
 * The path of the file with what is known of its media. Files in folders have a folder of their own there, since copies of pictures
 * are in another one.
 */
export const mediaPath = (name: string) => `media/${name.includes('/') ? 'in/' : ''}${name}.json`;

/** The address of that file. */
export const mediaAddress = (name: string) => fileHref(mediaPath(name));
