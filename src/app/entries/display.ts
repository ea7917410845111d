/** Applies the saved text size and colours. Runs in the inline loader, before the first paint. */
import { DISPLAY_SETTINGS, type DisplaySetting } from '../shell/displaySettings.ts';
import { root } from './root.ts';

const SCHEMES = ['light', 'dark'];

const attribute = (name: string) => root.getAttribute(`data-${name}`) ?? '';

/** @param value of the attribute; "" follows the device */
export function show(name: DisplaySetting, value: string): void {
  if (value) root.setAttribute(`data-${name}`, value);
  else root.removeAttribute(`data-${name}`);
  // Canvas colour before the styles are loaded, and the colour of the browser UI.
  const theme = attribute('theme');
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme || SCHEMES.join(' '));
  for (const [at, meta] of document.querySelectorAll('meta[name=theme-color]').entries()) {
    const media = `(prefers-color-scheme: ${SCHEMES[at]})`;
    meta.setAttribute('media', theme ? (theme === SCHEMES[at] ? 'all' : 'not all') : media);
  }
}

function restoreSettings(): void {
  for (const name of DISPLAY_SETTINGS) {
    try {
      const value = localStorage.getItem(name) ?? '';
      // Setting an attribute, even to the same value, delays the first paint of a slow phone by 20 ms.
      if (value !== attribute(name)) show(name, value);
    } catch {
      // Storage is unavailable: the choice lasts until the visitor leaves the page.
    }
  }
}

/** Applies the saved choice and handles the controls of src/app/shell/Display.tsx. */
export function followDisplay(): void {
  // Reading the storage takes some milliseconds on a phone, so it runs while the styles load, but always
  // before the first paint.
  setTimeout(restoreSettings);
  requestAnimationFrame(restoreSettings);
  addEventListener('change', ({ target }) => {
    const name = target instanceof HTMLInputElement && DISPLAY_SETTINGS.find((one) => one === target.name);
    if (!name) return;
    const { value } = target;
    show(name, value);
    try {
      if (value) localStorage.setItem(name, value);
      else localStorage.removeItem(name);
    } catch {
      // Storage is unavailable.
    }
  });
  // Updates the controls when they open. The event does not bubble.
  addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      for (const input of target.querySelectorAll<HTMLInputElement>('.display-choice input'))
        input.checked = input.value === attribute(input.name);
    },
    true,
  );
  // The choice may have changed while this page was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && restoreSettings());
}
