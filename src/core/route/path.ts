/**
 * The canonical form of a path.
 *
 * A path is decoded text in Unicode NFC: segments joined by "/", without a slash at either end; home is "".
 * An href is the same path percent-encoded once, with a slash at both ends.
 */

/**
 * Returns the canonical path of a URL.
 *
 * Escapes are decoded once and never add a segment (RFC 3986, section 2.4).
 *
 * @param pathname the path of a URL: begins with "/", percent-encoded or not, in any Unicode form, with or
 *   without a slash at the end
 * @returns undefined if no page can have this URL: a malformed escape, an encoded slash or backslash, NUL, an
 *   empty or dot segment, a lone surrogate, more than thirty combining marks in a row
 */
export function canonicalPath(pathname: string): string | undefined {
  if (!pathname.startsWith('/')) return undefined;
  if (pathname === '/') return '';
  const inner = pathname.slice(1, pathname.endsWith('/') ? -1 : undefined);
  if (!SPECIAL.test(inner)) return inner;
  const path = decodePath(inner);
  return path === undefined || IMPOSSIBLE.test(path) ? undefined : path;
}

/** Text that decoding or encoding may change or reject. Most paths have none, so this test saves time. */
const SPECIAL = /[^\w~./-]|(?:^|\/)(?:[./]|$)/;

const IMPOSSIBLE = /(?:^|\/)\.{0,2}(?:\/|$)|[\\\0]/;

/** More marks than any text has (Unicode Annex 15, section 13); normalising them takes quadratic time. */
const MARKS = /\p{M}{31}/u;

const UNDECODABLE = /%2f|\p{Surrogate}/iu;

/**
 * Decodes all segments together, which is four times as fast as one by one. This is safe because no encoded
 * slash is left, and a slash composes with no mark.
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
 * The canonical form of a path in the content. A slash at either end is tolerated, because existing files
 * have it. Percent signs are kept, because the text is already decoded.
 */
export function writtenPath(text: string): string {
  return SPECIAL.test(text) ? trimSlashes(text.normalize('NFC')) : text;
}

/** Only letters that need no escape (RFC 3986, appendix A), so that all hosts send it unchanged. */
const OTHER_HOST = /^https:\/\/[\w.-]+(?::\d{1,5})?(?:[/?#][\w!$&'()*+,;=:@/?#%.~-]*)?$/;

/** True for the target of a redirect that is on another host. */
export const isOtherHost = (target: string): boolean => OTHER_HOST.test(target);

/** The canonical form of the target of a redirect: a path, or an unchanged address of another host. */
export const writtenTarget = (target: string): string => (isOtherHost(target) ? target : writtenPath(target));

/** A pattern such as /\/+$/ takes quadratic time on a run of slashes. */
function trimSlashes(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === '/') start++;
  while (end > start && text[end - 1] === '/') end--;
  return text.slice(start, end);
}

/** The parent of a path; "" above the first segment. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The paths above a path without the home page, the nearest first. */
export function parentsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('/'));
}

/** Returns the parent of a family; undefined for an exact path. */
export function familyParent(path: string): string | undefined {
  if (path === '*') return '';
  return path.endsWith('/*') ? writtenPath(path.slice(0, -2)) : undefined;
}

/** RFC 3986 `pchar`: the characters of a segment that encodeURIComponent escapes needlessly. */
const SEGMENT_SAFE = /%(?:3A|40|24|26|2B|2C|3B|3D)/g;

/** Percent-encoded once, with a slash at the end. @throws URIError for a lone surrogate */
export function href(path: string): string {
  if (path === '') return '/';
  if (!SPECIAL.test(path)) return `/${path}/`;
  const encoded = path
    .split('/')
    .map((segment) => encodeURIComponent(segment).replace(SEGMENT_SAFE, decodeURIComponent))
    .join('/');
  return `/${encoded}/`;
}

/** Returns the URL of a file in public/: percent-encoded once, without a slash at the end. */
export function fileHref(path: string): string {
  return href(writtenPath(path)).slice(0, -1);
}

/** The file of a page in the output folder. Its name is decoded, because every static host serves that. */
export function outputFile(path: string): string {
  return path === '' ? 'index.html' : `${path}/index.html`;
}

/** The maximum length of a file name in bytes (ext4, APFS and NTFS allow 255). */
export const MAX_SEGMENT_BYTES = 255;

/**
 * Folds old and new chillu letters, the spellings of ന്റ, zero-width characters and letter case, so that
 * look-alike paths are equal (Unicode Standard, chapter 12.9, Malayalam).
 */
export function foldPath(path: string): string {
  return withNewChillus(path.normalize('NFC'))
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\u0D28\u0D4D\u0D31|\u0D7B\u0D4D\u0D31|\u0D7B\u0D31/g, '\u0D28\u0D4D\u0D31')
    .toLowerCase()
    .normalize('NFC');
}

/**
 * A chillu letter before Unicode 5.1: consonant, virama, zero-width joiner (Unicode Standard, chapter 12.9).
 */
export const OLD_CHILLU = /([\u0D28\u0D23\u0D30\u0D32\u0D33\u0D15])\u0D4D\u200D/g;

/** Replaces each old chillu letter with the single character of Unicode 5.1. */
export const withNewChillus = (text: string): string =>
  text.includes('\u200D')
    ? text.replace(OLD_CHILLU, (old, consonant: string) => CHILLU[consonant] ?? old)
    : text;

export const CHILLU: Readonly<Record<string, string>> = {
  '\u0D28': '\u0D7B',
  '\u0D23': '\u0D7A',
  '\u0D30': '\u0D7C',
  '\u0D32': '\u0D7D',
  '\u0D33': '\u0D7E',
  '\u0D15': '\u0D7F',
};

/** Decodes a part of a URL; returns text with a malformed escape unchanged. */
export function decodeWritten(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
