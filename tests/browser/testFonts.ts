/** Fonts of different widths from the packages of the tests, so that a layout does not depend on the machine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const { resolve } = createRequire(import.meta.url);

/** The files of each font: one for each script. */
const FONTS = {
  sans: ['noto-sans-malayalam-latin', 'noto-sans-malayalam-malayalam'],
  serif: ['noto-serif-malayalam-latin', 'noto-serif-malayalam-malayalam'],
  mono: ['noto-sans-mono-latin', 'noto-sans-malayalam-malayalam'],
};

export type TestFont = keyof typeof FONTS;
export const TEST_FONTS = Object.keys(FONTS) as TestFont[];

function fontFace(font: TestFont, file: string, index: number): string {
  const name = file.replace(/-(?:latin|malayalam)$/, '');
  const bytes = readFileSync(resolve(`@fontsource/${name}/files/${file}-400-normal.woff2`));
  return `@font-face { font-family: "Test ${font} ${index}"; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`;
}

/** Sets all text of a page in a font. The window must have `bypassCSP`. */
export async function useFont(page: Page, font: TestFont): Promise<void> {
  const faces = FONTS[font].map((file, index) => fontFace(font, file, index)).join('\n');
  const stack = FONTS[font].map((_, index) => `"Test ${font} ${index}"`).join(', ');
  await page.addStyleTag({ content: `${faces}\n:root { --font-text: ${stack} !important }` });
  await page.evaluate(async (families) => {
    await Promise.all(families.map((family) => document.fonts.load(`1rem ${family}`, 'aമ')));
    await document.fonts.ready;
  }, stack.split(', '));
}
