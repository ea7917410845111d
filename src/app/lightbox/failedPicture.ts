import type { LightboxAction } from './frame.ts';
import type { LightboxLocale } from './labels.ts';

const RETRY: LightboxAction = 'retry';

/** @returns true if the note was added */
export function showFailure(
  slide: Element | null,
  img: HTMLImageElement,
  { failed, again: tryAgain }: LightboxLocale['words'],
): boolean {
  if (!slide || hasFailed(slide)) return false;
  slide.classList.add('lightbox-failed');
  const words = document.createElement('p');
  words.textContent = failed;
  const again = document.createElement('button');
  again.type = 'button';
  again.dataset.act = RETRY;
  again.textContent = tryAgain;
  const note = document.createElement('div');
  note.className = 'lightbox-note';
  note.append(words, again);
  img.after(note);
  return true;
}

export function hasFailed(slide: Element | undefined): boolean {
  return slide?.classList.contains('lightbox-failed') === true;
}

export function loadAgain(slide: Element | undefined, img: HTMLImageElement): void {
  slide?.classList.remove('lightbox-failed');
  slide?.querySelector('.lightbox-note')?.remove();
  // Setting `src`, even to the same value, starts a new request.
  const { src } = img;
  img.src = src;
}
