/** A user's actions in the editor's window, and the visible unsaved text. */

import type { Page } from 'playwright-core';
import { en } from '../../src/editor/client/messages/messages.ts';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { until } from './visit.ts';

type Choose = (count: number) => number;

/** Waits until the window is ready. A window that was reloaded after the server stopped never is. */
export const waitForWindow = (tab: Page) =>
  until(tab, () => document.querySelector('.window-panes') !== null, undefined);

/** Returns true if the window waits for the server. */
export async function isWaitingForServer(tab: Page): Promise<boolean> {
  const seen = await until(
    tab,
    () => ({ isOpen: document.querySelector('.window-panes') !== null }),
    undefined,
  );
  return !seen.isOpen;
}

/** Opens a page by its address. */
export const openPage = (tab: Page, path: string): Promise<void> =>
  follow(tab, `#/page/${path.split('/').map(encodeURIComponent).join('/')}`);

async function follow(tab: Page, hash: string): Promise<void> {
  await tab.evaluate(async (next) => {
    const hash = location.hash;
    const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.hash = next;
    if (location.hash === hash) return;
    await changed;
    // The previous page is rendered in earlier tasks.
    await new Promise((done) => setTimeout(done, 50));
  }, hash);
  await waitForForm(tab);
}

/** Waits until the database of the browser has stored everything. */
export const waitForStorage = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('site-from-data');
        opening.onsuccess = () => {
          const { result } = opening;
          // It comes after all pending writes.
          const reading = result.transaction('unsaved').objectStore('unsaved').count();
          reading.onsuccess = () => {
            result.close();
            done();
          };
        };
      }),
  );

/** Waits for a form, or for the message instead of it. */
const waitForForm = (tab: Page) =>
  until(
    tab,
    () =>
      document.querySelector(
        '.window-fields, .window-gone, .window-scroll > [role=alert], .window-scroll > p:not([role])',
      ) !== null,
    undefined,
  );

/** Takes the page over from the other window. */
export async function resumeSession(tab: Page): Promise<void> {
  const isElsewhere = () => tab.evaluate(() => document.querySelector('.window-elsewhere button') !== null);
  if (!(await isElsewhere())) return;
  await tab.evaluate(() => document.querySelector<HTMLElement>('.window-elsewhere button')?.click());
  await until(tab, () => document.querySelector('.window-elsewhere') === null, undefined);
}

/** Shows another form of the page. */
export const choosePart = (tab: Page, choose: Choose) =>
  tab.evaluate((at) => {
    const parts = document.querySelectorAll<HTMLElement>('.window-parts button');
    parts[Math.floor(at * parts.length)]?.click();
  }, choose(100) / 100);

/** Types a word at the end of a field. @returns false if no field accepted it */
export async function typeWord(tab: Page, word: string, choose: Choose): Promise<boolean> {
  const isFocused = await tab.evaluate((at) => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('.window-fields textarea')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }),
    );
    const field = fields[Math.floor(at * fields.length)];
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    return field !== undefined && document.activeElement === field;
  }, choose(1000) / 1000);
  if (!isFocused) return false;
  await tab.keyboard.type(` ${word}`);
  return tab.evaluate((typed) => {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement && field.value.includes(typed);
  }, word);
}

/** Presses "Save" if it is enabled. */
export const pressSave = (tab: Page) =>
  tab.evaluate(() =>
    document.querySelector<HTMLElement>('.window-bar .window-main:not([aria-disabled])')?.click(),
  );

/** Waits until no save is pending. */
export const waitForSave = (tab: Page) =>
  until(
    tab,
    (saving) => document.querySelector('.window-state')?.textContent !== saving,
    en.window.save.saving,
  );

