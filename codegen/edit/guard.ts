/** Who may ask the editor's server: its own window, and nobody else on this machine or in the browser. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TOKEN_HEADER } from './protocol.ts';

/** A way into the editor's server. */
export interface Door {
  /** The host names under which it is asked, such as "localhost". */
  names: readonly string[];
  /** What a request must bring; undefined where nobody is let in. */
  key: string | undefined;
  /** The origin at which the pages are shown to whoever comes by it. */
  preview: string;
}

/** The methods of the requests that may have an effect. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/**
 * Why a request is refused.
 *
 * The host must be this machine under its own name, so that no page elsewhere can have a name of its own pointed here (DNS
 * rebinding); what says where it comes from must come from the window itself (Origin and Sec-Fetch-Site, Fetch standard); all but the
 * files of the window, which hold nothing of the site, need the token.
 *
 * @returns the status of the answer; undefined where the request may pass
 */
export function refusalOf(
  request: IncomingMessage,
  { names, key }: Pick<Door, 'names' | 'key'>,
): 400 | 403 | 405 | undefined {
  const { headers, method = '', socket, url = '' } = request;
  const hosts = names.map((name) => `${name}:${socket.localPort}`);
  if (!METHODS.has(method)) return 405;
  if (!hosts.includes(headers.host ?? '')) return 403;
  if (headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`)) return 403;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 403;
  if (!/^\/(?!\/)/.test(url) || /%(2f|5c|00)|\\|\.\./i.test(url.split('?', 1)[0] ?? '')) return 400;
  if (!url.startsWith('/api/')) return method === 'POST' ? 405 : undefined;
  return key !== undefined && isSame(String(headers[TOKEN_HEADER] ?? ''), key) ? undefined : 403;
}

/** In a time that does not tell how much of it is right. */
export function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
