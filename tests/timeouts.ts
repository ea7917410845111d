/** The timeout of tests, in milliseconds. */
import { thorough } from './thorough.ts';

export const POLL_TIMEOUT_MS = thorough ? 180_000 : 20_000;

/** The timeout for a publication, which checks, builds and sends a site with low priority, in milliseconds. */
export const PUBLISHING_TIMEOUT_MS = 5 * POLL_TIMEOUT_MS;
