/** Forms of an address that a host takes for another address: those in which a letter is written in parts. */

/**
 * The path with every letter that has parts written in its parts (Unicode NFD), as file names come from older Macs.
 *
 * @returns undefined when that is the same text
 */
export function inParts(path: string): string | undefined {
  const parts = path.normalize('NFD');
  return parts === path ? undefined : parts;
}

/** A letter, and the parts in which it may be written instead. */
export interface Composed {
  letter: string;
  parts: string;
}

/**
 * The letters of some paths that may be written in parts, those of the most parts first, since the parts of one letter may
 * begin with all those of another.
 *
 * @param paths in NFC
 */
export function composedLetters(paths: Iterable<string>): Composed[] {
  const letters = new Set<string>();
  for (const path of paths) for (const letter of path) letters.add(letter);
  return [...letters]
    .sort()
    .flatMap((letter) => {
      const parts = inParts(letter);
      return parts === undefined ? [] : [{ letter, parts }];
    })
    .sort((a, b) => b.parts.length - a.parts.length);
}
