/** The search as the app sees it. Arrives with the first use. */
import { openDates } from './dates.ts';
import { type Entry, isSearchFile, unpackEntries } from './file.ts';
import { openIndex } from './lookUp.ts';
import { markWords, type Piece } from './mark.ts';
import { openGlossary, parseQuery } from './query.ts';
import { boostsOf, rank } from './rank.ts';
import { isDocument, pairsParted, type Reader, worthTo } from './reader.ts';
import { suggest, titleWords } from './suggest.ts';

/** A page or document that was found, with the words that were looked for marked. */
export interface Hit {
  /** Canonical path of a page, or the path of a document in public/. */
  path: string;
  title: readonly Piece[];
  section?: readonly Piece[];
  /** dd-mm-yyyy. */
  date?: string;
  excerpt?: readonly Piece[];
}

export interface Results {
  /** How many were found. */
  count: number;
  /** The first of them, the best first. */
  hits: readonly Hit[];
  /** Whether they have all words; if there is nothing that has, these have most of them. */
  complete: boolean;
  /** Where nothing was found: words of titles that are near to those asked for. */
  suggestions: readonly string[];
}

export interface Search {
  /**
   * What has the words of a text.
   *
   * @param text any text
   * @param most how many hits are wanted
   * @param reader for whom; without one, for a reader of the site's language who types English days
   */
  find(text: string, most: number, reader?: Reader): Results;
}

/**
 * @param file what the build has written, as it came over the network
 * @param guesses whether a word that nothing has may be a mistyped one; not of a file that is only a part
 * @throws TypeError when it is something else
 */
export function createSearch(file: unknown, guesses = true): Search {
  if (!isSearchFile(file)) throw new TypeError('This is not the index of the search.');
  const entries = unpackEntries(file);
  const opened = openIndex(file);
  const index = guesses ? opened : { ...opened, lookAround: () => undefined };
  const boosts = boostsOf(entries);
  const meanings = openGlossary(file.glossary);
  let written: ReadonlyMap<string, string> | undefined;
  const isSpoken = entries.some(({ language }) => language !== undefined);
  /** What depends on the reader alone, who stays the same from letter to letter. */
  const prepare = (reader?: Reader) => {
    const worth = reader && isSpoken ? worthTo(reader, entries) : [];
    return {
      reader,
      dates: openDates(reader?.dates),
      boosts: boosts.map((boost, place) => boost * (worth[place] ?? 1)),
    };
  };
  let prepared = prepare();

  return {
    find(text, most, reader) {
      if (prepared.reader !== reader) prepared = prepare(reader);
      const query = parseQuery(text, meanings, prepared.dates);
      const ranked = rank(index, prepared.boosts, query);
      const covered = Math.max(1, ranked[0]?.covered ?? 0);
      const all = ranked.filter((row) => row.covered === covered);
      // Who asks for "regatta 2021" wants none of 2022, unless the best answer has no year.
      const matching = all[0]?.whole ? all.filter(({ whole }) => whole) : all;
      const best =
        reader && isSpoken ? pairsParted(matching, ({ place }) => entries[place], reader) : matching;
      if (best.length === 0) written ??= titleWords(entries);
      return {
        count: best.length,
        hits: best.slice(0, most).flatMap(({ place, terms }) => {
          const entry = entries[place];
          const marked = new Set([...terms].map((term) => index.terms[term] ?? ''));
          return entry ? [hitOf(entry, marked, reader)] : [];
        }),
        complete: best.length > 0 && covered === query.required.filter(Boolean).length,
        suggestions: best.length === 0 && written ? suggest(index, written, query) : [],
      };
    },
  };
}

function hitOf(
  { path, title, section: written, date, excerpt }: Entry,
  terms: ReadonlySet<string>,
  reader?: Reader,
): Hit {
  const section = isDocument(path) ? reader?.ofDocument(path) : written;
  return {
    path,
    title: markWords(title, terms),
    section: section === undefined ? undefined : markWords(section, terms),
    date,
    excerpt: excerpt === undefined ? undefined : markWords(excerpt, terms),
  };
}
