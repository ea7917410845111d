/** Search results for the typed query. The index is loaded with the first query. */
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { LazyMessages, Locale } from '../../core/i18n/locale.ts';
import { documentType } from '../../core/route/link.ts';
import type { Results } from '../../core/search/results.ts';
import type { SearchContext } from '../../core/search/searchContext.ts';
import { type OpenedSearch, useSiteContext } from './siteContext.ts';
import { useLocale } from './useLocale.ts';

export type SearchState =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; text: string; retry: () => void }
  | {
      kind: 'results';
      text: string;
      results: Results;
      /** True while the results of a longer or shorter text are displayed. */
      isLoading: boolean;
      view: OpenedSearch['view'];
      words: LazyMessages['results'];
    };

/** Cached so that a visitor who returns to a search sees the results at once. */
let openedSearch: OpenedSearch | undefined;

/**
 * @param text as typed; blank text loads nothing
 * @param most maximum number of hits
 */
export function useSearch(text: string, most: number): SearchState {
  const { loadSearch } = useSiteContext();
  const reader = useSearchContext();
  const [opened, setOpened] = useState(openedSearch);
  const [failed, setFailed] = useState(false);
  const [loads, setLoads] = useState(0);
  const [previous, setPrevious] = useState<{ text: string; results: Results }>();
  const words = useLazyMessages(failed, () => setFailed(true))?.results;
  // Typing has priority over searching.
  const query = useDeferredValue(text.trim());
  const needsSearch = text.trim() !== '' && !failed && !opened;

  useEffect(() => {
    if (!needsSearch || !loadSearch) return;
    let isCurrent = true;
    loadSearch().then(
      (loaded) => {
        openedSearch = loaded;
        if (isCurrent) setOpened(loaded);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [needsSearch, loadSearch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded shards change the results
  const results = useMemo(
    () => (query === '' ? undefined : opened?.search.find(query, most, reader)),
    [opened, query, most, reader, loads],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded shards may need others
  useEffect(() => {
    if (results) setPrevious({ text: query, results });
    if (results || !opened || query === '' || failed) return;
    let isCurrent = true;
    opened.search.load().then(
      () => isCurrent && setLoads((count) => count + 1),
      () => {
        openedSearch = undefined;
        if (!isCurrent) return;
        setOpened(undefined);
        setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [results, opened, query, failed, loads]);

  if (text.trim() === '') return { kind: 'none' };
  if (failed) return { kind: 'failed', text, retry: () => setFailed(false) };
  const isTypedOn = previous && (query.startsWith(previous.text) || previous.text.startsWith(query));
  const displayed = results ? { text: query, results } : isTypedOn ? previous : undefined;
  if (!opened || !words || !displayed) return { kind: 'loading' };
  return { kind: 'results', ...displayed, isLoading: results === undefined, view: opened.view, words };
}

function useSearchContext(): SearchContext {
  const { language, mainLanguage, messages } = useLocale();
  return useMemo(
    () => ({
      language,
      mainLanguage,
      dates: messages.dates,
      documentSection: (path) =>
        [messages.search.document, documentType(path)].filter(Boolean).join(messages.hours.between),
    }),
    [language, mainLanguage, messages],
  );
}

/**
 * Returns undefined until the messages are loaded. @param failed true if these messages or another part
 * failed to load
 */
function useLazyMessages(failed: boolean, fail: () => void): LazyMessages | undefined {
  const locale = useLocale();
  const [loaded, setLater] = useState<{ locale: Locale; words: LazyMessages }>();
  const onFail = useEffectEvent(fail);
  useEffect(() => {
    if (failed) return;
    let isCurrent = true;
    locale.loadLazyMessages().then(
      (words) => isCurrent && setLater({ locale, words }),
      () => isCurrent && onFail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, failed]);
  return loaded?.locale === locale ? loaded.words : undefined;
}
