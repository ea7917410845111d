import { suggestion } from '../../../core/problems/suggest.ts';
import { matchPath, type RouteMatch } from '../../../core/route/match.ts';
import { MANIFEST } from '../../content/folder.ts';
import { parsePageAddress } from '../../content/pagePaths.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from '../validSite.ts';

/**
 * Matches an address in any spelling. The entry of a family may not exist.
 *
 * @throws UsageError if there is no page, or the address is redirected
 */
export function pageByAddress({ table, manifest }: ValidSite, text: string): RouteMatch {
  const path = parsePageAddress(table, text);
  const match = path === undefined ? undefined : matchPath(table, path);
  if (match?.kind === 'route') return match;
  if (match?.kind === 'redirect')
    throw new UsageError(`${match.from} is an old address. Give the new one: ${match.to}.`);
  const paths = manifest.routes.map(({ path: each }) => each).filter((each) => !each.endsWith('*'));
  throw missingPageError(path ?? text, suggestion(path ?? text, paths));
}

/** @param hint replaces `where` */
export const missingPageError = (
  path: string,
  hint: string | undefined,
  where = `The addresses are in ${MANIFEST}.`,
): UsageError => new UsageError(`There is no page ${path}. ${hint ?? where}`);