/** Resolves every conflict in favour of this user. @returns false if there was none */
export async function keepOwnVersions(tab: Page): Promise<boolean> {
  const isConflict = await tab.evaluate(() => {
    const fields = document.querySelectorAll('.window-conflict fieldset');
    for (const field of fields) field.querySelector<HTMLElement>('input[type=radio]')?.click();
    return fields.length > 0;
  });
  if (!isConflict) return false;
  await until(
    tab,
    () => document.querySelector<HTMLButtonElement>('.window-conflict > .window-main')?.disabled !== true,
    undefined,
  );
  await tab.evaluate(() => document.querySelector<HTMLElement>('.window-conflict > .window-main')?.click());
  await waitForSave(tab);
  return true;
}

/** Discards the unsaved changes of the page. @returns the words in its forms */
export async function discard(tab: Page): Promise<string[]> {
  const seen = (await wordsOfParts(tab)).flat();
  await tab.evaluate(() => document.querySelector<HTMLElement>('.window-bar > .window-quiet')?.click());
  await tab.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    document.querySelector<HTMLElement>('.window-ask button')?.click();
  });
  return seen;
}

/** The typed words that are visible in the window, including folded items. */
async function wordsSeen(tab: Page): Promise<string[]> {
  await tab.evaluate(async () => {
    for (const fold of document.querySelectorAll<HTMLElement>('.window-fields [aria-expanded=false]')) {
      if (!fold.matches('[aria-haspopup]')) fold.click();
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
  return tab.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('.window textarea')].map(
      ({ value }) => value,
    );
    const conflict = document.querySelector('.window-conflict')?.textContent ?? '';
    return [...fields, conflict].join(' ').match(/\bw\d+/g) ?? [];
  });
}

/** The words in each of the forms of the page. */
async function wordsOfParts(tab: Page): Promise<string[][]> {
  const parts = Math.max(
    1,
    await tab.evaluate(() => document.querySelectorAll('.window-parts button').length),
  );
  const seen: string[][] = [];
  for (let part = 0; part < parts; part++) {
    await choosePart(tab, () => ((part + 0.5) / parts) * 100);
    seen.push(await wordsSeen(tab));
  }
  return seen;
}

/** The words that a user found in the window. */
export interface SeenWords {
  words: Set<string>;
  /** The checked locations with their words. */
  places: string[];
}

/** Opens every page with unsaved changes that the window lists. */
export async function collectSeenWords(tab: Page): Promise<SeenWords> {
  const words = new Set<string>();
  const places: string[] = [];
  const look = async () => {
    await resumeSession(tab);
    for (const [part, seen] of (await wordsOfParts(tab)).entries()) {
      for (const word of seen) words.add(word);
      const state = await tab.evaluate(() => {
        const messages = document.querySelectorAll(
          '.window-banners, .window-gone h3, .window-scroll > p, .window-state',
        );
        return [...messages].map((one) => one.textContent).join(' | ');
      });
      places.push(`${decodeURI(new URL(tab.url()).hash)} ${part}: ${seen.join(' ')} (${state})`);
    }
  };
  await openPage(tab, SETTINGS_PATH);
  await look();
  await tab.evaluate(() =>
    document.querySelectorAll<HTMLElement>('.window-find .window-choice button')[1]?.click(),
  );
  const isMarked = await tab
    .locator('.window-find .window-row:has(.window-mark-unsaved)')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('href') ?? ''));
  for (const address of isMarked) {
    await follow(tab, address);
    await look();
  }
  return { words, places };
}

/** The unsaved changes in the two stores of the browser. */
export const keptIn = (tab: Page): Promise<string> =>
  tab.evaluate(
    () =>
      new Promise<string>((done) => {
        const names = Object.keys(localStorage).filter((name) => name.includes('/unsaved/'));
        const storageEntries = names.map((name) => `${name}: ${localStorage.getItem(name)}`);
        const opening = indexedDB.open('site-from-data');
        opening.onsuccess = () => {
          const { result } = opening;
          const store = result.transaction('unsaved').objectStore('unsaved');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            const lasting = keys.result.map(
              (key, index) => `${key}: ${JSON.stringify(values.result[index])}`,
            );
            result.close();
            done(['In localStorage:', ...storageEntries, 'In the database:', ...lasting].join('\n'));
          };
        };
      }),
  );
