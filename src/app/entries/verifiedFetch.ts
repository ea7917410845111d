/** Detects damaged data, and data of another release, before it is rendered. */
import { digest } from '../../core/data/digest.ts';
import { ReleaseError } from '../../core/data/load.ts';
import type { fetchJson } from './request.ts';

/**
 * Uses a cached file only if its digest is known. Throws a ReleaseError (rejects) if the file still differs
 * after a retry.
 *
 * @param app address of the app
 * @param digests by address, read when a response arrives; files without a digest are accepted
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
      // The list of digests may be invalid.
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
