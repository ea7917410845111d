/** The hand of somebody who works in the editor's window: finds things by what they are and say, and counts what it does. */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** By what something is known: all that it says, or a part of it as a pattern. */
type Name = string | RegExp;

/** What a task is done with. Each click, key, choice and drop is an act; words that are typed into a field are none. */
export interface Hand {
  /** The same hand, looking only within an element. */
  within(role: Role, name: Name): Hand;
  click(role: Role, name: Name): Promise<void>;
  /** Opens what is folded behind words. */
  unfold(words: Name): Promise<void>;
  /** Goes into a field and writes there, in place of what it had. */
  write(field: Name, text: string): Promise<void>;
  /** Types where the focus is. @param field to which it comes by itself */
  type(text: string, field?: Name): Promise<void>;
  press(key: string): Promise<void>;
  /** Chooses from a list that drops down. */
  choose(field: Name, option: string): Promise<void>;
  /** Opens a file dialog and chooses there. @param paths from the person's folder */
  files(button: Name, paths: readonly string[]): Promise<void>;
  /** Pastes a table that was copied in a spreadsheet. @param html as the spreadsheet gives it */
  paste(html: string): Promise<void>;
  /** Waits until words are seen, which is no act. */
  sees(words: Name): Promise<void>;
  /** Waits until the form of a page is there. @param address of the page, as the form shows it */
  opens(address: string): Promise<void>;
  /** The telling moment of the task, of which the guide has a picture. */
  show(): Promise<void>;
}

/** How far something may be away by Tab. */
const FAR = 200;

/** Choosing in a file dialog: Ctrl-A or a click, and Enter. */
const FILE_DIALOG = 2;

export interface Person {
  /** What things are done with: by keyboard nothing is clicked. */
  by: 'mouse' | 'keyboard';
  /** The folder of the person's own files. */
  home: string;
  /** Told when a picture may be taken. */
  show: () => Promise<void>;
}

/** A hand at a page. @returns the hand, and how many acts it has done so far */
export function handAt(page: Page, { by, home, show }: Person): { hand: Hand; acts: () => number } {
  let acts = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    acts++;
  };

  /** Presses Tab, or Shift and Tab, until an element has the focus; of radio buttons the arrows lead to it. */
  const tabTo = async (element: Locator) => {
    let found = await element.elementHandle();
    for (let count = 0; count < FAR; count++) {
      const key = await found?.evaluate(keyTowards);
      if (key === undefined) return;
      // Drawn anew, it is another one; to look for it before each key would take longer than the key.
      if (key === GONE) found = await element.elementHandle();
      else await press(key);
    }
    const now = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`${element} is not reached by ${FAR} times Tab; the focus is on ${now}`);
  };

  const goTo = async (element: Locator) => {
    await element.waitFor();
    if ((await element.evaluate(keyTowards)) === undefined) return;
    if (by === 'keyboard') return tabTo(element);
    await element.click();
    acts++;
  };

  const activate = async (element: Locator) => {
    await element.waitFor();
    await until(() => element.isEnabled());
    if (by === 'mouse') {
      await element.click();
      acts++;
      return;
    }
    await tabTo(element);
    const type = await element.getAttribute('type');
    // The arrows that lead to a radio button choose it.
    if (type !== 'radio') await press(type === 'checkbox' ? 'Space' : 'Enter');
  };

  const handIn = (scope: Page | Locator): Hand => {
    const find = (role: Role, name: Name) =>
      scope.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
    const fieldOf = (name: Name) =>
      find('textbox', name).or(find('searchbox', name)).or(find('combobox', name));
    return {
      within: (role, name) => handIn(find(role, name)),
      click: (role, name) => activate(find(role, name)),
      unfold: (words) => activate(scope.locator('summary', { hasText: words })),
      write: async (name, text) => {
        const field = fieldOf(name);
        await goTo(field);
        // How a day is typed depends on the language of the browser.
        if ((await field.getAttribute('type')) === 'date') return field.fill(text);
        if ((await field.inputValue()) !== '') await press('Control+a');
        await page.keyboard.insertText(text);
      },
      type: async (text, field) => {
        if (field !== undefined) await until(() => fieldOf(field).evaluate(hasFocus));
        await page.keyboard.insertText(text);
      },
      press,
      choose: async (name, option) => {
        const field = find('combobox', name);
        await field.waitFor();
        if (by === 'mouse') {
          await field.selectOption({ label: option });
          acts++;
          return;
        }
        await tabTo(field);
        await page.keyboard.type(option);
        await until(() => field.evaluate(saysOption, option));
      },
      files: async (button, paths) => {
        const chooser = page.waitForEvent('filechooser');
        await activate(find('button', button));
        await (await chooser).setFiles(paths.map((path) => join(home, path)));
        acts += FILE_DIALOG;
      },
      paste: async (html) => {
        await page.evaluate(copy, html);
        await press('Control+v');
      },
      sees: (words) => scope.getByText(words).first().waitFor(),
      opens: (address) => page.getByRole('link', { name: address, exact: true }).waitFor(),
      show,
    };
  };
  return { hand: handIn(page), acts: () => acts };
}

/** In place of a key. */
const GONE = 'gone';

/** The key that leads from the focus towards an element; undefined where it has the focus. Runs in the page. */
function keyTowards(element: Node): string | undefined {
  if (!element.isConnected) return 'gone';
  const now = document.activeElement;
  if (element === now) return undefined;
  const isRadio = (one: Node | null): one is HTMLInputElement =>
    one instanceof HTMLInputElement && one.type === 'radio';
  const isBefore = now && (now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  if (isRadio(element) && isRadio(now) && element.name === now.name)
    return isBefore ? 'ArrowUp' : 'ArrowDown';
  return isBefore && now !== document.body ? 'Shift+Tab' : 'Tab';
}

/** Runs in the page. */
const hasFocus = (element: Element): boolean => element === document.activeElement;

/** Whether an option of a list is chosen. Runs in the page. */
function saysOption(list: Element, option: string): boolean {
  return list instanceof HTMLSelectElement && list.selectedOptions[0]?.label === option;
}

/** Copies a table, as a spreadsheet does. Runs in the page. */
function copy(html: string): Promise<void> {
  return navigator.clipboard.write([
    new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
  ]);
}

/** Looks until something is so. @throws (rejects) after a minute */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It was not so in time.');
    await new Promise((done) => setTimeout(done, 20));
  }
}
