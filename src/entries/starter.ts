/**
 * The few bytes in every page that bring the app at the visitor's first sign of intent, or at once where a part of the
 * page moves by itself. Inlined by the build, its hash stands in the content security policy.
 */
import { FRUGAL_SIZE, savesData } from '../blocks/frugal.ts';

const root = document.documentElement;
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
let started = false;

/** In milliseconds. */
const REST = 2000;

const start = () => {
  if (started) return;
  started = true;
  const app: Promise<{ start(): Promise<void> }> = import(/* @vite-ignore */ root.dataset.app ?? '');
  for (const file of (root.dataset.files ?? '').split(' ')) {
    // Only warms the cache: the app asks for the same file and reports what goes wrong.
    if (file) fetch(file).catch(() => undefined);
  }
  app
    .then((module) => module.start())
    .catch(() => {
      // The page works without the app; the next sign of intent tries again.
      started = false;
    });
};

root.classList.add('js');
for (const sign of signs) addEventListener(sign, start, { passive: true });
// Not before the visitor has seen the page: what moves by itself stands still for the first seconds anyway.
if (root.dataset.start === 'now') addEventListener('load', () => setTimeout(start, REST));

// On paper it matters of when a page is, with or without the app.
addEventListener('beforeprint', () => {
  const place = document.querySelector('.print-day');
  if (place) {
    place.textContent = `Printed on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}`;
  }
});
if (savesData()) {
  // While the page is being read, before a lazy picture is chosen; an eager one is on its way already.
  const watch = new MutationObserver(() => {
    for (const image of document.querySelectorAll('picture > [loading=lazy]'))
      for (const source of image.parentElement?.querySelectorAll('[sizes]') ?? [])
        source.setAttribute('sizes', FRUGAL_SIZE);
  });
  watch.observe(root, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => watch.disconnect());
}
