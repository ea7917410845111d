/** Interactive blocks, as visitors use them. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { openBrowser, startApp, visits, waitForApp } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const { at } = visits(browser, college);

/** Features that work with and without script, in different ways. */
describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  'script $javaScriptEnabled',
  (script) => {
    const withScript = script.javaScriptEnabled;

    test('the menu opens one group at a time and links to pages', () =>
      at('/', script, async ({ page }) => {
        const link = (words: string) => page.locator(`.menu-list ul a >> text=${words}`);
        await page.click('summary >> text=Academic');
        expect(await link('Affiliation').isVisible()).toBe(true);
        await page.mouse.move(600, 700);
        await page.click('summary >> text=IQAC');
        expect(await link('Affiliation').isVisible()).toBe(false);
        await link('Philosophy').click();
        await expect.poll(() => page.locator('h1').textContent()).toBe('Philosophy');
        expect(await page.locator('.menu [aria-current=page]').textContent()).toBe('Philosophy');
        expect(await link('Philosophy').isVisible()).toBe(false);
      }));

    test('the phone menu opens, closes and links to pages', () =>
      at('/', { ...script, viewport: { width: 360, height: 740 } }, async ({ page }) => {
        const sheet = page.locator('.menu-sheet');
        expect(await sheet.isVisible()).toBe(false);
        await page.click('.menu > .menu-button');
        expect(await sheet.isVisible()).toBe(true);
        await sheet.getByRole('button', { name: 'Close' }).click();
        expect(await sheet.isVisible()).toBe(false);
        await page.click('.menu > .menu-button');
        await page.click('summary >> text=Committees');
        await page.click('.menu-list ul a >> text=Mentor Mentee');
        await page.waitForURL(`${college}/committees/mentor-mentee/`);
        await expect.poll(() => sheet.isVisible()).toBe(false);
      }));

    test('each tab shows its panel and has its own address', () =>
      at('/departments/', script, async ({ page }) => {
        const tabs = page.locator('.tab');
        expect(await tabs.count()).toBe(5);
        expect(await page.locator('.tab-panel:visible').count()).toBe(withScript ? 1 : 5);
        for (const tab of await tabs.all()) {
          await tab.scrollIntoViewIfNeeded();
          await tab.click();
          const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
          const panel = page.locator(`.tab-panel[id="${id}"]`);
          expect(await panel.isVisible()).toBe(true);
          expect(await panel.locator('.person').count()).toBeGreaterThan(0);
          await expect
            .poll(() => panel.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
            .toBe(true);
        }
        const last = page.url();
        await page.goto('about:blank');
        await page.goto(last);
        if (withScript) await startApp(page);
        const id = decodeURIComponent(new URL(last).hash.slice(1));
        expect(await page.locator(`.tab-panel[id="${id}"]`).isVisible()).toBe(true);
      }));

    test('a gallery picture opens in full size, and Back returns to the page', () =>
      at('/activities/camp/january-2025/', script, async ({ page, errors }) => {
        const url = page.url();
        const picture = page.locator('.gallery a').nth(1);
        const full = await picture.getAttribute('href');
        await picture.click();
        const large = page.locator(withScript ? '.lightbox-shown img' : 'body > img');
        await large.waitFor();
        expect(await large.evaluate((img: HTMLImageElement) => new URL(img.src).pathname)).toBe(full);
        await expect
          .poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(500);
        await page.goBack();
        await expect.poll(() => page.url()).toBe(url);
        await large.waitFor({ state: 'detached' });
        expect(await page.locator('h1').isVisible()).toBe(true);
        // The host's policy also blocks the styles of the browser's own page around a picture.
        errors.splice(
          0,
          errors.length,
          ...errors.filter((error) => !error.startsWith('Applying inline style')),
        );
      }));

    test('the list of all pages links to each page', () =>
      at('/search/', script, async ({ page }) => {
        expect(await page.locator('.all-pages a').count()).toBeGreaterThan(200);
        const section = page.locator('.all-pages section', {
          has: page.locator('h2 >> text="Youth Red Cross"'),
        });
        const link = section.locator('a').first();
        const words = await link.textContent();
        expect(await link.isVisible()).toBe(false);
        await page.click('.all-pages-groups > summary');
        // Hydration may move the next target between the press and the release of the button.
        if (withScript) await waitForApp(page);
        await page.click('.all-pages-groups details > summary >> text="Activities"');
        await link.click();
        await expect.poll(() => page.locator('h1').textContent()).toBe(words);
      }));

    test('the contact page prepares an e-mail, and the address contains no text', () =>
      at('/contactus/', script, async ({ page }) => {
        const url = page.url();
        const mails = await watchMails(page);
        if (withScript) {
          // For visitors without a mail program.
          expect(await page.isVisible('main .block-contact-form a[href^=mailto]')).toBe(true);
          await page.fill('[name=first]', 'Anu');
          await page.fill('[name=subject]', 'Admission & fees');
          await page.fill('[name=message]', 'ഹലോ\nA question');
          await page.click('text=Send');
        } else {
          expect(await page.locator('form').isVisible()).toBe(false);
          await page.click('main .block-contact-form a');
        }
        await expect.poll(mails).toHaveLength(1);
        const mail = new URL(mails()[0] ?? '');
        expect(mail.protocol).toBe('mailto:');
        expect(mail.pathname).toMatch(/^office@/);
        if (withScript) {
          expect(mail.searchParams.get('subject')).toBe('Admission & fees');
          expect(mail.searchParams.get('body')).toBe('ഹലോ\r\nA question\r\n\r\nAnu');
          // Visitors without a mail program lose no text, and can copy the message.
          expect(await page.inputValue('[name=first]')).toBe('Anu');
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
          await page.getByRole('button', { name: 'Copy the message' }).click();
          await page.getByRole('button', { name: 'The message is copied' }).waitFor();
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
            'Admission & fees\n\nഹലോ\nA question\n\nAnu',
          );
        }
        expect(page.url()).toBe(url);
      }));
  },
);

