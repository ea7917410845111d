/**
 * The token and the ports that the editor of a site reuses at its next start, so that open clients continue
 * and find their unsaved changes, which browsers store by origin.
 */
import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldOf, stringField } from '../../core/problems/value.ts';

export interface SavedSession {
  /** The token of the client. */
  token: string;
  /** The port of the client; undefined before the first start. */
  port?: number;
  /** The port of the preview; undefined before the first start. */
  preview?: number;
}

const sessionFile = (site: string) => join(site, '.cache', 'editor.json');

/** Deleting the file creates a new token. @param site the site folder, absolute */
export const loadSavedSession = (site: string): SavedSession =>
  readSavedSession(site) ?? { token: createSecret() };

/** @param site the site folder, absolute */
export function saveSession(site: string, session: SavedSession): void {
  const file = sessionFile(site);
  mkdirSync(join(site, '.cache'), { recursive: true });
  // Neither follows a link nor inherits the permissions of an existing file.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify({ site, ...session })}\n`, { mode: 0o600, flag: 'wx' });
}

/** The default port of a site, different for each site. @param site the site folder, absolute */
export const defaultPort = (site: string): number =>
  5180 + (createHash('sha256').update(site).digest().readUInt16BE() % 200);

export const createSecret = (): string => randomBytes(24).toString('base64url');

/** Ignores files that others could have read, and files copied from another site folder. */
function readSavedSession(site: string): SavedSession | undefined {
  const file = sessionFile(site);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return undefined;
  // Windows has no such permissions, and home folders are private.
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
