/** Address syntax: valid addresses can be typed, served by every host, and linked. */

import {
  codePoint,
  invisibleCharacters,
  SPACES,
  unusualSpace,
  withoutInvisible,
} from '../../core/i18n/invisible.ts';
import { codes } from '../../core/problems/codes.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { addressMessages } from '../../core/problems/messages/addresses.ts';
import type { Severity } from '../../core/problems/problem.ts';
import type { ProblemContent } from '../../core/problems/problemAt.ts';
import { canonicalPath, href, MAX_SEGMENT_BYTES, writtenPath } from '../../core/route/path.ts';
import { parseQueryRedirect } from '../../core/route/queryRedirects.ts';
import { GENERATED_FOLDERS } from './generatedFiles.ts';

/** Folders of the published site that contain files instead of pages. */
export const RESERVED_FOLDERS: ReadonlySet<string> = new Set([
  ...Object.values(GENERATED_FOLDERS),
  'data',
  'documents',
  'images',
]);

/** Names of generated or possible files next to the pages, such as sitemap.xml or robots.txt. */
const FILE_NAME = /^(?:_.*|.*\.(?:html?|ico|ics|json|png|svg|txt|webmanifest|xml))$/i;

const PAGE_FILE = 'index.html';

const MAX_ADDRESS_LENGTH = 2000;

/** An exact row of the manifest, a family, an entry of a data file, or an old address. */
export type AddressKind = 'page' | 'row' | 'family' | 'entry' | 'redirect';

interface Address {
  kind: AddressKind;
  /** The address in the file, without the ending. */
  address: string;
  /** Without leading and trailing slashes. */
  path: string;
  segments: readonly string[];
  /** The "/*" of a family, or the query of a redirect. */
  ending: string;
}

export interface AddressMistake {
  severity: Severity;
  finding: ProblemContent;
  proposal?: string;
}

/**
 * Returns the first mistake in an address.
 *
 * @param addressText the address in the file, including the "/*" of a family
 * @param isFree returns true if another address may replace it
 */
export function findAddressMistake(
  addressText: string,
  kind: AddressKind,
  isFree: (address: string) => boolean = () => true,
): AddressMistake | undefined {
  const address = splitAddress(addressText, kind);
  const result = firstMistake(address);
  if (!result) return undefined;
  const tidyPath = tidyAddress(address) + address.ending;
  const isUsable = firstMistake(splitAddress(tidyPath, kind)) === undefined && isFree(tidyPath);
  const proposal = typeof result === 'function' && isUsable ? tidyPath : undefined;
  const mistake = typeof result === 'function' ? result(proposal) : result;
  return { severity: codes[mistake.code], finding: { ...mistake, value: addressText }, proposal };
}

function splitAddress(addressText: string, kind: AddressKind): Address {
  // Exception: a redirect from "/*" would redirect the whole site, so it is no family.
  const isFamily = kind === 'family' || (kind === 'redirect' && addressText.endsWith('/*'));
  const hasQuery = kind === 'redirect' && parseQueryRedirect({ from: addressText, to: '' }) !== undefined;
  const query = hasQuery ? addressText.slice(addressText.indexOf('?')) : '';
  const address = isFamily
    ? addressText.replace(/\/?\*$/, '')
    : addressText.slice(0, addressText.length - query.length);
  const path = writtenPath(address);
  return { kind, address, path, segments: path.split('/'), ending: isFamily ? '/*' : query };
}

/** A mistake, or a function that creates one with a proposed address. */
type RuleResult = ProblemMessage | ((path?: string) => ProblemMessage);

function firstMistake(address: Address): RuleResult | undefined {
  for (const rule of RULES) {
    const result = rule(address);
    if (result) return result;
  }
  return undefined;
}

