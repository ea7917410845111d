/** The list of all pages for search engines (sitemaps.org). */
import { SITEMAP_FILE } from '../../hosts/madeFiles.ts';
import { escapeXml } from './xml.ts';

export interface SitemapEntry {
  /** The absolute address. */
  url: string;
  /** The day of the last change, yyyy-mm-dd, where it is known. */
  changed?: string;
}

/** The most pages that one file may list. */
const MOST = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The files by name: one, or a list of several where one would be too long.
 *
 * @param origin the address of the site, without a slash at the end
 */
export function sitemapFiles(
  origin: string,
  entries: readonly SitemapEntry[],
  most = MOST,
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
  const rows = entries.map(({ url, changed }) => {
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${escapeXml(url)}</loc>${lastmod}</url>\n`;
  });
  return `${HEAD}\n<urlset ${NAMESPACE}>\n${rows.join('')}</urlset>\n`;
}

/** `robots.txt`: everything may be read; the sitemap says what there is. @param origin absent where it is not known */
export function robotsFile(origin: string | undefined): string {
  const sitemap = origin === undefined ? '' : `\nSitemap: ${origin}/${SITEMAP_FILE}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
