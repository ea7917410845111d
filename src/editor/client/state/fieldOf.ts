/** Which field of a form a place of the page belongs to, and the other way round. */
import { stripMarkdown } from '../../../core/data/inlineMarkdown.ts';
import { fillFacts, paragraphsOf } from '../../../core/i18n/text.ts';
import type { Json, PreviewMessage } from '../../shared/protocol.ts';
import { at } from '../form/json.ts';
import { textsIn } from './pointers.ts';

/** A place of a page: its words or its picture, and how many with the same stand before it. */
export type PagePlace = Pick<
  Extract<PreviewMessage, { kind: 'picked' }>,
  'text' | 'src' | 'position' | 'isOfSite'
>;

export type Figures = Readonly<Record<string, string>>;

/** A field that a place belongs to. */
export interface FoundField {
  /** JSON pointer from the value. */
  pointer: string;
  /** How well it fits; less is better. */
  rank: number;
}

const PICTURE = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i;
/** Shorter words stand within many texts by chance. */
const SHORTEST_PART = 4;

/** As a browser gives the words of an element: no marks, no line ends, one space between words. */
const flat = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The words of a text as the page shows them. */
function shownText(text: string, figures: Figures): string {
  const facts = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, { value }]));
  return stripMarkdown(fillFacts(text, facts));
}

/** In how many ways a text may be what was picked: the whole, a paragraph or an item of it, a part of it. */
const FITS: readonly ((shown: string, picked: string) => boolean)[] = [
  (shown, picked) => flat(shown) === picked,
  (shown, picked) => [...shown.split('\n'), ...paragraphsOf(shown)].some((part) => flat(part) === picked),
  (shown, picked) => picked.length >= SHORTEST_PART && flat(shown).includes(picked),
  (shown, picked) => flat(shown).length >= SHORTEST_PART && picked.includes(flat(shown)),
];

/** The name of a picture without its folder and its ending. */
const pictureName = (path: string) => path.replace(/.*\//, '').replace(/\.\w+$/, '');

/** What the name of a copy has behind that of the picture: its width. */
const COPY = /-\d{2,4}$/;

function decodedPath(src: string): string {
  const [path = ''] = src.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/);
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

const PICTURE_FITS: readonly ((path: string, picked: string) => boolean)[] = [
  (path, picked) => picked === path || picked.endsWith(`/${path.replace(/^\//, '')}`),
  (path, picked) => pictureName(path) === pictureName(picked),
  (path, picked) => pictureName(path) === pictureName(picked).replace(COPY, ''),
];

/** The n-th of those that fit best; the last one where there are fewer, the first one where the page does not know. */
function nth(
  fits: readonly ((shown: string, picked: string) => boolean)[],
  fields: readonly { pointer: string; shown: string }[],
  picked: string,
  position: number,
): FoundField | undefined {
  for (const [rank, isFit] of fits.entries()) {
    const found = fields.filter(({ shown }) => isFit(shown, picked));
    const field = found[Math.min(Math.max(position, 0), found.length - 1)];
    if (field) return { pointer: field.pointer, rank };
  }
  return undefined;
}

/**
 * The field whose text or picture a place of the page is.
 *
 * @param figures what stands for references to figures
 * @returns undefined when it is none of this value
 */
export function fieldOf(value: Json, place: PagePlace, figures: Figures = {}): FoundField | undefined {
  const texts = textsIn(value);
  if (place.src !== undefined) {
    const pictures = texts
      .filter(({ text }) => PICTURE.test(text))
      .map(({ pointer, text }) => ({ pointer, shown: text.normalize('NFC') }));
    const found = nth(PICTURE_FITS, pictures, decodedPath(place.src), place.position);
    if (found) return found;
  }
  const picked = flat(place.text);
  if (picked === '') return undefined;
  const words = texts.map(({ pointer, text }) => ({ pointer, shown: shownText(text, figures) }));
  return nth(FITS, words, picked, place.position);
}

/** The value of a part, and where it begins in its file. */
export interface PartValue {
  key: string;
  /** From the root of the file. */
  pointer: string;
  value: Json;
}

/**
 * The field of a page that a place of it belongs to, else of the settings of the site, which every page shows.
 *
 * @param settings read only if the page has not exactly what was picked
 * @returns its pointer from the root of the file
 */
export async function fieldOfPage(
  page: readonly PartValue[],
  settings: () => Promise<readonly PartValue[]>,
  place: PagePlace,
  figures: Figures = {},
): Promise<{ key: string; pointer: string; isOfSite: boolean } | undefined> {
  const fieldsOf = (parts: readonly PartValue[], isOfSite: boolean) =>
    parts.flatMap(({ key, pointer, value }) => {
      const field = fieldOf(value, place, figures);
      return field ? [{ key, pointer: pointer + field.pointer, rank: field.rank, isOfSite }] : [];
    });
  const own = fieldsOf(page, false);
  if (!place.isOfSite && own.some(({ rank }) => rank === 0)) return own.find(({ rank }) => rank === 0);
  const ofSite = fieldsOf(await settings(), true);
  // Of two that fit as well the first one stays the first.
  return [...(place.isOfSite ? [...ofSite, ...own] : [...own, ...ofSite])].sort((a, b) => a.rank - b.rank)[0];
}

/**
 * The place of the page that a field is shown at.
 *
 * @returns undefined for what is no text
 */
export function placeOf(value: Json, pointer: string, figures: Figures = {}): PagePlace | undefined {
  const own = at(value, pointer);
  if (typeof own !== 'string' || own.trim() === '') return undefined;
  const texts = textsIn(value);
  const before = texts.slice(
    0,
    texts.findIndex((text) => text.pointer === pointer),
  );
  const isPicture = PICTURE.test(own);
  const shown = isPicture ? own : flat(shownText(own, figures));
  const position = before.filter(({ text }) =>
    isPicture ? text === own : flat(shownText(text, figures)) === shown,
  ).length;
  return isPicture ? { text: '', src: own, position } : { text: shown, position };
}
