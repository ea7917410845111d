/** Every control does the same before and after the app has loaded. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { sample, thorough } from '../thorough.ts';
import { PAGES } from './layouts.ts';
import { delayRequest, openBrowser, visits, waitForApp, waitForPaint } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const { alone, on } = visits(browser, college);

/** Everything clickable except plain links. */
const CONTROLS =
  'button, summary, label:has(input[type=radio]), a.picture-link, a.video-start, a.search-link, a.tab';

interface Control {
  /** Its element, its classes and its block. */
  kind: string;
  /** True in the content of the page, false in the header or footer, which differ from view to view. */
  inBlock: boolean;
  /** The number of its kind before it. The app may add controls of other kinds. */
  index: number;
}

/** Runs in the page. */
function kindOf(control: Element): string {
  const block = control.closest('.block, .header, .footer')?.className.split(' ')[1] ?? '';
  return `${control.tagName.toLowerCase()}.${control.className} ${block}`.trim();
}

/** The visible controls of a page, one of each kind; the second one of tabs. */
const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(
    ([selector, kindCode]) => {
      const kindOf = new Function(`return ${kindCode}`)() as (control: Element) => string;
      const counts = new Map<string, number>();
      const kinds = new Map<string, { inBlock: boolean; index: number }>();
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        const kind = kindOf(control);
        const index = counts.get(kind) ?? 0;
        counts.set(kind, index + 1);
        const { width, height } = control.getBoundingClientRect();
        const isSeen = width > 0 && height > 0 && control.checkVisibility({ visibilityProperty: true });
        if (isSeen && (!kinds.has(kind) || control.matches('.tab:nth-child(2)')))
          kinds.set(kind, { inBlock: control.closest('.block') !== null, index });
      }
      return [...kinds].map(([kind, where]) => ({ kind, ...where }));
    },
    [CONTROLS, String(kindOf)] as const,
  );

const click = (page: Page, { kind, index }: Control) =>
  page.evaluate(
    ([selector, kindCode, kind, index]) => {
      const kindOf = new Function(`return ${kindCode}`)() as (control: Element) => string;
      const controls = [...document.querySelectorAll<HTMLElement>(selector)];
      const control = controls.filter((each) => kindOf(each) === kind)[index];
      if (!control) throw new Error(`There is no ${kind}.`);
      // Like a user, whatever covers it, for example the loading message.
      control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      control.focus();
      control.click();
    },
    [CONTROLS, String(kindOf), kind, index] as const,
  );

/** The state that a click can change. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const openPanels = [...document.querySelectorAll<HTMLElement>('.tab-panel')].map(({ hidden }) => !hidden);
    return {
      path: location.pathname,
      hash: location.hash,
      frames: count('iframe'),
      lightboxes: count('.glightbox-container'),
      dialogs: count('dialog[open]'),
      popovers: count(':popover-open'),
      groups: [...document.querySelectorAll('details')].map(({ open }) => open).join(),
      choices: [...document.querySelectorAll<HTMLInputElement>('input:checked')]
        .map(({ value }) => value)
        .join(),
      sent: document.querySelector('.field-sent')?.textContent ?? '',
      paused: document.querySelector('.carousel-toggle')?.getAttribute('aria-label') ?? '',
      panels: openPanels.join(),
      notes: count('.held'),
    };
  });

/** The state after a second without changes: a lightbox or a frame loads more code. */
async function settled(page: Page) {
  let previous = '';
  for (let same = 0; ; ) {
    const state = await stateOf(page);
    same = JSON.stringify(state) === previous ? same + 1 : 0;
    if (same === 4) return state;
    previous = JSON.stringify(state);
    await page.waitForTimeout(250);
  }
}

const SAMPLE_PATHS = ['', 'departments', 'contactus', 'activities/yrc/road-safety-week-2025'];
const all = PAGES.map(({ path }) => path);
const VIEWS = [
  {
    name: 'a phone',
    settings: { viewport: { width: 360, height: 740 } },
    paths: thorough ? all : SAMPLE_PATHS,
  },
  // Most controls are on phones.
  {
    name: 'a desktop',
    settings: { viewport: { width: 1280, height: 800 } },
    paths: thorough ? all : sample(SAMPLE_PATHS, 2),
  },
];

const met = new Set<string>();

/**
 * Returns true if a control of its kind has been clicked before, on this view or, in the content, on any. Always false in a
 * thorough run.
 */
function isMet(view: string, { kind, inBlock }: Control): boolean {
  const key = inBlock ? kind : `${kind} on ${view}`;
  const was = met.has(key);
  met.add(key);
  return was && !thorough;
}

describe.each(VIEWS)('on $name', ({ name, settings, paths }) => {
  test.each(paths)('a click on each control of /%s is not lost', (path) =>
    on(settings, async ({ page, errors }) => {
      const open = (wait: 'load' | 'domcontentloaded') =>
        page.goto(`${college}/${path}`, { waitUntil: wait });
      await open('load');
      const start = new URL(page.url()).pathname;
      const controls = await controlsOf(page);
      expect(controls.length).toBeGreaterThan(1);
      for (const control of controls) {
        if (isMet(name, control)) continue;
        await open('load');
        await page.mouse.move(5, 5);
        await page.mouse.move(20, 200);
        await waitForApp(page);
        await click(page, control);
        const after = await settled(page);

        const release = await delayRequest(page, '**/assets/browser-*.js');
        await open('domcontentloaded');
        await waitForPaint(page);
        await click(page, control);
        await page.waitForTimeout(50);
        release();
        // A click that leads to another page also ends the app of this one.
        if (after.path === start) await waitForApp(page);
        await expect.poll(() => stateOf(page), { message: control.kind }).toEqual(after);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      errors.length = 0;
    }),
  );
});

test('nothing covers the first page after hydration, also if it replaces another page', () =>
  alone(undefined, async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition;
      document.startViewTransition = (...args) => {
        document.documentElement.dataset.crossFaded = '';
        return start.apply(document, args);
      };
    });
    await page.goto(`${college}/no/such/page/`);
    await page.mouse.move(5, 5);
    await page.mouse.move(20, 200);
    await waitForApp(page);
    await settled(page);
    expect(await page.locator('html').getAttribute('data-cross-faded')).toBeNull();
  }));
