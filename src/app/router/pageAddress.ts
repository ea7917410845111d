import type { MouseEvent } from 'react';
import { match } from '../../core/route/match.ts';
import { canonicalPath } from '../../core/route/path.ts';
import type { RouteTable } from '../../core/route/table.ts';
import { isModifiedClick } from '../components/isModifiedClick.ts';

/**
 * @returns undefined if the browser must handle the click: another button, a modifier key, another tab, a
 * download, a file, another site, a hash of the same page
 */
export function pageAddress(event: MouseEvent, table: RouteTable): string | undefined {
  if (event.defaultPrevented || isModifiedClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || 'reload' in link.dataset)
    return undefined;
  if (link.origin !== location.origin) return undefined;
  if (match(table, link.pathname).kind === 'none') return undefined;
  const samePage = canonicalPath(link.pathname) === canonicalPath(location.pathname);
  if (samePage && link.hash !== '') return undefined;
  return link.pathname + link.search + link.hash;
}
