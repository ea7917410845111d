/** Slugs, the last segments of paths, from titles. */

import { extensionOf } from '../route/link.ts';
import { foldPath, withNewChillus } from '../route/path.ts';
import { reverseDay } from './text.ts';

/** The maximum length of a slug in bytes of UTF-8: a file name has 255, and a year or number may follow. */
export const MAX_SLUG_BYTES = 200;

/**
 * Returns the slug of a title: its words in Unicode NFC and lower case, joined by hyphens, at most {@link
 * MAX_SLUG_BYTES}. Words keep letters, marks and digits of every script, and joiners inside them.
 *
 * @returns "" if the title has no letter and no digit
 */
export function slugOf(title: string): string {
  const slug = slugOnce(title);
  // A removed joiner may have separated letters that compose.
  return slug === title ? slug : slugOf(slug);
}

/** Falls back to the day as yyyy-mm-dd. @param date dd-mm-yyyy @returns "" without both */
export const entrySlug = (title: string, date: string | undefined): string =>
  slugOf(title) || (date === undefined ? '' : reverseDay(date));

function slugOnce(title: string): string {
  const text = contextualJoiners(withNewChillus(title.normalize('NFC')))
    // An apostrophe does not split a word: "women's".
    .replace(/(?<=[\p{L}\p{M}])['’](?=\p{L})/gu, '')
    .toLowerCase()
    .normalize('NFC');
  return cut(text.match(WORD) ?? []);
}

/** A mark without a letter, such as the variation selector of an emoji, is no word. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\u200C\u200D]|(?!\p{Me})\p{M})*/gu;

/** The viramas of the scripts of India and Sri Lanka. */
const VIRAMA = '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA';

/**
 * Keeps joiners after a virama, and the non-joiner in Arabic script (RFC 5892, appendix A.1 and A.2). Removes
 * other invisible characters.
 */
function contextualJoiners(text: string): string {
  return text.replace(INVISIBLE, (joiner, offset: number) => {
    const preceding = [...text.slice(Math.max(0, offset - 2), offset)].at(-1) ?? '';
    const [after = ''] = text.slice(offset + joiner.length);
    const inside =
      (VIRAMA.includes(preceding) && preceding !== '' && /\p{L}/u.test(after)) ||
      (joiner === '\u200C' && ARABIC.test(preceding) && ARABIC.test(after));
    return inside && (joiner === '\u200C' || joiner === '\u200D') ? joiner : '';
  });
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const ARABIC = /\p{Script=Arabic}/u;

/** The editor makes slugs in the browser, which has no Buffer. */
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Cuts at a word; cuts a first word that is too long at a whole character. */
function cut(words: readonly string[]): string {
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (bytesOf(longer) > MAX_SLUG_BYTES) break;
    slug = longer;
  }
  const [first] = words;
  if (slug !== '' || first === undefined) return slug;
  for (const { segment } of new Intl.Segmenter('ml', { granularity: 'grapheme' }).segment(first)) {
    if (bytesOf(slug + segment) > MAX_SLUG_BYTES) break;
    slug += segment;
  }
  return slug;
}

/**
 * Returns the first unused of slug, slug with the year, slug-2, slug-3 …
 *
 * @param year of the event, if it has a date
 * @param usedPaths folded by {@link foldPath}, so that look-alikes count as used
 */
export function freeSlug(
  parent: string,
  slug: string,
  year: string | undefined,
  usedPaths: ReadonlySet<string>,
): string {
  const isFree = (candidate: string) => !usedPaths.has(foldPath(joinPath(parent, candidate)));
  if (isFree(slug)) return slug;
  const withYear = `${slug}-${year}`;
  if (year !== undefined && !slug.split('-').includes(year) && isFree(withYear)) return withYear;
  for (let number = 2; ; number++) {
    if (isFree(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}

/**
 * The path of a new file in a folder of `public/`: lower case with hyphens, unique after folding.
 *
 * @param name the original name, with its extension
 * @param fallback used if nothing of the name is left
 */
export function freeFile(
  folder: string,
  name: string,
  fallback: string,
  fileNames: readonly string[],
): string {
  const ending = extensionOf(name).toLowerCase();
  const stem = (file: string) => file.slice(0, file.length - ending.length);
  const usedNames = fileNames
    .filter((file) => file.toLowerCase().endsWith(ending))
    .map((file) => foldPath(stem(file)));
  const slug = slugOf(stem(name)) || fallback;
  return joinPath(folder, freeSlug(folder, slug, undefined, new Set(usedNames))) + ending;
}

/** The home page has the path "". */
export const joinPath = (parent: string, slug: string) => (parent === '' ? slug : `${parent}/${slug}`);
