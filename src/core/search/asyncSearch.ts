/** A search whose index comes in parts: what it answers while they are on their way. */

import type { Results, Search } from './results.ts';
import type { SearchShards } from './shards.ts';

/** How long an answer to what was typed before may stay for want of a better one, in milliseconds. */
const OLD_RESULTS_MS = 300;

/**
 * A search that answers at once: from what has come; else for a moment as it did before, while somebody types on; else from titles. Such
 * answers have a `rest`.
 *
 * @param find answers from the parts that have come
 * @param titles answers until they have
 */
export function asyncSearch(
  find: Search['find'],
  parts: Pick<SearchShards, 'isMissing' | 'load'>,
  titles: Search['find'],
): Search['find'] {
  let last: { text: string; results: Results } | undefined;
  let currentText = '';
  /** What titles answer, since its parts take longer or did not come. */
  let slow: string | undefined;

  return (text, most, reader) => {
    currentText = text;
    const results = find(text, most, reader);
    if (!parts.isMissing()) {
      last = { text, results };
      return results;
    }
    const isAgain = last?.text === text;
    /** What a part says may have others looked at. Nobody waits for the parts of what is asked no longer. */
    const load = async () => {
      while (currentText === text) {
        find(text, most, reader);
        if (!parts.isMissing()) return;
        await parts.load();
      }
    };
    const rest = async () => {
      const loaded = load().catch((error: unknown) => {
        // Nobody hears of what is asked no longer.
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
