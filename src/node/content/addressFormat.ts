/** The format of an address: what a visitor can type, a host can store and a link can name. */

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
import { GENERATED_FOLDERS } from './generatedFiles.ts';

/** Folders of the published site that hold files and not pages. */
const RESERVED: ReadonlySet<string> = new Set([
  ...Object.values(GENERATED_FOLDERS),
  'data',
  'documents',
  'images',
]);

/** Names that files beside the pages have or may have, such as sitemap.xml or robots.txt. */
const FILE_NAME = /^(?:_.*|.*\.(?:html?|ico|ics|json|png|svg|txt|webmanifest|xml))$/i;

/** The name that every page's file has. */
const PAGE_FILE = 'index.html';

/** Hosts and clients cut longer ones; 2,000 characters are safe everywhere. */
const MAX_ADDRESS_LENGTH = 2000;

/** What an address stands for: an exact row of the manifest, a family, an entry of a data file, an old address. */
export type AddressKind = 'page' | 'row' | 'family' | 'entry' | 'redirect';

/** An address taken apart. */
interface Address {
  kind: AddressKind;
  /** As it stands in the file, for a family or an old one without its "/*". */
  address: string;
  /** Without slashes at its ends. */
  path: string;
  segments: readonly string[];
  /** What a family has behind its path. */
  ending: '' | '/*';
}

/** What is wrong with an address. */
export interface AddressMistake {
  severity: Severity;
  finding: ProblemContent;
  /** The address that the finding proposes. */
  proposal?: string;
}

/**
 * What is wrong with an address by itself; the first of several.
 *
 * @param written the address as it stands in the file; for a family with its "/*"
 * @param isFree whether another address may take its place
 */
export function findAddressMistake(
  written: string,
  kind: AddressKind,
  isFree: (address: string) => boolean = () => true,
): AddressMistake | undefined {
  const address = splitAddress(written, kind);
  const result = firstMistake(address);
  if (!result) return undefined;
  const tidyPath = tidyAddress(address) + address.ending;
  const isUsable = firstMistake(splitAddress(tidyPath, kind)) === undefined && isFree(tidyPath);
  const proposal = typeof result === 'function' && isUsable ? tidyPath : undefined;
  const mistake = typeof result === 'function' ? result(proposal) : result;
  return { severity: codes[mistake.code], finding: { ...mistake, value: written }, proposal };
}

function splitAddress(written: string, kind: AddressKind): Address {
  // An old family is written as a family is, but for that of all addresses, which would lead the whole site away.
  const isFamily = kind === 'family' || (kind === 'redirect' && written.endsWith('/*'));
  const address = isFamily ? written.replace(/\/?\*$/, '') : written;
  const path = writtenPath(address);
  return { kind, address, path, segments: path.split('/'), ending: isFamily ? '/*' : '' };
}

/** A mistake, or the words of one that propose another address. */
type RuleResult = ProblemMessage | ((path?: string) => ProblemMessage);

function firstMistake(address: Address): RuleResult | undefined {
  for (const rule of RULES) {
    const result = rule(address);
    if (result) return result;
  }
  return undefined;
}

/** The full address of a page, with what follows the name of the site. */
const FULL_URL = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]+\/?([^?#]*).*$/is;

/** What was asked of a page of a program, and a place in a page. */
const QUERY = /[?#].*/s;

const ENCODED = /%[0-9A-Fa-f]{2}/;

/** The address without all that can be put right, so that what is proposed is refused for no second reason. */
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

/** How an address is written. Existing data files have slashes and percent signs in those of entries. */
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

/** Letters that nobody can type or see. */
function characterMistake({ kind, path }: Address): RuleResult | undefined {
  const foreign = findForeignLetter(path);
  if (foreign) return addressMessages.foreignLetter(foreign, codePoint(foreign));
  const [invisible] = invisibleCharacters(path);
  if (invisible) return (to) => addressMessages.invisible(invisible.name, to);
  const space = kind === 'redirect' ? undefined : unusualSpace(path);
  return space === undefined ? undefined : (to) => addressMessages.unusualSpace(space, to);
}

/** Whatever keeps a visitor from coming here: too many bytes, a backslash, NUL, half of a surrogate pair. */
function transportMistake({ path, segments }: Address): ProblemMessage | undefined {
  const long = segments.find((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
  if (long !== undefined) return addressMessages.partTooLong(Buffer.byteLength(long), MAX_SEGMENT_BYTES);
  if (/\p{Surrogate}/u.test(path) || canonicalPath(href(path)) !== path) return addressMessages.impossible;
  const { length } = href(path);
  return length > MAX_ADDRESS_LENGTH ? addressMessages.tooLong(length, MAX_ADDRESS_LENGTH) : undefined;
}

/** Names that files of the published site have. */
function fileMistake({ kind, segments }: Address): RuleResult | undefined {
  const [first = ''] = segments;
  const hidden = segments.find((segment) => segment.startsWith('.'));
  if (kind !== 'redirect' && hidden !== undefined) return (to) => addressMessages.hiddenPart(hidden, to);
  if (segments.includes(PAGE_FILE)) return addressMessages.pageFile(PAGE_FILE);
  if (kind !== 'redirect' && segments.length === 1 && FILE_NAME.test(first)) {
    return addressMessages.fileName(first);
  }
  return RESERVED.has(first.toLowerCase()) ? addressMessages.reserved(first) : undefined;
}

/** What can be served and is better otherwise; old addresses are as they were. */
function styleMistake({ kind, path }: Address): RuleResult | undefined {
  if (kind === 'redirect' && QUERY.test(path)) return addressMessages.oldQuery;
  const character = /[?#<>:"|`]|'(?=.*=)|\p{Cc}/u.exec(path);
  if (character) return addressMessages.character(JSON.stringify(character[0]));
  if (kind === 'redirect') return undefined;
  if (/\s/.test(path)) return addressMessages.space;
  return path === path.toLowerCase() ? undefined : addressMessages.capital;
}

/** The order in which mistakes are looked for: what an earlier one refuses, a later one need not understand. */
const RULES: readonly ((address: Address) => RuleResult | undefined)[] = [
  spellingMistake,
  segmentMistake,
  characterMistake,
  transportMistake,
  fileMistake,
  styleMistake,
];

/** A letter of another alphabet within a word of Latin letters, as with homographs in Unicode Technical Standard 39. */
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
