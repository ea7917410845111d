/** The proposals of the check for randomly damaged texts and addresses; tests/unit/broken.test.ts tests every case. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressKind, findAddressMistake } from '../../src/node/content/addressFormat.ts';
import { repairText } from '../../src/node/content/mojibake.ts';
import { runs } from '../thorough.ts';

/** Windows-1252 from 0x80 to 0x9F. The decoder of Node 20 treats it as Latin-1, like some other programs. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009Dž\u0178';

type Reader = (text: string) => string;
const asLatin1: Reader = (text) => Buffer.from(text).toString('latin1');
const asWindows: Reader = (text) =>
  asLatin1(text).replace(/[\u0080-\u009F]/g, (control) => HIGH[control.charCodeAt(0) - 0x80] ?? '');

const letters = fc.constantFrom(...'മലയാളം കടൽ ന്റ്റ ൻ ർ é ñ ü ā “ ” ‘ ’ – — … ₹ ° § 😀 हिन्दी தமிழ் a B 1 .');
const text = fc.array(letters, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(''));

test('text that was decoded as Windows-1252 or Latin-1 once or twice is restored', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(asLatin1, asWindows), fc.boolean(), (original, misread, again) => {
      const wrong = again ? misread(misread(original)) : misread(original);
      expect(repairText(wrong)).toBe(wrong === original ? undefined : original);
      expect(repairText(original)).toBeUndefined();
    }),
    { numRuns: runs(2000) },
  );
});

const PARTS = [
  'voyages',
  '/',
  '//',
  'Round',
  ' ',
  '\u00A0',
  '\u2009',
  '\u200B',
  '%20',
  '%E0%B4%93',
  '..',
  '.',
  'e\u0301',
  'ഓണം',
  '-',
  '?',
  ':',
  'images',
  'https://school.example/',
  'index.html',
];
const address = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 7 })
  .map((parts) => parts.join(''));
const kind = fc.constantFrom<AddressKind>('page', 'row', 'family', 'entry', 'redirect');

test('a proposed address is valid and appears in the hint', () => {
  let proposed = 0;
  fc.assert(
    fc.property(address, kind, (parts, of) => {
      const mistake = findAddressMistake(of === 'family' ? `${parts}/*` : parts, of);
      if (mistake?.proposal === undefined) return;
      proposed++;
      expect(findAddressMistake(mistake.proposal, of)).toBeUndefined();
      expect(mistake.finding.hint).toContain(`"${mistake.proposal}"`);
    }),
    { numRuns: runs(2000) },
  );
  expect(proposed).toBeGreaterThan(runs(200));
});
