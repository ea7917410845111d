/** The one way in which the app asks the site for a file. */
import { REQUEST_TIMEOUT_MS } from '../../core/data/failure.ts';
import { LoadError } from '../../core/data/load.ts';

/** What may be gone a moment later: a broken line, or one of these answers of a busy host (RFC 9110, section 15.6). */
const PASSING: readonly unknown[] = [undefined, 500, 502, 503];

/** How long to wait before the repeat, in milliseconds. */
const PAUSE_MS = 300;

/** For a file whose form is looked at elsewhere. */
export const isAnything = (file: unknown): file is unknown => file !== undefined;

/**
 * Reads a JSON file. What may pass is tried once more, and so is a file that is not right, past the caches, which may have kept
 * a wrong one; both tries together, bodies included, end after {@link REQUEST_TIMEOUT_MS}.
 *
 * @param address its path on this site
 * @param name what the error calls it
 * @param isRight whether the content is what is wanted; where it throws it is not
 * @param first how the caches are asked at first: `force-cache` where a file that was kept needs no trip to say that it is still the same;
 *   a refusal may have been kept as well, and is asked for once more
 * @throws LoadError (rejects) that says why: `late`, a broken `line`, or an `result` that is a refusal or something else
 */
export async function fetchJson<T>(
  address: string,
  name: string,
  isRight: (file: unknown) => file is T,
  first: RequestCache = 'default',
): Promise<T> {
  const end = new AbortController();
  const { signal } = end;
  const timer = setTimeout(() => end.abort(), REQUEST_TIMEOUT_MS);
  /** @returns the text, the status of a refusal, or nothing where the line broke */
  const ask = async (cache: RequestCache) => {
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
    result = await ask(cache);
    if (typeof result === 'string') {
      try {
        const file: unknown = JSON.parse(result);
        if (isRight(file)) {
          clearTimeout(timer);
          return file;
        }
      } catch {
        // Something else stands in its place, such as the page of a network that wants a password first.
      }
    } else if (cache !== 'force-cache' && !PASSING.includes(result)) break;
    if (signal.aborted) break;
  }
  clearTimeout(timer);
  throw new LoadError(name, signal.aborted ? 'late' : result === undefined ? 'line' : 'answer');
}
