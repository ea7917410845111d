/** Gives the properties of every run the same values, except in a thorough one. */
import fc from 'fast-check';
import { thorough } from './thorough.ts';

if (!thorough) fc.configureGlobal({ seed: 2026 });
