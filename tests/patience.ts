/** How long a test waits for something, in milliseconds. */
import { thorough } from './thorough.ts';

export const PATIENCE = thorough ? 180_000 : 20_000;

/** How long it waits for a publication: a site is checked, built and sent with low priority. In milliseconds. */
export const PUBLISHING_PATIENCE = 5 * PATIENCE;
