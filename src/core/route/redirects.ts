/** The redirects of a manifest. */
import type { Manifest } from '../model.ts';
import { redirectedPath } from './familyRedirects.ts';
import { writtenPath } from './path.ts';
import { familyParent, type RouteTable } from './table.ts';

export interface RedirectRule {
  /** Canonical path; of a whole family with "/*" behind it. */
  from: string;
  /** Canonical path; of the family that takes its place with "/*", or "*" at the top of the site. */
  to: string;
  status: 301;
}

/** An address that leads to another for good. @param from canonical path @param to canonical path */
export const redirectRule = (from: string, to: string): RedirectRule => ({ from, to, status: 301 });

/**
 * The redirects of a manifest; each host has a printer of its own for them. One whose path is a page is left out: the page is what
 * a visitor gets, and the checker has reported it. Those of families come last, the longest first, since hosts take the first that fits.
 */
export function redirectRules(
  { redirects = [] }: Pick<Manifest, 'redirects'>,
  { exact }: Pick<RouteTable, 'exact'>,
): RedirectRule[] {
  const rules = redirects
    .map(({ from, to }) => redirectRule(writtenPath(from), writtenPath(to)))
    .filter(({ from }) => !exact.has(from));
  const families = rules.filter(isFamilyRule).sort((a, b) => b.from.length - a.from.length);
  return [...rules.filter((rule) => !isFamilyRule(rule)), ...families];
}

/** Whether a redirect is that of a family. */
export const isFamilyRule = ({ from }: Pick<RedirectRule, 'from'>): boolean =>
  familyParent(from) !== undefined;

/** The path above a family of a redirect, such as "a" for "a/*"; for one page its own path. */
export const rulePath = (path: string): string => familyParent(path) ?? path;

/**
 * The redirects one by one, for hosts that know no families: each address below an old family, as far as it is known.
 *
 * @param paths the canonical paths of the pages
 * @param published addresses that were published, among them those of pages that are gone
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
      if (pages.has(to)) pageRules.set(from, redirectRule(from, to));
    }
  }
  return [...pageRules.values()];
}
