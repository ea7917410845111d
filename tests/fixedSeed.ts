/** Gives the properties the same values in every run, except in a thorough one. */
import fc from 'fast-check';
import { thorough } from './thorough.ts';

if (!thorough) fc.configureGlobal({ seed: 2026 });
