/** Rules for every page and state of a site, whatever its content. */
import type { Page } from 'playwright-core';
import { findViolations, injectAxe } from './axe.ts';
import { findUnreadableText, setFontSize } from './clippedText.ts';
import { findTabProblems } from './focus.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { findSmallTargets } from './smallTargets.ts';
import type { Visit } from './visit.ts';

/** Windows of WCAG 2.2, 1.4.10: a small phone, and 1280 × 1024 px at 400 % zoom. */
const REFLOW_WINDOWS = [
  { name: '320 × 640 px', width: 320, height: 640, letters: 16 },
  { name: '320 × 256 px', width: 320, height: 256, letters: 16 },
] as const;

/** Those and, for 1.4.4, text of 200 %; `clipped-text` also uses them. */
const NARROW_WINDOWS = [
  ...REFLOW_WINDOWS,
  { name: '360 × 740 px, letters of 200 %', width: 360, height: 740, letters: 32 },
] as const;

/** Runs a test in each narrow window. @param look returns the faults */
export async function inNarrowWindows(
  page: Page,
  look: (page: Page, viewport: { width: number; height: number }) => Promise<string[]>,
  windows: readonly (typeof NARROW_WINDOWS)[number][] = NARROW_WINDOWS,
): Promise<string[]> {
  const previousSize = page.viewportSize();
  const wrong: string[] = [];
  for (const { name, letters, ...viewport } of windows) {
    await setFontSize(page, letters);
    await page.setViewportSize(viewport);
    wrong.push(...(await look(page, viewport)).map((what) => `${name}: ${what}`));
  }
  await setFontSize(page, 16);
  if (previousSize) await page.setViewportSize(previousSize);
  return wrong;
}

const axe = async (page: Page, rules?: readonly string[]) => {
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  const violations = await findViolations(page, rules);
  return violations.map(({ id, targets }) => `${id} ${targets.join(' ')}`);
};

async function inTheDark(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const wrong = await look();
  await page.emulateMedia({ colorScheme: 'light' });
  return wrong;
}

type OpenPage = Pick<Visit, 'page' | 'errors' | 'foreign'>;

/** Each returns the violations on a page in its current state. */
const RULES = {
  /** All WCAG 2.2 findings of axe. */
  axe: (page) => axe(page),
  'dark-axe': (page) => inTheDark(page, () => axe(page)),
  /** The dark scheme changes only colours. */
  'dark-contrast': (page) => inTheDark(page, () => axe(page, ['color-contrast'])),
  overflow: (page) => findHorizontalOverflow(page),
  /** WCAG 2.2, 2.5.8. */
  'target-size': async (page) => {
    const { small, count } = await findSmallTargets(page);
    return count === 0 ? ['no targets'] : small;
  },
  /** For a page that `clipped-text` also checks. */
  reflow: (page) => inNarrowWindows(page, findHorizontalOverflow, REFLOW_WINDOWS),
  'clipped-text': (page) => findUnreadableText(page),
  /** Tab order and visible focus. */
  focus: (page) => findTabProblems(page),
} satisfies Record<string, (page: Page) => Promise<string[]>>;

export type RuleName = keyof typeof RULES;

/**
 * @param names the rules, in this order; errors and foreign requests always count as violations
 * @returns the violations on an open page, each with the name of its rule
 */
export async function findBrokenRules(visit: OpenPage, names: readonly RuleName[]): Promise<string[]> {
  const broken: string[] = [];
  for (const name of names) broken.push(...(await RULES[name](visit.page)).map((what) => `${name}: ${what}`));
  // They include React's hydration errors.
  broken.push(...visit.errors.splice(0).map((error) => `error: ${error}`));
  broken.push(...visit.foreign.splice(0).map((address) => `foreign-request: ${address}`));
  return broken;
}
