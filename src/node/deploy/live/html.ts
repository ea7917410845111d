/** What is read of a page or a sitemap that a host has sent. */
import { Parser } from 'htmlparser2';

export interface LivePage {
  /** The canonical address that the page names. */
  canonical?: string;
  /** Where a page that stands for a redirect sends the visitor. */
  refreshTarget?: string;
  /** Whether it is the page for what is not there. */
  isNotFound: boolean;
  /** The files of the site that the page shows, runs or links to, as addresses that begin with a slash. */
  files: readonly string[];
}

const FILE_ATTRIBUTES = ['src', 'href', 'srcset', 'data-app'];

/** @param html what a host has sent, of whatever kind; never throws */
export function readPage(html: string): LivePage {
  const files: string[] = [];
  const page: LivePage = { isNotFound: false, files };
  const parser = new Parser({
    onopentag(name, attributes) {
      files.push(...FILE_ATTRIBUTES.flatMap((attribute) => fileAddresses(attributes[attribute] ?? '')));
      if (name === 'html') page.isNotFound = attributes['data-page'] === 'not-found';
      if (name === 'link' && attributes.rel === 'canonical') page.canonical ??= attributes.href;
      if (name === 'meta' && attributes['http-equiv'] === 'refresh') {
        page.refreshTarget ??= /^0;\s*url=(.*)/.exec(attributes.content ?? '')?.[1];
      }
    },
  });
  parser.end(html);
  return page;
}

/** The addresses of files in an attribute: one, or those of a srcset. */
const fileAddresses = (value: string) =>
  value
    .split(/,\s+/)
    .map((part) => part.trim().split(/[\s?#]/, 1)[0] ?? '')
    .filter((address) => /^\/(?!\/).*\.[a-z0-9]+$/i.test(address));

/** The addresses that a sitemap lists; undefined for a list of sitemaps, none for anything else. */
export function sitemapAddresses(xml: string): string[] | undefined {
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
  if (root === 'sitemapindex') return undefined;
  return root === 'urlset' ? addresses : [];
}
