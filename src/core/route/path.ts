/**
 * The canonical form of an address.
 *
 * A path is decoded text in Unicode NFC, segments joined by "/", without a slash at either end; home is "". An address
 * (href) is the same path percent-encoded once, with a slash at both ends.
 */

/**
 * The path that an address names.
 *
 * The address is split first and each segment decoded once (RFC 3986, section 2.4), so an encoded slash never makes
 * a new segment and a doubly encoded text is decoded only once.
 *
 * @param pathname the path of a URL as it stands in the request or in `location.pathname`: begins with "/", may be
 *   percent-encoded in either hex case, in any Unicode form, with or without a slash at the end
 * @returns the canonical path, or undefined when no page can have this address: a malformed escape, an encoded slash or
 *   backslash, NUL, an empty or dot segment, a lone surrogate, more than thirty marks in a row
 */
export function canonicalPath(pathname: string): string | undefined {
  if (!pathname.startsWith('/')) return undefined;
  if (pathname === '/') return '';
  const inner = pathname.slice(1, pathname.endsWith('/') ? -1 : undefined);
  if (!SPECIAL.test(inner)) return inner;
  const path = decodePath(inner);
  return path === undefined || IMPOSSIBLE.test(path) ? undefined : path;
}

/**
 * What encoding, decoding or normalising may change or refuse: anything but ASCII letters, digits and a few others, and a
 * segment that is empty or begins with a dot. Most paths have nothing of it, and telling so takes a fraction of the
 * time of the work it saves.
 */
const SPECIAL = /[^\w~./-]|(?:^|\/)(?:[./]|$)/;

/** An empty or dot segment, a backslash, NUL. */
const IMPOSSIBLE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]/;

/**
 * More marks on one letter than any text has (Unicode Standard Annex 15, section 13). Normalising sorts them, which takes the
 * square of their number.
 */
const MARKS = /\p{M}{31}/u;

/** An encoded slash, or a lone surrogate, which no escape stands for. */
const UNDECODABLE = /%2f|\p{Surrogate}/iu;

/**
 * The segments of an address, decoded once and in NFC, or undefined when they cannot be decoded. With no encoded slash
 * among them they may be decoded together, which takes a quarter of the time; a slash composes with no mark, so they
 * may be normalised together too.
 */
function decodePath(inner: string): string | undefined {
  if (UNDECODABLE.test(inner)) return undefined;
  try {
    const text = decodeURIComponent(inner);
    return MARKS.test(text) ? undefined : text.normalize('NFC');
  } catch {
    return undefined;
  }
}

/**
 * The path that is written in a data file or manifest, in canonical form. A slash at either end is tolerated, because
 * existing files have it; percent signs stay as they are, since such text is already decoded.
 */
export function writtenPath(text: string): string {
  return SPECIAL.test(text) ? trimSlashes(text.normalize('NFC')) : text;
}

/** A pattern such as /\/+$/ would look at a run of slashes once from each of them. */
function trimSlashes(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === '/') start++;
  while (end > start && text[end - 1] === '/') end--;
  return text.slice(start, end);
}

/** The path above a path; "" above the first segment. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The paths above a path, the nearest first, without the home page. */
export function parentsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/** The parent of a family row, or undefined when the row is an exact path. */
export function familyParent(path: string): string | undefined {
  if (path === '*') return '';
  return path.endsWith('/*') ? writtenPath(path.slice(0, -2)) : undefined;
}

/** RFC 3986 `pchar`: what may stand in a segment unescaped beyond what encodeURIComponent leaves. */
const SEGMENT_SAFE = /%(?:3A|40|24|26|2B|2C|3B|3D)/g;

/**
 * The canonical address of a page: percent-encoded once, with a slash at the end.
 *
 * @param path canonical path
 * @throws URIError when the path has a lone surrogate; {@link canonicalPath} never gives one
 */
export function href(path: string): string {
  if (path === '') return '/';
  if (!SPECIAL.test(path)) return `/${path}/`;
  const encoded = path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(SEGMENT_SAFE, decodeURIComponent))
    .join('/');
  return `/${encoded}/`;
}

/** The address of a file in public/, such as a picture: percent-encoded once, without a slash at the end. */
export function fileHref(path: string): string {
  return href(writtenPath(path)).slice(0, -1);
}

/** The file of a page within the output folder: the decoded name, so that every static host serves it. */
export function outputFile(path: string): string {
  return path === '' ? 'index.html' : `${path}/index.html`;
}

/** The longest name of a file in bytes on the file systems in use (ext4, APFS, NTFS allow 255). */
export const MAX_SEGMENT_BYTES = 255;

/**
 * The key under which addresses that look alike meet: old and new spellings of chillu letters, the spellings of ന്റ,
 * zero-width characters, letter case (Unicode Standard, chapter 12.9, Malayalam).
 *
 * @param path canonical path or other text
 */
export function foldPath(path: string): string {
  return withNewChillus(path.normalize('NFC'))
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\u0D28\u0D4D\u0D31|\u0D7B\u0D4D\u0D31|\u0D7B\u0D31/g, '\u0D28\u0D4D\u0D31')
    .toLowerCase()
    .normalize('NFC');
}

/** A chillu letter as text before Unicode 5.1 writes it: consonant, virama, zero-width joiner (Unicode Standard, chapter 12.9). */
export const OLD_CHILLU = /([\u0D28\u0D23\u0D30\u0D32\u0D33\u0D15])\u0D4D\u200D/g;

/** A text with each chillu letter as one character, as text since Unicode 5.1 has it. */
export const withNewChillus = (text: string): string =>
  text.includes('\u200D')
    ? text.replace(OLD_CHILLU, (old, consonant: string) => CHILLU[consonant] ?? old)
    : text;

/** Consonant to its chillu letter. */
export const CHILLU: Readonly<Record<string, string>> = {
  '\u0D28': '\u0D7B',
  '\u0D23': '\u0D7A',
  '\u0D30': '\u0D7C',
  '\u0D32': '\u0D7D',
  '\u0D33': '\u0D7E',
  '\u0D15': '\u0D7F',
};

/** A part of an address without its escapes; one that is not escaped rightly as it is written. */
export function decodeWritten(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
