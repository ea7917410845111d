/** The files of `public/` that texts name: in content, and in text files of the site's own. */
import { dirname, join } from 'node:path/posix';
import type { Path } from '../problems/problemAt.ts';
import { publicFile } from './publicFolder.ts';

const PICTURE = /\.(?:jpe?g|jpe|jfif|a?png|webp|avif|gif|svgz?|bmp|tiff?|hei[cf]|hif|ico|jxl)$/i;

/** Files that may name others. A drawing must name none. */
const TEXT = /\.(?:css|x?html?|xml|m?js|json|webmanifest|txt|md)$/i;

/** Data files, which are content. */
const DATA = /^data\/.+\.json$/;

/** Every path of a file matches, and few sentences do. */
const NAME = /\.\w|\//;

/** Where a file is named: another file, and the position in it if that is JSON. */
export interface FileUse {
  /** Path from the site folder. */
  file: string;
  path?: Path;
}

/** Reads a text file. @param path from `public/` */
export type ReadText = (path: string) => string;

/** Returns true for a picture, by its extension. */
export const isPictureFile = (path: string): boolean => PICTURE.test(path);

/** Returns true for a data file. @param path from `public/` */
export const isDataFile = (path: string): boolean => DATA.test(path);

/** Returns true for a file whose text may name other files. @param path from `public/` */
export const isTextFile = (path: string): boolean => TEXT.test(path) && !isDataFile(path);

/**
 * Where each file is named. A name in other letters, or in a field that is not for files, counts.
 *
 * @param content files of the content, with paths from the site folder
 * @param texts text files, with paths from `public/`
 * @returns by {@link formOf} the name
 */
export function fileUses(
  content: Iterable<{ file: string; value: unknown }>,
  texts: Iterable<string>,
  readText: ReadText,
): Map<string, FileUse[]> {
  const uses = new Map<string, FileUse[]>();
  const add = (names: Iterable<string>, use: FileUse) => {
    for (const name of names) if (uses.get(name)?.push(use) === undefined) uses.set(name, [use]);
  };
  for (const { file, value } of content)
    eachText(value, (text, path) => {
      if (NAME.test(text)) add(namesIn(text), { file, path: [...path] });
    });
  for (const path of texts) add(namesInFile(path, readText), { file: publicFile(path) });
  return uses;
}

/** The files that values name, in the form of {@link formOf}. */
export function filesNamed(values: Iterable<unknown>): Set<string> {
  const named = new Set<string>();
  for (const text of new Set([...values].flatMap(textsWithNames)))
    for (const name of namesIn(text)) named.add(name);
  return named;
}

/** The texts of a value that may name a file, each once. */
export function textsWithNames(value: unknown): string[] {
  const texts = new Set<string>();
  eachText(value, (text) => {
    if (NAME.test(text)) texts.add(text);
  });
  return [...texts];
}

/** The files that a text file names, in the form of {@link formOf}. */
export function namesInFile(path: string, readText: ReadText): Set<string> {
  const text = readText(path);
  // These lines name what visitors should not find.
  return namesIn(
    path === 'robots.txt' ? text.replace(/^\s*(?:dis)?allow\s*:.*$/gim, '') : text,
    dirname(path),
  );
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

/**
 * What in a text may be the name of a file, in the form of {@link formOf}: the whole text, each part in quotes or brackets, each word.
 *
 * @param from the folder, from `public/`, that relative names start from
 */
function namesIn(text: string, from = ''): Set<string> {
  const pieces = new Set([text, ...text.split(/["'()<>\n\r]+/), ...text.split(/[\s"'()<>,;=]+/)]);
  const names = [...pieces].filter((piece) => NAME.test(piece)).map(pathIn);
  return new Set(
    names.flatMap((name) => [formOf(name.replace(/^(?:\.{0,2}\/)+/, '')), formOf(join(from, name))]),
  );
}

/** The path of an address. */
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
    // A percent sign that is no encoding.
  }
  return decoded.normalize('NFC').toLowerCase();
}
