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
}

export interface Search {
  /**
   * @param text any text
   * @param most the maximum number of hits
   * @returns undefined if shards are missing, which `load` loads
   */
  find(text: string, most: number, reader?: SearchContext): Results | undefined;
  /** Loads the shards that the last query needs. It may need others then. @throws (rejects) if one fails */
  load(): Promise<void>;
}
