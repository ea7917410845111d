/** The page that a person names by its address. */

import { suggestion } from '../../../core/problems/suggest.ts';
import { matchPath, type RouteMatch } from '../../../core/route/match.ts';
import { MANIFEST } from '../../content/folder.ts';
import { parsePageAddress } from '../../content/pagePaths.ts';
import { UsageError } from '../../system/usageError.ts';
import type { ValidSite } from './additionDraft.ts';

/**
 * The row of the page that an address leads to, as {@link parsePageAddress} takes it; whether a family has such an entry is not looked at.
 *
 * @throws UsageError when there is none, or when the address is an old one
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

/** @param hint says which one may be meant */
export const missingPageError = (
  path: string,
  hint: string | undefined,
  where = `The addresses are in ${MANIFEST}.`,
): UsageError => new UsageError(`There is no page ${path}. ${hint ?? where}`);
