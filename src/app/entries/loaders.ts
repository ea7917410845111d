/** Files of the site that no page is made from: the list of its pages and what the search reads. */
import { withTimeout } from '../../core/data/failure.ts';
import type { PageSummary } from '../../core/model.ts';
import type { OpenedSearch } from '../hooks/siteContext.ts';
import { type fetchJson, isAnything } from './request.ts';

const isPageList = (list: unknown): list is readonly PageSummary[] =>
  Array.isArray(list) &&
  list.every((page) => typeof page?.path === 'string' && typeof page.title === 'string');

/** The same promise; when it fails it is forgotten, so that the next call tries again. */
export function keep<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget);
  return promise;
}

/**
 * Loads each file once, and again after a failure.
 *
 * @param base the path of the site on its host, without a slash at the end
 * @param ask requests a file; what it throws (rejects) the loaders throw
 */
export function createLoaders(base: string, ask: typeof fetchJson) {
  let pages: Promise<readonly PageSummary[]> | undefined;
  const searches = new Map<'titles' | 'whole', Promise<OpenedSearch>>();
  const askForSearch = (name: string) => ask(`${base}/${name}.json`, name, isAnything, 'force-cache');
  return {
    /** All pages of the site. */
    loadPages: () => {
      pages ??= keep(ask(`${base}/pages.json`, 'pages', isPageList), () => {
        pages = undefined;
      });
      return pages;
    },
    /** The file of a search, the code that reads it and what draws the results come side by side. */
    loadSearch: (which: 'titles' | 'whole') => {
      const isWhole = which === 'whole';
      const search =
        searches.get(which) ??
        keep(
          Promise.all([
            askForSearch(isWhole ? 'search-index' : 'search-titles'),
            withTimeout(import('../../core/search/search.ts')),
            withTimeout(import('../search/SearchResults.tsx')),
          ]).then(([file, { createSearch }, view]) => ({
            search: createSearch(file, isWhole, askForSearch),
            isWhole,
            view,
          })),
          () => searches.delete(which),
        );
      searches.set(which, search);
      return search;
    },
    /** Everything is loaded again when it is next needed. */
    forget: () => {
      pages = undefined;
      searches.clear();
    },
  };
}
