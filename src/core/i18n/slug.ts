/** The last part of an address, made from a title. */

import { extensionOf } from '../route/link.ts';
import { foldPath, withNewChillus } from '../route/path.ts';
import { reverseDay } from './text.ts';

/** The longest slug in bytes of UTF-8: a file name holds 255, and a year or number may have to follow. */
export const MAX_SLUG_BYTES = 200;

/**
 * The slug of a title: its words in Unicode NFC and lower case, joined by hyphens, cut at a word to at most
 * {@link MAX_SLUG_BYTES}. A word keeps its letters, marks and digits in every script, and the joiners that belong
 * inside it.
 *
 * @returns "" when the title has no letter and no digit
 */
export function slugOf(title: string): string {
  const slug = slugOnce(title);
  // What stood around a joiner that went may belong together now.
  return slug === title ? slug : slugOf(slug);
}

/** The slug of an entry: that of its title, else its day, yyyy-mm-dd. @param date dd-mm-yyyy @returns "" when it has neither */
export const entrySlug = (title: string, date: string | undefined): string =>
  slugOf(title) || (date === undefined ? '' : reverseDay(date));

function slugOnce(title: string): string {
  const text = contextualJoiners(withNewChillus(title.normalize('NFC')))
    // An apostrophe within a word is no gap: "women's" is one word.
    .replace(/(?<=[\p{L}\p{M}])['’](?=\p{L})/gu, '')
    .toLowerCase()
    .normalize('NFC');
  return cut(text.match(WORD) ?? []);
}

/** Begins with a letter or digit; a mark without one, as an emoji's variation selector, is no word. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\u200C\u200D]|(?!\p{Me})\p{M})*/gu;

/** The viramas of the scripts of India and Sri Lanka. */
const VIRAMA = '\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA';

/**
 * Keeps a joiner where it changes what is read: between a virama and a letter, and the non-joiner between letters of
 * Arabic script (RFC 5892, appendix A.1 and A.2). Every other character without a shape of its own goes.
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

/** In UTF-8; the editor makes slugs in the browser, which has no Buffer. */
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** As many words as fit; of a first word that is too long alone, as many whole characters as fit. */
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
 * The first of slug, slug with the year, slug-2, slug-3 … whose path is free.
 *
 * @param parent canonical path of the list that the page stands under
 * @param year of the event, when it has a date
 * @param usedPaths paths, each folded by {@link foldPath}, so that an address that only looks different is taken too
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
 * The path of a new file in a folder of `public/`: its name in small letters with hyphens, which no other file there has, not even
 * one that only looks different.
 *
 * @param name as somebody has called it, with its ending
 * @param fallback the name of one of which nothing is left
 * @param fileNames paths of the files that are there
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

/** A path below another; directly below the home page it has no slash. */
export const joinPath = (parent: string, slug: string) => (parent === '' ? slug : `${parent}/${slug}`);
