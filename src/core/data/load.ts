/** Loads data files, through a reader for the network or the disk. */

import { fillFacts, mapStrings } from '../i18n/text.ts';
import type { Content, DataFiles, DataKind, Site } from '../model.ts';
import { type FailureKind, RequestError, withTimeout } from './failure.ts';
import { type MediaFile, NO_MEDIA_FILE } from './media.ts';
import { memoize } from './memoize.ts';
import { normalize } from './normalize.ts';
import { hasMarkdown } from './richText.ts';

/**
 * @param name without folder or extension, such as "yrc"
 * @returns the parsed JSON
 * @throws LoadError if there is no such file or it cannot be read
 */
export type DataReader = (name: string) => Promise<unknown>;

/** @param name the name of the data file @throws LoadError if it cannot be read */
export type MediaReader = (name: string) => Promise<MediaFile>;

export const noMedia: MediaReader = async () => NO_MEDIA_FILE;

export class LoadError extends RequestError {
  constructor(name: string, failure: FailureKind = 'answer') {
    super(`The data file ${name}.json could not be loaded.`, failure);
    this.name = 'LoadError';
  }
}

/** A data file of another release than the app, or a damaged one. */
export class ReleaseError extends RequestError {
  constructor(name: string) {
    super(`${name} is not of this release.`, 'answer');
  }
}

/** A cache of the data files of a site. */
export interface Store {
  /** @throws LoadError (rejects) if the reader does; the next call retries, except after a ReleaseError */
  get<K extends DataKind>(kind: K, name: string): Promise<Content[K]>;
  /** @throws LoadError (rejects) if the reader does; the next call retries */
  media(name: string): Promise<MediaFile>;
  /** Returns true if a text of a loaded data file needs the Markdown parser. */
  hasMarkdown(name: string): boolean;
  forget(): void;
}

/** @param facts the values of {{key}} in texts */
export function createStore(
  read: DataReader,
  facts: Site['facts'] = {},
  readMedia: MediaReader = noMedia,
): Store {
  const cache = new Map<string, Promise<unknown>>();
  const mediaCache = new Map<string, { value: Promise<MediaFile> }>();
  const withMarkdown = new Set<string>();
  const media = memoize((name: string) => {
    const file = readMedia(name);
    file.catch(() => mediaCache.delete(name));
    return file;
  }, mediaCache);
  return {
    media,
    hasMarkdown: (name) => withMarkdown.has(name),
    forget: () => {
      cache.clear();
      mediaCache.clear();
    },
    get: <K extends DataKind>(kind: K, name: string) => {
      const key = `${kind}:${name}`;
      let content = cache.get(key);
      if (content === undefined) {
        // Prefetches the media file. Its consumer handles the error.
        media(name).catch(() => undefined);
        content = read(name).then((file) => {
          // The only cast from JSON to a type: the check has validated every file of a built site, and the
          // validators are too large for the app.
          const typed = file as DataFiles[K];
          const normalized = normalize(
            kind,
            mapStrings(typed, (text) => fillFacts(text, facts)),
          );
          if (hasMarkdown(normalized)) withMarkdown.add(name);
          return normalized;
        });
        content.catch((error: unknown) => {
          // A retry would not help, and every pointer on a link causes one.
          if (!(error instanceof ReleaseError)) cache.delete(key);
        });
        cache.set(key, content);
      }
      return content as Promise<Content[K]>;
    },
  };
}

/** The time that a page waits for its media file after the rest is loaded, in milliseconds. */
const MEDIA_TIMEOUT_MS = 2000;

/** Returns a store whose missing or slow media files are empty, so that pages render without them. */
export function optionalMedia(store: Store): Store {
  return {
    ...store,
    media: (name) => withTimeout(store.media(name), MEDIA_TIMEOUT_MS).catch(() => NO_MEDIA_FILE),
  };
}
