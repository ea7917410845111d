/** Old addresses, and where they lead. */
import { isRightToLeft } from '../../src/content/language.ts';
import type { BuildWords, Voice } from '../../src/content/voice.ts';
import type { Manifest } from '../../src/model.ts';
import { baseOf } from '../../src/route/base.ts';
import { href, writtenPath } from '../../src/route/path.ts';
import type { RouteTable } from '../../src/route/table.ts';

export interface RedirectRule {
  /** Canonical path. */
  from: string;
  /** Canonical path. */
  to: string;
  status: 301;
}

/** An address that leads to another for good. @param from canonical path @param to canonical path */
export const moved = (from: string, to: string): RedirectRule => ({ from, to, status: 301 });

/**
 * The redirects of a manifest; each host has a printer of its own for them. One whose path is a page is left out: the page is what
 * a visitor gets, and the checker has reported it.
 */
export function redirectRules(
  { redirects = [] }: Pick<Manifest, 'redirects'>,
  { exact }: Pick<RouteTable, 'exact'>,
): RedirectRule[] {
  return redirects
    .map(({ from, to }) => moved(writtenPath(from), writtenPath(to)))
    .filter(({ from }) => !exact.has(from));
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  );

/** A page that sends the visitor on, for hosts that know no redirects. @param to canonical path */
export function redirectPage(
  { site, language, build }: Pick<Voice, 'site' | 'language'> & { build: Pick<BuildWords, 'moved'> },
  to: string,
): string {
  const { moved } = build;
  const target = escapeHtml(baseOf(site) + href(to));
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${isRightToLeft(language) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(moved.title)} · ${escapeHtml(site.shortName ?? site.name)}</title>
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml((site.origin ?? '') + href(to))}">
</head>
<body>
<h1>${escapeHtml(moved.text)}</h1>
<p><a href="${target}">${escapeHtml(moved.link)}</a></p>
</body>
</html>
`;
}
