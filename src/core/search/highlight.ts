import { beginningOf, termOf } from './terms.ts';
import { tokenize } from './tokenize.ts';

export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into pieces. Matches are whole words, so that no letter is separated from its vowel sign. */
export function highlight(text: string, terms: ReadonlySet<string>): HighlightPart[] {
  const pieces: HighlightPart[] = [];
  const normal = text.normalize('NFC');
  let end = 0;
  for (const { text: word, folded, start } of tokenize(normal)) {
    const term = termOf(folded);
    if (!terms.has(term) && !terms.has(beginningOf(term))) continue;
    if (start > end) pieces.push({ text: normal.slice(end, start), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    end = start + word.length;
  }
  if (end < normal.length) pieces.push({ text: normal.slice(end), isMatch: false });
  return pieces;
}
