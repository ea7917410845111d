/** Where content comes from. Only the reader that is passed in knows whether that is the network or the disk. */

import { fillFacts, mapStrings } from '../i18n/text.ts';
import type { Content, DataFiles, DataKind, Site } from '../model.ts';
import { type FailureKind, RequestError, withTimeout } from './failure.ts';
import { type MediaFile, NO_MEDIA_FILE } from './media.ts';
import { normalize } from './normalize.ts';

/**
 * Reads a data file by name.
 *
 * @param name the name without folder or ending, such as "yrc"
 * @returns the parsed JSON
 * @throws LoadError when there is no such file or it cannot be read
 */
export type DataReader = (name: string) => Promise<unknown>;

/**
 * Reads what is known about the media of a data file.
 *
 * @param name the name of the data file
 * @throws LoadError when it cannot be read
 */
export type MediaReader = (name: string) => Promise<MediaFile>;

/** Where nothing is known about media. */
export const noMedia: MediaReader = async () => NO_MEDIA_FILE;

/** A data file that could not be had. */
export class LoadError extends RequestError {
  constructor(name: string, failure: FailureKind = 'answer') {
    super(`The data file ${name}.json could not be loaded.`, failure);
    this.name = 'LoadError';
  }
}

/** A data file of another release than the app, or one that was damaged on its way. */
export class ReleaseError extends RequestError {
  constructor(name: string) {
    super(`${name} is not of this release.`, 'answer');
  }
}

/** The content of a site's data files, each read once. */
export interface Store {
  /**
   * @throws LoadError (rejects) when the reader does; the next call tries again, except after a ReleaseError
   */
  get<K extends DataKind>(kind: K, name: string): Promise<Content[K]>;
  /**
   * What is known about the media of a data file; asked for together with its content.
   *
   * @throws LoadError (rejects) when the reader does; the next call tries again
   */
  media(name: string): Promise<MediaFile>;
  /** Everything is read again when it is next asked for. */
  forget(): void;
}

/**
 * A store over a reader.
 *
 * @param read where the files come from
 * @param facts the figures that texts refer to as {{key}}
 * @param readMedia where what is known about media comes from
 */
export function createStore(
  read: DataReader,
  facts: Site['facts'] = {},
  readMedia: MediaReader = noMedia,
): Store {
  const cache = new Map<string, Promise<unknown>>();
  const mediaCache = new Map<string, Promise<MediaFile>>();
  const media = (name: string) => {
    let file = mediaCache.get(name);
    if (file === undefined) {
      file = readMedia(name);
      file.catch(() => mediaCache.delete(name));
      mediaCache.set(name, file);
    }
    return file;
  };
  return {
    media,
    forget: () => {
      cache.clear();
      mediaCache.clear();
    },
    get: <K extends DataKind>(kind: K, name: string) => {
      const key = `${kind}:${name}`;
      let content = cache.get(key);
      if (content === undefined) {
        // On its way meanwhile; who needs it asks for it and is told what went wrong.
        media(name).catch(() => undefined);
        content = read(name).then((file) => {
          // The one place where JSON takes a type: the checker has held every file of a built site against the
          // schema of this kind, and the validators are too large for a visitor's phone.
          const typed = file as DataFiles[K];
          return normalize(
            kind,
            mapStrings(typed, (text) => fillFacts(text, facts)),
          );
        });
        content.catch((error: unknown) => {
          // Asking again would not help, and pages are asked for whenever the pointer rests on a link.
          if (!(error instanceof ReleaseError)) cache.delete(key);
        });
        cache.set(key, content);
      }
      return content as Promise<Content[K]>;
    },
  };
}

/** How long a page waits for what is known about its media when the rest is there, in milliseconds. */
const MEDIA_TIMEOUT_MS = 2000;

/**
 * The same store, but a page does without what is known about its media where that cannot be had, or not soon. A later
 * visit asks again.
 *
 * @param store one whose `media` may reject or stay open
 */
export function optionalMedia(store: Store): Store {
  return {
    ...store,
    media: (name) => withTimeout(store.media(name), MEDIA_TIMEOUT_MS).catch(() => NO_MEDIA_FILE),
  };
}
