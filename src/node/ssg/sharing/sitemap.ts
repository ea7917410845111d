/** The sitemap (sitemaps.org) and robots.txt. */
import { SITEMAP_FILE } from '../../content/generatedFiles.ts';
import { escapeXml } from './xml.ts';

export interface SitemapEntry {
  /** The absolute URL. */
  url: string;
  /** The day of the last change, yyyy-mm-dd, if known. */
  changed?: string;
  /** The absolute URLs of the page in all languages, by language; the original is `x-default`. */
  versions?: readonly (readonly [language: string, address: string])[];
}

/** The maximum number of pages in one file. */
const MAX_URLS = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/**
 * For links within a sitemap (Google Search Central, "Tell Google about localized versions of your page").
 */
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Returns the files by name: one, or an index of several. @param origin without a slash at the end */
export function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  most = MAX_URLS,
): Map<string, string> {
  if (entries.length <= most) return new Map([[SITEMAP_FILE, urlSet(entries)]]);
  const files = new Map<string, string>();
  for (let start = 0; start < entries.length; start += most) {
    files.set(`sitemap-${start / most + 1}.xml`, urlSet(entries.slice(start, start + most)));
  }
  const list = [...files.keys()].map(
    (name) => `  <sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`,
  );
  files.set(SITEMAP_FILE, `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${list.join('\n')}\n</sitemapindex>\n`);
  return files;
}

function urlSet(entries: readonly SitemapEntry[]): string {
  const rows = entries.map(({ url, changed, versions = [] }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    const links = versions.map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(address)}"/>`,
    );
    return `  <url><loc>${escapeXml(url)}</loc>${lastmod}${links.join('')}</url>\n`;
  });
  const namespaces = entries.some(({ versions }) => versions?.length) ? `${NAMESPACE} ${LINKS}` : NAMESPACE;
  return `${HEAD}\n<urlset ${namespaces}>\n${rows.join('')}</urlset>\n`;
}

/** `robots.txt` allows everything and names the sitemap. @param origin undefined if it is unknown */
export function robotsFile(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/${SITEMAP_FILE}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
