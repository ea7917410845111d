/** The code that reads and draws the marks of texts, as far as it is at hand: it comes with the first page that has some. */
import { latePart } from '../content/latePart.ts';

export const markedPart = latePart<Pick<typeof import('./MarkedText.tsx'), 'MarkedText' | 'plainText'>>(
  () => import('./MarkedText.tsx'),
);

/** The words of a text without its marks; as it is written while that code is not at hand. */
export const plainWords = (text: string): string => markedPart.now()?.plainText(text) ?? text;
