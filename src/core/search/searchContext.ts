/** Who searches: the language of the page, and what follows from it for the order of what is found. */

import { timeOfDay } from '../i18n/text.ts';
import type { Messages } from '../model.ts';
import { linkTarget } from '../route/link.ts';
import type { SearchEntry } from './file.ts';

/** Of an entry what the order of the results depends on. */
export interface EntryOutline {
  /** Its number, or its path. */
  key: number | string;
  /** The key of the page that it is the translation of. */
  original?: number | string;
  language?: string;
  /** Days since 1970. */
  day?: number;
  isDocument: boolean;
}

export interface SearchContext {
  /** The language of the page. */
  language: string;
  /** That of the site. */
  mainLanguage: string;
  dates: Messages['dates'];
  /** What stands in place of the section of a document, such as "Document, PDF". */
  documentSection(path: string): string;
}

export const isDocument = (path: string) => linkTarget(path).kind === 'file';

/** What a page in another language is worth to a visitor who reads this one: less than a step from title to other names. */
const FOREIGN_LANGUAGE_BOOST = 1 / 1.5;
/** The same where the page has no translation. */
const UNTRANSLATED_BOOST = 1 / 1.2;

/** How much each entry is worth to a reader. A document speaks for itself. */
export function languageBoosts(
  { language, mainLanguage }: Pick<SearchContext, 'language' | 'mainLanguage'>,
  outlines: readonly EntryOutline[],
): number[] {
  const translated = new Set(
    outlines.flatMap(({ key, original, language: own = mainLanguage }) =>
      own === language ? [key, original] : [],
    ),
  );
  return outlines.map(({ key, original, isDocument, language: own = mainLanguage }) => {
    if (own === language || isDocument) return 1;
    return translated.has(original ?? key) ? FOREIGN_LANGUAGE_BOOST : UNTRANSLATED_BOOST;
  });
}

export const outlineOf = ({ path, date, language, original }: SearchEntry): EntryOutline => ({
  key: path,
  original,
  language,
  day: dayNumber(date),
  isDocument: isDocument(path),
});

/** A day in days since 1970. @param date dd-mm-yyyy */
export function dayNumber(date: string | undefined): number | undefined {
  const time = timeOfDay(date ?? '');
  return time === undefined ? undefined : time / 86_400_000;
}

/**
 * Of pages that are one in several languages the reader's own first, in the place of the best of them, and the others behind all that is found:
 * so each is there, and none takes the place of something else.
 *
 * @param rows what was found, the best first
 * @param outlineOf the outline of each
 */
export function splitTranslations<T>(
  rows: readonly T[],
  outlineOf: (row: T) => EntryOutline | undefined,
  { language, mainLanguage }: Pick<SearchContext, 'language' | 'mainLanguage'>,
): T[] {
  const groups = new Map<number | string, T[]>();
  for (const row of rows) {
    const outline = outlineOf(row);
    const key = outline?.original ?? outline?.key ?? '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const speaks = (row: T) => (outlineOf(row)?.language ?? mainLanguage) === language;
  const all = [...groups.values()].map((group) => [
    ...group.filter(speaks),
    ...group.filter((row) => !speaks(row)),
  ]);
  return [
    ...all.flatMap(([first]) => (first === undefined ? [] : [first])),
    ...all.flatMap((group) => group.slice(1)),
  ];
}
