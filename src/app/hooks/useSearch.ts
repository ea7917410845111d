/** Search results for the typed query. The index is loaded with the first query. */
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LazyMessages, Locale } from '../../core/i18n/locale.ts';
import { documentType } from '../../core/route/link.ts';
import type { Hit, Results } from '../../core/search/results.ts';
import type { SearchContext } from '../../core/search/searchContext.ts';
import { type OpenedSearch, useSiteContext } from './siteContext.ts';
import { useLocale } from './useLocale.ts';

export type SearchState =
  | { kind: 'none' }
  /** @param titles true if the title index is loaded but has no match */
  | { kind: 'loading'; titles: boolean }
  | { kind: 'failed'; text: string; retry: () => void }
  | {
      kind: 'results';
      text: string;
      results: Results;
      view: OpenedSearch['view'];
      words: LazyMessages['results'];
      /** State of the full-text index while only title matches are displayed. */
      rest?: 'loading' | 'failed';
      retry: () => void;
    };

/** Cached so that a visitor who returns to a search sees the results at once. */
let openedSearches: OpenedSearch | undefined;

/** Delay before title matches are shown without text matches, in milliseconds. */
const MOMENT_MS = 300;

/**
 * @param text as typed; blank text loads nothing
 * @param most maximum number of hits
 */
export function useSearch(text: string, most: number): SearchState {
  const { loadSearch } = useSiteContext();
  const reader = useSearchContext();
  const [found, setFound] = useState(openedSearches);
  const [failed, setFailed] = useState(false);
  const words = useLazyMessages(failed, () => setFailed(true))?.results;
  const shown = useRef<{ text: string; hits: readonly Hit[] }>(undefined);
  // Typing has priority over searching.
  const query = useDeferredValue(text.trim());
  const needsSearch = text.trim() !== '' && !found?.isWhole && !failed;

  useEffect(() => {
    if (!needsSearch || !loadSearch) return;
    let waiting = true;
    const take = (loaded: OpenedSearch) => {
      if (!openedSearches?.isWhole) openedSearches = loaded;
      if (waiting) setFound(openedSearches);
    };
    const moment = new Promise((done) => setTimeout(done, MOMENT_MS));
    const first = Promise.all([loadSearch('titles'), moment]).then(
      ([loaded]) => take(loaded),
      () => undefined,
    );
    loadSearch('whole').then(take, async () => {
      await first;
      if (waiting) setFailed(true);
    });
    return () => {
      waiting = false;
    };
  }, [needsSearch, loadSearch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is there when a part has failed to come
  const results = useMemo(() => {
    if (!found || query === '') return undefined;
    const now = found.search.find(query, most, reader);
    return !now.partial && shown.current?.text === query
      ? found.view.resultsAfter(shown.current.hits, now)
      : now;
  }, [found, query, most, reader, failed]);
  const rest = results?.partial ? (failed ? 'failed' : 'loading') : undefined;
  // "No results" is only correct after the full-text index is searched.
  const hasResults = rest === 'loading' ? results?.complete : results !== undefined;

  useLayoutEffect(() => {
    if (shown.current?.text !== query) shown.current = undefined;
    if (rest === 'loading' && hasResults && results) shown.current = { text: query, hits: results.hits };
  }, [query, rest, hasResults, results]);

  useEffect(() => {
    if (failed) return;
    results?.rest?.().then(
      () => setFound((now) => now && { ...now }),
      () => setFailed(true),
    );
  }, [results, failed]);

  const retry = () => setFailed(false);
  if (text.trim() === '') return { kind: 'none' };
  if (failed && !(found && words)) return { kind: 'failed', text, retry };
  if (!found || !words || !results || !hasResults) return { kind: 'loading', titles: found !== undefined };
  return { kind: 'results', text: results.text ?? query, results, view: found.view, words, rest, retry };
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
  const [later, setLater] = useState<{ locale: Locale; words: LazyMessages }>();
  const onFail = useEffectEvent(fail);
  useEffect(() => {
    if (failed) return;
    let wanted = true;
    locale.loadLazyMessages().then(
      (words) => wanted && setLater({ locale, words }),
      () => wanted && onFail(),
    );
    return () => {
      wanted = false;
    };
  }, [locale, failed]);
  return later?.locale === locale ? later.words : undefined;
}
