/** What the tab of the browser says. */
import type { Page } from '../model.ts';

/**
 * The title of the document: the page's own, its parent's, the site's.
 *
 * @param page undefined where there is no page
 */
export function documentTitle(page: Pick<Page, 'title' | 'trail'> | undefined, siteName: string): string {
  const { title, trail } = page ?? { title: 'Page not found', trail: [] };
  const parent = trail.length > 1 ? trail.at(-1)?.label : undefined;
  return [...new Set([title, parent, siteName].filter((part) => part !== undefined))].join(' · ');
}
