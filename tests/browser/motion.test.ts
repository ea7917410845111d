/** Visitors who prefer reduced motion get none; others see motion and can stop it. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { href } from '../../src/core/route/path.ts';
import { LAYOUTS } from './layouts.ts';
import { delayRequest, openBrowser, startApp, type Visit, visit, visits } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const { alone } = visits(browser, college);

/** Opens a page with a fake clock, and counts the requested view transitions. */
const at = (address: string, settings: Parameters<typeof visit>[2], use: (visit: Visit) => Promise<void>) =>
  alone(settings, async (opened) => {
    const { page } = opened;
    await page.addInitScript(() => {
      const start = document.startViewTransition?.bind(document);
      Object.assign(window, { viewTransitions: 0 });
      if (!start) return;
      document.startViewTransition = (...args) => {
        Object.assign(window, { viewTransitions: Number(Reflect.get(window, 'viewTransitions')) + 1 });
        return start(...args);
      };
    });
    await page.goto(college + address);
    await startApp(page);
    await use(opened);
  });

/** All running transitions and animations: of the browser, the styles and the scripts. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target?.tagName}.${target?.className}`;
    }),
  );
const viewTransitions = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'viewTransitions')));
const slide = (page: Page) =>
  page.locator('.carousel-pictures .carousel-dot[aria-current]').getAttribute('aria-label');

describe('with reduced motion', () => {
  const still = { reducedMotion: 'reduce' as const };

  test.each(LAYOUTS)('nothing moves on $name, also on hover', ({ path }) =>
    at(href(path), still, async ({ page }) => {
      expect(await moving(page)).toEqual([]);
      const scrolling = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .map((element) => getComputedStyle(element).scrollBehavior)
          .filter((behaviour) => behaviour !== 'auto'),
      );
      expect(scrolling).toEqual([]);
      for (const what of [
        '.card',
        '.gallery a',
        '.video-start',
        '.block:not(.block-carousel) .button',
        '.tab',
        '.menu-list summary',
      ]) {
        const element = page.locator(what).first();
        if ((await element.count()) === 0) continue;
        await element.hover();
        expect(await moving(page), what).toEqual([]);
      }
    }),
  );

  test('nothing moves when the menu opens, on a desktop and on a phone', () =>
    at('/downloads/', still, async ({ page }) => {
      await page.click('summary >> text=Academic');
      expect(await moving(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.click('.menu-button');
      expect(await moving(page)).toEqual([]);
    }));

  test('nothing moves during navigation, fast or slow', () =>
    at('/activities/', still, async ({ page }) => {
      const release = await delayRequest(page, '**/data/yrc.json');
      await page.click('.card-link >> text=YRC');
      await page.waitForSelector('.progress');
      expect(await moving(page)).toEqual([]);
      release();
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Youth Red Cross');
      expect(await moving(page)).toEqual([]);
      await page.goBack();
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Activities');
      expect(await moving(page)).toEqual([]);
      expect(await viewTransitions(page)).toBe(0);
    }));

  test('nothing moves in the lightbox during any action', () =>
    at('/activities/camp/january-2025/', still, async ({ page }) => {
      await page.locator('.gallery a').first().click();
      await page.locator('[role=dialog]').waitFor();
      expect(await moving(page)).toEqual([]);
      await page.waitForFunction(
        () => document.querySelector<HTMLImageElement>('.lightbox-shown img')?.naturalWidth,
      );
      for (const key of ['+', 'r', '0', 'ArrowRight', 'Escape']) {
        await page.keyboard.press(key);
        expect(await moving(page), key).toEqual([]);
      }
    }));

  test('nothing moves between tabs or in the search', () =>
    at('/departments/', still, async ({ page }) => {
      await page.click('[role=tab] >> nth=2');
      expect(await moving(page)).toEqual([]);
      await page.keyboard.press('Control+k');
      await page.waitForSelector('#quick-search-field');
      expect(await moving(page)).toEqual([]);
      await page.keyboard.type('yoga');
      expect(await moving(page)).toEqual([]);
      await page.waitForSelector('.result');
      expect(await moving(page)).toEqual([]);
    }));

  test('the carousel does not rotate, and changes slides without a transition', async () => {
    const { page, close } = await visit(browser(), college, still);
    await page.clock.install();
    await page.goto(`${college}/`);
    await startApp(page);
    await page.waitForSelector('.carousel-pictures .carousel-player');
    // Over the slides the pointer would pause them.
    await page.mouse.move(2, 2);
    const initialSlide = await slide(page);
    await page.clock.runFor(60_000);
    expect(await slide(page)).toBe(initialSlide);
    await page.locator('.carousel-pictures .carousel-next').click();
    expect(await moving(page)).toEqual([]);
    expect(await slide(page)).not.toBe(initialSlide);
    await close();
  });
});

describe('with motion', () => {
  test('the carousel rotates, pauses on hover and stops on Pause', async () => {
    const { page, close } = await visit(browser(), college, { reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto(`${college}/`);
    const carousel = page.locator('.carousel-pictures');
    await carousel.locator('.carousel-player').waitFor();
    // Away from the slides.
    await page.mouse.move(2, 2);
    expect(await slide(page)).toMatch(/^Slide 1/);
    await page.clock.runFor(6_000);
    await expect.poll(() => slide(page)).toMatch(/^Slide 2/);

    await carousel.locator('.carousel-slides').hover();
    await page.clock.runFor(30_000);
    expect(await slide(page)).toMatch(/^Slide 2/);
    await page.mouse.move(2, 2);
    await page.clock.runFor(6_000);
    await expect.poll(() => slide(page)).toMatch(/^Slide 3/);

    await carousel.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(2, 2);
    const rests = await slide(page);
    await page.clock.runFor(60_000);
    expect(await slide(page)).toBe(rests);
    await carousel.getByRole('button', { name: 'Play' }).click();
    await page.mouse.move(2, 2);
    await page.clock.runFor(6_000);
    await expect.poll(() => slide(page)).not.toBe(rests);
    await close();
  });

  test('pages cross-fade', () =>
    at('/activities/', { reducedMotion: 'no-preference' }, async ({ page }) => {
      await page.click('.card-link >> text=YRC');
      await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Youth Red Cross');
      expect(await viewTransitions(page)).toBe(1);
    }));
});