/** @returns the mails that the browser was asked to open since then */
async function watchMails(page: Page): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const requests: string[] = [];
  session.on('Page.frameRequestedNavigation', ({ url }) => requests.push(url));
  return () => requests;
}

test('Back restores the text of the form', () =>
  at('/contactus/', {}, async ({ page }) => {
    const title = await page.locator('h1').textContent();
    await page.fill('[name=subject]', 'Hostel');
    await page.fill('[name=message]', 'ഹലോ\nA question');
    await page.click('.trail a');
    await page.waitForURL(`${college}/`);
    await expect.poll(() => page.locator('h1').textContent()).not.toBe(title);
    await page.goBack();
    await page.waitForURL(`${college}/contactus/`);
    await expect.poll(() => page.inputValue('[name=message]')).toBe('ഹലോ\nA question');
    expect(await page.inputValue('[name=subject]')).toBe('Hostel');
    expect(await page.inputValue('[name=phone]')).toBe('');
  }));

test('a space separates the name of a link from its document type', () =>
  at('/disclosure/', {}, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.flatMap(({ role, name }) => (role?.value === 'link' ? [String(name?.value)] : []));
    const documents = names.filter((name) => name.includes('PDF'));
    expect(documents).not.toEqual([]);
    expect(documents.filter((name) => !/ PDF/.test(name))).toEqual([]);
  }));

