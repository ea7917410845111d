/**
 * What the editor of a site has again at its next start: its key and its ports, so that a window that is open goes on, and what was
 * typed there is found by the browser, which keeps it by address.
 */
import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf, stringField } from '../../core/problems/value.ts';

export interface Lasting {
  /** The key that the window must bring. */
  token: string;
  /** The port of the window; undefined until there was one. */
  port?: number;
  /** The port at which the pages are shown; undefined until there was one. */
  preview?: number;
}

const fileOf = (site: string) => join(site, '.cache', 'editor.json');

/** Whoever removes the file gets a new key. @param site the site folder, absolute @returns a new key where none is kept */
export const lastingOf = (site: string): Lasting => kept(site) ?? { token: secret() };

/** Keeps what the next start is to have. @param site the site folder, absolute */
export function keepLasting(site: string, lasting: Lasting): void {
  const file = fileOf(site);
  mkdirSync(join(site, '.cache'), { recursive: true });
  // Neither into what a link leads to, nor with the rights of a file that was there.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify({ site, ...lasting })}\n`, { mode: 0o600, flag: 'wx' });
}

/** A port for a site without one, so that of two sites each has its own. @param site the site folder, absolute */
export const firstPort = (site: string): number =>
  5180 + (createHash('sha256').update(site).digest().readUInt16BE() % 200);

/** A text that nobody guesses. */
export const secret = (): string => randomBytes(24).toString('base64url');

/** Nothing that others could have read, and not what a copy of another site folder has brought along. */
function kept(site: string): Lasting | undefined {
  const file = fileOf(site);
  const standing = lstatSync(file, { throwIfNoEntry: false });
  if (!standing?.isFile()) return undefined;
  // Windows has no such rights, and keeps a folder of a person to that person.
  if (process.platform !== 'win32' && (standing.mode & 0o077) !== 0) return undefined;
  const value = parsed(readFileSync(file, 'utf8'));
  const token = stringField(value, 'token');
  if (stringField(value, 'site') !== site || token === undefined || !/^[\w-]{32}$/.test(token))
    return undefined;
  return { token, port: portIn(value, 'port'), preview: portIn(value, 'preview') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function portIn(value: unknown, name: string): number | undefined {
  const port = fieldOf(value, name);
  return Number.isInteger(port) && Number(port) > 0 && Number(port) < 65536 ? Number(port) : undefined;
}
