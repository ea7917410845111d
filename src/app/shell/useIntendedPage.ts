/** The page that was meant by an address without one. */
import { useEffect, useState } from 'react';
import type { PageSummary } from '../../core/model.ts';
import { foldPath } from '../../core/route/path.ts';

export interface IntendedPageProps {
  /** The canonical path of the address; undefined when the address is malformed. */
  path?: string;
  /** Loads the list of all pages. */
  loadPages?: () => Promise<readonly PageSummary[]>;
  /** Called with the path of the page whose address differs only in spelling. */
  onIntendedPage?: (path: string) => void;
}

/** @returns all pages of the site, once they are loaded and none of them was meant */
export function useIntendedPage({
  path,
  loadPages,
  onIntendedPage,
}: IntendedPageProps): readonly PageSummary[] {
  const [pages, setPages] = useState<readonly PageSummary[]>([]);
  useEffect(() => {
    if (path === undefined || !loadPages) return;
    let isMounted = true;
    loadPages()
      .then((loaded) => {
        if (!isMounted) return;
        const intended = intendedPage(path, loaded);
        if (intended === undefined) setPages(loaded);
        else onIntendedPage?.(intended);
      })
      // The links that are there need no list.
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [path, loadPages, onIntendedPage]);
  return pages;
}

/** The page whose address looks like the one that was asked for; see {@link foldPath}. */
export function intendedPage(path: string, pages: readonly PageSummary[]): string | undefined {
  const key = foldPath(path);
  return pages.find((page) => page.path !== path && foldPath(page.path) === key)?.path;
}
