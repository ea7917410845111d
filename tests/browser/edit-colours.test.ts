/** The preview in the light and the dark scheme, independent of the computer's setting. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { weekly } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { schoolEditor } from './editorWindows.ts';
import { openBrowser } from './visit.ts';

const browser = openBrowser();
const site = join(temporaryFolder('edit-colours'), 'school');
const editor = schoolEditor(site);

test.each(['light', ...weekly(['dark'] as const)] as const)(
  'on a computer with a %s colour scheme',
  async (colorScheme) => {
    const context = await browser().newContext({
      colorScheme,
      locale: 'en',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(editor().address);
    await page.locator('.window-row').first().click();
    const body = page.frameLocator('.window-sheet iframe').locator('body');
    const ground = () =>
      body.evaluate(
        (element) =>
          getComputedStyle(element.ownerDocument.documentElement).backgroundColor +
          getComputedStyle(element).backgroundColor,
      );
    await body.locator('main h1').first().waitFor();
    // Once its styles are loaded.
    await expect.poll(ground).toContain('rgb(');
    const background = await ground();

    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const other = colorScheme === 'light' ? 'Dark' : 'Light';
    await choose(other);
    await expect.poll(ground).not.toBe(background);
    const chosen = await ground();

    // Also on the next page and in the next window.
    await page.locator('.window-row').nth(1).click();
    await expect.poll(ground).toBe(chosen);
    await page.reload();
    await body.locator('main h1').first().waitFor();
    await expect.poll(ground).toBe(chosen);
    expect(await page.getByRole('button', { name: other, exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await choose('As on this device');
    await expect.poll(ground).toBe(background);
    await context.close();
  },
);
