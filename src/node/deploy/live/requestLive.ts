/** Asks a running host for an address, and says in plain words why no answer came. */

export interface LiveResponse {
  status: number;
  /** Where a redirect leads, as the host says it. */
  location?: string;
  /** A header's value; undefined when it is not sent. */
  header(name: string): string | undefined;
  body: string;
}

/** What came of a question: an answer, or the words for why there is none. */
export type LiveResult = { response: LiveResponse } | { failure: string };

/** How much of an answer is read. No page of a site is as long; what a host sends without end is left. */
const MAX_RESPONSE_BYTES = 20_000_000;

/**
 * @param timeoutMs how long one answer may take, in milliseconds
 * @param abortSignal ends the question early
 * @returns never rejects
 */
export async function requestLive(
  url: string,
  timeoutMs: number,
  abortSignal?: AbortSignal,
): Promise<LiveResult> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { 'User-Agent': 'check-live', Accept: 'text/html,*/*' },
      signal: abortSignal ? AbortSignal.any([abortSignal, timeoutSignal]) : timeoutSignal,
    });
    const body = await readBody(response);
    if (body === undefined) return { failure: 'The answer is far too long.' };
    return {
      response: {
        status: response.status,
        location: response.headers.get('location') ?? undefined,
        header: (name) => response.headers.get(name) ?? undefined,
        body,
      },
    };
  } catch (error) {
    return {
      failure: timeoutSignal.aborted ? `No answer within ${timeoutMs / 1000} seconds.` : describeError(error),
    };
  }
}

/** @returns undefined when there is too much of it */
async function readBody(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    // Leaving the loop ends the connection.
    if (size > MAX_RESPONSE_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Codes of Node, of its TLS and of its HTTP client, each with what it means for whoever keeps the site. */
const ERROR_SENTENCES: readonly [code: RegExp, words: string][] = [
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

/** Why a question to a host has failed, as a sentence. @param error what fetch has thrown */
export function describeError(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    const [, words] = ERROR_SENTENCES.find(([expression]) => expression.test(code)) ?? [];
    if (words !== undefined) return `${words.slice(0, -1)} (${code}).`;
    if (cause.cause === undefined) return `The host could not be asked (${code || cause.message}).`;
  }
  return 'The host could not be asked.';
}

/** Several addresses of one host are tried, each with an error of its own. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0]);
  return '';
}
