/** Redirects of whole families: `{ "from": "a/*", "to": "b/*" }`. */
import type { Manifest, Redirect, Route } from '../model.ts';
import { familyParent, writtenPath } from './path.ts';

/** A family, or where an old one leads now. */
export type FamilyRule = Route | Redirect;

/** The redirects of a manifest that are of one address each. */
export const singleRedirects = ({ redirects = [] }: Pick<Manifest, 'redirects'>): readonly Redirect[] =>
  redirects.filter(({ from }) => familyParent(from) === undefined);

/** The families with the old ones. Where both have one parent the family counts, and of two old ones the first. */
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

/** What a family says of a path below it. */
export const matchBelow = (family: FamilyRule, path: string) =>
  'to' in family
    ? ({ kind: 'redirect', from: path, to: redirectedPath(family, path) } as const)
    : ({ kind: 'route', route: family, path } as const);

/**
 * Where a redirect of a family leads an address below it.
 *
 * | from  | to    | `a/b/c` leads to |
 * | ----- | ----- | ---------------- |
 * | `a/*` | `x/*` | `x/b/c`          |
 * | `a/*` | `x`   | `x`              |
 *
 * @param path canonical path of the old address
 */
export function redirectedPath({ from, to }: Redirect, path: string): string {
  const rest = path.slice(writtenPath(from).length - 1);
  return writtenPath(familyParent(to) === undefined ? to : to.replace('*', () => rest));
}
