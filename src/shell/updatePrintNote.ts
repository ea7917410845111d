/** Keeps the note on a printed page true when what is shown has changed without a reload. */
import { changedWords } from './PrintNote.tsx';

/**
 * @param address where the page is published
 * @param changed the day of the last change of its content, yyyy-mm-dd, where it is known
 */
export function updatePrintNote(address: string, changed: string | undefined): void {
  const write = (part: string, words: string) => {
    const place = document.querySelector(`.print-${part}`);
    if (place && place.textContent !== words) place.textContent = words;
  };
  write('address', address);
  write('changed', changedWords(changed));
}
