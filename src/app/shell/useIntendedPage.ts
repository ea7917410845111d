/** Finds the page that a mistyped address means. */
import { useEffect, useState } from 'react';
import type { PageSummary } from '../../core/model.ts';
import { foldPath } from '../../core/route/path.ts';

export interface IntendedPageProps {
  /** Canonical path of the address; undefined for a malformed address. */
  path?: string;
  loadPages?: () => Promise<readonly PageSummary[]>;
  /** Called with the path of a page whose address differs only in spelling. */
  onIntendedPage?: (path: string) => void;
}

/** @returns all pages once they are loaded, unless one of them matches the folded path */
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
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [path, loadPages, onIntendedPage]);
  return pages;
}

/** Returns the path that is equal after folding; see {@link foldPath}. */
export function intendedPage(path: string, pages: readonly PageSummary[]): string | undefined {
  const key = foldPath(path);
  return pages.find((page) => page.path !== path && foldPath(page.path) === key)?.path;
}
