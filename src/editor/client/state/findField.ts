/** Which field of a form a place of the page belongs to, and the other way round. */
import { stripMarkdown } from '../../../core/data/inlineMarkdown.ts';
import { fillFacts, paragraphsOf } from '../../../core/i18n/text.ts';
import type { Json, PreviewMessage } from '../../shared/protocol.ts';
import { at } from '../form/json.ts';
import { collectTexts } from './pointers.ts';

/** A place of a page: its words or its picture, and how many with the same stand before it. */
export type PageSelection = Pick<
  Extract<PreviewMessage, { kind: 'picked' }>,
  'text' | 'src' | 'position' | 'isOfSite'
>;

export type Figures = Readonly<Record<string, string>>;

/** A field that a place belongs to. */
export interface FieldMatch {
  /** JSON pointer from the value. */
  pointer: string;
  /** How well it fits; less is better. */
  rank: number;
}

const PICTURE = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i;
/** Shorter words stand within many texts by chance. */
const MIN_PARTIAL_LENGTH = 4;

/** As a browser gives the words of an element: no marks, no line ends, one space between words. */
const normalizeText = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The words of a text as the page shows them. */
function renderedText(text: string, figures: Figures): string {
  const facts = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, { value }]));
  return stripMarkdown(fillFacts(text, facts));
}

/** In how many ways a text may be what was picked: the whole, a paragraph or an item of it, a part of it. */
const TEXT_MATCHERS: readonly ((shown: string, picked: string) => boolean)[] = [
  (shown, picked) => normalizeText(shown) === picked,
  (shown, picked) =>
    [...shown.split('\n'), ...paragraphsOf(shown)].some((part) => normalizeText(part) === picked),
  (shown, picked) => picked.length >= MIN_PARTIAL_LENGTH && normalizeText(shown).includes(picked),
  (shown, picked) =>
    normalizeText(shown).length >= MIN_PARTIAL_LENGTH && picked.includes(normalizeText(shown)),
];

/** The name of a picture without its folder and its ending. */
const baseName = (path: string) => path.replace(/.*\//, '').replace(/\.\w+$/, '');

/** What the name of a copy has behind that of the picture: its width. */
const VARIANT_SUFFIX = /-\d{2,4}$/;

function decodedPath(src: string): string {
  const [path = ''] = src.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/);
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

const PICTURE_MATCHERS: readonly ((path: string, picked: string) => boolean)[] = [
  (path, picked) => picked === path || picked.endsWith(`/${path.replace(/^\//, '')}`),
  (path, picked) => baseName(path) === baseName(picked),
  (path, picked) => baseName(path) === baseName(picked).replace(VARIANT_SUFFIX, ''),
];

/** The n-th of those that fit best; the last one where there are fewer, the first one where the page does not know. */
function nthMatch(
  matchers: readonly ((shown: string, picked: string) => boolean)[],
  fields: readonly { pointer: string; shown: string }[],
  picked: string,
  position: number,
): FieldMatch | undefined {
  for (const [rank, isMatch] of matchers.entries()) {
    const matches = fields.filter(({ shown }) => isMatch(shown, picked));
    const field = matches[Math.min(Math.max(position, 0), matches.length - 1)];
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
export function findField(
  value: Json,
  selection: PageSelection,
  figures: Figures = {},
): FieldMatch | undefined {
  const texts = collectTexts(value);
  if (selection.src !== undefined) {
    const pictures = texts
      .filter(({ text }) => PICTURE.test(text))
      .map(({ pointer, text }) => ({ pointer, shown: text.normalize('NFC') }));
    const match = nthMatch(PICTURE_MATCHERS, pictures, decodedPath(selection.src), selection.position);
    if (match) return match;
  }
  const selectedText = normalizeText(selection.text);
  if (selectedText === '') return undefined;
  const words = texts.map(({ pointer, text }) => ({ pointer, shown: renderedText(text, figures) }));
  return nthMatch(TEXT_MATCHERS, words, selectedText, selection.position);
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
export async function findFieldOnPage(
  page: readonly PartValue[],
  settings: () => Promise<readonly PartValue[]>,
  selection: PageSelection,
  figures: Figures = {},
): Promise<{ key: string; pointer: string; isOfSite: boolean } | undefined> {
  const fieldsOf = (parts: readonly PartValue[], isOfSite: boolean) =>
    parts.flatMap(({ key, pointer, value }) => {
      const field = findField(value, selection, figures);
      return field ? [{ key, pointer: pointer + field.pointer, rank: field.rank, isOfSite }] : [];
    });
  const pageFields = fieldsOf(page, false);
  if (!selection.isOfSite && pageFields.some(({ rank }) => rank === 0))
    return pageFields.find(({ rank }) => rank === 0);
  const siteFields = fieldsOf(await settings(), true);
  // Of two that fit as well the first one stays the first.
  return [...(selection.isOfSite ? [...siteFields, ...pageFields] : [...pageFields, ...siteFields])].sort(
    (a, b) => a.rank - b.rank,
  )[0];
}

/**
 * The place of the page that a field is shown at.
 *
 * @returns undefined for what is no text
 */
export function selectionOfField(
  value: Json,
  pointer: string,
  figures: Figures = {},
): PageSelection | undefined {
  const fieldText = at(value, pointer);
  if (typeof fieldText !== 'string' || fieldText.trim() === '') return undefined;
  const texts = collectTexts(value);
  const before = texts.slice(
    0,
    texts.findIndex((text) => text.pointer === pointer),
  );
  const isPicture = PICTURE.test(fieldText);
  const shown = isPicture ? fieldText : normalizeText(renderedText(fieldText, figures));
  const position = before.filter(({ text }) =>
    isPicture ? text === fieldText : normalizeText(renderedText(text, figures)) === shown,
  ).length;
  return isPicture ? { text: '', src: fieldText, position } : { text: shown, position };
}
