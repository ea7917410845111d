import { withTimeout } from '../../core/data/failure.ts';
import type { PageSummary } from '../../core/model.ts';
import type { OpenedSearch } from '../hooks/siteContext.ts';
import { type fetchJson, isDefined } from './request.ts';

const isPageList = (list: unknown): list is readonly PageSummary[] =>
  Array.isArray(list) &&
  list.every((page) => typeof page?.path === 'string' && typeof page.title === 'string');

/** Returns the promise and calls `forget` on failure, so that the next call retries. */
export function resetOnFailure<T>(promise: Promise<T>, forget: () => void): Promise<T> {
  promise.catch(forget);
  return promise;
}

/**
 * Loads each file once, and again after a failure.
 *
 * @param base base path without a trailing slash
 * @param ask requests a file; the loaders reject with its errors
 */
export function createLoaders(base: string, ask: typeof fetchJson) {
  let pages: Promise<readonly PageSummary[]> | undefined;
  let search: Promise<OpenedSearch> | undefined;
  const forgetSearch = () => {
    search = undefined;
  };
  /** After a failure the whole search is loaded again: a new release has other shards. */
  const fetchSearchFile = (name: string) =>
    resetOnFailure(ask(`${base}/${name}.json`, name, isDefined, 'force-cache'), forgetSearch);
  return {
    loadPages: () => {
      pages ??= resetOnFailure(ask(`${base}/pages.json`, 'pages', isPageList), () => {
        pages = undefined;
      });
      return pages;
    },
    /** Loads the index, the search code and the results view in parallel. */
    loadSearch: () => {
      search ??= resetOnFailure(
        Promise.all([
          fetchSearchFile('search-index'),
          withTimeout(import('../../core/search/search.ts')),
          withTimeout(import('../search/SearchResults.tsx')),
        ]).then(([head, { openSearch }, view]) => ({ search: openSearch(head, fetchSearchFile), view })),
        forgetSearch,
      );
      return search;
    },
    forget: () => {
      pages = undefined;
      forgetSearch();
    },
  };
}
