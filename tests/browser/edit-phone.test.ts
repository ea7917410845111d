/** The editor on a phone: from the QR code in the window of the computer to the page on the phone. */
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { weekly } from '../thorough.ts';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { findViolations, injectAxe } from './axe.ts';
import { navigateTo, schoolEditor } from './editorWindows.ts';
import { findHorizontalOverflow } from './horizontalOverflow.ts';
import { openBrowser } from './visit.ts';

const browser = openBrowser();
const site = join(temporaryFolder('edit-phone'), 'school');
const ENTRY = 'voyages/കൊച്ചി-2024';
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const editor = schoolEditor(site);

async function open(address: string, settings: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser().newContext({ locale: 'en', ...settings });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test.each([['dark', 360], ...weekly([['light', 1280]] as const)] as const)(
  'one phone can pair and edit, a second one is told why not, and Stop ends the session: %s, %i px',
  async (colorScheme, width) => {
    const view = await editor().pairing.start('127.0.0.2');
    const address = view.kind === 'waiting' ? view.address : '';
    const computer = await open(editor().address, { colorScheme, viewport: { width, height: 740 } });
    await computer.getByRole('button', { name: 'On a phone: open' }).click();
    const dialog = computer.getByRole('dialog');
    await dialog.getByRole('img').waitFor();
    await injectAxe(computer);
    expect(await findViolations(computer)).toEqual([]);
    expect(await findHorizontalOverflow(computer)).toEqual([]);
    expect(await dialog.locator('code').textContent()).toBe(address);

    const phone = await open(address, PHONE);
    await phone.locator('.window-row').first().waitFor();
    expect(phone.url()).not.toContain('code');
    await expect.poll(() => dialog.getByRole('status').textContent()).toContain('A device is in');
    await navigateTo(phone, ENTRY);
    const field = phone.locator('.window-fields').locator('input[type=text], textarea').first();
    await field.fill('From the phone');
    await phone.locator('.window-tabs button').last().click();
    const heading = phone.frameLocator('.window-sheet iframe').locator('main h1').first();
    await expect.poll(() => heading.textContent()).toBe('From the phone');
    // Connected with the form: the page identifies its parent window by the phone's URL.
    const pane = phone.locator('.window');
    await expect
      .poll(async () => {
        // A page may not have listeners immediately after it has loaded.
        if ((await pane.getAttribute('data-pane')) === 'page') await heading.click();
        return pane.getAttribute('data-pane');
      })
      .toBe('form');
    expect(await phone.getByRole('button', { name: /On a phone/ }).count()).toBe(0);

    const other = await open(address, PHONE);
    await expect.poll(() => other.getByRole('status').textContent()).toContain('has let in another device');
    await phone.reload();
    await field.waitFor();

    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => dialog.getByRole('status').textContent()).toContain('No phone gets in');
    expect(await findViolations(computer)).toEqual([]);
    await expect.poll(() => phone.locator('.window-banners').textContent()).toContain('has stopped');

    // The same tab, with a new QR code.
    await dialog.getByRole('button', { name: 'Open it to a phone' }).click();
    const next = (await dialog.locator('code').textContent()) ?? '';
    expect(new URL(next).origin).toBe(new URL(address).origin);
    await other.goto(next);
    await other.locator('.window-row').first().waitFor();
    for (const page of [computer, phone, other]) await page.context().close();
  },
);
