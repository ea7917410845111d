/** What moves and opens, in the hands of a visitor. */
import { describe, expect, inject, test } from 'vitest';
import { awaken, openBrowser, type Visit, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();

async function at(
  address: string,
  settings: Parameters<typeof visit>[2],
  use: (visit: Visit) => Promise<void>,
): Promise<void> {
  const opened = await visit(browser(), college, settings);
  await opened.page.goto(college + address);
  if (settings?.javaScriptEnabled !== false) await awaken(opened.page);
  await use(opened);
  expect(opened.errors).toEqual([]);
  await opened.close();
}

describe('tabs', () => {
  test('show every panel without script', () =>
    at('/departments/', { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('.tab-panel:visible').count()).toBe(5);
    }));

  test('follow clicks, arrow keys and the address', () =>
    at('/departments/', {}, async ({ page }) => {
      const selected = () => page.locator('[role=tab][aria-selected=true]').textContent();
      expect(await selected()).toBe('Child Health Nursing');
      expect(await page.locator('.tab-panel:visible').count()).toBe(1);
      await page.click('[role=tab] >> text=Medical Surgical Nursing');
      expect(await selected()).toBe('Medical Surgical Nursing');
      await page.keyboard.press('ArrowRight');
      expect(await selected()).toBe('Mental Health Nursing');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mental Health Nursing');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      expect(await selected()).toBe('Child Health Nursing');
      await page.keyboard.press('ArrowLeft');
      const address = page.url();
      expect(address).toMatch(/#obstetrical-and-gynaecological-nursing$/);
      await page.goto('about:blank');
      await page.goto(address);
      await awaken(page);
      expect(await selected()).toBe('Obstetrical and Gynaecological Nursing');
    }));
});

describe('menu', () => {
  test('opens its groups without script', () =>
    at('/', { javaScriptEnabled: false }, async ({ page }) => {
      await page.click('summary >> text=Academic');
      expect(await page.locator('.menu-items a >> text=Affiliation').isVisible()).toBe(true);
      await page.click('summary >> text=IQAC');
      expect(await page.locator('.menu-items a >> text=Affiliation').isVisible()).toBe(false);
    }));

  test('opens on the phone without script', () =>
    at('/', { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }, async ({ page }) => {
      expect(await page.locator('.menu-sheet').isVisible()).toBe(false);
      await page.click('.menu-button');
      await page.click('summary >> text=Committees');
      await page.click('.menu-items a >> text=Mentor Mentee');
      await page.waitForURL(`${college}/committees/mentor-mentee/`);
    }));

  test('opens on hover, closes on Escape and gives the focus back', () =>
    at('/', {}, async ({ page }) => {
      await page.hover('summary >> text=Academic');
      await page.waitForSelector('.menu-items a >> text=Affiliation', { state: 'visible' });
      await page.mouse.move(600, 700);
      await page.waitForSelector('.menu-items a >> text=Affiliation', { state: 'hidden' });
      await page.focus('summary >> text=IQAC');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Philosophy');
      await page.keyboard.press('Escape');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('IQAC');
      expect(await page.locator('details[open]').count()).toBe(0);
    }));

  test('closes when a page has been chosen, and marks it', () =>
    at('/', { viewport: { width: 360, height: 740 } }, async ({ page }) => {
      await page.click('.menu-button');
      await page.click('summary >> text=Facilities');
      await page.click('.menu-items a >> text=Green Campus');
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Green Campus');
      expect(await page.locator('.menu-sheet').isVisible()).toBe(false);
      expect(await page.locator('.menu [aria-current=page]').textContent()).toBe('Green Campus');
    }));
});

describe('videos and map', () => {
  test('ask nothing of another host before a click', () =>
    at('/', {}, async ({ page, foreign, errors }) => {
      await page.route(/youtube|openstreetmap/, (route) => route.abort());
      expect(foreign).toEqual([]);
      await page.click('.video-start');
      await expect
        .poll(() => foreign.some((url) => url.startsWith('https://www.youtube-nocookie.com/embed/')))
        .toBe(true);
      await page.click('text=Show the map');
      await expect
        .poll(() => foreign.some((url) => url.startsWith('https://www.openstreetmap.org/')))
        .toBe(true);
      expect(errors.filter((error) => /Content Security Policy/.test(error))).toEqual([]);
      // What the aborted frames report is their own business.
      errors.length = 0;
    }));

  test('are plain links without script', () =>
    at('/', { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.getAttribute('.video-start', 'href')).toMatch(
        /^https:\/\/www\.youtube\.com\/watch\?v=/,
      );
      expect(await page.locator('.map .button:visible').textContent()).toBe('Open in a map page');
    }));
});

