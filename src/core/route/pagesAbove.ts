import type { Route } from '../model.ts';
import { parentOf, parentsOf, writtenPath } from './path.ts';
import type { RouteTable } from './table.ts';

/** Its path is canonical. */
export type PageAbove = Pick<Route, 'path' | 'title' | 'language'>;

/**
 * The pages whose paths are beginnings of a path, the shortest first.
 *
 * @param original the path of the original of a translated entry; its list is included if the translation has
 *   none
 */
export function pagesAbove(path: string, table: RouteTable, original?: string): PageAbove[] {
  const paths = parentsOf(path).reverse();
  const isListed = original === undefined || table.exact.has(paths.at(-1) ?? '');
  const list = isListed ? '' : parentOf(writtenPath(original));
  return [...new Set(list === '' ? paths : [...paths, list])].flatMap((above) => {
    const { title, language } = table.exact.get(above) ?? {};
    return table.exact.has(above) ? [{ path: above, title, language }] : [];
  });
}
