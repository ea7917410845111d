/** `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages read; our own server reads them, too. */
import { href } from '../../src/route/path.ts';
import type { HeaderRule } from './headers.ts';
import type { RedirectRule } from './redirects.ts';

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

/** The text of `_redirects`: from, to, status; both slash forms of each old address. @param base as above */
export function redirectsFile(rules: readonly RedirectRule[], base: string): string {
  return rules
    .map(({ from, to, status }) => {
      const [old, now] = [base + href(from), base + href(to)];
      return `${old.slice(0, -1)} ${now} ${status}\n${old} ${now} ${status}\n`;
    })
    .join('');
}

/** What a file says that {@link redirectsFile} has written: old address to new address and status. */
export function parseRedirects(text: string): Map<string, { to: string; status: number }> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to, status] = line.split(' ');
      return from && to ? [[from, { to, status: Number(status) }] as const] : [];
    }),
  );
}
