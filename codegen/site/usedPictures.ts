/** Which pictures in `public/` something names: one list for the check, which says so, and the build, which publishes no others. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { madeFiles } from '../hosts/madeFiles.ts';
import type { Path } from '../problems/problemAt.ts';
import { type PublicFolder, publicFile } from './publicFolder.ts';

const ENDINGS = 'jpe?g|jpe|jfif|a?png|webp|avif|gif|svgz?|bmp|tiff?|hei[cf]|hif|ico|jxl';
const PICTURE = new RegExp(`\\.(?:${ENDINGS})$`, 'i');
const NAMES_PICTURE = new RegExp(`\\.(?:${ENDINGS})\\b`, 'i');

/** Files that may name pictures. Data files are read already, and a drawing must name none. */
const TEXT = /\.(?:css|x?html?|xml|m?js|json|webmanifest|txt|md)$/i;
const DATA = /^data\/.+\.json$/;

/** What browsers, telephones and launchers ask for without being told, besides what the build makes itself. */
const ASKED_FOR =
  /^(?:\.well-known\/.*|(?:favicon|apple-touch-icon|android-chrome|mstile|safari-pinned-tab)[^/]*)$/i;

/** Where a file is named: another file, and the place in it where that is JSON. */
export interface FileUse {
  /** Path from the site folder. */
  file: string;
  path?: Path;
}

/** A file of the content: the manifest, site.json, a data file. */
interface NamingFile {
  /** Path from the site folder. */
  file: string;
  value: unknown;
}

/**
 * Where each picture is named: in the data files, the manifest, site.json, a page, style sheet or list of the site's own in `public/`.
 * A name in other letters, or in another field than a picture's, counts: rather one too many is published.
 *
 * @param folder the site folder
 * @param content the manifest, site.json and all data files
 * @returns by {@link formOf} the name
 */
export const pictureUses = (
  folder: string,
  found: Pick<PublicFolder, 'files'>,
  content: Iterable<NamingFile>,
): Map<string, FileUse[]> => usesIn(folder, found, content, NAMES_PICTURE);

/** Where each file is named, a document as well; otherwise as {@link pictureUses}. */
export const fileUses = (
  folder: string,
  found: Pick<PublicFolder, 'files'>,
  content: Iterable<NamingFile>,
): Map<string, FileUse[]> => usesIn(folder, found, content, ENDING);

function usesIn(
  folder: string,
  { files }: Pick<PublicFolder, 'files'>,
  content: Iterable<NamingFile>,
  isName: RegExp,
): Map<string, FileUse[]> {
  const uses = new Map<string, FileUse[]>();
  const take = (text: string, from: string, placeOf: () => FileUse) => {
    if (!isName.test(text)) return;
    const use = placeOf();
    for (const name of formsIn(text, from, isName)) {
      if (uses.get(name)?.push(use) === undefined) uses.set(name, [use]);
    }
  };
  for (const { file, value } of content)
    eachText(value, (text, path) => take(text, '', () => ({ file, path: [...path] })));
  for (const path of files.filter((each) => TEXT.test(each) && !DATA.test(each))) {
    const file = publicFile(path);
    take(readFileSync(join(folder, file), 'utf8'), dirname(path), () => ({ file }));
  }
  return uses;
}

/**
 * The pictures that nothing names, as {@link pictureUses} sees it.
 *
 * @param folder the site folder
 * @param values the manifest, site.json and all data files
 */
export function unusedPictures(
  folder: string,
  found: Pick<PublicFolder, 'files'>,
  values: Iterable<unknown>,
): string[] {
  const made = madeFiles([], []);
  const pictures = found.files.filter(
    (path) => PICTURE.test(path) && !ASKED_FOR.test(path) && !made.has(path),
  );
  if (pictures.length === 0) return [];
  const named = filesNamed(values, folder, found, NAMES_PICTURE);
  return pictures.filter((path) => !named.has(formOf(path)));
}

/** @param take its path changes with the walk */
function eachText(
  value: unknown,
  take: (text: string, path: Path) => void,
  path: (string | number)[] = [],
): void {
  if (typeof value === 'string') take(value, path);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      path.push(key);
      eachText(item, take, path);
      path.pop();
    }
}

/** The texts of a value in which {@link pictureUses} looks for names, each once. */
export function textsWithPictures(value: unknown): string[] {
  const found = new Set<string>();
  eachText(value, (text) => {
    if (NAMES_PICTURE.test(text)) found.add(text);
  });
  return [...found];
}

/** Whether a file is a picture, by its ending. */
export const isPictureFile = (path: string): boolean => PICTURE.test(path);

/**
 * The files that some values name, and the site's own pages and lists in `public/` where they are given, in the form of {@link formOf}.
 *
 * @param folder the site folder
 * @param isName what every name has; more than the usual, for those of some files alone
 */
export function filesNamed(
  values: Iterable<unknown>,
  folder?: string,
  { files }: Pick<PublicFolder, 'files'> = { files: [] },
  isName = ENDING,
): Set<string> {
  const named = new Set<string>();
  // A picture is named again and again.
  const known = new Set<string>();
  const take = (text: string, from = '') => {
    if (!isName.test(text) || (from === '' && known.has(text))) return;
    if (from === '') known.add(text);
    for (const form of formsIn(text, from, isName)) named.add(form);
  };
  for (const value of values) eachText(value, (text) => take(text));
  if (folder !== undefined)
    for (const file of files.filter((path) => TEXT.test(path) && !DATA.test(path)))
      take(readFileSync(join(folder, publicFile(file)), 'utf8'), dirname(file));
  return named;
}

/** What every name of a file has, and few sentences. */
const ENDING = /\.\w/;

/**
 * What in a text may be the name of a file, in the form of {@link formOf}: all of it, what stands in quotes or brackets, each word.
 *
 * @param from the folder, from `public/`, that relative names start from
 * @param isName what every name has
 */
function formsIn(text: string, from: string, isName: RegExp): Set<string> {
  const pieces = new Set([text, ...text.split(/["'()<>\n\r]+/), ...text.split(/[\s"'()<>,;=]+/)]);
  const names = [...pieces].filter((piece) => isName.test(piece)).map(pathIn);
  return new Set(
    names.flatMap((name) => [formOf(name.replace(/^(?:\.{0,2}\/)+/, '')), formOf(join(from, name))]),
  );
}

/** An address without what stands before and behind its path. */
const pathIn = (address: string) =>
  address
    .trim()
    .replace(/^(?:https?:)?\/\/[^/]*/i, '')
    .replace(/[?#].*/s, '');

/** What names of files share that people take for the same: letter case, Unicode form, percent-encoding. */
export function formOf(name: string): string {
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // A percent sign that stands for itself.
  }
  return decoded.normalize('NFC').toLowerCase();
}
