/** A page with the app is restored from the browser's back/forward cache in its previous state. */
import { expect, inject, test } from 'vitest';
import { openBrowser, startApp, visit } from './visit.ts';

const college = inject('college');
// Playwright disables the cache.
const browser = openBrowser('chromium', ['--disable-back-forward-cache']);

test.each(['/', '/activities/yrc/', '/activities/camp/january-2025/', '/search/?q=yoga', '/contactus/'])(
  '%s is restored from the back-forward cache, scrolled and working',
  async (address) => {
    const { page, errors, close } = await visit(browser(), college);
    await page.goto(college + address);
    await startApp(page);
    await page.evaluate(() => {
      scrollTo(0, 300);
      Object.assign(window, { kept: true });
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    // An ordinary navigation, for example to a document or another site.
    await page.evaluate((address) => location.assign(address), `${college}/robots.txt`);
    await page.waitForURL('**/robots.txt');
    await page.evaluate(() => history.back());
    // The page was not loaded again.
    await page.waitForURL(college + address, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted') as unknown)).toBe(true);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    // The app is active: it follows a link without a load.
    await page.click('footer a >> text=Departments');
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('Departments'));
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  },
);

test('Back closes the menu that led to another page', async () => {
  const { page, close } = await visit(browser(), college, { viewport: { width: 360, height: 740 } });
  // A page with a pending request is not cached.
  await page.goto(`${college}/activities/yrc/`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    document.querySelector<HTMLElement>('.menu-sheet')?.showPopover();
    // Like a menu link before the app is loaded.
    location.assign('/robots.txt');
  });
  await page.waitForURL('**/robots.txt');
  await page.evaluate(() => history.back());
  await page.waitForURL('**/activities/yrc/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'persisted') as unknown)).toBe(true);
  expect(await page.locator('.menu-sheet').isVisible()).toBe(false);
  await close();
});

test('no page forbids the cache with no-store', async () => {
  for (const address of ['/', '/activities/yrc/', '/search/', '/data/yrc.json']) {
    const { headers } = await fetch(college + address);
    expect(headers.get('cache-control') ?? '', address).not.toContain('no-store');
  }
});

test('the first paint does not wait for a script: the app is requested afterwards', async () => {
  const { page, close } = await visit(browser(), college);
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto(`${college}/activities/yrc/`);
  await page.mouse.move(5, 5);
  await page.mouse.move(20, 400);
  expect(await page.locator('.card').first().isVisible()).toBe(true);
  const blocking = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('head script[src]')]
      .filter((script) => !script.async && !script.defer && script.type !== 'module')
      .map(({ src }) => src),
  );
  expect(blocking).toEqual([]);
  await close();
});
