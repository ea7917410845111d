/** What the head of a page says, as data: the build writes it into the HTML, the app changes it when another page is shown. */
import { isArticle } from '../../../core/layouts/index.ts';
import type { Page, Route, Site } from '../../../core/model.ts';
import { pageUrl } from './address.ts';

/** The elements of a head by their names, with what they say; see {@link attributesOf}. */
export type Tags = Readonly<Record<string, string | undefined>>;

/** Where no page is shown: nothing for a search engine to keep. */
export const NO_PAGE: Tags = { robots: 'noindex' };

/**
 * What follows from the page alone; the build adds what a visitor's phone need not compute. Whatever takes an absolute
 * address is left out where the site does not know its own.
 */
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

/** The attributes of an element of the head: of a `link` where there is `rel`, else of a `meta`. */
export function attributesOf(name: string, value: string): Record<string, string> {
  if (name === 'canonical') return { rel: name, href: value };
  return { [name.includes(':') ? 'property' : 'name']: name, content: value };
}
