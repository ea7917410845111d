import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colourOf, readBrand } from '../../codegen/build/tokens.ts';
import { engineRoot } from '../../codegen/site/folder.ts';

test.each<[name: string, css: string, light: string, dark: string]>([
  ['one value for both schemes', ':root { --c: #123456; }', '#123456', '#123456'],
  [
    'a value in the dark scheme',
    ':root { --c: #ffffff; } @media (prefers-color-scheme: dark) { :root { --c: #000000; } }',
    '#ffffff',
    '#000000',
  ],
  ['light-dark()', ':root { --c: light-dark(#aabbcc, #112233); }', '#aabbcc', '#112233'],
  ['three digits', ':root { --c: #abc; --c-more: #000; }', '#aabbcc', '#aabbcc'],
])('%s', (_, css, light, dark) => {
  expect(colourOf(css, '--c')).toEqual({ light, dark });
});

test('a colour that is not there is a mistake', () => {
  expect(() => colourOf(':root { --c: red; }', '--c')).toThrow('no --c as #rrggbb, but "red"');
  expect(() => colourOf('', '--c')).toThrow('--c');
});

test('the dark scheme is the same whether the device or the visitor asks for it', () => {
  const css = readFileSync(join(engineRoot, 'src/styles/tokens.css'), 'utf8');
  const [device = [], visitor = []] = ['not\\(\\[data-theme="light"\\]\\)', '\\[data-theme="dark"\\]'].map(
    (scheme) => {
      const [, list = ''] = new RegExp(`:root:?${scheme} \\{([^}]*)`).exec(css) ?? [];
      return list.match(/--[^;]*/g) ?? [];
    },
  );
  expect(device.length).toBeGreaterThan(10);
  expect(visitor).toEqual(device);
});

test('the design has the colours that pictures are made of, and they can be read upon each other', async () => {
  const { band, onBand, onBandMuted, accent } = await readBrand();
  for (const words of [onBand, onBandMuted, accent]) {
    // WCAG 2.2, 1.4.3.
    expect(contrast(words.dark, band.light)).toBeGreaterThanOrEqual(4.5);
  }
});

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
