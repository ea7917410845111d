/** Redirects of whole families: `{ "from": "a/*", "to": "b/*" }`. */
import type { Manifest, Redirect, Route } from '../model.ts';
import { familyParent, writtenPath, writtenTarget } from './path.ts';
import { parseQueryRedirect } from './queryRedirects.ts';

/** A family, or the redirect of a former one. */
export type FamilyRule = Route | Redirect;

/** The redirects without those of families and queries. */
export const singleRedirects = ({ redirects = [] }: Pick<Manifest, 'redirects'>): readonly Redirect[] =>
  pathRedirects(redirects).filter(({ from }) => familyParent(from) === undefined);

/** The redirects without those of queries. */
export const pathRedirects = <R extends Redirect>(redirects: readonly R[]): readonly R[] =>
  redirects.filter((redirect) => parseQueryRedirect(redirect) === undefined);

/** A family wins over a redirect with the same parent, and the first of two redirects wins. */
export function withFamilyRedirects(
  families: ReadonlyMap<string, Route>,
  { redirects = [] }: Pick<Manifest, 'redirects'>,
): ReadonlyMap<string, FamilyRule> {
  const all = new Map<string, FamilyRule>(families);
  for (const redirect of redirects) {
    const parent = familyParent(redirect.from);
    if (parent !== undefined && !all.has(parent)) all.set(parent, redirect);
  }
  return all;
}

export const matchBelow = (family: FamilyRule, path: string) =>
  'to' in family
    ? ({ kind: 'redirect', from: path, to: redirectedPath(family, path) } as const)
    : ({ kind: 'route', route: family, path } as const);

/**
 * Returns the target of a family redirect for a path below it.
 *
 * | from  | to    | target of `a/b/c` |
 * | ----- | ----- | ----------------- |
 * | `a/*` | `x/*` | `x/b/c`           |
 * | `a/*` | `x`   | `x`               |
 *
 * @param path the canonical path of the old page
 */
export function redirectedPath({ from, to }: Redirect, path: string): string {
  const rest = path.slice(writtenPath(from).length - 1);
  return writtenTarget(familyParent(to) === undefined ? to : to.replace('*', () => rest));
}
