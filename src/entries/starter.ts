/**
 * The few bytes in every page that bring the app at the visitor's first sign of intent, or soon where a part of the
 * page moves by itself. Inlined by the build, its hash stands in the content security policy.
 */
import { FRUGAL_SIZE, savesData } from '../blocks/frugal.ts';

const root = document.documentElement;
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
let started = false;

/** How long a part that moves by itself stands still at first, in milliseconds. */
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
const when = root.dataset.start;
if (when === 'soon') addEventListener('load', () => setTimeout(start, REST));
else if (when === 'now' || (when === 'query' && location.search)) addEventListener('load', start);

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
