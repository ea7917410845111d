/** The form of an address: what a visitor can type, a host can store and a link can name. */
import type { Severity } from '../../src/problem.ts';
import { canonicalPath, href, MAX_SEGMENT_BYTES, writtenPath } from '../../src/route/path.ts';
import { MADE_FOLDERS } from '../hosts/madeFiles.ts';
import { codes } from '../problems/codes.ts';
import type { Finding } from '../problems/place.ts';
import type { Mistake } from '../problems/say.ts';
import { addressWords } from '../problems/words/addresses.ts';
import { codePoint, invisibleCharacters, withoutInvisible } from '../site/invisible.ts';

/** Folders of the published site that hold files and not pages. */
const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values(MADE_FOLDERS),
  'data',
  'documents',
  'images',
]);

/** Names that files beside the pages have or may have, such as sitemap.xml or robots.txt. */
const FILE_NAME = /^(?:[._].*|.*\.(?:html?|ico|ics|json|png|svg|txt|webmanifest|xml))$/i;

/** The name that every page's file has. */
const PAGE_FILE = 'index.html';

/** Hosts and clients cut longer ones; 2,000 characters are safe everywhere. */
const MAX_ADDRESS = 2000;

/** What an address stands for: an exact row of the manifest, a family, an entry of a data file, an old address. */
export type AddressKind = 'page' | 'row' | 'family' | 'entry' | 'redirect';

/**
 * What is wrong with an address by itself; the first of several.
 *
 * @param written the address as it stands in the file; for a family with its "/*"
 */
export function addressForm(
  written: string,
  kind: AddressKind,
): { severity: Severity; finding: Finding } | undefined {
  const wrong = (mistake: Mistake) => ({
    severity: codes[mistake.code],
    finding: { ...mistake, value: written },
  });
  const address = kind === 'family' ? written.replace(/\/?\*$/, '') : written;
  const ending = kind === 'family' ? '/*' : '';
  // Existing data files have slashes and percent signs there.
  const isEntry = kind === 'entry';
  const path = writtenPath(address);
  const segments = path.split('/');

  const [, rest = ''] = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]+\/?(.*)$/i.exec(address) ?? [];
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]/i.test(address)) {
    return wrong(addressWords.whole(rest.replace(/\/$/, '') + ending));
  }
  if (address !== address.normalize('NFC')) return wrong(addressWords.composed(path + ending));
  if (/%[0-9A-Fa-f]{2}/.test(address)) return wrong(addressWords.encoded(decoded(path) + ending));
  if (!isEntry && address.includes('%')) return wrong(addressWords.percent);
  if (!isEntry && address !== path) return wrong(addressWords.slash(path + ending));
  if (path !== '' && segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    const parts = segments.filter((segment) => !/^\.{0,2}$/.test(segment));
    return wrong(addressWords.emptyPart(parts.join('/') + ending));
  }
  if (segments.some((segment) => segment.startsWith(':') || segment.includes('*'))) {
    return wrong(addressWords.wildcard);
  }
  const foreign = foreignLetter(path);
  if (foreign) return wrong(addressWords.foreignLetter(foreign, codePoint(foreign)));
  const [invisible] = invisibleCharacters(path);
  if (invisible) return wrong(addressWords.invisible(invisible.name, withoutInvisible(path) + ending));
  const long = segments.find((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  if (long !== undefined) return wrong(addressWords.partTooLong(Buffer.byteLength(long), MAX_SEGMENT_BYTES));
  // Whatever else keeps a visitor from coming here: a backslash, NUL, half of a surrogate pair.
  if (/[\p{Surrogate}]/u.test(path) || canonicalPath(href(path)) !== path)
    return wrong(addressWords.impossible);
  if (href(path).length > MAX_ADDRESS) return wrong(addressWords.tooLong(href(path).length, MAX_ADDRESS));
  const [first = ''] = segments;
  if (segments.includes(PAGE_FILE)) return wrong(addressWords.pageFile(PAGE_FILE));
  if (kind !== 'redirect' && segments.length === 1 && FILE_NAME.test(first)) {
    return wrong(addressWords.fileName(first));
  }
  if (RESERVED.has(first.toLowerCase())) return wrong(addressWords.reserved(first));
  const character = /[?#<>:"|]|\p{Cc}/u.exec(path);
  if (character) return wrong(addressWords.character(JSON.stringify(character[0])));
  // Old addresses are as they were.
  if (kind === 'redirect') return undefined;
  if (/\s/.test(path)) {
    return wrong(addressWords.space(path.replace(/\s+/g, '-').toLowerCase() + ending));
  }
  if (path !== path.toLowerCase()) return wrong(addressWords.capital(path.toLowerCase() + ending));
  return undefined;
}

/** A letter of another alphabet within a word of Latin letters, as with homographs in Unicode Technical Standard 39. */
function foreignLetter(path: string): string | undefined {
  const words = path.match(/[\p{L}\p{M}]+/gu) ?? [];
  const mixed = words.find((word) => /\p{Script=Latin}/u.test(word) && FOREIGN.test(word));
  return mixed?.match(FOREIGN)?.[0];
}

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC').trim().replace(/\s+/g, '-');
  } catch {
    return path.replace(/%[0-9A-Fa-f]{2}/g, '');
  }
}
