import type { CDPSession, Page } from 'playwright-core';
import { sideways } from './sideways.ts';

/** What is set ends with the session that has set it. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Sets the size of the letters as a visitor does in the settings of the browser, where 16 px is usual: `em` in conditions and
 * `rem` follow it. It holds for the page that is open: the next one may come from another process.
 */
export async function fontSize(page: Page, pixels: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/**
 * Words that cannot be read: that reach out of the window or of a box which hides what does not fit, or that lie on other
 * words; and what must be moved sideways, but for the slides of a carousel. Empty when there is nothing of these.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth } = document.documentElement;
    const lines: { left: number; right: number; top: number; bottom: number; words: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** The part of the window in which an element is seen; undefined where it is meant to be partly hidden. */
    const frames = new Map<
      Element,
      { left: number; right: number; top: number; bottom: number } | undefined
    >();
    const frameOf = (element: Element | null): ReturnType<typeof frames.get> => {
      if (!element) return { left: 0, right: clientWidth, top: -1e6, bottom: 1e6 };
      if (frames.has(element)) return frames.get(element);
      const around = frameOf(element.parentElement);
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const hides = /hidden|clip/;
      const isRoot = element === document.documentElement || element === document.body;
      const meant = style.clipPath !== 'none' || element.matches('.slides-frame, .skip-link, [inert]');
      const frame =
        around === undefined || meant
          ? undefined
          : {
              left: !isRoot && hides.test(style.overflowX) ? Math.max(around.left, box.left) : around.left,
              right:
                !isRoot && hides.test(style.overflowX) ? Math.min(around.right, box.right) : around.right,
              top: !isRoot && hides.test(style.overflowY) ? Math.max(around.top, box.top) : around.top,
              bottom:
                !isRoot && hides.test(style.overflowY) ? Math.min(around.bottom, box.bottom) : around.bottom,
            };
      const moves =
        !isRoot && /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (moves && !meant && around) found.push(`moves sideways: ${element.outerHTML.slice(0, 100)}`);
      frames.set(element, frame);
      return frame;
    };
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!/\S/.test(text.nodeValue ?? '') || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      const frame = frameOf(parent);
      if (!frame) continue;
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 2) continue;
        // Signs above and below a line reach out of it; what is read is in its middle.
        const inset = (bottom - top) * 0.3;
        const line = { left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset };
        const words = `"${(text.nodeValue ?? '').trim().slice(0, 40)}" in ${parent.tagName.toLowerCase()}.${parent.className}`;
        const out =
          line.left < frame.left - 1 ||
          line.right > frame.right + 1 ||
          line.top < frame.top ||
          line.bottom > frame.bottom;
        if (out) found.push(`cut off: ${words}`);
        lines.push({ ...line, words });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [at, one] of lines.entries())
      for (let next = at + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.top >= one.bottom) break;
        if (other.left < one.right && one.left < other.right)
          found.push(`${other.words} lies on ${one.words}`);
      }
    return [...new Set(found)].slice(0, 10);
  });

/** Letters of usual size on a phone, and twice as large in windows of every layout. */
const LETTERS = [
  { pixels: 16, width: 360 },
  { pixels: 32, width: 360 },
  { pixels: 32, width: 768 },
  { pixels: 32, width: 1280 },
];

/** What cannot be read on the page as it stands, in windows and with letters of several sizes. */
export async function unreadable(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  // The header lies on a page that has been scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  const wrong: string[] = [];
  for (const { pixels, width } of LETTERS) {
    await fontSize(page, pixels);
    await page.setViewportSize({ width, height: 740 });
    const found = [...(await sideways(page)), ...(await cutOff(page))];
    wrong.push(...found.map((what) => `${width} px, letters of ${pixels} px: ${what}`));
  }
  await fontSize(page, 16);
  if (before) await page.setViewportSize(before);
  return wrong;
}
