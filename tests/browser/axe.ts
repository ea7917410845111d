/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  id: string;
  /** The elements, as HTML. */
  targets: string[];
}

/** Puts axe into a page. Once is enough for as long as the page is not left. */
export const bringAxe = (page: Page): Promise<unknown> => page.evaluate(axe);

/**
 * The violations on a page as it stands.
 *
 * @param page with axe in it: see {@link bringAxe}
 * @param rules those of axe that are looked at; all without them
 */
export function findViolations(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const result = await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) });
    return result.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ html }) => html) }));
  }, rules);
}
