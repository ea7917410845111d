/** Head elements as data. The build writes them into the HTML; the app updates them after navigation. */
import { isArticle } from '../../../core/layouts/index.ts';
import type { Page, Route, Site } from '../../../core/model.ts';
import { pageUrl } from './address.ts';

/** Values by element name; see {@link attributesOf}. */
export type Tags = Readonly<Record<string, string | undefined>>;

export const NO_PAGE: Tags = { robots: 'noindex' };

/** Tags that depend only on the page. The build adds others, to save work on the client. */
export function pageTags(site: Site, page: Page, route?: Pick<Route, 'layout'>): Tags {
  const { title, description } = page;
  return {
    description,
    canonical: pageUrl(site, page.path),
    'og:title': title,
    'og:type': route && isArticle(route.layout) ? 'article' : undefined,
    'og:site_name': site.name,
  };
}

/**
 * Returns the attributes of a `link` if they include `rel`, otherwise of a `meta`. One element is the description
 * for search engines and for shared links (RDFa in HTML, section 3.1); the address and the type of a page have
 * defaults (https://ogp.me).
 */
export function attributesOf(name: string, value: string): Record<string, string> {
  if (name === 'canonical') return { rel: name, href: value };
  if (name === 'description') return { name, property: 'og:description', content: value };
  return { [name.includes(':') ? 'property' : 'name']: name, content: value };
}
