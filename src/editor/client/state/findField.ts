/** Maps a selection in the preview to the field of a form, and back. */
import { stripMarkdown } from '../../../core/data/inlineMarkdown.ts';
import { fillFacts, paragraphsOf } from '../../../core/i18n/text.ts';
import type { Json, PreviewMessage } from '../../shared/protocol.ts';
import { at, collectTexts } from '../form/json.ts';

/** A text or picture of a page. `position` counts equal ones before it. */
export type PageSelection = Pick<
  Extract<PreviewMessage, { kind: 'picked' }>,
  'text' | 'src' | 'position' | 'isOfSite'
>;

export type Figures = Readonly<Record<string, string>>;

export interface FieldMatch {
  /** JSON pointer from the value. */
  pointer: string;
  /** Lower is better. */
  rank: number;
}

const PICTURE = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i;
/** Shorter texts occur in many others by chance. */
const MIN_PARTIAL_LENGTH = 4;

/** Like the text content of an element: no marks or line ends, single spaces. */
const normalizeText = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The plain text of a field as the page shows it. */
function renderedText(text: string, figures: Figures): string {
  const facts = Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, { value }]));
  return stripMarkdown(fillFacts(text, facts));
}

/** Matchers by rank: the whole text, a paragraph or line of it, a part of it. */
const TEXT_MATCHERS: readonly ((candidateText: string, picked: string) => boolean)[] = [
  (candidateText, picked) => normalizeText(candidateText) === picked,
  (candidateText, picked) =>
    [...candidateText.split('\n'), ...paragraphsOf(candidateText)].some(
      (part) => normalizeText(part) === picked,
    ),
  (candidateText, picked) =>
    picked.length >= MIN_PARTIAL_LENGTH && normalizeText(candidateText).includes(picked),
  (candidateText, picked) =>
    normalizeText(candidateText).length >= MIN_PARTIAL_LENGTH &&
    picked.includes(normalizeText(candidateText)),
];

/** The file name without its extension. */
const baseName = (path: string) => path.replace(/.*\//, '').replace(/\.\w+$/, '');

/** The width suffix in the file name of an image variant. */
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

/**
 * Returns the match at a position among those of the best rank: the last one if there are fewer, the first
 * one if the position is negative.
 */
function nthMatch(
  matchers: readonly ((candidateText: string, picked: string) => boolean)[],
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
 * Finds the field of a selected text or picture.
 *
 * @param figures replacements for references to figures
 * @returns undefined if this value does not have it
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

/** The value of a part and its location in its file. */
export interface PartValue {
  key: string;
  /** From the root of the file. */
  pointer: string;
  value: Json;
}

/**
 * Finds the field of a selection in the page, otherwise in the settings of the site, which every page shows.
 *
 * @param settings read only if the page has no exact match
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
  // The sort is stable: the first of equal ranks wins.
  return [...(selection.isOfSite ? [...siteFields, ...pageFields] : [...pageFields, ...siteFields])].sort(
    (a, b) => a.rank - b.rank,
  )[0];
}

/**
 * Returns the selection of a field in the preview.
 *
 * @returns undefined if the field is not a text
 */
export function selectionOfField(
  value: Json,
  pointer: string,
  figures: Figures = {},
): PageSelection | undefined {
  const fieldText = at(value, pointer);
  if (typeof fieldText !== 'string' || fieldText.trim() === '') return undefined;
  const texts = collectTexts(value);
  const precedingTexts = texts.slice(
    0,
    texts.findIndex((text) => text.pointer === pointer),
  );
  const isPicture = PICTURE.test(fieldText);
  const comparedText = isPicture ? fieldText : normalizeText(renderedText(fieldText, figures));
  const position = precedingTexts.filter(({ text }) =>
    isPicture ? text === fieldText : normalizeText(renderedText(text, figures)) === comparedText,
  ).length;
  return isPicture ? { text: '', src: fieldText, position } : { text: comparedText, position };
}
