/** Rules shared by the host configurations and the static server. */
import { HOST_FILES } from '../content/generatedFiles.ts';

const VISIBLE_HOST_FILES = Object.values(HOST_FILES)
  .filter((name) => !name.startsWith('.'))
  .map((name) => name.replaceAll('.', '\\.'));

/**
 * Paths with a 404 response: files for hosts, and dotfiles except the folder for certificate validation (RFC
 * 8615). The syntax works in JavaScript, nginx and Apache.
 */
export const HIDDEN_PATHS = `^(?:${VISIBLE_HOST_FILES.join('|')})$|(?:^|/)\\.(?!well-known(?:/|$))`;

/**
 * Request targets that no page can have: an encoded slash, an encoded backslash, an empty segment. Web
 * servers would normalize them to another path.
 */
export const IMPOSSIBLE_ADDRESS = '^[^?\\s]*(?:%2f|%5c|//)';

/** Escapes a path for a regular expression in a configuration file: special ASCII characters become codes. */
export const escapeForRegex = (path: string) =>
  path.replace(
    /[^\w/\u0080-\u{10FFFF}-]/gu,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );

/** False for the target of a redirect behind which the query of the old address would have another meaning. */
export const canCarryQuery = (target: string): boolean => !/[?#]/.test(target);

/** The first line of every generated configuration. */
export const GENERATED_NOTICE =
  'Written by "npm run build" from the content. Do not edit it: the next build writes it again.';

/**
 * Returns the path in Unicode NFD, the form of file names from older Macs. Hosts treat it as another address.
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
