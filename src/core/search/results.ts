import type { HighlightPart } from './highlight.ts';
import type { SearchContext } from './searchContext.ts';

export interface Hit {
  /** Canonical path of a page, or the path of a document in public/. */
  path: string;
  title: readonly HighlightPart[];
  section?: readonly HighlightPart[];
  /** dd-mm-yyyy. */
  date?: string;
  excerpt?: readonly HighlightPart[];
}

export interface Results {
  count: number;
  /** The best hits, in order. */
  hits: readonly Hit[];
  /** True if the hits have all words; otherwise they have most of them. */
  complete: boolean;
  /** Similar words of titles, if there are no hits. */
  suggestions: readonly string[];
  /** True if only titles were searched. */
  partial?: boolean;
  /** The text of the results, if it is the previous one. */
  text?: string;
  /** Resolves when a new search returns better results. @throws (rejects) if shards cannot be loaded */
  rest?: () => Promise<void>;
}

export interface Search {
  /** @param text any text @param most the maximum number of hits */
  find(text: string, most: number, reader?: SearchContext): Results;
}
