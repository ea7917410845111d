/** Old addresses, for hosts that read `_redirects` and for those that only serve files. */
import type { Redirect, Site } from '../../src/model.ts';
import { href, writtenPath } from '../../src/route/path.ts';

/** `_redirects` in the form that Netlify and Cloudflare Pages read: from, to, status. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .map(({ from, to }) => {
      const old = href(writtenPath(from));
      return `${old.slice(0, -1)} ${href(writtenPath(to))} 301\n${old} ${href(writtenPath(to))} 301\n`;
    })
    .join('');
}

/** The rules of a `_redirects` file that {@link redirectsFile} has written: old address to new. */
export function parseRedirects(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to] as const] : [];
    }),
  );
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  );

/** A page that sends the visitor on, for hosts that know no redirects. @param to canonical path */
export function redirectPage(site: Site, to: string): string {
  const target = escapeHtml(href(to));
  return `<!doctype html>
<html lang="${escapeHtml(site.language)}">
<head>
<meta charset="utf-8">
<title>Moved · ${escapeHtml(site.shortName ?? site.name)}</title>
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(site.origin ?? '')}${target}">
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${target}">Go to the page</a></p>
</body>
</html>
`;
}
