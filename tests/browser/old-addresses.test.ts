/** Old addresses on a host that only serves files. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOST_FILES } from '../../src/node/content/generatedFiles.ts';
import { serveSite } from '../../src/node/hosts/serve.ts';
import { set, siteWith } from '../unit/siteCase.ts';
import { build } from './build.ts';
import { openBrowser } from './visit.ts';

const browser = openBrowser();

/** @param lost the folder of redirect pages that the host lacks @returns the address of the host */
async function host(redirects: readonly { from: string; to: string }[], lost: string): Promise<string> {
  const site = siteWith(set('manifest/routes.json', '/redirects', redirects));
  const out = join(site, 'out');
  await build(site, out);
  writeFileSync(join(out, HOST_FILES.redirects), '');
  rmSync(join(out, lost), { recursive: true });
  const served = await serveSite(out, 0, '127.0.0.1');
  closing.push(served.close);
  return `http://127.0.0.1:${served.port}`;
}

const closing: (() => Promise<void>)[] = [];
let address = '';
let withFew = '';
beforeAll(async () => {
  address = await host(
    [
      { from: '?p=5', to: 'crew' },
      { from: '?attachment_id=6', to: 'images/sea.jpg' },
      { from: 'index.php?p=7', to: 'voyages' },
      { from: 'crew?lang=ml', to: 'logbook' },
      ...Array.from({ length: 101 }, (_, number) => ({ from: `old/Page ${number}`, to: 'crew' })),
    ],
    'old',
  );
  withFew = await host(
    [
      { from: 'old/page', to: 'crew' },
      { from: 'old/sea.jpg', to: 'images/sea.jpg' },
    ],
    'old',
  );
});
afterAll(async () => {
  for (const close of closing) await close();
});

test.each([
  ['/old/page', '/crew/'],
  ['/old/sea.jpg', '/images/sea.jpg'],
])('%s leads to %s, which the app contains', async (old, target) => {
  const page = await browser().newPage();
  await page.goto(withFew + old);
  await page.waitForURL(withFew + target);
  await page.close();
});

test.each([
  ['/?p=5', '/crew/'],
  ['/?lang=en&p=5', '/crew/'],
  ['/index.php?p=7', '/voyages/'],
  ['/crew/?lang=ml', '/logbook/'],
  ['/?attachment_id=6', '/images/sea.jpg'],
  // Its redirect page is deleted, so the not-found page is served.
  ['/old/Page%205', '/crew/'],
])('%s leads to %s', async (old, target) => {
  const page = await browser().newPage();
  await page.goto(address + old);
  await page.waitForURL(address + target);
  expect(await page.evaluate(() => history.length)).toBeLessThan(3);
  await page.close();
});

test('a query of a page without a redirect changes nothing', async () => {
  const page = await browser().newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${address}/crew/`);
  await page.keyboard.press('Tab');
  await page.waitForSelector('html[data-ready]');
  expect(requests).not.toContain('/redirects.json');
  await page.goto(`${address}/crew/?lang=en`);
  await page.waitForSelector('html[data-ready]');
  expect(requests).toContain('/redirects.json');
  expect(page.url()).toBe(`${address}/crew/?lang=en`);
  await page.close();
});
