/** Verifies a built site as visitors see it. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Parser } from 'htmlparser2';
import { createStore } from '../../core/data/load.ts';
import { memoize } from '../../core/data/memoize.ts';
import { baseOf, withinSite } from '../../core/route/base.ts';
import { href } from '../../core/route/path.ts';
import { routeTable } from '../../core/route/table.ts';
import { diskData, withDerivedData } from '../content/derivedData.ts';
import { readModel } from '../content/folder.ts';
import { sitePages } from './pages.ts';

export interface Verified {
  /** The number of requested pages. */
  pages: number;
  /** The path of one page for each layout, and of the home page. */
  samples: string[];
  /** One sentence for each error. */
  mistakes: string[];
}

/**
 * Requests every page, and follows every internal reference of every HTML file.
 *
 * @param folder the site folder
 * @param out the output folder
 * @param host the URL of the server, without the base path and without a slash at the end
 */
export async function verifyPages(folder: string, out: string, host: string): Promise<Verified> {
  const { site, manifest } = await readModel(folder);
  const { read, names } = await withDerivedData(manifest, await diskData(folder));
  const store = createStore(read, site.facts);
  const matches = await sitePages(manifest.routes, routeTable(manifest, site), store, names);
  const paths = matches.map(({ path }) => path);
  const served = host + baseOf(site);
  const mistakes: string[] = [];
  for (const path of paths) {
    const address = href(path);
    const response = await fetch(served + address, { redirect: 'manual' });
    const { headings } = readHtml(await response.text());
    if (response.status !== 200) mistakes.push(`${address} is answered with ${response.status}.`);
    else if (headings !== 1) mistakes.push(`${address} has ${headings} headings of the first rank.`);
  }
  const unknown = await fetch(`${served}/there-is-no-such-page/`);
  if (unknown.status !== 404) mistakes.push(`An address without a page is answered with ${unknown.status}.`);
  const samples = new Map(matches.map(({ route, path }) => [path === '' ? '' : route.layout, path]));
  return {
    pages: paths.length,
    samples: [...samples.values()],
    mistakes: [...mistakes, ...deadReferences(out, site.origin)],
  };
}

/** The paths of the HTML files in a built site. */
export const htmlFiles = (out: string): string[] =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    // A redirect such as "staff.html" is a folder.
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(out, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();

/**
 * Returns every reference without a file or id, as a sentence.
 *
 * @param out the built site
 * @param origin of the published site
 */
export function deadReferences(out: string, origin: string | undefined): string[] {
  const read = new Map(htmlFiles(out).map((file) => [file, readHtml(readFileSync(join(out, file), 'utf8'))]));
  const site = baseOf({ origin });
  const siteOrigin = origin === undefined ? '' : new URL(origin).origin;
  /** The file of a URL; undefined if there is none. Cached, because most URLs are on every page. */
  const fileOf = memoize((pathname: string) => {
    const within = withinSite(site, pathname);
    if (within === undefined) return undefined;
    const name = decodeURIComponent(within).slice(1);
    return [name, `${name}index.html`, `${name}/index.html`].find(
      (file) => existsSync(join(out, file)) && statSync(join(out, file)).isFile(),
    );
  });
  const dead = new Set<string>();
  for (const [file, { references }] of read) {
    // Redirects and not-found pages are served at other URLs.
    const base = new URL(`${site}/${file.replace(/index\.html$/, '')}`, 'http://own.invalid');
    for (const reference of references) {
      const url = new URL(reference.replace(siteOrigin, '') || '/', base);
      if (url.host !== base.host) continue;
      const target = fileOf(url.pathname);
      const ids = target === undefined ? undefined : read.get(target)?.ids;
      if (target === undefined) dead.add(`${file}: ${reference} leads nowhere.`);
      else if (url.hash !== '' && ids?.has(decodeURIComponent(url.hash.slice(1))) === false)
        dead.add(`${file}: ${reference} has no such id.`);
    }
  }
  return [...dead];
}

/** How to split the values of attributes with references. */
const REFERRING: Readonly<Record<string, (value: string) => string[]>> = {
  href: (value) => [value],
  src: (value) => [value],
  poster: (value) => [value],
  srcset: (value) => value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? ''),
  'data-app': (value) => [value],
  'data-files': (value) => value.split(' ').filter(Boolean),
};

interface Html {
  /** The number of `h1` elements. */
  headings: number;
  ids: Set<string>;
  references: Set<string>;
}

/** Returns the headings, ids and references of an HTML text. */
export function readHtml(text: string): Html {
  const result: Html = { headings: 0, ids: new Set(), references: new Set() };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'h1') result.headings++;
      if (attributes.id !== undefined) result.ids.add(attributes.id);
      for (const [attribute, value] of Object.entries(attributes))
        for (const reference of REFERRING[attribute]?.(value) ?? []) result.references.add(reference);
    },
  });
  parser.end(text);
  return result;
}
