/** With any colours, a site is legible, or the check proposes a legible colour. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Colours,
  colourPairs,
  findUnreadableColour,
  paletteOf,
} from '../../src/node/content/brand/palette.ts';
import { thorough } from '../thorough.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const colours: fc.Arbitrary<Colours> = fc.tuple(colour, fc.option(colour, { nil: undefined }));

const pale = (named: Colours) =>
  colourPairs(paletteOf(named)).filter(({ contrast, minContrast }) => contrast < minContrast);

test('colours give palettes that are readable in both schemes, or are refused with a suggestion that is', () => {
  fc.assert(
    fc.property(colours, ([first, second]) => {
      const colour = findUnreadableColour([first, second]);
      expect(colour === undefined).toBe(pale([first, second]).length === 0);
      if (!colour) return;
      expect(colour.proposal).toMatch(/^#[0-9a-f]{6}$/);
      expect(pale([colour.proposal, second])).toEqual([]);
      expect(findUnreadableColour([colour.proposal, second])).toBeUndefined();
    }),
    { numRuns: thorough ? 3000 : 60 },
  );
});
