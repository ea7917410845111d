/** What is read of a page that a host has sent. */

/** The canonical address that a page names. */
export function canonicalOf(html: string): string | undefined {
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return address === undefined ? undefined : unescapeMarkup(address);
}

/** Where a page that stands for a redirect sends the visitor. */
export function refreshOf(html: string): string | undefined {
  const [, address] = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(html) ?? [];
  return address === undefined ? undefined : unescapeMarkup(address);
}

/** Whether it is the page for what is not there. */
export const isNotFoundPage = (html: string) => /<html[^>]* data-page="not-found"/.test(html);

/** The files of the site that a page shows, runs or links to, as addresses that begin with a slash. */
export function filesOf(html: string): string[] {
  const attributes = html.matchAll(/\s(?:src|href|srcset|data-app)="([^"]*)"/gi);
  return [...attributes]
    .flatMap(([, value = '']) => unescapeMarkup(value).split(/,\s+/))
    .map((part) => part.trim().split(/[\s?#]/, 1)[0] ?? '')
    .filter((address) => /^\/(?!\/).*\.[a-z0-9]+$/i.test(address));
}

/** The addresses that a sitemap lists; undefined for a list of sitemaps or anything else. */
export function sitemapAddresses(xml: string): string[] | undefined {
  if (!/<urlset\s/.test(xml)) return undefined;
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescapeMarkup(address));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#x27': "'",
  '#39': "'",
};

const unescapeMarkup = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
