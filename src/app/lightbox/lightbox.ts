/** glightbox manages the images, their order and loading. All other features are ours. */

import { format } from '../../core/i18n/format.ts';
import { directionOf, isRightToLeft } from '../../core/i18n/language.ts';
import type { Picture } from '../../core/model.ts';
import { fileHref } from '../../core/route/path.ts';
import { addBackEntry, afterLeaving } from './backEntry.ts';
import { hasFailed, loadAgain, showFailure } from './failedPicture.ts';
import { findElement, type LightboxAction, watchButtons } from './frame.ts';
import { watchGestures } from './gestures.ts';
import { openGlightbox } from './glightbox.ts';
import { watchKeyboard } from './keyboard.ts';
import { fileName, type LightboxLocale, localizedLabel, pictureLabel } from './labels.ts';
import { lockPage, lockScroll } from './lockPage.ts';
import { createStage } from './stage.ts';
import '../styles/lightbox.css';

let open = false;

/**
 * @param opener element that gets the focus after closing
 * @param base base path
 */
export function openLightbox(
  pictures: readonly Picture[],
  index: number,
  opener: HTMLElement,
  locale: LightboxLocale,
  base: string,
): void {
  afterLeaving(() => {
    if (!open && pictures.length > 0) createLightbox(pictures, index, opener, locale, base);
  });
}

function createLightbox(
  pictures: readonly Picture[],
  index: number,
  opener: HTMLElement,
  locale: LightboxLocale,
  base: string,
) {
  const { language, scripts, words } = locale;
  open = true;
  const unlockScroll = lockScroll();
  const box = openGlightbox(pictures, index, locale, base);
  const dialog = findElement(document, '#glightbox-body');
  // The dialog is outside of the app root and uses the language of the shell.
  dialog.lang = language;
  dialog.dir = directionOf(language) ?? '';
  const ahead = isRightToLeft(language) ? -1 : 1;
  const space = findElement(dialog, '#glightbox-slider');
  const status = findElement(dialog, '.lightbox-status');
  const caption = findElement(dialog, '.lightbox-caption');
  const count = findElement(dialog, '.lightbox-count');
  const slides = [...space.querySelectorAll<HTMLElement>('.gslide')];
  const unlockPage = lockPage(dialog);
  dialog.classList.toggle('lightbox-single', pictures.length === 1);
  const stage = createStage(dialog, space);
  let shownIndex = -1;

  const update = () => {
    const now = box.getActiveSlideIndex() ?? 0;
    const { caption: text, src } = pictures[now] ?? { src: '' };
    if (now !== shownIndex) {
      shownIndex = now;
      stage.show(slides[now]);
      for (const [at, slide] of slides.entries()) {
        // Images that load late make glightbox mark two slides as current.
        slide.classList.toggle('lightbox-shown', at === now);
        slide.toggleAttribute('inert', at !== now);
      }
      caption.replaceChildren(...localizedLabel(text ?? '', scripts));
      caption.hidden = text === undefined;
      count.textContent = `${now + 1} / ${pictures.length}`;
      status.replaceChildren(...localizedLabel(pictureLabel(words, now, pictures.length, text), scripts));
    }
    const img = stage.image();
    if (img) img.alt = text ?? fileName(src);
    dialog.classList.toggle('lightbox-loading', img?.complete === false);
    stage.draw();
  };
  const step = (by: number) => {
    if (pictures.length < 2) return;
    if (by < 0) box.prevSlide();
    else box.nextSlide();
    update();
  };
  const loaded = ({ target, type }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (type === 'error') {
      const slide = target.closest('.gslide');
      const isNew = showFailure(slide, target, words);
      if (isNew && slide === slides[shownIndex]) status.textContent = words.failed;
    }
    update();
  };
  const retry = () => {
    const img = stage.image();
    if (!img) return;
    dialog.focus();
    loadAgain(slides[shownIndex], img);
    update();
  };
  const download = () => {
    const src = pictures[shownIndex]?.src;
    if (src === undefined || hasFailed(slides[shownIndex])) return;
    status.textContent = format(words.saving, { file: fileName(src) });
    downloadFile(base + fileHref(src), fileName(src));
  };

  const stop = new AbortController();
  const { signal } = stop;
  const close = () => {
    if (!open) return;
    open = false;
    stop.abort();
    unlockPage();
    box.destroy();
    unlockScroll();
    if (opener.isConnected) opener.focus({ preventScroll: true });
    leaveEntry();
  };
  const actions: Readonly<Record<LightboxAction, () => void>> = {
    previous: () => step(-1),
    next: () => step(1),
    rotate: stage.turn,
    'zoom-in': () => stage.zoom(1),
    'zoom-out': () => stage.zoom(-1),
    reset: stage.reset,
    download,
    retry,
    close,
  };
  watchButtons(dialog, signal, actions);
  watchGestures(dialog, space, signal, { ...stage, step: (by) => step(by * ahead), close });
  watchKeyboard(dialog, signal, {
    isZoomed: () => stage.view().zoom > 1,
    pan: (by) => stage.look({ ...stage.view(), x: stage.view().x + by.x, y: stage.view().y + by.y }),
    // Previous and next have no keys other than the arrows.
    act: (act) => (act === 'next' ? step(ahead) : act === 'previous' ? step(-ahead) : actions[act]()),
  });
  addEventListener('resize', () => stage.look(stage.view()), { signal });
  // Neither event bubbles.
  space.addEventListener('load', loaded, { signal, capture: true });
  space.addEventListener('error', loaded, { signal, capture: true });
  const leaveEntry = addBackEntry(close);
  dialog.focus({ preventScroll: true });
  update();
}

/** Lifetime of the object URL: Safari prompts the visitor and reads the bytes afterwards. */
const OBJECT_URL_LIFETIME_MS = 40_000;

/** Saves a file under a name. On failure the link is opened, which shows the file or the error. */
export async function downloadFile(href: string, name: string): Promise<void> {
  let file: Blob;
  try {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    file = await response.blob();
  } catch {
    const tab = window.open(href, '_blank');
    if (tab) tab.opener = null;
    // Browsers may block a new tab that is not opened during the click.
    else location.assign(href);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), OBJECT_URL_LIFETIME_MS);
}
