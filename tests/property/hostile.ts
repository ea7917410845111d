/** Invalid addresses, and all spellings of valid ones. */
import fc from 'fast-check';

const HEX = ['0123456789ABCDEF', '0123456789abcdef'] as const;

function percent(bytes: Iterable<number>, hexCase: 0 | 1): string {
  const digits = HEX[hexCase];
  return [...bytes].map((byte) => `%${digits[byte >> 4]}${digits[byte & 15]}`).join('');
}

/** The spelling of a letter: unchanged, or percent-encoded in upper- or lower-case hex. */
export type Mode = 'plain' | 'upper' | 'lower';

const encoder = new TextEncoder();

/**
 * An address of a path with a spelling for each letter.
 *
 * @param modes used in turn; a percent sign is always encoded, a slash never
 */
export function encodedPath(
  path: string,
  form: 'NFC' | 'NFD',
  modes: readonly Mode[],
  slash: boolean,
): string {
  const letters = [...path.normalize(form)].map((letter, index) => {
    if (letter === '/') return letter;
    const mode = modes[index % modes.length] ?? 'upper';
    if (mode === 'plain' && letter !== '%') return letter;
    return percent(encoder.encode(letter), mode === 'lower' ? 1 : 0);
  });
  return `/${letters.join('')}${slash && path !== '' ? '/' : ''}`;
}

export const modes = fc.array(fc.constantFrom<Mode>('plain', 'upper', 'lower'), {
  minLength: 1,
  maxLength: 12,
});

const TOKENS = [
  '/',
  '/',
  '//',
  '%',
  '%%',
  '%2',
  '%2F',
  '%2f',
  '%5C',
  '\\',
  '%00',
  '\0',
  '%zz',
  '%25',
  '%252F',
  '.',
  '..',
  '/./',
  '/../',
  '%2e',
  '%2E%2E',
  '%20',
  '+',
  ' ',
  '\t',
  '\n',
  '*',
  '/*',
  ':id',
  '(.*)',
  '?',
  '#',
  '&',
  ';',
  '=',
  '@',
  '~',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'valueOf',
  'undefined',
  'null',
  'NaN',
  '\uD800',
  '\uDC00',
  '\uD83C\uDF4C',
  '%ED%A0%80',
  '%C0%AF',
  '%F8%88%80%80%80',
  '%E0%B4',
  '%B4%95',
  '\u200B',
  '\u200C',
  '\u200D',
  '%E2%80%8D',
  '\u202E',
  '\uFEFF',
  '\u0301',
  '%CC%81',
  '\u0D46\u0D3E',
  '\u0D4A',
  '\u0D7B',
  '\u0D28\u0D4D\u200D',
  '\u0D28\u0D4D\u0D31',
  'index.html',
  '.html',
  '.json',
  'data',
  'https://',
  'C:',
  'activities',
  'activities/',
  'camp',
  'yrc',
  'yrc/',
  'clubs',
  'iqac/',
  'a',
  'A',
  '1',
];

const tokens = fc.array(fc.constantFrom(...TOKENS), { maxLength: 8 }).map((parts) => parts.join(''));
const units = fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes));
const bytes = fc.uint8Array({ maxLength: 12 }).map((list) => percent(list, 0));
const letters = fc.string({ unit: 'binary', maxLength: 12 });

/** Any text, usually with a leading slash. */
export const nonsense = fc
  .tuple(fc.constantFrom('/', '/', '/', ''), fc.oneof(tokens, units, bytes, letters))
  .map(([start, text]) => start + text);

type Change = (address: string, at: number, token: string) => string;

const CHANGES: readonly Change[] = [
  (address, at) => address.slice(0, at) + address.slice(at + 1),
  (address, at, token) => address.slice(0, at) + token + address.slice(at),
  (address, at, token) => address.slice(0, at) + token + address.slice(at + 1),
  (address, at) => address.slice(0, at) + address.charAt(at).toUpperCase() + address.slice(at + 1),
  (address, at) => address.slice(0, at) + address.charAt(at) + address.slice(at),
  (address, at) => address.slice(at),
  (address, at) => address.slice(0, at),
  (address) => address.replaceAll('%', '%25'),
  (address) => address.replaceAll('/', '%2F'),
  (address) => `/${address}`,
  (address) => `${address}/`,
  (address, at, token) => `${address}${token}${at}`,
];

/** A real address with up to three changes; without a change it is valid. */
export function changed(paths: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({
    change: fc.constantFrom(...CHANGES),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    token: fc.constantFrom(...TOKENS),
  });
  return fc
    .tuple(
      fc.constantFrom(...paths),
      fc.constantFrom('NFC' as const, 'NFD' as const),
      modes,
      fc.boolean(),
      fc.array(change, { maxLength: 3 }),
    )
    .map(([path, form, letterModes, slash, changes]) =>
      changes.reduce(
        (address, { change, at, token }) => change(address, Math.floor(at * address.length), token),
        encodedPath(path, form, letterModes, slash),
      ),
    );
}
