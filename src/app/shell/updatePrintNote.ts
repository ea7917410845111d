import type { Locale } from '../../core/i18n/locale.ts';
import { changedWords } from './PrintNote.tsx';

/** @param changed date of the last content change, yyyy-mm-dd, if known */
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
