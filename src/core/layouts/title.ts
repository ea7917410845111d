import type { Messages, Page } from '../model.ts';

export const notFound = ({ notFound: { title } }: Pick<Messages, 'notFound'>): Titled => ({
  title,
  trail: [],
});

export type Titled = Pick<Page, 'title' | 'trail'>;

/** Joins the title of the page, its parent's and the site's. */
export function documentTitle({ title, trail }: Titled, siteName: string): string {
  const parent = trail.length > 1 ? trail.at(-1)?.label : undefined;
  return [...new Set([title, parent, siteName].filter((part) => part !== undefined))].join(' · ');
}
