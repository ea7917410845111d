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
  const url = pageUrl(site, page.path);
  return {
    description,
    canonical: url,
    'og:title': title,
    'og:description': description,
    'og:type': route && isArticle(route.layout) ? 'article' : 'website',
    'og:url': url,
    'og:site_name': site.name,
  };
}

/** Returns the attributes of a `link` if they include `rel`, otherwise of a `meta`. */
export function attributesOf(name: string, value: string): Record<string, string> {
  if (name === 'canonical') return { rel: name, href: value };
  return { [name.includes(':') ? 'property' : 'name']: name, content: value };
}
