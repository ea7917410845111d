/** The context of a search: the language of the page, and its effect on the order of hits. */

import { timeOfDay } from '../i18n/text.ts';
import type { Messages } from '../model.ts';
import { linkTarget } from '../route/link.ts';

export interface EntryOutline {
  /** The index of the entry. */
  key: number;
  /** The key of its original. */
  original?: number;
  language?: string;
  /** Days since 1970. */
  day?: number;
  isDocument: boolean;
}

export interface SearchContext {
  language: string;
  mainLanguage: string;
  dates: Messages['dates'];
  /** The section of a document, such as "Document, PDF". */
  documentSection(path: string): string;
}

export const isDocument = (path: string) => linkTarget(path).kind === 'file';

/** The boost of pages in another language; the difference is less than between title and other names. */
const FOREIGN_LANGUAGE_BOOST = 1 / 1.5;
const UNTRANSLATED_BOOST = 1 / 1.2;

/** The boosts of entries for a reader. Documents are neutral. */
export function languageBoosts(
  { language, mainLanguage }: Pick<SearchContext, 'language' | 'mainLanguage'>,
  outlines: readonly EntryOutline[],
): number[] {
  const translated = new Set(
    outlines.flatMap(({ key, original, language: entryLanguage = mainLanguage }) =>
      entryLanguage === language ? [key, original] : [],
    ),
  );
  return outlines.map(({ key, original, isDocument, language: entryLanguage = mainLanguage }) => {
    if (entryLanguage === language || isDocument) return 1;
    return translated.has(original ?? key) ? FOREIGN_LANGUAGE_BOOST : UNTRANSLATED_BOOST;
  });
}

/** Days since 1970. @param date dd-mm-yyyy */
export function dayNumber(date: string | undefined): number | undefined {
  const time = timeOfDay(date ?? '');
  return time === undefined ? undefined : time / 86_400_000;
}

/**
 * The reader's version takes the best rank of all translations of a page. The others follow all hits, so that
 * they displace nothing.
 *
 * @param rows the best first
 */
export function splitTranslations<T>(
  rows: readonly T[],
  outlineOf: (row: T) => EntryOutline | undefined,
  { language, mainLanguage }: Pick<SearchContext, 'language' | 'mainLanguage'>,
): T[] {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const outline = outlineOf(row);
    const key = outline?.original ?? outline?.key ?? -1;
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
