/** A full-text search of pages, with the spelling tolerance of the site's own search. */
import MiniSearch, { type Query } from 'minisearch';
import { parseQuery } from '../../../../core/search/query.ts';
import { termsOf, textTermsOf } from '../../../../core/search/terms.ts';
import type { PageRow } from '../../../shared/protocol.ts';

export interface PageSearch {
  /** Indexes new and changed pages in batches, and removes missing ones. */
  update(pages: readonly PageRow[]): Promise<void>;
  /** The paths of the pages that have all words, the best first; undefined for an empty query. */
  find(text: string): readonly string[] | undefined;
}

interface IndexedPage {
  path: string;
  title: string;
  address: string;
  text: string;
}

/** The number of pages per batch, so that key presses are handled in between. */
const BATCH_SIZE = 25;

const FIELD_BOOSTS = { title: 8, address: 4, text: 1 };

export function createPageSearch(): PageSearch {
  const indexed = new Map<string, PageRow>();
  const index = new MiniSearch<IndexedPage>({
    idField: 'path',
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: (text, field) => (field === 'text' ? textTermsOf(text) : termsOf(text)),
    processTerm: (term) => term,
    searchOptions: { boost: FIELD_BOOSTS, tokenize: (term) => [term], fuzzy: false },
  });

  const indexPage = (page: PageRow) => {
    const previous = indexed.get(page.path);
    indexed.set(page.path, page);
    if (previous && previous.title === page.title && previous.text === page.text) return;
    if (previous) index.discard(page.path);
    const { path, title, text } = page;
    index.add({ path, title, address: path.replace(/[/_-]/g, ' '), text });
  };

  return {
    async update(pages) {
      const paths = new Set(pages.map(({ path }) => path));
      for (const path of indexed.keys())
        if (!paths.has(path)) {
          indexed.delete(path);
          index.discard(path);
        }
      for (const [count, page] of pages.entries()) {
        indexPage(page);
        if (count % BATCH_SIZE === BATCH_SIZE - 1) await new Promise((done) => setTimeout(done));
      }
    },
    find(text) {
      const query = queryOf(text);
      if (query === undefined) return text.trim() === '' ? undefined : [];
      return index.search(query).map(({ id }) => String(id));
    },
  };
}

/** Each word must match in one of its variants. */
function queryOf(text: string): Query | undefined {
  const { required, terms } = parseQuery(text);
  const words = required.flatMap((isRequired, index) =>
    isRequired
      ? [
          terms
            .filter(({ from, count }) => from <= index && index < from + count)
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
