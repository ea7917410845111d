/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Without this a pseudo-element around the page leaves the contrast of all its words unmeasured. */
const CHECKS = { 'color-contrast': { options: { ignorePseudo: true } } };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  id: string;
  /** The elements, as HTML. */
  targets: string[];
}

/**
 * Puts axe into a page. Once is enough for as long as the page is not left. Playwright's `evaluate` would use `eval`, whose code
 * Chromium compiles again for every page.
 */
export async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axe });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}

/**
 * The violations on a page as it stands.
 *
 * @param page with axe in it: see {@link bringAxe}
 * @param rules those of axe that are looked at; all without them
 * @throws (rejects) where one of these rules has nothing to apply to
 */
export function findViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  return page.evaluate(
    async ({ rules, checks }) => {
      const { axe } = window as unknown as {
        axe: {
          run(options: object): Promise<{
            violations: { id: string; nodes: { html: string }[] }[];
            passes: { id: string }[];
          }>;
        };
      };
      const result = await axe.run({ resultTypes: ['violations'], checks, ...(rules && { runOnly: rules }) });
      const applied = new Set([...result.violations, ...result.passes].map(({ id }) => id));
      for (const rule of rules ?? []) if (!applied.has(rule)) throw new Error(`axe could not apply ${rule}.`);
      return result.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ html }) => html) }));
    },
    { rules, checks: CHECKS },
  );
}
