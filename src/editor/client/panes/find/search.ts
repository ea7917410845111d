/** Finds pages by the words of their titles, addresses and texts, in any spelling that the search of the site knows. */
import MiniSearch, { type Query } from 'minisearch';
import { parseQuery } from '../../../../core/search/query.ts';
import { termsOf, textTermsOf } from '../../../../core/search/terms.ts';
import type { PageRow } from '../../../shared/protocol.ts';

export interface PageSearch {
  /** Takes in pages that are new or have changed, a few at a time, and forgets those that are gone. */
  take(pages: readonly PageRow[]): Promise<void>;
  /** The paths of the pages that have all words, the best first; undefined where nothing is asked. */
  find(text: string): readonly string[] | undefined;
}

interface Entry {
  path: string;
  title: string;
  address: string;
  text: string;
}

/** So many pages at a time: a key that was pressed is waiting. */
const AT_ONCE = 25;

const WORTH = { title: 8, address: 4, text: 1 };

/** The search of a window, without any page yet. */
export function pageSearch(): PageSearch {
  const known = new Map<string, PageRow>();
  const index = new MiniSearch<Entry>({
    idField: 'path',
    fields: Object.keys(WORTH),
    tokenize: (text, field) => (field === 'text' ? textTermsOf(text) : termsOf(text)),
    processTerm: (term) => term,
    searchOptions: { boost: WORTH, tokenize: (term) => [term], fuzzy: false },
  });

  const takeOne = (page: PageRow) => {
    const before = known.get(page.path);
    known.set(page.path, page);
    if (before && before.title === page.title && before.text === page.text) return;
    if (before) index.discard(page.path);
    const { path, title, text } = page;
    index.add({ path, title, address: path.replace(/[/_-]/g, ' '), text });
  };

  return {
    async take(pages) {
      const paths = new Set(pages.map(({ path }) => path));
      for (const path of known.keys())
        if (!paths.has(path)) {
          known.delete(path);
          index.discard(path);
        }
      for (const [count, page] of pages.entries()) {
        takeOne(page);
        if (count % AT_ONCE === AT_ONCE - 1) await new Promise((done) => setTimeout(done));
      }
    },
    find(text) {
      const query = queryOf(text);
      if (query === undefined) return text.trim() === '' ? undefined : [];
      return index.search(query).map(({ id }) => String(id));
    },
  };
}

/** Every word must be found in one of the ways in which it may be meant. */
function queryOf(text: string): Query | undefined {
  const { required, terms } = parseQuery(text);
  const words = required.flatMap((isRequired, place) =>
    isRequired
      ? [
          terms
            .filter(({ from, count }) => from <= place && place < from + count)
            .flatMap(({ variants }) => variants),
        ]
      : [],
  );
  if (words.length === 0) return undefined;
  return {
    combineWith: 'AND',
    queries: words.map((looks) => ({
      combineWith: 'OR',
      queries: looks.map(({ term, prefix, weight }) => ({
        queries: [term],
        prefix,
        boostDocument: () => weight,
      })),
    })),
  };
}
