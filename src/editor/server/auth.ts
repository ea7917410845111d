/** Authentication of requests. Only the editor's own client may call the server. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOKEN_HEADER } from '../shared/protocol.ts';
import type { Access } from './endpoints.ts';

/** The access rules of one address of the server. */
export interface AuthContext {
  /** The host names of the address, such as "localhost". */
  names: readonly string[];
  /** True for clients on this computer. */
  isOwner: boolean;
  /** The token that a request must have; undefined if no token is valid. */
  key: string | undefined;
  /** The pairing code; undefined if it was used, has expired or does not exist for the address. */
  code?: string | undefined;
  /**
   * Pairs a device that has sent the code.
   *
   * @param response gets the cookie of the preview
   * @returns the token of the device; undefined if the code was used in the meantime
   */
  pair?(response: ServerResponse): string | undefined;
  /** The origin of the preview for clients at this address. */
  preview: string;
  previewCookie: PreviewCookie;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/**
 * Checks the method, the host and the origin of a request. The host must be a name of this machine, so that
 * no other domain can point here (DNS rebinding). Origin and Sec-Fetch-Site (Fetch standard) must be those of
 * the client.
 *
 * @returns the status of the refusal; undefined if the request may pass
 */
export function requestRefusal(request: IncomingMessage, names: readonly string[]): 403 | 405 | undefined {
  const { headers, method = '', socket } = request;
  const hosts = names.map((name) => `${name}:${socket.localPort}`);
  if (!METHODS.has(method)) return 405;
  if (!hosts.includes(headers.host ?? '')) return 403;
  if (headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`)) return 403;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none' ? undefined : 403;
}

/** Parses the URL of a request. @returns undefined if its path is not normalized per the URL standard */
export function parseUrl({ url = '' }: IncomingMessage): URL | undefined {
  const parsed = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : undefined;
  return parsed?.pathname === url.split('?', 1)[0] ? parsed : undefined;
}

/** Returns true if a request has the token or the code that an endpoint requires. */
export function hasCredential(request: IncomingMessage, access: Access, { key, code }: AuthContext): boolean {
  const secret = access === 'code' ? code : key;
  return secret !== undefined && isEqualInConstantTime(String(request.headers[TOKEN_HEADER] ?? ''), secret);
}

/** Compares two strings in constant time. */
function isEqualInConstantTime(value: string, secret: string): boolean {
  const [a, b] = [Buffer.from(value), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The lifetime of the preview cookie, in seconds. */
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

export interface PreviewCookie {
  setOn(response: ServerResponse): void;
  /** Returns true if a request has the cookie. */
  isIn(request: IncomingMessage): boolean;
}

/**
 * A cookie for images, frames and websockets, which cannot send a header. Browsers send it to all ports of a
 * host, so it is not the token of the editor.
 *
 * @param name unique among the editors of a host
 */
export function createPreviewCookie(name: string, secret: string): PreviewCookie {
  const pattern = new RegExp(`(?:^|; )${name}=([^;]*)`);
  return {
    setOn: (response) => {
      response.setHeader(
        'Set-Cookie',
        `${name}=${secret}; Max-Age=${MAX_AGE_SECONDS}; Path=/; HttpOnly; SameSite=Strict`,
      );
    },
    isIn: ({ headers }) => isEqualInConstantTime(pattern.exec(headers.cookie ?? '')?.[1] ?? '', secret),
  };
}
