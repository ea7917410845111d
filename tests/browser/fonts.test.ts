/** Malayalam uses the system's font; the site's font is fetched only if there is none. */
import { expect, inject, test } from 'vitest';
import { findPrograms } from '../programs.ts';
import { openBrowser, rewriteStyles, visit } from './visit.ts';

const college = inject('college');
const browser = openBrowser();
const MALAYALAM = '/activities/nature-club/';

/** The font files that a page requests. */
async function fontsOf(change: (css: string) => string) {
  const opened = await visit(browser(), college);
  const requests: Promise<{ type: string | undefined; bytes: number }>[] = [];
  await rewriteStyles(opened.page, change);
  opened.page.on('response', (response) => {
    if (!response.url().endsWith('.woff2')) return;
    const type = response.headers()['content-type'];
    requests.push(response.body().then(({ length }) => ({ type, bytes: length })));
  });
  await opened.page.goto(college + MALAYALAM, { waitUntil: 'networkidle' });
  const loaded = await opened.page.evaluate(() => [...document.fonts].map(({ status }) => status));
  const requested = await Promise.all(requests);
  expect(opened.errors).toEqual([]);
  await opened.close();
  return { requested, loaded };
}

test.skipIf(!findPrograms().malayalamFont)('no font is loaded if the system has one', async () => {
  expect((await fontsOf((css) => css)).requested).toEqual([]);
});

test('otherwise a small one is loaded, within the content security policy', async () => {
  // The names of the system's fonts are replaced by unknown ones, in the stacks and in the rules.
  const { requested, loaded } = await fontsOf((css) =>
    css
      .replace(/local\([^)]*\),?/g, '')
      .replace(/(--font-(?:text|display)):[^;}]*/g, '$1:Arimo,Malayalam,sans-serif'),
  );
  expect(requested.length).toBeGreaterThan(0);
  for (const { type, bytes } of requested) {
    expect(type).toBe('font/woff2');
    expect(bytes).toBeLessThan(26_000);
  }
  expect(loaded).toContain('loaded');
  expect(loaded).not.toContain('error');
});
