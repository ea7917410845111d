/** Random choices that are the same in every run. */

export interface Random {
  /** An integer from 0 (inclusive) to a limit (exclusive). */
  below(limit: number): number;
  /** @throws RangeError if the list is empty */
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32 (Tommy Ettinger): small, and uniform enough for workloads. */
export function random(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to choose from.');
      return item;
    },
  };
}

/** Malayalam words for titles and addresses. */
export const WORDS = [
  'ലോക',
  'രക്തദാന',
  'ദിനം',
  'ക്യാമ്പ്',
  'ആരോഗ്യ',
  'പരിസ്ഥിതി',
  'വിദ്യാർഥികൾ',
  'സമാപനം',
  'ഗ്രാമം',
  'മെഡിക്കൽ',
] as const;
