/**
 * The few bytes in every page that bring the app at the visitor's first sign of intent, or at once where a part of the
 * page moves by itself. Inlined by the build, its hash stands in the content security policy.
 */
const root = document.documentElement;
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
let started = false;

const start = () => {
  if (started) return;
  started = true;
  const app: Promise<{ start(): Promise<void> }> = import(/* @vite-ignore */ root.dataset.app ?? '');
  for (const name of (root.dataset.files ?? '').split(' ')) {
    // Only warms the cache: the app asks for the same file and reports what goes wrong.
    if (name) fetch(`/data/${name}.json`).catch(() => undefined);
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
if (root.dataset.start === 'now') addEventListener('load', start);

// On paper it matters of when a page is, with or without the app.
addEventListener('beforeprint', () => {
  const place = document.querySelector('.print-day');
  if (place) {
    place.textContent = `Printed on ${new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}`;
  }
});

export {};
