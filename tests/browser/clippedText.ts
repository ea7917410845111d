import type { CDPSession, Page } from 'playwright-core';
import { findHorizontalOverflow } from './horizontalOverflow.ts';

/** The setting ends with the session that made it. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Sets the browser's default font size, usually 16 px: `em` in conditions and `rem` follow it. It applies to the open page
 * only, because the next one may use another process.
 */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
}

/**
 * Illegible text: it overflows the window or a box that hides overflow, or overlaps other text; and anything that must be
 * scrolled sideways except the slides of a carousel. Empty if there is none.
 */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { clientWidth } = document.documentElement;
    const lines: { left: number; right: number; top: number; bottom: number; words: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** The visible rectangle of an element; undefined if it is partly hidden on purpose. */
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
      const isIntended = style.clipPath !== 'none' || element.matches('.slides-frame, .skip-link, [inert]');
      const frame =
        around === undefined || isIntended
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
      if (moves && !isIntended && around) faults.push(`moves sideways: ${element.outerHTML.slice(0, 100)}`);
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
        // Marks above and below a line overflow it; the letters are in its middle.
        const inset = (bottom - top) * 0.3;
        const line = { left: left + 1, right: right - 1, top: top + inset, bottom: bottom - inset };
        const words = `"${(text.nodeValue ?? '').trim().slice(0, 40)}" in ${parent.tagName.toLowerCase()}.${parent.className}`;
        const out =
          line.left < frame.left - 1 ||
          line.right > frame.right + 1 ||
          line.top < frame.top ||
          line.bottom > frame.bottom;
        if (out) faults.push(`cut off: ${words}`);
        lines.push({ ...line, words });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    for (const [at, one] of lines.entries())
      for (let next = at + 1; next < lines.length; next++) {
        const other = lines[next];
        if (!other || other.top >= one.bottom) break;
        if (other.left < one.right && one.left < other.right)
          faults.push(`${other.words} lies on ${one.words}`);
      }
    return [...new Set(faults)].slice(0, 10);
  });

/** The usual font size on a phone, and double size in windows of every layout. */
const FONT_SIZES = [
  { pixels: 16, width: 360 },
  { pixels: 32, width: 360 },
  { pixels: 32, width: 768 },
  { pixels: 32, width: 1280 },
];

/** The illegible text on a page in its current state, in several window and font sizes. */
export async function findUnreadableText(page: Page): Promise<string[]> {
  const viewport = page.viewportSize();
  // The header covers a scrolled page.
  await page.evaluate(() => scrollTo(0, 0));
  const wrong: string[] = [];
  for (const { pixels, width } of FONT_SIZES) {
    await setFontSize(page, pixels);
    await page.setViewportSize({ width, height: 740 });
    const faults = [...(await findHorizontalOverflow(page)), ...(await findClippedText(page))];
    wrong.push(...faults.map((what) => `${width} px, letters of ${pixels} px: ${what}`));
  }
  await setFontSize(page, 16);
  if (viewport) await page.setViewportSize(viewport);
  return wrong;
}
