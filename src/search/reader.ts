/** Who searches: the language of the page, and what follows from it for the order of what is found. */
import type { Words } from '../model.ts';
import { linkTarget } from '../route/link.ts';
import type { Entry } from './file.ts';

export interface Reader {
  /** The language of the page. */
  language: string;
  /** That of the site. */
  main: string;
  dates: Words['dates'];
  /** What stands in place of the section of a document, such as "Document, PDF". */
  ofDocument(path: string): string;
}

export const isDocument = (path: string) => linkTarget(path).kind === 'file';

/** What a page in another language is worth to a visitor who reads this one: less than a step from title to other names. */
const FOREIGN = 1 / 1.5;

/** How much each entry is worth to a reader. A document speaks for itself. */
export function worthTo(
  { language, main }: Pick<Reader, 'language' | 'main'>,
  entries: readonly Entry[],
): number[] {
  return entries.map(({ path, language: own = main }) =>
    own === language || isDocument(path) ? 1 : FOREIGN,
  );
}

/**
 * Of pages that are one in several languages the reader's own first, in the place of the best of them, and the others behind all that is found:
 * so each is there, and none takes the place of something else.
 *
 * @param rows what was found, the best first
 * @param entryOf the entry of each
 */
export function pairsParted<T>(
  rows: readonly T[],
  entryOf: (row: T) => Entry | undefined,
  { language, main }: Pick<Reader, 'language' | 'main'>,
): T[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const entry = entryOf(row);
    const key = entry?.of ?? entry?.path ?? '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const speaks = (row: T) => (entryOf(row)?.language ?? main) === language;
  const all = [...groups.values()].map((group) => [
    ...group.filter(speaks),
    ...group.filter((row) => !speaks(row)),
  ]);
  return [
    ...all.flatMap(([first]) => (first === undefined ? [] : [first])),
    ...all.flatMap((group) => group.slice(1)),
  ];
}
