/** A search whose index loads in shards, with preliminary results until they have loaded. */

import type { Results, Search } from './results.ts';
import type { SearchShards } from './shards.ts';

/** The time that the results of the previous text may remain without better ones, in milliseconds. */
const OLD_RESULTS_MS = 300;

/**
 * Returns results synchronously: from the loaded shards; else, for a moment while the user types, those of
 * the previous text; else from titles. Preliminary results have a `rest`.
 *
 * @param find searches the loaded shards
 * @param titles searches titles only
 */
export function asyncSearch(
  find: Search['find'],
  parts: Pick<SearchShards, 'isMissing' | 'load'>,
  titles: Search['find'],
): Search['find'] {
  let last: { text: string; results: Results } | undefined;
  let currentText = '';
  /** The text that titles answer, because its shards are slow or failed. */
  let slow: string | undefined;

  return (text, most, reader) => {
    currentText = text;
    const results = find(text, most, reader);
    if (!parts.isMissing()) {
      last = { text, results };
      return results;
    }
    const isAgain = last?.text === text;
    /** A shard may require others. Stops when the text is no longer current. */
    const load = async () => {
      while (currentText === text) {
        find(text, most, reader);
        if (!parts.isMissing()) return;
        await parts.load();
      }
    };
    const rest = async () => {
      const loaded = load().catch((error: unknown) => {
        // An outdated request fails silently.
        if (currentText !== text) return;
        slow = text;
        throw error;
      });
      loaded.catch(() => undefined);
      await (isAgain || slow === text ? loaded : Promise.race([loaded, afterAMoment(text)]));
    };
    const isTypedOn = last && (text.startsWith(last.text) || last.text.startsWith(text));
    return last && isTypedOn && slow !== text
      ? { ...last.results, text: last.text, rest }
      : { ...titles(text, most, reader), rest };
  };

  function afterAMoment(text: string): Promise<void> {
    return new Promise((done) =>
      setTimeout(() => {
        slow = text;
        done();
      }, OLD_RESULTS_MS),
    );
  }
}
