/** Digests that detect files and pages of another release. */
import type { Page, PageSummary } from '../model.ts';

/**
 * FNV-1a in 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/) over the UTF-16 code units of the JSON text
 * without white space. It detects accidents, not forgery.
 *
 * @param app the URL of the app that the value was published with: another app may expect another format
 */
export function digest(app: string, value: unknown): string {
  const text = app + JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The digest of the page data in the HTML, which has neither keywords nor the day of the search. */
export const pageDigest = (app: string, page: Page): string =>
  digest(app, { ...page, keywords: undefined, searchDate: undefined });

/** The digest of the input of a page in development. @param pages of the site, if the page lists them */
export const renderedPageDigest = (
  state: string,
  page: Page,
  pages: readonly PageSummary[] | undefined,
): string => digest(state, [pageDigest('', page), pages]);
