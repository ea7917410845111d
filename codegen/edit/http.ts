/** Requests and responses of the editor's server as they are on the wire. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../problems/usageError.ts';
import type { News } from './protocol.ts';

/** The most that a request may bring, in bytes: the largest data file. */
const MOST_BYTES = 32 * 1024 * 1024;

/** @param port 0 takes any free port @returns the port @throws (rejects) when it is taken */
export const listen = (server: Server, port: number): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', () => done((server.address() as AddressInfo).port));
  });

/** Nothing from elsewhere runs in the window or is sent from it, and nobody frames it. */
export const headersOf = (preview: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${preview}`,
    "connect-src 'self'",
    `frame-src ${preview}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}

/**
 * One piece of news a line, for as long as the window listens.
 *
 * @param isTold whether a piece is for this window
 */
export function sendNews(
  response: ServerResponse,
  listeners: Set<(news: News) => void>,
  first: readonly News[],
  isTold: (news: News) => boolean,
): void {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  const listener = (news: News) => {
    if (isTold(news)) response.write(`${JSON.stringify(news)}\n`);
  };
  first.forEach(listener);
  listeners.add(listener);
  response.on('close', () => listeners.delete(listener));
}

/** @throws UsageError (rejects) when it is too large or no JSON */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new UsageError('The request is not JSON.');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) throw new UsageError('That is more than a file of the site may have.');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    throw new UsageError('The request is not JSON.');
  }
}
