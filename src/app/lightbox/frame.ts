import { isRightToLeft } from '../../core/i18n/language.ts';
import type { LightboxLocale } from './labels.ts';

/** Action of a control or a key; elements have it in `data-act`. */
export type LightboxAction =
  | 'previous'
  | 'next'
  | 'rotate'
  | 'zoom-in'
  | 'zoom-out'
  | 'reset'
  | 'download'
  | 'retry'
  | 'close';

/** glightbox parses the messages as HTML. */
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function button(act: LightboxAction, words: string, keys: string, drawing: string): string {
  const name = escapeHtml(words);
  return `<button type="button" class="lightbox-button lightbox-${act}" data-act="${act}" aria-label="${name}" title="${name}" aria-keyshortcuts="${keys}"><svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${drawing}"/></svg></button>`;
}

/** Template for glightbox, which requires the ids and the classes that begin with g. */
export function lightboxMarkup({ words, language }: LightboxLocale): string {
  const [back, on] = isRightToLeft(language) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  return `<div id="glightbox-body" class="glightbox-container lightbox" role="dialog" aria-modal="true" aria-label="${escapeHtml(words.name)}" tabindex="-1">
<div class="goverlay"></div>
<span class="gloader"></span>
<div class="lightbox-loader"></div>
<span class="gprev" hidden></span>
<span class="gnext" hidden></span>
<div id="glightbox-slider" class="lightbox-space"></div>
<div class="lightbox-bar">
<p class="lightbox-count" aria-hidden="true"></p>
${button('zoom-out', words.zoomOut, '-', 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 10.5h6')}
${button('zoom-in', words.zoomIn, 'Plus', 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20.5 20.5M7.5 10.5h6M10.5 7.5v6')}
${button('rotate', words.rotate, 'R', 'M3.5 10.5h10v10h-10zM8.5 4.5h6a5 5 0 0 1 5 5v4M16.5 11l3 3 3-3')}
${button('download', words.download, 'D', 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15')}
${button('close', words.close, 'Escape', 'M6 6l12 12M18 6 6 18')}
</div>
${button('previous', words.previous, back, 'M14.5 5.5 8 12l6.5 6.5')}
${button('next', words.next, on, 'M9.5 5.5 16 12l-6.5 6.5')}
<p class="lightbox-caption"></p>
<p class="lightbox-status visually-hidden" role="status"></p>
</div>`;
}

export const SLIDE =
  '<div class="gslide"><div class="ginner-container"><div class="gslide-media"></div></div></div>';

/** @throws if no element matches, which is a bug in the engine */
export function findElement(within: ParentNode, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The lightbox has no ${selector}.`);
  return element;
}

/** Uses aria-disabled, because a disabled button would lose the focus. */
export function setDisabled(dialog: HTMLElement, act: LightboxAction, disabled: boolean): void {
  findElement(dialog, `[data-act="${act}"]`).setAttribute('aria-disabled', String(disabled));
}

/** Calls the actions of the dialog's buttons until the signal aborts. */
export function watchButtons(
  dialog: HTMLElement,
  signal: AbortSignal,
  acts: Readonly<Record<string, () => void>>,
): void {
  const click = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    if (pressed?.dataset.act && pressed.getAttribute('aria-disabled') !== 'true')
      acts[pressed.dataset.act]?.();
  };
  dialog.addEventListener('click', click, { signal });
}