describe('forced colours', () => {
  const FORCED = { forcedColors: 'active' } as const;
  const colour = (page: Page, selector: string, name: 'backgroundColor' | 'borderBlockEndColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], name);

  test('the menu marks only the current page, lines are visible, and the Play icon stays a triangle', () =>
    at('/', { ...FORCED, javaScriptEnabled: false }, async ({ page }) => {
      const below = (link: string) => colour(page, `.menu-list > li > ${link}`, 'borderBlockEndColor');
      expect(await below('[aria-current]')).not.toBe(await below('a:not([aria-current])'));
      expect(await below('details > summary')).toBe(await below('a:not([aria-current])'));
      const above = await page
        .locator('.video-play')
        .first()
        .evaluate((sign) => getComputedStyle(sign, '::after').borderBlockStartColor);
      expect(above).toBe('rgba(0, 0, 0, 0)');
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await colour(page, '.menu-button-lines', 'backgroundColor')).not.toBe(
        await colour(page, 'body', 'backgroundColor'),
      );
    }));

  test('the selected tab looks different', () =>
    at('/departments/', FORCED, async ({ page }) => {
      const tab = (selected: boolean) => colour(page, `.tab[aria-selected=${selected}]`, 'backgroundColor');
      await page.waitForSelector('.tab[aria-selected=true]');
      expect(await tab(true)).not.toBe(await tab(false));
    }));
});

describe('menu', () => {
  test('opens on hover', () =>
    at('/', {}, async ({ page }) => {
      await page.hover('summary >> text=Academic');
      await page.waitForSelector('.menu-list ul a >> text=Affiliation', { state: 'visible' });
      await page.mouse.move(600, 700);
      await page.waitForSelector('.menu-list ul a >> text=Affiliation', { state: 'hidden' });
    }));

  test('opens on click after Escape has closed the hovered group', () =>
    at('/', {}, async ({ page }) => {
      await page.hover('summary >> text=Academic');
      await page.waitForSelector('.menu-list ul a >> text=Affiliation', { state: 'visible' });
      await page.keyboard.press('Escape');
      await page.waitForSelector('.menu-list ul a >> text=Affiliation', { state: 'hidden' });
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForSelector('.menu-list ul a >> text=Affiliation', { state: 'visible' });
    }));

  test('on a phone, a link to the current page scrolls to its top without a history entry', () =>
    at('/downloads/', { viewport: { width: 360, height: 740 } }, async ({ page }) => {
      const steps = await page.evaluate(() => history.length);
      await page.click('.menu > .menu-button');
      await page.click('.menu-list a >> text=Downloads');
      await page.waitForSelector('.menu-sheet', { state: 'hidden' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(await page.evaluate(() => history.length)).toBe(steps);
    }));
});

describe('videos and map', () => {
  test('request nothing from other hosts before a click', () =>
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
      // The aborted frames report errors, which are ignored.
      errors.length = 0;
    }));
});

