/** Filter of a long list. Its code, messages and data file are loaded on first use. */
import { useEffect, useState } from 'react';
import { withTimeout } from '../../core/data/failure.ts';
import type { LazyMessages } from '../../core/i18n/locale.ts';
import type { Filter, Year } from '../../core/search/filter.ts';
import { useSiteContext } from './siteContext.ts';
import { useLocale } from './useLocale.ts';

/**
 * @param name of the generated data file of the list
 * @param years must be referentially stable
 * @param isWanted true once the filter is used or about to be used
 * @returns the loaded parts; `retry` is set after a failure
 */
export function useFilter(
  name: string,
  years: readonly Year[],
  isWanted: boolean,
): { filter?: Filter; later?: LazyMessages; retry?: () => void } {
  const { read } = useSiteContext();
  const locale = useLocale();
  const [filter, setFilter] = useState<Filter>();
  const [messages, setLater] = useState<LazyMessages>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || failed || !read) return;
    let current = true;
    const words = locale.loadLazyMessages().then((come) => current && setLater(come));
    const open = async () => {
      const [file, { openFilter }] = await Promise.all([
        read(name),
        import('../../core/search/search.ts'),
        words,
      ]);
      return openFilter(file, years, locale.messages.dates);
    };
    withTimeout(open()).then(
      (opened) => current && setFilter(opened),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [name, years, isWanted, failed, read, locale]);
  return { filter, later: messages, retry: failed ? () => setFailed(false) : undefined };
}
