/** The search of the app, which loads on first use. */

import { openDates } from './dates.ts';
import type { SearchEntry } from './file.ts';
import { highlight } from './highlight.ts';
import { openGlossary, parseQuery } from './query.ts';
import { boostsOf, rank } from './rank.ts';
import type { Hit, Search } from './results.ts';
import { isDocument, languageBoosts, type SearchContext, splitTranslations } from './searchContext.ts';
import { isSearchHead } from './shardFiles.ts';
import { type FetchShard, openShards } from './shards.ts';
import { suggest, titleWords } from './suggest.ts';

// Bundled with the search: modules shared by two chunks would load with the app.
export { openFilter } from './filter.ts';

/**
 * @param head any value from the network
 * @param fetchShard loads further files
 * @throws TypeError if the value is not the head of an index
 */
export function openSearch(head: unknown, fetchShard: FetchShard): Search {
  if (!isSearchHead(head)) throw new TypeError('This is not the index of the search.');
  const { index, outlines, entry, begin, isMissing, load } = openShards(head, fetchShard);
  const boosts = boostsOf(outlines);
  const meanings = openGlossary(head.glossary);
  const isMultilingual = outlines.some(({ language }) => language !== undefined);
  /** Depends on the reader only, who is the same for every keystroke. */
  const prepare = (reader?: SearchContext) => {
    const worth = reader && isMultilingual ? languageBoosts(reader, outlines) : [];
    return {
      reader,
      dates: openDates(reader?.dates),
      boosts: boosts.map((boost, entryIndex) => boost * (worth[entryIndex] ?? 1)),
    };
  };
  let prepared = prepare();
  /** The spelling of a term in a title. */
  const writtenForm = (term: string) => {
    const titledEntry = index.lastTitled(term);
    const titled = titledEntry === undefined ? undefined : entry(titledEntry);
    return titled && titleWords([titled]).get(term);
  };

  const find: Search['find'] = (text, most, reader) => {
    if (prepared.reader !== reader) prepared = prepare(reader);
    begin();
    const query = parseQuery(text, meanings, prepared.dates);
    const ranked = rank(index, prepared.boosts, query);
    // The order is undefined until all terms have loaded.
    if (isMissing()) return undefined;
    const covered = Math.max(1, ranked[0]?.covered ?? 0);
    const all = ranked.filter((row) => row.covered === covered);
    // "regatta 2021" should not find 2022, unless the best hit has no year.
    const matching = all[0]?.hasAllWords ? all.filter(({ hasAllWords }) => hasAllWords) : all;
    const best =
      reader && isMultilingual
        ? splitTranslations(matching, ({ entry: entryIndex }) => outlines[entryIndex], reader)
        : matching;
    const results = {
      count: best.length,
      hits: best.slice(0, most).flatMap(({ entry: entryIndex, terms }) => {
        const hit = entry(entryIndex);
        const matchedTerms = new Set([...terms].map((term) => index.terms[term] ?? ''));
        return hit ? [hitOf(hit, matchedTerms, reader)] : [];
      }),
      complete: best.length > 0 && covered === query.required.filter(Boolean).length,
      suggestions: best.length === 0 ? suggest(index, writtenForm, query) : [],
    };
    return isMissing() ? undefined : results;
  };
  return { find, load };
}

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
