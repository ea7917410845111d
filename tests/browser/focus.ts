/** The focused element, and its visibility to keyboard users. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Focus {
  /** For example "a Contact Us". */
  name: string;
  /** True if nothing has the focus. */
  lost: boolean;
  /** Reasons why it is not visible; empty if it is. */
  hidden: string[];
  /** The number that a test has given the element, `data-order`. */
  order?: string;
}

/**
 * Describes the focused element. It is visible (WCAG 2.2, 2.4.7 and 2.4.11) if it has an outline of 2 px or more, ancestors
 * clip no more than two sides of it, it is within the window and not behind the sticky header, and no other element covers
 * it.
 */
export const readFocus = (page: Page): Promise<Focus> => page.evaluate(describeFocus);

/** Runs in the page. */
function describeFocus(): Focus {
  const active = document.activeElement;
  if (!active || active === document.body || active === document.documentElement)
    return { name: '', lost: true, hidden: ['nothing has the focus'] };
  const label = active.getAttribute('aria-label') ?? active.textContent ?? '';
  const words = label.replace(/\s+/g, ' ').trim().slice(0, 60);
  const name = `${active.tagName.toLowerCase()} ${words || active.id || active.getAttribute('name')}`;
  const hidden: string[] = [];

  // A card or a result shows the focus of its link.
  const lined = [active, ...ancestors(active).slice(0, 5)].find((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'transparent';
  });
  if (!lined) hidden.push('it has no outline');
  else {
    const { outlineOffset, outlineWidth } = getComputedStyle(lined);
    const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) / 2;
    const box = boxOf(lined);
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const cut = ancestors(lined)
      .filter((element) => getComputedStyle(element).overflow !== 'visible')
      .filter((element) => element !== document.documentElement && element !== document.body)
      .map((element) => element.getBoundingClientRect());
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const sides = [
      [box.left - out, y],
      [box.right + out, y],
      [x, box.top - out],
      [x, box.bottom + out],
    ].filter(([atX = 0, atY = 0]) =>
      [window, ...cut].every(
        ({ left, top, right, bottom }) => atX >= left && atX <= right && atY >= top && atY <= bottom,
      ),
    );
    if (sides.length < 2) hidden.push(`only ${sides.length} sides of its outline are seen`);
  }

  const { left, top, right, bottom } = boxOf(active);
  const header = document.querySelector('.header-main');
  const inHeader = active.closest('.header') !== null || getComputedStyle(active).position === 'absolute';
  const modal = active.closest('dialog, [role=dialog], .skip-link');
  const roof = header && !inHeader && !modal ? header.getBoundingClientRect().bottom : 0;
  const place = `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;
  // A browser scrolls to the edited line of a field, not to all of it.
  const fits = bottom - top <= innerHeight - roof && active.tagName !== 'TEXTAREA';
  if (right - left < 1 || bottom - top < 1) hidden.push('it has no size');
  else if (right <= 0 || left >= innerWidth || bottom <= roof || top >= innerHeight)
    hidden.push(`it is out of sight: ${place}`);
  else if (fits && (top < roof - 1 || bottom > innerHeight + 1))
    hidden.push(`part of it is out of sight: ${place}, header ${Math.round(roof)}`);
  else {
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, roof) + Math.min(bottom, innerHeight)) / 2;
    const above = document.elementFromPoint(x, y);
    // The text of a card is below the surface of its link, a slide is in its frame.
    if (above && !active.contains(above) && !above.contains(active))
      hidden.push(`${above.tagName.toLowerCase()}.${above.className} lies on it`);
  }
  return { name, lost: false, hidden, order: active.getAttribute('data-order') ?? undefined };

  function ancestors(element: Element): Element[] {
    return element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
  }
  /** The position of a wrapped link is its first line. */
  function boxOf(element: Element) {
    return element.getClientRects()[0] ?? element.getBoundingClientRect();
  }
}

/** Numbers all elements that Tab should reach, in document order. Runs in the page. */
function numberTabStops(): { count: number; outlined: string[] } {
  const all = 'a[href], button, input, textarea, select, summary, iframe, [tabindex="0"]';
  const stops = [...document.querySelectorAll<HTMLElement>(all)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      element.getAttribute('tabindex') !== '-1',
  );
  for (const [at, element] of stops.entries()) element.dataset.order = String(at);
  const outlined = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).outlineStyle !== 'none' && element !== document.activeElement,
  );
  return { count: stops.length, outlined: outlined.map(({ outerHTML }) => outerHTML.slice(0, 100)) };
}

/**
 * Presses Tab from the first element of a page to the last, without a round trip for each key.
 *
 * @param page with nothing focused
 * @returns elements that are not reached in document order, that have an outline without the focus, or whose focus is not
 *   visible
 */
export async function findTabProblems(page: Page): Promise<string[]> {
  const { count, outlined } = await page.evaluate(numberTabStops);
  await page.evaluate(`
    window.tabSteps = [];
    addEventListener('keyup', () => tabSteps.push((${describeFocus})()), true);
  `);
  const session = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const sent: Promise<unknown>[] = [];
  // One more than the number of elements: the focus then leaves the page.
  for (let step = 0; step <= count; step++)
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      sent.push(session.send('Input.dispatchKeyEvent', { type, ...key }));
  await Promise.all(sent);
  await session.detach();
  const steps = await page.evaluate((): Focus[] => Reflect.get(window, 'tabSteps'));
  const last = steps.pop();
  return [
    ...(steps.length === count ? [] : [`${steps.length} of ${count} keys arrived`]),
    ...outlined.map((html) => `has an outline without the focus: ${html}`),
    ...steps.flatMap(({ name, order, hidden }, step) => [
      ...(order === String(step) ? [] : [`Tab ${step + 1} leads to ${name || 'nothing'}`]),
      ...hidden.map((reason) => `${name}: ${reason}`),
    ]),
    // A window without an address bar may give the focus back to the first element.
    ...(last?.lost || last?.order === '0' ? [] : [`Tab after the last element leads to ${last?.name}`]),
  ];
}

/** Asserts that the focus is visible. @param what text in the name of the element */
export async function expectFocus(page: Page, what: string | RegExp): Promise<void> {
  await expect.poll(async () => (await readFocus(page)).name).toMatch(what);
  // The page may still be scrolling.
  await expect.poll(() => readFocus(page)).toMatchObject({ lost: false, hidden: [] });
}

/** Presses a key and asserts the focused element. */
export async function press(page: Page, key: string, what: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(page, what);
}

/** Presses Tab (or another key) until an element with this text has the focus. @throws after `most` presses */
export async function tabTo(page: Page, what: RegExp, key = 'Tab', most = 200): Promise<void> {
  for (let count = 0; count < most; count++) {
    await page.keyboard.press(key);
    if (what.test((await readFocus(page)).name)) return expectFocus(page, what);
  }
  throw new Error(`${most} times ${key} do not lead to ${what}.`);
}
