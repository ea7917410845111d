/** Keeps the note on a printed page true when what is shown has changed without a reload. */
import type { Locale } from '../../core/i18n/locale.ts';
import { changedWords } from './PrintNote.tsx';

/**
 * @param address where the page is published
 * @param changed the day of the last change of its content, yyyy-mm-dd, where it is known
 * @param locale of what is shown
 */
export function updatePrintNote(
  address: string,
  changed: string | undefined,
  { language, messages }: Locale,
): void {
  const write = (part: string, words: string) => {
    const element = document.querySelector(`.print-${part}`);
    if (element && element.textContent !== words) element.textContent = words;
  };
  document.querySelector('.print-note')?.setAttribute('lang', language);
  document.querySelector('.print-day')?.setAttribute('data-words', messages.paper.printed);
  write('address', address);
  write('changed', changedWords(changed, messages));
}
