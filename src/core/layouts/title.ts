/** What the tab of the browser says. */
import type { Messages, Page } from '../model.ts';

/** What is shown where there is no page. */
export const notFound = ({ notFound: { title } }: Pick<Messages, 'notFound'>): Titled => ({
  title,
  trail: [],
});

/** What has a title. */
export type Titled = Pick<Page, 'title' | 'trail'>;

/** The title of the document: that of what is shown, its parent's, the site's. */
export function documentTitle({ title, trail }: Titled, siteName: string): string {
  const parent = trail.length > 1 ? trail.at(-1)?.label : undefined;
  return [...new Set([title, parent, siteName].filter((part) => part !== undefined))].join(' · ');
}
