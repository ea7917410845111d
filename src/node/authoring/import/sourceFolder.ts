/** The files of a source on disk: a folder, or a ZIP archive that is extracted to a temporary folder. */

import {
  closeSync,
  createReadStream,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';
import { decodeWritten } from '../../../core/route/path.ts';
import { isHiddenPath } from '../../content/pathStatus.ts';
import { UsageError } from '../../system/usageError.ts';
import type { SourceFile } from './model.ts';
import { readHead, refuse } from './sourceText.ts';

/** Limits of an archive, so that a small file cannot fill the disk. */
const MAX_FILES = 200_000;
const MAX_TOTAL_BYTES = 20 * 1024 ** 3;

export interface SourceFolder {
  path: string;
  /** By path from the folder, with slashes, sorted. Links and hidden files are left out. */
  files: ReadonlyMap<string, SourceFile>;
}

const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['node_modules', 'vendor', '__MACOSX']);

/** Lists a folder. Symbolic links are not followed, so nothing outside the folder is read. */
export function openFolder(path: string): SourceFolder {
  const files = new Map<string, SourceFile>();
  const walk = (inside: string) => {
    for (const entry of readdirSync(join(path, inside), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const name = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (isHiddenPath(entry.name) || SKIPPED_FOLDERS.has(entry.name)) continue;
      if (entry.isDirectory()) walk(name);
      else if (entry.isFile())
        files.set(name, { path: join(path, name), bytes: lstatSync(join(path, name)).size });
      if (files.size > MAX_FILES) refuse(`${path} has more than ${MAX_FILES} files.`);
    }
  };
  walk('');
  return { path, files };
}

/**
 * Extracts an archive to a temporary folder, which the caller deletes.
 *
 * @throws UsageError (rejects) for a damaged archive, names that lead out of the folder, and too much content
 */
export async function extractZip(archive: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    await extractTo(folder, archive);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function extractTo(folder: string, archive: string): Promise<void> {
  // PKWARE APPNOTE, 4.4.4: bit 0 of the flags.
  if (((readHead(archive, 8)[6] ?? 0) & 1) === 1) refuse(`The archive ${archive} has a password.`);
  let total = 0;
  let count = 0;
  /** Files that are being written. */
  const open = new Set<number>();
  let tail: Buffer = Buffer.alloc(0);
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  const unzip = new Unzip((entry) => {
    try {
      const name = entry.name.replaceAll('\\', '/');
      if (name.endsWith('/')) return;
      assertInside(name);
      if (++count > MAX_FILES) refuse(`The archive has more than ${MAX_FILES} files.`);
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      const descriptor = openSync(path, 'wx');
      open.add(descriptor);
      entry.ondata = (error, bytes, isLast) => {
        if (error) fail(error);
        else {
          total += bytes.length;
          if (total > MAX_TOTAL_BYTES) fail(new Error('too large'));
          else writeSync(descriptor, bytes);
        }
        if ((error || isLast) && open.delete(descriptor)) closeSync(descriptor);
      };
      entry.start();
    } catch (error) {
      fail(error);
    }
  });
  unzip.register(UnzipInflate);
  try {
    for await (const piece of createReadStream(archive)) {
      unzip.push(piece as Buffer);
      tail = Buffer.concat([tail, piece as Buffer]).subarray(-70_000);
      if (failure !== undefined) break;
    }
    if (failure === undefined) unzip.push(new Uint8Array(0), true);
    // The end record is at most 64 kB from the end (PKWARE APPNOTE, 4.3.16).
    if (!tail.includes('PK\u0005\u0006', 'latin1')) fail(new Error('incomplete'));
  } catch (error) {
    fail(error);
  }
  for (const descriptor of open) closeSync(descriptor);
  if (failure instanceof UsageError) throw failure;
  if (failure !== undefined || count === 0 || open.size > 0)
    refuse(`The archive ${archive} is damaged, has too much content, or is no ZIP archive.`);
}

function assertInside(name: string): void {
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..') || name.includes('\0'))
    refuse(`The archive has a file with the name ${JSON.stringify(name)}, which leads out of its folder.`);
}

/**
 * Finds the file of an address in one of several folders of a source.
 *
 * @param address percent-encoded, with a leading slash
 * @param roots paths from the folder, "" for the folder itself
 */
export function fileFinder(
  { files }: SourceFolder,
  roots: readonly string[],
): (address: string) => SourceFile | undefined {
  return (address) => {
    const [path = ''] = address.split(/[?#]/);
    const names = [...new Set([decodeWritten(path), path])].map((name) =>
      name.replace(/^\/+/, '').normalize('NFC'),
    );
    for (const root of roots)
      for (const name of names) {
        const file = files.get(root === '' ? name : `${root}/${name}`);
        if (file) return file;
      }
    return undefined;
  };
}