describe('gallery', () => {
  test('the search does not open over the lightbox, which uses the same letters', () =>
    at('/activities/camp/january-2025/', {}, async ({ page }) => {
      await page.locator('.gallery a').first().click();
      await page.locator('[role=dialog]').waitFor();
      await page.keyboard.press('Control+k');
      expect(await page.locator('.search-dialog[open]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog]').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      expect(await page.locator('.search-dialog[open]').count()).toBe(1);
    }));

  test('Back leaves the page if a reload has closed the lightbox', () =>
    at('/downloads/', {}, async ({ page }) => {
      await page.goto(`${college}/activities/camp/january-2025/`);
      await startApp(page);
      await page.locator('.gallery a').first().click();
      await page.locator('[role=dialog]').waitFor();
      await page.reload();
      await startApp(page);
      await expect.poll(() => page.evaluate(() => 'lightbox' in history.state)).toBe(false);
      await page.goBack();
      await expect.poll(() => page.url()).toBe(`${college}/downloads/`);
    }));
});

describe('positions', () => {
  const STILL = { javaScriptEnabled: false };

  /** The boxes of the first matching elements. */
  const boxes = (page: Page, ...selectors: string[]) =>
    page.evaluate(
      (wanted) =>
        wanted.map((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return {
            left: Math.round(box?.left ?? 0),
            top: Math.round(box?.top ?? 0),
            right: box?.right ?? 0,
            bottom: box?.bottom ?? 0,
          };
        }),
      selectors,
    );
  const none = { left: 0, top: 0, right: 0, bottom: 0 };

  test('the first picture of a report is beside its text, the others are below; on a phone all are below', () =>
    at('/activities/yrc/road-safety-week-2025/', STILL, async ({ page }) => {
      const look = () => boxes(page, 'main .block-prose', '.gallery > li', '.gallery > li + li');
      const [words = none, first = none, second = none] = await look();
      expect(first.top).toBe(words.top);
      expect(first.left).toBeGreaterThanOrEqual(words.right);
      expect(second.left).toBe(words.left);
      expect(second.top).toBeGreaterThan(Math.max(words.bottom, first.bottom));
      await page.setViewportSize({ width: 360, height: 740 });
      const [above = none, one = none, other = none] = await look();
      expect(one.top).toBeGreaterThan(above.bottom);
      expect(other.top).toBe(one.top);
    }));

  test('the map is beside the form', () =>
    at('/contactus/', {}, async ({ page }) => {
      const [map = none, form = none] = await boxes(page, '.block-map', '.block-contact-form');
      expect(Math.min(map.bottom, form.bottom)).toBeGreaterThan(Math.max(map.top, form.top));
      expect(map.left >= form.right || form.left >= map.right).toBe(true);
    }));

  test('a picture beside a title is not cropped to a strip, and a figure shares a line with its unit', () =>
    at('/', STILL, async ({ page }) => {
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const ratios = await page
          .locator(':is(.events-compact .event-picture, .card-picture):visible')
          .evaluateAll((pictures) => pictures.map((picture) => picture.clientWidth / picture.clientHeight));
        expect(ratios.length).toBeGreaterThan(3);
        for (const ratio of ratios) expect(ratio).toBeCloseTo(1.5, 1);
        const lines = await page.locator('main .facts dd').evaluateAll((figures) =>
          figures.map((figure) => {
            figure.textContent = '1,500\u00A0sq\u00A0ft';
            return figure.clientHeight / Number.parseFloat(getComputedStyle(figure).lineHeight);
          }),
        );
        expect(lines.length).toBeGreaterThan(0);
        for (const count of lines) expect(count).toBeLessThan(1.5);
      }
    }));

  test.each([true, false])(
    'on a phone each table row has its title once and each cell its label; script %s',
    (javaScriptEnabled) =>
      at(
        '/activities/camp/january-2025/',
        { javaScriptEnabled, viewport: { width: 360, height: 740 } },
        async ({ page }) => {
          const titles = await page
            .locator('.table-stacked .cell:not([data-column]):visible')
            .allTextContents();
          expect(titles.length).toBeGreaterThan(3);
          expect(new Set(titles).size).toBe(titles.length);
          const labels = await page
            .locator('.table-stacked .cell[data-column]:visible')
            .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
          for (const label of labels) expect(label).toMatch(/^"[^"]+" ": "$|^"[^"]+: "$/);
        },
      ),
  );

  test('header, page and footer are aligned', () =>
    at('/downloads/', STILL, async ({ page }) => {
      for (const width of [360, 768, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 });
        const parts = await boxes(page, '.display', '.brand', '.trail ol', 'h1', '.footer-parts');
        expect(new Set(parts.map(({ left }) => left)).size, `${width} px: ${JSON.stringify(parts)}`).toBe(1);
      }
    }));

  test('an event without a picture uses the whole width of its card', () =>
    at('/', STILL, async ({ page }) => {
      const widths = await page.evaluate(() => {
        const event = document.querySelector('.events-compact .event');
        event?.querySelector('.event-picture')?.remove();
        if (!event) return [];
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(event);
        const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
        return [event.clientWidth - padding, event.querySelector('.event-head')?.clientWidth];
      });
      expect(widths[0]).toBeGreaterThan(200);
      expect(widths[1]).toBe(widths[0]);
    }));

  test('cells that span rows keep all lines between cells', () =>
    at('/activities/camp/january-2025/', STILL, async ({ page }) => {
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll('.table-frame tbody tr')].map((row) =>
          [...row.querySelectorAll('td')].map((cell) => getComputedStyle(cell).borderInlineStartWidth),
        ),
      );
      expect(rows.some((cells) => cells.length < 4)).toBe(true);
      expect(new Set(rows.flat())).toEqual(new Set(['1px']));
    }));
});
