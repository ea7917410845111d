/** The form of an address: what a visitor can type, a host can store and a link can name. */
import type { Severity } from '../../src/problem.ts';
import { canonicalPath, href, MAX_SEGMENT_BYTES, writtenPath } from '../../src/route/path.ts';
import { type Code, codes } from './codes.ts';
import { codePoint, invisibleSigns, withoutInvisible } from './invisible.ts';
import type { Finding } from './place.ts';

/** Folders of the published site that hold files and not pages. */
const RESERVED: ReadonlySet<string> = new Set([
  'assets',
  'data',
  'documents',
  'images',
  'media',
  'schemas',
  'share',
]);

/** Names that files beside the pages have or may have, such as sitemap.xml or robots.txt. */
const FILE_NAME = /^(?:[._].*|.*\.(?:html?|ico|ics|json|png|svg|txt|webmanifest|xml))$/i;

/** The name that every page's file has. */
const PAGE_FILE = 'index.html';

/** Hosts and clients cut longer ones; 2,000 signs are safe everywhere. */
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
  const wrong = (code: Code, message: string, hint: string) => ({
    severity: codes[code],
    finding: { code, value: written, message, hint },
  });
  const address = kind === 'family' ? written.replace(/\/?\*$/, '') : written;
  const ending = kind === 'family' ? '/*' : '';
  // Existing data files have slashes and percent signs there.
  const isEntry = kind === 'entry';
  const path = writtenPath(address);
  const segments = path.split('/');

  const [, rest = ''] = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]+\/?(.*)$/i.exec(address) ?? [];
  if (/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]/i.test(address)) {
    return wrong(
      'address-whole',
      'This is a whole address with the name of a site.',
      `Write only what follows the name: "${rest.replace(/\/$/, '')}${ending}".`,
    );
  }
  if (address !== address.normalize('NFC')) {
    return wrong(
      'address-not-nfc',
      'Some letters of this address are put together from other signs than browsers send (it is not in Unicode NFC).',
      `Both look the same; copy this one: "${path}${ending}".`,
    );
  }
  if (/%[0-9A-Fa-f]{2}/.test(address)) {
    return wrong(
      'address-encoded',
      'The address is percent-encoded.',
      `Write the letters themselves: "${decoded(path)}${ending}".`,
    );
  }
  if (!isEntry && address.includes('%')) {
    return wrong('address-encoded', 'The address has a percent sign.', 'Write it without.');
  }
  if (!isEntry && address !== path) {
    return wrong(
      'address-slash',
      'The address begins or ends with a slash.',
      `Write it as "${path}${ending}".`,
    );
  }
  if (path !== '' && segments.some((segment) => segment === '' || segment === '.' || segment === '..')) {
    return wrong(
      'address-empty-segment',
      'The address has an empty part or a dot between slashes.',
      `Write it as "${segments.filter((segment) => !/^\.{0,2}$/.test(segment)).join('/')}${ending}".`,
    );
  }
  if (segments.some((segment) => segment.startsWith(':') || segment.includes('*'))) {
    return wrong(
      'address-pattern',
      'Signs such as * and : stand for nothing within an address.',
      'Write out the address; "/*" at its end in the manifest stands for every entry of the data file.',
    );
  }
  const foreign = foreignLetter(path);
  if (foreign) {
    return wrong(
      'address-lookalike',
      `The letter "${foreign}" only looks like a Latin one (it is ${codePoint(foreign)}), so nobody can type this address.`,
      'Write the word anew with the Latin keyboard.',
    );
  }
  const [invisible] = invisibleSigns(path);
  if (invisible) {
    return wrong(
      'address-invisible',
      `The address holds a sign that cannot be seen (${invisible.name}), so nobody can type it.`,
      `Write it as "${withoutInvisible(path)}${ending}".`,
    );
  }
  const long = segments.find((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  if (long !== undefined) {
    return wrong(
      'address-too-long',
      `A part of the address takes ${Buffer.byteLength(long)} bytes; a file name holds ${MAX_SEGMENT_BYTES} (85 Malayalam letters).`,
      'Shorten it.',
    );
  }
  // Whatever else keeps a visitor from coming here: a backslash, NUL, half of a surrogate pair.
  if (/[\p{Surrogate}]/u.test(path) || canonicalPath(href(path)) !== path) {
    return wrong(
      'address-impossible',
      'The address has a sign that no address can have.',
      'Remove the sign.',
    );
  }
  if (href(path).length > MAX_ADDRESS) {
    return wrong(
      'address-too-long',
      `The address has ${href(path).length} signs once it is encoded; ${MAX_ADDRESS} are safe everywhere.`,
      'Shorten it.',
    );
  }
  const [first = ''] = segments;
  const isFileName = kind !== 'redirect' && segments.length === 1 && FILE_NAME.test(first);
  if (isFileName || RESERVED.has(first.toLowerCase()) || segments.includes(PAGE_FILE)) {
    return wrong(
      'address-reserved',
      segments.includes(PAGE_FILE)
        ? `${PAGE_FILE} is the name of the file of every page.`
        : isFileName
          ? `"${first}" is the name of a file, not of a page.`
          : `Addresses that begin with "${first}" belong to the files of the site.`,
      isFileName ? 'Leave out the ending.' : 'Take another word.',
    );
  }
  const sign = /[?#<>:"|]|\p{Cc}/u.exec(path);
  if (sign) {
    return wrong(
      'address-sign',
      `The address has the sign ${JSON.stringify(sign[0])}, which browsers or file names do not take.`,
      'Use letters, digits and hyphens.',
    );
  }
  // Old addresses are as they were.
  if (kind === 'redirect') return undefined;
  if (/\s/.test(path)) {
    return wrong(
      'address-space',
      'The address has a space, which visitors see as %20.',
      `Write it as "${path.replace(/\s+/g, '-').toLowerCase()}${ending}".`,
    );
  }
  if (path !== path.toLowerCase()) {
    return wrong(
      'address-capital',
      'The address has capital letters, and hosts tell them from small ones.',
      `Write it as "${path.toLowerCase()}${ending}".`,
    );
  }
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
