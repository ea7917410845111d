import { isRightToLeft } from '../../core/i18n/language.ts';
import type { BuildMessages, Locale } from '../../core/i18n/locale.ts';
import { baseOf } from '../../core/route/base.ts';
import { targetHref } from '../../core/route/link.ts';

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  );

/** Returns an HTML redirect, for hosts without redirects. @param to canonical path */
export function redirectPage(
  { site, language, build }: Pick<Locale, 'site' | 'language'> & { build: Pick<BuildMessages, 'moved'> },
  to: string,
): string {
  const { moved } = build;
  const target = escapeHtml(targetHref(to, baseOf(site)));
  return `<!doctype html>
<html lang="${escapeHtml(language)}"${isRightToLeft(language) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(moved.title)} · ${escapeHtml(site.shortName ?? site.name)}</title>
<meta http-equiv="refresh" content="0; url=${target}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(targetHref(to, site.origin))}">
</head>
<body>
<h1>${escapeHtml(moved.text)}</h1>
<p><a href="${target}">${escapeHtml(moved.link)}</a></p>
</body>
</html>
`;
}
