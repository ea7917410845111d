/** The search of the app, which loads on first use. */

import { asyncSearch } from './asyncSearch.ts';
import { openDates } from './dates.ts';
import { isSearchFile, type SearchEntry, type SearchFile, unpackEntries } from './file.ts';
import { highlight } from './highlight.ts';
import { type GrowingSearchIndex, openIndex } from './lookup.ts';
import { openGlossary, parseQuery } from './query.ts';
import { boostsOf, rank } from './rank.ts';
import type { Hit, Results, Search } from './results.ts';
import {
  type EntryOutline,
  isDocument,
  languageBoosts,
  outlineOf,
  type SearchContext,
  splitTranslations,
} from './searchContext.ts';
import { isSearchHead } from './shardFiles.ts';
import { type FetchShard, openShards } from './shards.ts';
import { suggest, titleWords } from './suggest.ts';

// Bundled with the search: modules shared by two chunks would load with the app.
export { openFilter } from './filter.ts';

interface Source extends Pick<SearchFile, 'glossary'> {
  index: GrowingSearchIndex;
  outlines: readonly EntryOutline[];
  /** Undefined until its shard has loaded. */
  entry(place: number): SearchEntry | undefined;
  /** Called before a query. `isMissing` then returns true if the query needs unloaded shards. */
  begin(): void;
  isMissing(): boolean;
  /** The spelling of a term in a title. */
  writtenForm(term: string): string | undefined;
}

/** The titles load first and answer until the shards have loaded. */
let titles: Search | undefined;

/**
 * @param file any value from the network: an index, or the head of a sharded one
 * @param isWhole false for a file of titles only, which disables fuzzy matches
 * @param fetchShard loads further files
 * @throws TypeError for any other value
 */
export function createSearch(file: unknown, isWhole = true, fetchShard?: FetchShard): Search {
  if (fetchShard && isSearchHead(file)) {
    const { glossary } = file;
    const parts = openShards(file, fetchShard);
    const find = finder({
      ...parts,
      glossary,
      writtenForm(term) {
        const place = parts.index.lastTitled(term);
        const entry = place === undefined ? undefined : parts.entry(place);
        return entry && titleWords([entry]).get(term);
      },
    });
    return {
      find: asyncSearch(find, parts, (...asked) => titles?.find(...asked) ?? { ...NOTHING, partial: true }),
    };
  }
  if (!isSearchFile(file)) throw new TypeError('This is not the index of the search.');
  // Prefetches the head, which every later request needs.
  if (file.inParts) fetchShard?.('search-index').catch(() => undefined);
  const entries = unpackEntries(file);
  const opened = openIndex(file);
  let words: ReadonlyMap<string, string> | undefined;
  const find = finder({
    index: isWhole ? opened : { ...opened, addSimilarMatches: () => undefined },
    outlines: entries.map(outlineOf),
    glossary: file.glossary,
    entry: (place) => entries[place],
    begin: () => undefined,
    isMissing: () => false,
    writtenForm(term) {
      words ??= titleWords(entries);
      return words.get(term);
    },
  });
  if (isWhole) return { find };
  titles = { find: (...asked) => ({ ...find(...asked), partial: true }) };
  return titles;
}

function finder({ index, outlines, glossary, entry, begin, isMissing, writtenForm }: Source): Search['find'] {
  const boosts = boostsOf(outlines);
  const meanings = openGlossary(glossary);
  const isSiteLanguage = outlines.some(({ language }) => language !== undefined);
  /** Depends on the reader only, who is the same for every keystroke. */
  const prepare = (reader?: SearchContext) => {
    const worth = reader && isSiteLanguage ? languageBoosts(reader, outlines) : [];
    return {
      reader,
      dates: openDates(reader?.dates),
      boosts: boosts.map((boost, place) => boost * (worth[place] ?? 1)),
    };
  };
  let prepared = prepare();

  return (text, most, reader) => {
    if (prepared.reader !== reader) prepared = prepare(reader);
    begin();
    const query = parseQuery(text, meanings, prepared.dates);
    const ranked = rank(index, prepared.boosts, query);
    // The order is undefined until all terms have loaded.
    if (isMissing()) return NOTHING;
    const covered = Math.max(1, ranked[0]?.covered ?? 0);
    const all = ranked.filter((row) => row.covered === covered);
    // "regatta 2021" should not find 2022, unless the best hit has no year.
    const matching = all[0]?.hasAllWords ? all.filter(({ hasAllWords }) => hasAllWords) : all;
    const best =
      reader && isSiteLanguage
        ? splitTranslations(matching, ({ entry: place }) => outlines[place], reader)
        : matching;
    return {
      count: best.length,
      hits: best.slice(0, most).flatMap(({ entry: place, terms }) => {
        const hit = entry(place);
        const matchedTerms = new Set([...terms].map((term) => index.terms[term] ?? ''));
        return hit ? [hitOf(hit, matchedTerms, reader)] : [];
      }),
      complete: best.length > 0 && covered === query.required.filter(Boolean).length,
      suggestions: best.length === 0 ? suggest(index, writtenForm, query) : [],
    };
  };
}

const NOTHING: Results = { count: 0, hits: [], complete: false, suggestions: [] };

function hitOf(
  { path, title, titles, section: written, date, excerpt }: SearchEntry,
  terms: ReadonlySet<string>,
  reader?: SearchContext,
): Hit {
  const section = isDocument(path) ? reader?.documentSection(path) : written;
  return {
    path,
    title: highlight(titles?.[reader?.language ?? ''] ?? title, terms),
    section: section === undefined ? undefined : highlight(section, terms),
    date,
    excerpt: excerpt === undefined ? undefined : highlight(excerpt, terms),
  };
}