/** The full URL of a page. The first group is the path. */
const FULL_URL = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]+\/?([^?#]*).*$/is;

const QUERY = /[?#].*/s;

const ENCODED = /%[0-9A-Fa-f]{2}/;

/** Fixes all fixable mistakes, so that the proposal has no second one. */
function tidyAddress({ kind, address }: Address): string {
  const path = address.replace(FULL_URL, '$1').replace(kind === 'redirect' ? QUERY : '', '');
  const text = withoutInvisible((ENCODED.test(path) ? decoded(path) : path).normalize('NFC'));
  const plain = kind === 'redirect' ? text : text.toLowerCase().trim().replace(ANY_SPACE, '-');
  return plain
    .split('/')
    .filter((segment) => !isEmpty(segment))
    .map((segment) => (kind === 'redirect' ? segment : segment.replace(/^\.+/, '')))
    .join('/');
}

const ANY_SPACE = new RegExp(`[\\s${Object.keys(SPACES).join('')}]+`, 'gu');

const isEmpty = (segment: string) => /^\.{0,2}$/.test(segment);

/** Checks the encoding. Existing data files have slashes and percent signs in addresses of entries. */
function spellingMistake({ kind, address, path }: Address): RuleResult | undefined {
  if (FULL_URL.test(address)) return addressMessages.whole;
  if (address !== address.normalize('NFC')) return addressMessages.composed;
  if (ENCODED.test(address)) return addressMessages.encoded;
  if (kind === 'entry') return undefined;
  if (address.includes('%')) return addressMessages.percent;
  return address === path ? undefined : addressMessages.slashAtEnd;
}

function segmentMistake({ path, segments }: Address): RuleResult | undefined {
  if (path !== '' && segments.some(isEmpty)) return addressMessages.emptyPart;
  return segments.some((segment) => segment.startsWith(':') || segment.includes('*'))
    ? addressMessages.wildcard
    : undefined;
}

/** Reports characters that cannot be typed or seen. */
function characterMistake({ kind, path }: Address): RuleResult | undefined {
  const foreign = findForeignLetter(path);
  if (foreign) return addressMessages.foreignLetter(foreign, codePoint(foreign));
  const [invisible] = invisibleCharacters(path);
  if (invisible) return (to) => addressMessages.invisible(invisible.name, to);
  const space = kind === 'redirect' ? undefined : unusualSpace(path);
  return space === undefined ? undefined : (to) => addressMessages.unusualSpace(space, to);
}

/** Reports addresses that no client can request: too many bytes, a backslash, NUL, a lone surrogate. */
function transportMistake({ path, segments }: Address): ProblemMessage | undefined {
  const long = segments.find((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  if (long !== undefined) return addressMessages.partTooLong(Buffer.byteLength(long), MAX_SEGMENT_BYTES);
  if (/\p{Surrogate}/u.test(path) || canonicalPath(href(path)) !== path) return addressMessages.impossible;
  const { length } = href(path);
  return length > MAX_ADDRESS_LENGTH ? addressMessages.tooLong(length, MAX_ADDRESS_LENGTH) : undefined;
}

function fileMistake({ kind, segments }: Address): RuleResult | undefined {
  const [first = ''] = segments;
  const hidden = segments.find((segment) => segment.startsWith('.'));
  if (kind !== 'redirect' && hidden !== undefined) return (to) => addressMessages.hiddenPart(hidden, to);
  if (segments.includes(PAGE_FILE)) return addressMessages.pageFile(PAGE_FILE);
  if (kind !== 'redirect' && segments.length === 1 && FILE_NAME.test(first)) {
    return addressMessages.fileName(first);
  }
  return RESERVED_FOLDERS.has(first.toLowerCase()) ? addressMessages.reserved(first) : undefined;
}

/** Reports addresses that can be served but should be changed. Old addresses are exempt. */
function styleMistake({ kind, path }: Address): RuleResult | undefined {
  if (kind === 'redirect' && QUERY.test(path)) return addressMessages.oldQuery;
  const character = /[?#<>:"|`]|'(?=.*=)|\p{Cc}/u.exec(path);
  if (character) return addressMessages.character(JSON.stringify(character[0]));
  if (kind === 'redirect') return undefined;
  if (/\s/.test(path)) return addressMessages.space;
  return path === path.toLowerCase() ? undefined : addressMessages.capital;
}

/** Ordered: later rules rely on what earlier rules reject. */
const RULES: readonly ((address: Address) => RuleResult | undefined)[] = [
  spellingMistake,
  segmentMistake,
  characterMistake,
  transportMistake,
  fileMistake,
  styleMistake,
];

/**
 * Finds a letter of another alphabet in a word of Latin letters, a homograph (Unicode Technical Standard 39).
 */
function findForeignLetter(path: string): string | undefined {
  const words = path.match(/[\p{L}\p{M}]+/gu) ?? [];
  const mixed = words.find((word) => /\p{Script=Latin}/u.test(word) && FOREIGN.test(word));
  return mixed?.match(FOREIGN)?.[0];
}

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-9A-Fa-f]{2}/g, '');
  }
}
