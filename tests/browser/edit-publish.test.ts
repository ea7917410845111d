/** The publish dialog in a browser: keyboard, layout and accessibility; tests/editor/publish.test.ts has the rest. */

import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesFor } from '../../src/editor/client/messages/messages.ts';
import { type Editor, startEditor } from '../../src/editor/server/server.ts';
import { SCHOOL } from '../sites.ts';
import { weekly } from '../thorough.ts';
import { PUBLISHING_TIMEOUT_MS } from '../timeouts.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { findViolations, injectAxe } from './axe.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { blockPreview, openBrowser } from './visit.ts';

const browser = openBrowser();
const home = temporaryFolder('edit-publish');
const site = join(home, 'school');
const CREW = join(site, 'public/data/crew-page.json');
let editor: Editor;

beforeAll(async () => {
  cpSync(SCHOOL, site, { recursive: true });
  editor = await startEditor(site, 0);
});
afterAll(() => editor.close());

const publishing = { timeout: PUBLISHING_TIMEOUT_MS };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.each([['dark', 'ml', 360], ...weekly([['light', 'en', 1280]] as const)] as const)(
  '%s, %s, %i px',
  (colorScheme, locale, width) => {
    test('works by keyboard only, without violations and overflow', async () => {
      const words = messagesFor([locale]).publish;
      const page = await browser().newPage({ colorScheme, locale, viewport: { width, height: 740 } });
      const errors: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) errors.push(message.text());
      });
      await blockPreview(page.context(), editor.address);
      await page.goto(editor.address);
      await page.locator('.window-row').first().waitFor({ state: 'attached' });
      const { keyboard } = page;
      const look = async () => {
        expect(await findHorizontalOverflow(page)).toEqual([]);
        expect(await findViolations(page)).toEqual([]);
      };
      await injectAxe(page);
      const publish = button(page, words.publish).first();
      await publish.press('Enter');
      await page.locator('.publish-dialog input').waitFor();
      await look();
      await page.locator('.publish-dialog input').focus();
      await keyboard.type(`../keyboard-${width}`);
      await keyboard.press('Enter');
      await page.locator('.publish-pages').first().waitFor(publishing);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await look();
      await keyboard.press('Tab');
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await page.locator('.publish-dialog code').waitFor(publishing);
      await look();
      await keyboard.press('Escape');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await publish.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(existsSync(join(home, `keyboard-${width}/index.html`))).toBe(true);

      // A problem remains visible next to the edited field.
      const right = readFileSync(CREW, 'utf8');
      writeFileSync(CREW, right.replace(/"blocks": \[/, '"blocks": [{ "kind": "nonsense" },'));
      await keyboard.press('Enter');
      await page.locator('.publish-dialog input').first().waitFor();
      await page.locator('.publish-dialog .acts-main').press('Enter');
      await page.locator('.publish-problems').waitFor(publishing);
      await look();
      await keyboard.press('Escape');
      await page.getByRole('status').getByText(words.refused).waitFor();
      await button(page, words.show).waitFor();
      await look();
      writeFileSync(CREW, right);
      await page.close();
      expect(errors).toEqual([]);
    });
  },
);
