/** A user in the editor's window: finds elements by role and name, and counts the actions. */
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

type Role = Parameters<Page['getByRole']>[0];

/** The full name of an element, or a pattern for a part of it. */
type Name = string | RegExp;

/** The actions of a task. Each click, key, choice and drop is an action; typing text into a field is not. */
export interface User {
  /** The same hand, limited to an element. */
  within(role: Role, name: Name): User;
  click(role: Role, name: Name): Promise<void>;
  /** Opens a collapsed section. */
  unfold(words: Name): Promise<void>;
  /** Focuses a field and replaces its text. */
  write(field: Name, text: string): Promise<void>;
  /** Types into the focused field. @param field gets the focus automatically */
  type(text: string, field?: Name): Promise<void>;
  press(key: string): Promise<void>;
  /** Chooses from a select element. */
  choose(field: Name, option: string): Promise<void>;
  /** Opens a file dialog and chooses files. @param paths from the user's folder */
  files(button: Name, paths: readonly string[]): Promise<void>;
  /** Pastes a table that was copied in a spreadsheet. @param html as the spreadsheet copies it */
  paste(html: string): Promise<void>;
  /** Waits for a text, which is not an action. */
  sees(words: Name): Promise<void>;
  /** Waits for the form of a page. @param address of the page, as the form shows it */
  opens(address: string): Promise<void>;
  /** The moment for the guide's picture of the task. */
  show(): Promise<void>;
}

/** The maximum number of Tab presses to an element. */
const MAX_TAB_PRESSES = 200;

/** The actions to choose in a file dialog: Ctrl-A or a click, and Enter. */
const FILE_DIALOG_ACTIONS = 2;

export interface UserOptions {
  /** The input device: by keyboard nothing is clicked. */
  by: 'mouse' | 'keyboard';
  /** The folder of the user's files. */
  home: string;
  /** Called when a picture may be taken. */
  show: () => Promise<void>;
}

/** Creates a hand for a page. @returns the hand, and the number of its actions so far */
export function createUser(
  page: Page,
  { by, home, show }: UserOptions,
): { user: User; actionCount: () => number } {
  let actionCount = 0;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    actionCount++;
  };

  /** Presses Tab, or Shift and Tab, until an element has the focus; the arrow keys reach radio buttons. */
  const tabTo = async (element: Locator) => {
    let handle = await element.elementHandle();
    for (let count = 0; count < MAX_TAB_PRESSES; count++) {
      const key = await handle?.evaluate(keyTowards);
      if (key === undefined) return;
      // A rerender replaces it; a look-up before each key would take longer than the key.
      if (key === REMOVED) handle = await element.elementHandle();
      else await press(key);
    }
    const now = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    throw new Error(`${element} is not reached by ${MAX_TAB_PRESSES} times Tab; the focus is on ${now}`);
  };

  const goTo = async (element: Locator) => {
    await element.waitFor();
    if ((await element.evaluate(keyTowards)) === undefined) return;
    if (by === 'keyboard') return tabTo(element);
    await element.click();
    actionCount++;
  };

  const activate = async (element: Locator) => {
    await element.waitFor();
    await until(() => element.isEnabled());
    if (by === 'mouse') {
      await element.click();
      actionCount++;
      return;
    }
    await tabTo(element);
    const type = await element.getAttribute('type');
    // The arrow keys that reach a radio button choose it.
    if (type !== 'radio') await press(type === 'checkbox' ? 'Space' : 'Enter');
  };

  const userWithin = (scope: Page | Locator): User => {
    const find = (role: Role, name: Name) =>
      scope.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
    const fieldOf = (name: Name) =>
      find('textbox', name).or(find('searchbox', name)).or(find('combobox', name));
    return {
      within: (role, name) => userWithin(find(role, name)),
      click: (role, name) => activate(find(role, name)),
      unfold: (words) => activate(scope.locator('summary', { hasText: words })),
      write: async (name, text) => {
        const field = fieldOf(name);
        await goTo(field);
        // The typed format of a day depends on the language of the browser.
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
          actionCount++;
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
        actionCount += FILE_DIALOG_ACTIONS;
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
  return { user: userWithin(page), actionCount: () => actionCount };
}

/** Instead of a key. */
const REMOVED = 'gone';

/** The key that moves the focus towards an element; undefined if it has the focus. Runs in the page. */
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

/** Returns true if an option of a select element is selected. Runs in the page. */
function saysOption(list: Element, option: string): boolean {
  return list instanceof HTMLSelectElement && list.selectedOptions[0]?.label === option;
}

/** Copies a table, like a spreadsheet. Runs in the page. */
function copy(html: string): Promise<void> {
  return navigator.clipboard.write([
    new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) }),
  ]);
}

/** Polls until a condition is met. @throws (rejects) after a minute */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It was not so in time.');
    await new Promise((done) => setTimeout(done, 20));
  }
}
