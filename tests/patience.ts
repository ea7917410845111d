/** How long a test waits for something, in milliseconds. */
import { thorough } from './thorough.ts';

export const PATIENCE = thorough ? 180_000 : 20_000;
