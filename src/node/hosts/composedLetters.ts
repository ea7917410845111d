/** Decomposed forms of addresses (Unicode NFD), which hosts treat as other addresses. */

/**
 * Returns the path in Unicode NFD, the form of file names from older Macs.
 *
 * @returns undefined if it equals the path
 */
export function decompose(path: string): string | undefined {
  const parts = path.normalize('NFD');
  return parts === path ? undefined : parts;
}

export interface ComposedLetter {
  letter: string;
  decomposed: string;
}

/**
 * Returns the letters of paths that have a decomposed form, longest form first, since one form may be a
 * prefix of another.
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
