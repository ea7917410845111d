/** Text size, colours and the closed announcement of the visitor. Runs in the inline loader and in the app. */

/** Each is a `data-` attribute of the root element, and is saved in the browser under its name. */
export const DISPLAY_SETTINGS = ['text-size', 'theme'] as const;

export type DisplaySetting = (typeof DISPLAY_SETTINGS)[number];

const SAVED_ATTRIBUTES = [...DISPLAY_SETTINGS, 'closed'] as const;

type SavedAttribute = (typeof SAVED_ATTRIBUTES)[number];

/** Called later than its module is loaded: the build imports it, too. */
const root = () => document.documentElement;

const savedAttribute = (name: SavedAttribute): string => root().getAttribute(`data-${name}`) ?? '';

/** Returns the values of the attributes; "" follows the device. */
export const displaySettings = (): Readonly<Record<DisplaySetting, string>> => ({
  'text-size': savedAttribute('text-size'),
  theme: savedAttribute('theme'),
});

/** @param value of the attribute; "" follows the device */
export function applyAttribute(name: SavedAttribute, value: string): void {
  if (value) root().setAttribute(`data-${name}`, value);
  else root().removeAttribute(`data-${name}`);
}

/** Applies the saved settings. */
export function restoreDisplay(): void {
  for (const name of SAVED_ATTRIBUTES) {
    try {
      const value = localStorage.getItem(name) ?? '';
      // Setting an attribute, even to the same value, delays the first paint of a slow phone by 20 ms.
      if (value !== savedAttribute(name)) applyAttribute(name, value);
    } catch {
      // Storage is unavailable: the choice lasts until the visitor leaves the page.
    }
  }
}

/** Applies a setting and saves it. */
export function saveAttribute(name: SavedAttribute, value: string): void {
  applyAttribute(name, value);
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // Storage is unavailable.
  }
}

/** Gives the browser UI the colour of the chosen theme. The first element is for light schemes, the second for dark. */
export function updateThemeColour(): void {
  const theme = savedAttribute('theme');
  for (const [index, meta] of document
    .querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    .entries()) {
    const scheme = index === 0 ? 'light' : 'dark';
    meta.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  }
}
