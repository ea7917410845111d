/**
 * What the editor of a site has again at its next start: its key and its ports, so that a window that is open goes on, and what was
 * typed there is found by the browser, which keeps it by address.
 */
import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf, stringField } from '../../core/problems/value.ts';

export interface SavedSession {
  /** The key that the window must bring. */
  token: string;
  /** The port of the window; undefined until there was one. */
  port?: number;
  /** The port at which the pages are shown; undefined until there was one. */
  preview?: number;
}

const sessionFile = (site: string) => join(site, '.cache', 'editor.json');

/** Whoever removes the file gets a new key. @param site the site folder, absolute @returns a new key where none is kept */
export const loadSavedSession = (site: string): SavedSession =>
  readSavedSession(site) ?? { token: createSecret() };

/** Keeps what the next start is to have. @param site the site folder, absolute */
export function saveSession(site: string, session: SavedSession): void {
  const file = sessionFile(site);
  mkdirSync(join(site, '.cache'), { recursive: true });
  // Neither into what a link leads to, nor with the rights of a file that was there.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify({ site, ...session })}\n`, { mode: 0o600, flag: 'wx' });
}

/** A port for a site without one, so that of two sites each has its own. @param site the site folder, absolute */
export const defaultPort = (site: string): number =>
  5180 + (createHash('sha256').update(site).digest().readUInt16BE() % 200);

/** A text that nobody guesses. */
export const createSecret = (): string => randomBytes(24).toString('base64url');

/** Nothing that others could have read, and not what a copy of another site folder has brought along. */
function readSavedSession(site: string): SavedSession | undefined {
  const file = sessionFile(site);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  // Windows has no such rights, and keeps a folder of a person to that person.
  if (process.platform !== 'win32' && (stats.mode & 0o077) !== 0) return undefined;
  const value = tryParseJson(readFileSync(file, 'utf8'));
  const token = stringField(value, 'token');
  if (stringField(value, 'site') !== site || token === undefined || !/^[\w-]{32}$/.test(token))
    return undefined;
  return { token, port: portIn(value, 'port'), preview: portIn(value, 'preview') };
}

function tryParseJson(text: string): unknown {
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
