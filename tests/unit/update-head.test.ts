import { afterEach, expect, test, vi } from 'vitest';
import { updateHead } from '../../src/app/shell/head/updateHead.ts';

afterEach(() => vi.unstubAllGlobals());

test('the direction of the document is that of the frame, also between pages of one language', () => {
  const documentElement = { lang: 'en', dir: 'rtl' };
  vi.stubGlobal('document', {
    documentElement,
    querySelectorAll: () => [],
    head: { append: () => undefined },
  });
  // A page in English of an Arabic site, as prerendered HTML.
  updateHead('a', {}, 'en', 'rtl');
  expect(documentElement.dir).toBe('rtl');
  updateHead('b', {}, 'en', undefined);
  expect(documentElement.dir).toBe('');
  updateHead('c', {}, 'ar', 'rtl');
  expect(documentElement).toEqual({ lang: 'ar', dir: 'rtl' });
});
