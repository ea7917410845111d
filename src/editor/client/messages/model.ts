/** The words of the window, in the languages that it speaks. */
import type { en } from './en.ts';

/** Every language has the words of the English one. */
export type EditorMessages = typeof en;
