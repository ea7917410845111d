/** What the search answers. */
import type { HighlightPart } from './highlight.ts';
import type { SearchContext } from './searchContext.ts';

/** A page or document that was found, with the words that were looked for marked. */
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
  /** How many were found. */
  count: number;
  /** The first of them, the best first. */
  hits: readonly Hit[];
  /** Whether they have all words; if there is nothing that has, these have most of them. */
  complete: boolean;
  /** Where nothing was found: words of titles that are near to those asked for. */
  suggestions: readonly string[];
  /** Whether titles alone were searched. */
  partial?: boolean;
  /** What they answer, where that is not what was asked for but what was asked for before. */
  text?: string;
  /** Where more must come for an answer: waits until asking again gives another one. @throws (rejects) when it does not come */
  rest?: () => Promise<void>;
}

export interface Search {
  /**
   * What has the words of a text.
   *
   * @param text any text
   * @param most how many hits are wanted
   * @param reader for whom; without one, for a reader of the site's language who types English days
   */
  find(text: string, most: number, reader?: SearchContext): Results;
}
