import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LinkTarget, linkHref, linkTarget, sitePath } from '../../src/core/route/link.ts';
import { fileHref } from '../../src/core/route/path.ts';
import { accepts } from '../../src/node/content/validate.ts';
import { nonsense } from '../property/hostile.ts';
import { runs } from '../thorough.ts';

test.each<[link: string, target: LinkTarget, address: string]>([
  ['/', { kind: 'page', path: '', fragment: '' }, '/'],
  ['', { kind: 'page', path: '', fragment: '' }, '/'],
  ['iqac/history', { kind: 'page', path: 'iqac/history', fragment: '' }, '/iqac/history/'],
  ['/iqac/history/', { kind: 'page', path: 'iqac/history', fragment: '' }, '/iqac/history/'],
  ['departments#tab', { kind: 'page', path: 'departments', fragment: '#tab' }, '/departments/#tab'],
  ['/#map', { kind: 'page', path: '', fragment: '#map' }, '/#map'],
  ['ഓണം', { kind: 'page', path: 'ഓണം', fragment: '' }, '/%E0%B4%93%E0%B4%A3%E0%B4%82/'],
  ['documents/a b.pdf', { kind: 'file', path: 'documents/a b.pdf' }, '/documents/a%20b.pdf'],
  ['/images/x.jpg', { kind: 'file', path: 'images/x.jpg' }, '/images/x.jpg'],
  ['documents', { kind: 'page', path: 'documents', fragment: '' }, '/documents/'],
  [
    'https://example.org/?b#c',
    { kind: 'outside', href: 'https://example.org/?b#c' },
    'https://example.org/?b#c',
  ],
  ['mailto:a@place.example', { kind: 'outside', href: 'mailto:a@place.example' }, 'mailto:a@place.example'],
  ['tel:+91 471', { kind: 'outside', href: 'tel:+91 471' }, 'tel:+91 471'],
  ['#top', { kind: 'outside', href: '#top' }, '#top'],
  ['#കൊച്ചി'.normalize('NFD'), { kind: 'outside', href: '#കൊച്ചി' }, '#കൊച്ചി'],
  ['crew#കൊച്ചി'.normalize('NFD'), { kind: 'page', path: 'crew', fragment: '#കൊച്ചി' }, '/crew/#കൊച്ചി'],
  ['https://example.org/@a', { kind: 'outside', href: 'https://example.org/@a' }, 'https://example.org/@a'],
])('linkTarget and linkHref %s', (link, target, address) => {
  expect(linkTarget(link)).toEqual(target);
  expect(linkHref(link, '')).toBe(address);
});

const NO_LINKS: readonly unknown[] = [
  '//example.org/a',
  '/\\example.org',
  '\\\\example.org',
  '/\t/example.org',
  '/\\/example.org',
  '///example.org',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:a',
  'data:text/html,<p>',
  'vbscript:a',
  'blob:https://a/b',
  'file:///etc/passwd',
  'http://example.org/',
  'HTTPS://a/',
  'https:',
  'https://',
  'https:///example.org',
  'https:example.org',
  'https:\\\\example.org',
  'https://?a',
  'https://me@example.org/',
  'https://me:pw@example.org/',
  'https://a\\@example.org/',
  'https://exa mple.org/',
  'https://example.org/"',
  'https://example.org/<b>',
  'https://example.org/\n',
  'https://example.org/[1]',
  'mailto:',
  'mailto:a@b\r\nBcc: c@d',
  'tel:',
  'tel:javascript',
  'documents/../../x.pdf',
  'a//b',
  '../a',
  './a',
  'a\0b',
  'a\nb',
  '\uD800',
  'documents/\uDFFF.pdf',
  null,
  undefined,
  5,
  true,
  [],
  ['iqac'],
  {},
  { href: 'iqac' },
];

test.each(NO_LINKS.map((value) => [JSON.stringify(value) ?? 'undefined', value] as const))(
  '%s has no target',
  (_name, value) => {
    expect(linkTarget(value)).toEqual({ kind: 'none' });
    expect(linkHref(value, '')).toBeUndefined();
  },
);

test('a path of the site is accepted by the matcher', () => {
  expect(sitePath('/images/x.jpg')).toBe('images/x.jpg');
  for (const value of ['//a/x.jpg', 'https://a/x.jpg', 'images\\x.jpg', 'images//x.jpg', 5, null])
    expect(sitePath(value)).toBeUndefined();
});

/** Any text, usually similar to an address. */
const texts = fc.oneof(
  nonsense,
  fc
    .array(
      fc.constantFrom(
        ...['https:', 'java', 'script:', '/', '//', '\\', '@', '#', '?', ':', ' ', '\t', '"', 'a.b', 'x'],
        ...['[', 'mailto:', 'tel:', '5'],
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

test('an e-mail address has no host before its name', () => {
  expect(linkHref('mailto://https:@https:', '')).toBeUndefined();
});

test('every link stays on the site or has an allowed scheme', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const address = linkHref(text, '');
      if (address === undefined) return;
      // A link that no browser can parse is dropped; an address of the site can always be parsed.
      if (!URL.canParse(address, 'https://site.example/page/')) {
        expect(address).toMatch(/^(https|mailto):/);
        return;
      }
      const { protocol, origin, username } = new URL(address, 'https://site.example/page/');
      expect(username).toBe('');
      expect(protocol).toMatch(/^(https|mailto|tel):$/);
      expect(origin === 'https://site.example').toBe(!/^(https|mailto|tel):/.test(address));
    }),
    { numRuns: runs(5000) },
  );
});

test('every link that the schema accepts has a target', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const site = { ...SITE, footer: { links: [{ label: 'There', href: text }] } };
      if (!accepts('site', site) || linkTarget(text).kind !== 'none') return;
      // A path of the site with an empty segment or a dot; the check of links reports it.
      expect(text).toMatch(/(^|\/)\.{0,2}(\/|$|#)|\p{Surrogate}/u);
    }),
    { numRuns: runs(5000) },
  );
});

const SITE = { name: 'N', description: 'D', language: 'en', contact: { address: ['A'] }, menu: [] };

test.each<[path: string, address: string]>([
  ['images/x.jpg', '/images/x.jpg'],
  ['/images/x.jpg', '/images/x.jpg'],
  ['images/വാർഡ് 1.jpg', '/images/%E0%B4%B5%E0%B4%BE%E0%B5%BC%E0%B4%A1%E0%B5%8D%201.jpg'],
])('fileHref of "%s"', (path, address) => expect(fileHref(path)).toBe(address));
