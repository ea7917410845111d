/** HTTP requests whose failures are sentences. */

export interface LiveResponse {
  status: number;
  /** The target of a redirect, as sent. */
  location?: string;
  header(name: string): string | undefined;
  body: string;
}

/** The reason without a response, as a sentence. */
export interface RequestFailure {
  failure: string;
}

interface RequestOptions {
  userAgent: string;
  timeoutMs: number;
  method?: 'HEAD' | 'GET';
  abortSignal?: AbortSignal;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Sends a request without following redirects.
 *
 * @param read reads the response within the timeout
 * @returns never rejects
 */
export async function request<T>(
  url: string,
  { userAgent, timeoutMs, method, abortSignal, fetch = globalThis.fetch }: RequestOptions,
  read: (response: Response) => Promise<T>,
): Promise<T | RequestFailure> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*' },
      signal: abortSignal ? AbortSignal.any([abortSignal, timeoutSignal]) : timeoutSignal,
    });
    return await read(response);
  } catch (error) {
    return {
      failure: timeoutSignal.aborted ? `No answer within ${timeoutMs / 1000} seconds.` : describeError(error),
    };
  }
}

/** Longer than any page of a site; some hosts never stop sending. */
const MAX_RESPONSE_BYTES = 20_000_000;

export const requestLive = (
  url: string,
  timeoutMs: number,
  abortSignal?: AbortSignal,
): Promise<LiveResponse | RequestFailure> =>
  request(url, { userAgent: 'check-live', timeoutMs, abortSignal }, async (response) => {
    const bytes = await readBytes(response, MAX_RESPONSE_BYTES);
    if (bytes === undefined) return { failure: 'The answer is far too long.' };
    return {
      status: response.status,
      location: response.headers.get('location') ?? undefined,
      header: (name) => response.headers.get(name) ?? undefined,
      body: bytes.toString('utf8'),
    };
  });

/** @returns undefined for a longer body */
export async function readBytes(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  if (!response.body) return Buffer.alloc(0);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    // Leaving the loop closes the connection.
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Error codes of Node, its TLS and its HTTP client. */
const ERROR_SENTENCES: readonly [code: RegExp, sentence: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'There is no host of this name, or this computer is offline.'],
  [/^ECONNREFUSED$/, 'There is no web server at this address.'],
  [/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/, 'The host cannot be reached.'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'The host broke off in the middle of the answer.'],
  [
    /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/,
    'The security certificate of the host is not valid.',
  ],
  [/^(ERR_SSL|ERR_TLS|EPROTO)/, 'The host does not support https properly.'],
  [/^(HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT)/, 'The host does not answer like a web server.'],
  [/^Z_/, 'The host sends an answer that cannot be unpacked.'],
];

function describeError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    const [, sentence] = ERROR_SENTENCES.find(([expression]) => expression.test(code)) ?? [];
    if (sentence !== undefined) return `${sentence.slice(0, -1)} (${code}).`;
    if (cause.cause === undefined) return `The host could not be asked (${code || cause.message}).`;
  }
  return 'The host could not be asked.';
}

/** Node tries all addresses of a host, each with its own error. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0]);
  return '';
}
