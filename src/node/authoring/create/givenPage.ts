/** The page that a person names by its address. */

import { suggestion } from '../../../core/problems/suggest.ts';
import { matchPath, type RouteMatch } from '../../../core/route/match.ts';
import { MANIFEST } from '../../content/folder.ts';
import { givenPath } from '../../content/givenPath.ts';
import { UsageError } from '../../system/usageError.ts';
import type { SoundSite } from './draft.ts';

/**
 * The row of the page that an address leads to, as {@link givenPath} takes it; whether a family has such an entry is not looked at.
 *
 * @throws UsageError when there is none, or when the address is an old one
 */
export function givenPage({ table, manifest }: SoundSite, text: string): RouteMatch {
  const path = givenPath(table, text);
  const found = path === undefined ? undefined : matchPath(table, path);
  if (found?.kind === 'route') return found;
  if (found?.kind === 'redirect')
    throw new UsageError(`${found.from} is an old address. Give the new one: ${found.to}.`);
  const known = manifest.routes.map(({ path: each }) => each).filter((each) => !each.endsWith('*'));
  throw noPage(path ?? text, suggestion(path ?? text, known));
}

/** @param near says which one may be meant */
export const noPage = (
  path: string,
  near: string | undefined,
  where = `The addresses are in ${MANIFEST}.`,
): UsageError => new UsageError(`There is no page ${path}. ${near ?? where}`);
