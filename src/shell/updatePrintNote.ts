/** Keeps the note on a printed page true when the page has changed without a reload. */
import { readableAddress } from './PrintNote.tsx';

/**
 * @param path canonical path of the page that is shown; undefined where there is none
 * @param origin the address under which the site is published
 */
export function updatePrintNote(path: string | undefined, origin = location.origin) {
  const note = document.querySelector<HTMLElement>('.print-note');
  if (!note || note.dataset.path === path) return;
  note.dataset.path = path ?? '*';
  const address = note.querySelector('.print-address');
  if (address) address.textContent = path === undefined ? location.href : readableAddress(origin, path);
  // When the content of another page has last changed only the build knows.
  note.querySelector('.print-changed')?.remove();
}
