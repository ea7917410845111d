/** What answers the filter of a long list; code, words and file come when somebody uses it. */
import { useEffect, useState } from 'react';
import { withTimeout } from '../../core/data/failure.ts';
import type { LazyMessages } from '../../core/i18n/locale.ts';
import type { Filter, Year } from '../../core/search/filter.ts';
import { useSiteContext } from './siteContext.ts';
import { useLocale } from './useLocale.ts';

/**
 * @param name of the made file of the list
 * @param years of the list; the same array as long as they are the same
 * @param isWanted whether it is used, or about to be
 * @returns what has come, and where something could not be had what asks again
 */
export function useFilter(
  name: string,
  years: readonly Year[],
  isWanted: boolean,
): { filter?: Filter; later?: LazyMessages; retry?: () => void } {
  const { read } = useSiteContext();
  const locale = useLocale();
  const [filter, setFilter] = useState<Filter>();
  const [later, setLater] = useState<LazyMessages>();
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
  return { filter, later, retry: failed ? () => setFailed(false) : undefined };
}
