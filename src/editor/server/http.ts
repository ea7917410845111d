/** HTTP helpers of the server. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseJson } from '../../core/json/json.ts';
import { UsageError } from '../../node/system/usageError.ts';
import type { ServerEvent } from '../shared/protocol.ts';

/** The largest body of a request, in bytes: the largest data file. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** A request that the client never sends. */
export class BadRequestError extends Error {}

/** Blocks scripts, requests and framing from other origins. */
export const securityHeaders = (preview: string): Readonly<Record<string, string>> => ({
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
 * Streams events, one JSON line each, until the client disconnects.
 *
 * @param isRecipient returns true if an event is for this client
 */
export function streamEvents(
  response: ServerResponse,
  listeners: Set<(event: ServerEvent) => void>,
  initialEvents: readonly ServerEvent[],
  isRecipient: (event: ServerEvent) => boolean,
): void {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  const listener = (event: ServerEvent) => {
    if (isRecipient(event)) response.write(`${JSON.stringify(event)}\n`);
  };
  initialEvents.forEach(listener);
  listeners.add(listener);
  response.on('close', () => listeners.delete(listener));
}

/**
 * Yields the body of a request as it arrives. Beyond the limit it reads and drops the rest, because a client
 * reads the response only after it has sent everything.
 *
 * @throws UsageError (rejects) with the message if the body is too large
 */
export async function* readBytes(
  request: IncomingMessage,
  maxBytes: number,
  message: string,
): AsyncGenerator<Buffer, void, undefined> {
  const declaredSize = Number(request.headers['content-length'] ?? 0);
  let size = 0;
  try {
    if (declaredSize > maxBytes) throw new UsageError(message);
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new UsageError(message);
      yield chunk;
    }
  } finally {
    request.resume();
  }
}

/**
 * Parses the body of a request as JSON.
 *
 * @throws UsageError (rejects) if it is too large
 * @throws BadRequestError (rejects) if it is not JSON, or exceeds the limits of a data file
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of readBytes(
    request,
    MAX_BODY_BYTES,
    'That is more than a file of the site may have.',
  ))
    chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new BadRequestError('The request is not JSON.');
  const { value, problems } = parseJson('request', bytes.toString('utf8'));
  if (problems.length > 0) throw new BadRequestError('The request is not JSON, or is nested too deeply.');
  return value;
}
