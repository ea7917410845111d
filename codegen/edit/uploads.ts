/** Files that the window sends, kept beside the copy of the site until the editor ends. */
import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../problems/usageError.ts';

/** A photo of the best phones has 30 MB; a file of this size would fill a disk by mistake. */
const MOST_BYTES = 200 * 1024 * 1024;

export interface Uploads {
  /**
   * Takes a file.
   *
   * @param name as the person knows it
   * @returns its id
   * @throws UsageError (rejects) when it is too large
   */
  take(name: string, request: IncomingMessage): Promise<string>;
  /** Where a file is; undefined where there is none of this id. */
  path(id: string): string | undefined;
  /** A text in which each file is called as the person knows it, without the folder in which it is kept. */
  named(text: string): string;
}

/** @param folder where they are kept; made with the first */
export function createUploads(folder: string): Uploads {
  const files = new Map<string, string>();
  return {
    async take(name, request) {
      const id = randomUUID();
      const place = join(folder, id);
      mkdirSync(place, { recursive: true });
      const path = join(place, plainName(name));
      try {
        await pipeline(request, limited(), createWriteStream(path, { flags: 'wx' }));
      } catch (error) {
        rmSync(place, { recursive: true, force: true });
        throw error;
      }
      files.set(id, path);
      return id;
    },
    path(id) {
      const path = files.get(id);
      return path !== undefined && existsSync(path) ? path : undefined;
    },
    named: (text) =>
      [...files].reduce(
        // Of two with one name the engine says the folder, which is the id.
        (all, [id, path]) => all.replaceAll(path, basename(path)).replaceAll(`${id}/`, ''),
        text,
      ),
  };
}

/** A name that leads nowhere else. */
const plainName = (name: string) =>
  basename(name.replaceAll('\\', '/'))
    .replace(/[\p{Cc}:*?"<>|]/gu, '')
    .replace(/^\.+/, '')
    .slice(-100) || 'file';

function limited(): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _, done) {
      size += part.length;
      if (size > MOST_BYTES) done(new UsageError('The file is larger than 200 MB.'));
      else done(null, part);
    },
  });
}
