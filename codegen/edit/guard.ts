/** Who may send requests to the editor's server: its own window, and nobody else on this machine or in the browser. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access } from './endpoints.ts';
import { TOKEN_HEADER } from './protocol.ts';

/** A way into the editor's server. */
export interface Entrance {
  /** The host names under which it is addressed, such as "localhost". */
  names: readonly string[];
  /** Whether it is for the windows of this computer. */
  isOwner: boolean;
  /** The key that a request must bring; undefined where no key is valid. */
  key: string | undefined;
  /** The pairing code; undefined where it is used, too old, or not for this entrance. */
  code?: string | undefined;
  /**
   * Pairs the device that has brought the code.
   *
   * @param response gets the cookie for the pages
   * @returns its key; undefined where the code was used in the meantime
   */
  pair?(response: ServerResponse): string | undefined;
  /** The origin at which pages are shown to a window that came by it. */
  preview: string;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/**
 * Refuses what no window of the editor sends. The host must be this machine under its own name, so that no page elsewhere can have a
 * name of its own pointed here (DNS rebinding). Origin and Sec-Fetch-Site (Fetch standard) must name the window itself.
 *
 * @returns the status of the response; undefined where the request may pass
 */
export function refusalOf(request: IncomingMessage, names: readonly string[]): 403 | 405 | undefined {
  const { headers, method = '', socket } = request;
  const hosts = names.map((name) => `${name}:${socket.localPort}`);
  if (!METHODS.has(method)) return 405;
  if (!hosts.includes(headers.host ?? '')) return 403;
  if (headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`)) return 403;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none' ? undefined : 403;
}

/** Parses the URL of a request. @returns undefined unless its path is written as the URL standard normalizes it */
export function urlOf({ url = '' }: IncomingMessage): URL | undefined {
  const parsed = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
  return parsed?.pathname === url.split('?', 1)[0] ? parsed : undefined;
}

/** Whether a request brings the key or code that an endpoint demands. */
export function hasCredential(request: IncomingMessage, access: Access, { key, code }: Entrance): boolean {
  const secret = access === 'code' ? code : key;
  return secret !== undefined && isSame(String(request.headers[TOKEN_HEADER] ?? ''), secret);
}

/** Compares in a time that does not depend on how much is equal. */
export function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
