/** Forms of an address that a host takes for another address: those in which a letter is written in parts. */

/**
 * The path with every letter that has parts written in its parts (Unicode NFD), as file names come from older Macs.
 *
 * @returns undefined when that is the same text
 */
export function decompose(path: string): string | undefined {
  const parts = path.normalize('NFD');
  return parts === path ? undefined : parts;
}

/** A letter, and the parts in which it may be written instead. */
export interface ComposedLetter {
  letter: string;
  decomposed: string;
}

/**
 * The letters of some paths that may be written in parts, those of the most parts first, since the parts of one letter may
 * begin with all those of another.
 *
 * @param paths in NFC
 */
export function findComposedLetters(paths: Iterable<string>): ComposedLetter[] {
  const letters = new Set<string>();
  for (const path of paths) for (const letter of path) letters.add(letter);
  return [...letters]
    .sort()
    .flatMap((letter) => {
      const decomposed = decompose(letter);
      return decomposed === undefined ? [] : [{ letter, decomposed }];
    })
    .sort((a, b) => b.decomposed.length - a.decomposed.length);
}