describe('contact form', () => {
  test('opens a mail with the words and keeps nothing', () =>
    at('/contactus/', {}, async ({ page }) => {
      await page.fill('[name=first]', 'Anu');
      await page.fill('[name=subject]', 'Admission & fees');
      await page.fill('[name=message]', 'ഹലോ\nA question');
      const opened = page
        .waitForEvent('request', {
          predicate: (request) => request.url().startsWith('mailto:'),
          timeout: 3000,
        })
        .catch(() => undefined);
      const before = page.url();
      await page.click('text=Send');
      await opened;
      expect(page.url()).toBe(before);
      expect(await page.inputValue('[name=first]')).toBe('Anu');
    }));

  test('is a mail link without script', () =>
    at('/contactus/', { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('form').isVisible()).toBe(false);
      expect(await page.locator('main .script-none a').getAttribute('href')).toMatch(/^mailto:/);
    }));
});

describe('gallery', () => {
  test('links to the full picture without script', () =>
    at('/activities/camp/january-2025/', { javaScriptEnabled: false }, async ({ page }) => {
      const address = await page.locator('.gallery a').first().getAttribute('href');
      expect((await fetch(college + address)).headers.get('content-type')).toBe('image/jpeg');
    }));

  test('opens a lightbox at the picture, with keys, rotation and download', () =>
    at('/activities/camp/january-2025/', {}, async ({ page }) => {
      const opener = page.locator('.gallery a').nth(1);
      await opener.click();
      const dialog = page.locator('[role=dialog]');
      await dialog.waitFor();
      const count = await page.locator('.gallery a').count();
      await expect.poll(() => dialog.textContent()).toContain(`2 of ${count}`);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => dialog.textContent()).toContain(`3 of ${count}`);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => dialog.textContent()).toContain(`2 of ${count}`);
      await page.keyboard.press('r');
      const download = page.waitForEvent('download');
      await page.keyboard.press('d');
      expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    }));

  test('closes on Back without leaving the page', () =>
    at('/activities/camp/january-2025/', { reducedMotion: 'reduce' }, async ({ page }) => {
      const before = page.url();
      await page.locator('.gallery a').first().click();
      await page.locator('[role=dialog]').waitFor();
      await page.goBack();
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
      expect(page.url()).toBe(before);
    }));
});

describe('carousel', () => {
  test('is a row that scrolls without script', () =>
    at('/', { javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.locator('.carousel-pictures .slide').count()).toBe(3);
    }));

  test('pauses, steps and shows one slide to the keyboard', () =>
    at('/', {}, async ({ page }) => {
      const carousel = page.locator('.carousel-pictures');
      await carousel.locator('[aria-roledescription=carousel]').waitFor();
      await carousel.locator('button >> nth=0').click();
      await carousel.getByRole('button', { name: /next/i }).click();
      await expect
        .poll(() => carousel.locator('[aria-current=true]').getAttribute('aria-label'))
        .toContain('2');
      expect(await carousel.locator('[aria-roledescription=slide]:not([inert]):not([inert] *)').count()).toBe(
        1,
      );
    }));

  test('does not move by itself where motion is not wanted', () =>
    at('/', { reducedMotion: 'reduce' }, async ({ page }) => {
      await page.locator('.carousel-pictures [aria-roledescription=carousel]').waitFor();
      expect(await page.locator('.carousel-pictures').getByRole('button', { name: /pause/i }).count()).toBe(
        0,
      );
    }));
});
