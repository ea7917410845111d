/** Printed pages, with and without script. */
import { describe, expect, inject, test } from 'vitest';
import { prefix } from '../prefix.ts';
import { openBrowser, startApp, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

/** Opens a page in print media. */
async function onPaper(address: string, javaScriptEnabled: boolean) {
  const opened = await visit(browser(), college, { javaScriptEnabled, colorScheme: 'dark' });
  await opened.page.goto(college + address);
  if (javaScriptEnabled) await startApp(opened.page);
  await opened.page.emulateMedia({ media: 'print' });
  return opened;
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_, script) => {
  test('menus are hidden, text is black on white, the address is shown', async () => {
    const { page, close } = await onPaper('/iqac/history/', script);
    for (const part of ['.menu', '.contact-bar', '.footer nav', '.skip-link']) {
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    }
    const address = page.locator('.print-address');
    expect(await address.isVisible()).toBe(true);
    expect(await address.textContent()).toBe(`https://college.example${prefix}/iqac/history/`);
    expect(await page.locator('main h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
      'rgb(0, 0, 0)',
    );
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await close();
  });

  test('each tab panel is shown with its title', async () => {
    const { page, close } = await onPaper('/departments/', script);
    expect(await page.locator('.tab-panel:visible').count()).toBe(5);
    const names = await page
      .locator('.tab-panel-heading:visible')
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().height));
    expect(names).toHaveLength(5);
    // Elements of one pixel are for screen readers only.
    expect(Math.min(...names)).toBeGreaterThan(10);
    expect(await page.locator('.tab-list').isVisible()).toBe(false);
    await close();
  });

  test('a table is as wide as the paper', async () => {
    const { page, close } = await onPaper('/activities/camp/january-2025/', script);
    // The width of A4 between the margins, in CSS pixels.
    await page.setViewportSize({ width: 673, height: 980 });
    const widths = await page
      .locator('.table-frame')
      .evaluate((frame) => [frame.scrollWidth - frame.clientWidth, document.body.scrollWidth]);
    expect(widths).toEqual([0, 673]);
    // A hidden one hides the borders of the cells at the edge.
    expect(
      await page.locator('.table-frame table').evaluate((table) => getComputedStyle(table).borderStyle),
    ).toBe('none');
    await close();
  });

  test('closed chapters are open, with their checksums', async () => {
    const { page, close } = await onPaper('/disclosure/', script);
    expect(await page.locator('.answered-part[open]').count()).toBe(0);
    const items = page.locator('.answered > li');
    const visibility = await items.evaluateAll((elements) =>
      elements.map((element) => element.checkVisibility()),
    );
    expect(visibility.length).toBeGreaterThan(3);
    expect(visibility.filter((one) => !one)).toEqual([]);
    expect(await page.locator('.answered-sum code').first().isVisible()).toBe(true);
    await close();
  });

  test('a video is a line with its address', async () => {
    const { page, close } = await onPaper('/', script);
    const link = page.locator('.video-start').first();
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
      'https://www.youtube.com/watch',
    );
    await close();
  });
});

test('a playing video and an open map are lines with their addresses', async () => {
  const { page, close } = await onPaper('/', true);
  await page.route(/youtube|openstreetmap/, (route) => route.abort());
  await page.emulateMedia({ media: null });
  await page.locator('.video-start').first().click();
  await page.locator('.map-closed button').first().click();
  await page.waitForSelector('iframe.map');
  expect(await page.locator('.video-start').first().isVisible()).toBe(false);
  expect(await page.locator('.map-closed').first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('iframe:visible').count()).toBe(0);
  expect(await page.locator('.video-title').first().isVisible()).toBe(true);
  expect(await page.locator('.map-closed a').first().isVisible()).toBe(true);
  await close();
});

test('matched words are bold, and nothing else', async () => {
  const { page, close } = await onPaper('/search/?q=onam', true);
  const mark = page.locator('.results mark').first();
  expect(await mark.evaluate((word) => getComputedStyle(word).boxShadow)).toBe('none');
  await close();
});

test('with forced colours the site name is not cut off by its line', async () => {
  const { page, close } = await onPaper('/contactus/', false);
  await page.emulateMedia({ media: 'print', forcedColors: 'active' });
  const { x, y, width, height } = (await page.locator('.brand-name').boundingBox()) ?? {};
  if (x === undefined || y === undefined || !width || !height) throw new Error('There is no name.');
  const seen = () => page.screenshot({ clip: { x, y, width, height } });
  const both = await seen();
  await page.locator('.brand-tagline').evaluate((line) => {
    line.style.visibility = 'hidden';
  });
  expect(await seen()).toEqual(both);
  await close();
});

test('the date of printing is written', async () => {
  const { page, close } = await onPaper('/contactus/', true);
  await page.clock.setFixedTime(new Date('2027-03-04T10:00:00Z'));
  await page.pdf();
  expect(await page.locator('.print-day').textContent()).toBe('Printed on 4 March 2027');
  await close();
});

test('the note follows client navigation', async () => {
  const { page, close } = await onPaper('/', true);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.footer-links a', { hasText: 'NAAC' }).click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'NAAC');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.print-address').textContent()).toBe(`https://college.example${prefix}/naac/`);
  expect(await page.locator('.print-changed').textContent()).toMatch(/^(Last changed on \d.*)?$/);
  await close();
});
