import type { Manifest } from '../model.ts';
import { pathRedirects, redirectedPath } from './familyRedirects.ts';
import { isOtherHost, writtenPath, writtenTarget } from './path.ts';
import { familyParent, type RouteTable } from './table.ts';

export interface RedirectRule {
  /** Canonical path, with "/*" at its end for a family. */
  from: string;
  /**
   * Canonical path, with "/*" at its end for a family; "*" is the family at the root of the site. Or an address of
   * another host.
   */
  to: string;
  status: 301;
}

/** A permanent redirect. @param from canonical path @param to see {@link RedirectRule} */
export const redirectRule = (from: string, to: string): RedirectRule => ({ from, to, status: 301 });

/**
 * Omits those of queries, and redirects whose source is a page, because the page wins. Redirects of families are last, the longest
 * first, because hosts apply the first that matches.
 */
export function redirectRules(
  { redirects = [] }: Pick<Manifest, 'redirects'>,
  { exact }: Pick<RouteTable, 'exact'>,
): RedirectRule[] {
  const rules = pathRedirects(redirects)
    .map(({ from, to }) => redirectRule(writtenPath(from), writtenTarget(to)))
    .filter(({ from }) => !exact.has(from));
  const families = rules.filter(isFamilyRule).sort((a, b) => b.from.length - a.from.length);
  return [...rules.filter((rule) => !isFamilyRule(rule)), ...families];
}

export const isFamilyRule = ({ from }: Pick<RedirectRule, 'from'>): boolean =>
  familyParent(from) !== undefined;

/** The path above a family, such as "a" for "a/*"; any other path is returned unchanged. */
export const rulePath = (path: string): string => familyParent(path) ?? path;

/**
 * Expands the redirects of families to single pages, for hosts that support no patterns.
 *
 * @param published all published paths, including removed pages
 */
export function redirectsOfPages(
  rules: readonly RedirectRule[],
  paths: Iterable<string>,
  published: Iterable<string> = [],
): RedirectRule[] {
  const pages = new Set(paths);
  const pageRules = new Map(rules.filter((rule) => !isFamilyRule(rule)).map((rule) => [rule.from, rule]));
  const oldPaths = [...pages, ...published];
  for (const rule of rules.filter(isFamilyRule)) {
    const [old, now] = [`${rulePath(rule.from)}/`, familyParent(rule.to)];
    const inside = now === '' ? '' : `${now}/`;
    for (const path of oldPaths) {
      const from =
        path.startsWith(old) || now === undefined
          ? path
          : path.startsWith(inside) && path !== ''
            ? old + path.slice(inside.length)
            : undefined;
      if (from === undefined || !from.startsWith(old) || pages.has(from) || pageRules.has(from)) continue;
      const to = redirectedPath(rule, from);
      if (pages.has(to) || isOtherHost(to)) pageRules.set(from, redirectRule(from, to));
    }
  }
  return [...pageRules.values()];
}
