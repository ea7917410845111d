/** `_headers` and `_redirects`, for Netlify, Cloudflare Pages and the preview server. */
import { targetHref } from '../../core/route/link.ts';
import { fileHref, href } from '../../core/route/path.ts';
import type { QueryRedirect } from '../../core/route/queryRedirects.ts';
import { isFamilyRule, type RedirectRule, rulePath } from '../../core/route/redirects.ts';
import { familyParent } from '../../core/route/table.ts';
import { notFoundFile } from '../content/generatedFiles.ts';
import type { HeaderRule } from './headers.ts';

/** @param base the base path of the site */
export function headersFile(rules: readonly HeaderRule[], base: string): string {
  return rules
    .map(({ prefix, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${prefix}${prefix.endsWith('/') ? '*' : ''}\n${lines.join('')}`;
    })
    .join('');
}

/** Parses the output of {@link headersFile}. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { prefix: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name !== undefined && value !== undefined && rule) rule.headers[name] = value;
    else if (line.trim() !== '') rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: {} });
  }
  return rules;
}

const SPLAT = ':splat';

/**
 * Returns `_redirects`, with lines of source, target and status: both slash forms of each old address, one
 * rule per family. The last rules are the not-found pages of folders for Netlify; Cloudflare Pages finds them
 * automatically.
 *
 * The first rules are those of queries, with four parts, for Netlify: "!" because the path may be a page.
 * Cloudflare Pages ignores lines with more than three parts (see its page "Redirects").
 *
 * @param base the base path of the site
 * @param notFoundParents the paths with their own not-found page, shortest first
 */
export function redirectsFile(
  rules: readonly RedirectRule[],
  base: string,
  notFoundParents: readonly string[] = [],
  queries: readonly QueryRedirect[] = [],
): string {
  const notFound = [...notFoundParents]
    .reverse()
    .map((parent) => `${base}${href(parent)}* ${base}${fileHref(notFoundFile(parent))} 404\n`);
  const queryLines = queries.flatMap(({ path, name, value, to }) =>
    addressForms(path).map((form) => `${base}${form} ${name}=${value} ${targetHref(to, base)} 301!\n`),
  );
  const lines = rules.map((rule) => {
    const [source, target] = [base + href(rulePath(rule.from)), targetHref(rulePath(rule.to), base)];
    if (isFamilyRule(rule)) {
      const splat = familyParent(rule.to) === undefined ? '' : SPLAT;
      return `${source}* ${target}${splat} ${rule.status}\n`;
    }
    return `${source.slice(0, -1)} ${target} ${rule.status}\n${source} ${target} ${rule.status}\n`;
  });
  return [...queryLines, ...lines, ...notFound].join('');
}

/** The address of a path with and without its last slash. */
const addressForms = (path: string) => (path === '' ? ['/'] : [href(path).slice(0, -1), href(path)]);

interface RedirectTarget {
  to: string;
  status: number;
}

/**
 * Returns the redirect of an address.
 *
 * @param rules from {@link parseRedirects}
 * @param address with a trailing slash
 */
export function matchRedirect(
  rules: ReadonlyMap<string, RedirectTarget>,
  address: string,
): RedirectTarget | undefined {
  const exactTarget = rules.get(address);
  if (exactTarget) return exactTarget;
  for (let end = address.lastIndexOf('/', address.length - 2); end >= 0; ) {
    const family = rules.get(`${address.slice(0, end + 1)}*`);
    if (family) return { ...family, to: family.to.replace(SPLAT, () => address.slice(end + 1)) };
    end = end === 0 ? -1 : address.lastIndexOf('/', end - 1);
  }
  return undefined;
}

/** Returns the redirect of a query. @param address with a trailing slash @param search the query */
export const matchQuery = (
  rules: ReadonlyMap<string, RedirectTarget>,
  address: string,
  search: string,
): RedirectTarget | undefined =>
  [...new URLSearchParams(search)]
    .map(([name, value]) => rules.get(`${address}?${name}=${value}`))
    .find((target) => target !== undefined);

/** Parses the output of {@link redirectsFile}, by old address, with the query behind it if the rule has one. */
export function parseRedirects(text: string): Map<string, RedirectTarget> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const parts = line.split(' ');
      const [status = '', to, query] = parts.slice(1).reverse();
      const from = query === undefined ? parts[0] : `${parts[0]}?${query}`;
      return from && to && status !== '404'
        ? [[from, { to, status: Number.parseInt(status, 10) }] as const]
        : [];
    }),
  );
}
