import { REQUEST_TIMEOUT_MS } from '../../core/data/failure.ts';
import { LoadError } from '../../core/data/load.ts';

/** Temporary failures: a broken connection, or a status of an overloaded host (RFC 9110, section 15.6). */
const TEMPORARY_FAILURES: readonly unknown[] = [undefined, 500, 502, 503];

/** Delay before the second attempt, in milliseconds. */
const PAUSE_MS = 300;

/** For files that are validated elsewhere. */
export const isDefined = (file: unknown): file is unknown => file !== undefined;

/**
 * Temporary failures and invalid files are retried once, bypassing the caches. Both attempts, including
 * bodies, end after {@link REQUEST_TIMEOUT_MS}.
 *
 * @param address path on this site
 * @param name name in the error
 * @param isValid validates the content; an exception means invalid
 * @param first cache mode of the first attempt; a cached refusal is also retried
 * @throws LoadError (rejects) with the reason: `late`, a broken `line`, or an `answer` that is a refusal or
 * invalid
 */
export async function fetchJson<T>(
  address: string,
  name: string,
  isValid: (file: unknown) => file is T,
  first: RequestCache = 'default',
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT_MS);
  /** @returns the text, the status of a refusal, or undefined if the connection broke */
  const attempt = async (cache: RequestCache) => {
    try {
      const response = await fetch(address, { signal, cache });
      return response.ok ? await response.text() : response.status;
    } catch {
      return undefined;
    }
  };
  let result: string | number | undefined;
  for (const cache of [first, 'reload'] as const) {
    if (cache === 'reload') await new Promise((done) => setTimeout(done, PAUSE_MS));
    result = await attempt(cache);
    if (typeof result === 'string') {
      try {
        const file: unknown = JSON.parse(result);
        if (isValid(file)) {
          clearTimeout(timer);
          return file;
        }
      } catch {
        // Another response, such as the login page of a captive portal.
      }
    } else if (cache !== 'force-cache' && !TEMPORARY_FAILURES.includes(result)) break;
    if (signal.aborted) break;
  }
  clearTimeout(timer);
  throw new LoadError(name, signal.aborted ? 'late' : result === undefined ? 'line' : 'answer');
}
