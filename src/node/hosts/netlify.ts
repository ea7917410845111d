/** `_headers` and `_redirects`, in the format that Netlify and Cloudflare Pages read; our own server reads them, too. */
import { fileHref, href } from '../../core/route/path.ts';
import { isFamilyRule, type RedirectRule, rulePath } from '../../core/route/redirects.ts';
import { familyParent } from '../../core/route/table.ts';
import { notFoundFile } from '../content/generatedFiles.ts';
import type { HeaderRule } from './headers.ts';

/** The text of `_headers`. @param base what stands before the addresses of the site */
export function headersFile(rules: readonly HeaderRule[], base: string): string {
  return rules
    .map(({ prefix, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${prefix}${prefix.endsWith('/') ? '*' : ''}\n${lines.join('')}`;
    })
    .join('');
}

/** The rules of a file that {@link headersFile} has written. */
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

/** What stands for the rest of the address in a rule for a whole family. */
const SPLAT = ':splat';

/**
 * The text of `_redirects`: from, to, status; both slash forms of each old address, one rule for a family. The last rules name the
 * not-found pages of folders for Netlify; Cloudflare Pages finds them without a rule.
 *
 * @param base as above
 * @param notFoundParents see {@link writeHostFiles}
 */
export function redirectsFile(
  rules: readonly RedirectRule[],
  base: string,
  notFoundParents: readonly string[] = [],
): string {
  const notFound = [...notFoundParents]
    .reverse()
    .map((parent) => `${base}${href(parent)}* ${base}${fileHref(notFoundFile(parent))} 404\n`);
  const lines = rules.map((rule) => {
    const [old, now] = [base + href(rulePath(rule.from)), base + href(rulePath(rule.to))];
    if (isFamilyRule(rule)) {
      const splat = familyParent(rule.to) === undefined ? '' : SPLAT;
      return `${old}* ${now}${splat} ${rule.status}\n`;
    }
    return `${old.slice(0, -1)} ${now} ${rule.status}\n${old} ${now} ${rule.status}\n`;
  });
  return [...lines, ...notFound].join('');
}

/** Where an address leads. */
interface RedirectTarget {
  to: string;
  status: number;
}

/**
 * Where the rules of a file lead an address.
 *
 * @param rules what {@link parseRedirects} gives
 * @param address with a slash at its end
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

/** The redirects of a file that {@link redirectsFile} has written: old address to new address and status. */
export function parseRedirects(text: string): Map<string, RedirectTarget> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to, status] = line.split(' ');
      return from && to && status !== '404' ? [[from, { to, status: Number(status) }] as const] : [];
    }),
  );
}
