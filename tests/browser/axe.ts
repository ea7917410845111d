/** The findings of axe on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Without this, a pseudo-element around the page prevents axe from measuring the contrast of its text. */
const CHECKS = { 'color-contrast': { options: { ignorePseudo: true } } };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  id: string;
  /** The elements, as HTML. */
  targets: string[];
}

/**
 * Injects axe into a page, once per document. Playwright's `evaluate` would use `eval`, whose code Chromium compiles again
 * for every page.
 */
export async function injectAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axe });
  await session.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}

/**
 * The violations on a page in its current state.
 *
 * @param page with axe in it: see {@link injectAxe}
 * @param rules the axe rules to run; all by default
 * @throws (rejects) if one of these rules does not apply to any element
 */
export function findViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  return page.evaluate(
    async ({ rules, checks }) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[]; passes: { id: string }[] }>;
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
