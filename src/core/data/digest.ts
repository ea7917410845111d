/** Tells whether a file, or a page that is made of some, is the one that a release was built with. */
import type { Page, PageSummary } from '../model.ts';

/**
 * A short digest of a JSON value: FNV-1a in 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/) over the UTF-16 code units of its text
 * without white space, so that an upload that changes line ends changes nothing. It finds accidents, not forgery.
 *
 * @param app the address of the app that the value was published with: another app may expect another form
 * @param value what JSON.parse gave
 */
export function digest(app: string, value: unknown): string {
  const text = app + JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The digest of a page as plain data: what stands in its HTML. Its keywords and the day of the search are not in it. */
export const pageDigest = (app: string, page: Page): string =>
  digest(app, { ...page, keywords: undefined, searchDate: undefined });

/**
 * The digest of all that a page is drawn of in development.
 *
 * @param state of the site
 * @param pages of the site, where the page lists them
 */
export const renderedPageDigest = (
  state: string,
  page: Page,
  pages: readonly PageSummary[] | undefined,
): string => digest(state, [pageDigest('', page), pages]);
