/** Text size and colours as the visitor has chosen them. Runs within the inline loader, before anything is painted. */
import { DISPLAY_SETTINGS, type DisplaySetting } from '../shell/displaySettings.ts';
import { root } from './root.ts';

const SCHEMES = ['light', 'dark'];

const attribute = (name: string) => root.getAttribute(`data-${name}`) ?? '';

/** @param value of the attribute; "" is as the device has it */
export function show(name: DisplaySetting, value: string): void {
  if (value) root.setAttribute(`data-${name}`, value);
  else root.removeAttribute(`data-${name}`);
  // What the browser paints before the styles come, and its own frame.
  const theme = attribute('theme');
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme || SCHEMES.join(' '));
  for (const [at, meta] of document.querySelectorAll('meta[name=theme-color]').entries()) {
    const media = `(prefers-color-scheme: ${SCHEMES[at]})`;
    meta.setAttribute('media', theme ? (theme === SCHEMES[at] ? 'all' : 'not all') : media);
  }
}

function recall(): void {
  for (const name of DISPLAY_SETTINGS) {
    try {
      const value = localStorage.getItem(name) ?? '';
      // To set anything, even to what it is, costs the first view of a slow phone 20 ms.
      if (value !== attribute(name)) show(name, value);
    } catch {
      // Storage is refused: the choice holds until the page is left.
    }
  }
}

/** Shows what was chosen on an earlier page, and answers src/app/shell/Display.tsx from now on. */
export function followDisplay(): void {
  // To ask the storage takes a phone some milliseconds: in a task of its own, while the page waits for its styles, but in any
  // case before the first paint.
  setTimeout(recall);
  requestAnimationFrame(recall);
  addEventListener('change', ({ target }) => {
    const name = target instanceof HTMLInputElement && DISPLAY_SETTINGS.find((one) => one === target.name);
    if (!name) return;
    const { value } = target;
    show(name, value);
    try {
      if (value) localStorage.setItem(name, value);
      else localStorage.removeItem(name);
    } catch {
      // As above.
    }
  });
  // It says what holds at the time that it is opened, whoever has drawn it. The event does not bubble.
  addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      for (const input of target.querySelectorAll<HTMLInputElement>('.display-choice input'))
        input.checked = input.value === attribute(input.name);
    },
    true,
  );
  // A page that was kept while another was chosen on.
  addEventListener('pageshow', ({ persisted }) => persisted && recall());
}
