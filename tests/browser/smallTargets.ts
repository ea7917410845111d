import type { Page } from 'playwright-core';

/** The click and touch targets on the page that are smaller than 24 px (WCAG 2.2, 2.5.8), and the number of all targets. */
export const findSmallTargets = (page: Page): Promise<{ small: string[]; count: number }> =>
  page.evaluate(() => {
    const all = 'a[href], button, input, textarea, select, summary, [role=tab]';
    const targets = [...document.querySelectorAll<HTMLElement>(all)].filter((element) => {
      const { width } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 1;
    });
    const tooSmall = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // A link within a sentence is excepted.
      const paragraph = element.closest('p:not(.button-row, .more)');
      const inSentence =
        paragraph !== null &&
        paragraph.textContent !== element.textContent &&
        getComputedStyle(element).display === 'inline';
      return !inSentence && (width < 24 || height < 24);
    });
    return { small: tooSmall.map(({ outerHTML }) => outerHTML.slice(0, 120)), count: targets.length };
  });
