/** Data of another release than the app, and damaged data, are found before they are drawn. */
import { digest } from '../../core/data/digest.ts';
import { ReleaseError } from '../../core/data/load.ts';
import type { fetchJson } from './request.ts';

/**
 * Asks for a JSON file, and accepts only the one whose digest is known.
 *
 * @param ask see {@link fetchJson}: it asks once more past the caches, which may have kept an old file, when one is not accepted
 * @param app the address of the app
 * @param digests by address, as they are when an answer comes; a file without one is taken as it is, as in development
 * @returns the same, which takes a kept file only where its digest is known, and throws a ReleaseError (rejects) when the file still differs
 */
export function createVerifiedFetch(
  ask: typeof fetchJson,
  app: string,
  digests: Readonly<Record<string, unknown>>,
): typeof fetchJson {
  return async (address, name, isRight, first) => {
    let differs = false;
    const isSame = (file: unknown): file is never => {
      const expected = digests[address];
      // What has come in place of the list of digests may be anything.
      differs = typeof expected === 'string' && digest(app, file) !== expected;
      return !differs && isRight(file);
    };
    try {
      return await ask(address, name, isSame, typeof digests[address] === 'string' ? first : 'default');
    } catch (error) {
      throw differs ? new ReleaseError(name) : error;
    }
  };
}
