import { Parser } from 'htmlparser2';

export interface LivePage {
  canonical?: string;
  /** The target of a redirect page. */
  refreshTarget?: string;
  /** True if the app of the page redirects addresses with a query. */
  hasQueryRedirects: boolean;
  /** True for the 404 page. */
  isNotFound: boolean;
  /** The files of the site that the page uses or links to, as addresses that begin with a slash. */
  files: readonly string[];
}

const FILE_ATTRIBUTES = ['src', 'href', 'srcset', 'data-app'];

/** @param html any response; never throws */
export function readPage(html: string): LivePage {
  const files: string[] = [];
  const page: LivePage = { isNotFound: false, hasQueryRedirects: false, files };
  const parser = new Parser({
    onopentag(name, attributes) {
      files.push(...FILE_ATTRIBUTES.flatMap((attribute) => fileAddresses(attributes[attribute] ?? '')));
      if (name === 'html') {
        page.isNotFound = attributes['data-page'] === 'not-found';
        page.hasQueryRedirects = attributes['data-redirects'] !== undefined;
      }
      if (name === 'link' && attributes.rel === 'canonical') page.canonical ??= attributes.href;
      if (name === 'meta' && attributes['http-equiv'] === 'refresh') {
        page.refreshTarget ??= /^0;\s*url=(.*)/.exec(attributes.content ?? '')?.[1];
      }
    },
  });
  parser.end(html);
  return page;
}

/** The file addresses in an attribute, which may be a srcset. */
const fileAddresses = (value: string) =>
  value
    .split(/,\s+/)
    .map((part) => part.trim().split(/[\s?#]/, 1)[0] ?? '')
    .filter((address) => /^\/(?!\/).*\.[a-z0-9]+$/i.test(address));

/** Returns the addresses of a sitemap; undefined for a sitemap index, none for other content. */
export function sitemapAddresses(xml: string): string[] | undefined {
  const sitemap = parseSitemap(xml);
  return sitemap?.isIndex ? undefined : (sitemap?.addresses ?? []);
}

interface Sitemap {
  isIndex: boolean;
  addresses: string[];
}

/** Entities of a document type are not expanded. @returns undefined for other content */
export function parseSitemap(xml: string): Sitemap | undefined {
  const addresses: string[] = [];
  let root: string | undefined;
  let isAddress = false;
  const parser = new Parser(
    {
      onopentag(name) {
        root ??= name;
        isAddress = name === 'loc';
        if (isAddress) addresses.push('');
      },
      ontext(text) {
        if (isAddress) addresses.push((addresses.pop() ?? '') + text);
      },
      onclosetag() {
        isAddress = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (root !== 'sitemapindex' && root !== 'urlset') return undefined;
  return { isIndex: root === 'sitemapindex', addresses: addresses.map((address) => address.trim()) };
}
