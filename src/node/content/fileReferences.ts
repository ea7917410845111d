/** References to files of `public/` in content and in the site's text files. */
import { dirname, join } from 'node:path/posix';
import type { Path } from '../../core/problems/problemAt.ts';
import { eachValue } from '../../core/problems/value.ts';
import { publicFile } from './publicFolder.ts';

const PICTURE = /\.(?:jpe?g|jpe|jfif|a?png|webp|avif|gif|svgz?|bmp|tiff?|hei[cf]|hif|ico|jxl)$/i;

/** Text files, which may name others. SVG drawings may not. */
const TEXT = /\.(?:css|x?html?|xml|m?js|json|webmanifest|txt|md)$/i;

/** Data files, which are content. */
const DATA = /^data\/.+\.json$/;

/** Matches every path with an extension or a folder, and few sentences. */
const NAME = /\.\w|\//;

/** A reference to a file: the file that contains it, and the path in that file if it is JSON. */
export interface FileReference {
  /** Path from the site folder. */
  file: string;
  path?: Path;
}

/** Reads a text file. @param path from `public/` */
export type ReadText = (path: string) => string;

export const isPictureFile = (path: string): boolean => PICTURE.test(path);

/** Returns true for a data file. @param path from `public/` */
export const isDataFile = (path: string): boolean => DATA.test(path);

/** Returns true for a file whose text may name other files. @param path from `public/` */
export const isTextFile = (path: string): boolean => TEXT.test(path) && !isDataFile(path);

/**
 * Finds the references to each file. A name in other letters, or in a field that is not for files, counts.
 *
 * @param content files of the content, with paths from the site folder
 * @param texts text files, with paths from `public/`
 * @returns the references by the name in the form of {@link normalizeFileName}
 */
export function findFileReferences(
  content: Iterable<{ file: string; value: unknown }>,
  texts: Iterable<string>,
  readText: ReadText,
): Map<string, FileReference[]> {
  const references = new Map<string, FileReference[]>();
  const addReference = (names: Iterable<string>, use: FileReference) => {
    for (const name of names) if (references.get(name)?.push(use) === undefined) references.set(name, [use]);
  };
  for (const { file, value } of content)
    eachValue(value, (text, path) => {
      if (typeof text === 'string' && NAME.test(text)) addReference(namesIn(text), { file, path: [...path] });
    });
  for (const path of texts) addReference(namesInFile(path, readText), { file: publicFile(path) });
  return references;
}

/** The files that values name, in the form of {@link normalizeFileName}. */
export function namedFiles(values: Iterable<unknown>): Set<string> {
  const names = new Set<string>();
  for (const text of new Set([...values].flatMap(textsWithNames)))
    for (const name of namesIn(text)) names.add(name);
  return names;
}

export function textsWithNames(value: unknown): string[] {
  const texts = new Set<string>();
  eachValue(value, (text) => {
    if (typeof text === 'string' && NAME.test(text)) texts.add(text);
  });
  return [...texts];
}

/** The files that a text file names, in the form of {@link normalizeFileName}. */
export function namesInFile(path: string, readText: ReadText): Set<string> {
  const text = readText(path).replaceAll('&amp;', '&');
  // These lines of robots.txt name private paths.
  return namesIn(
    path === 'robots.txt' ? text.replace(/^\s*(?:dis)?allow\s*:.*$/gim, '') : text,
    dirname(path),
  );
}

/**
 * Returns the possible file names in a text, in the form of {@link normalizeFileName}: the whole text, each
 * part in quotes or brackets, each word.
 *
 * @param from the base folder of relative names, from `public/`
 */
function namesIn(text: string, from = ''): Set<string> {
  const pieces = new Set([text, ...text.split(/["'()<>\n\r]+/), ...text.split(/[\s"'()<>,;=]+/)]);
  const names = [...pieces].filter((piece) => NAME.test(piece)).map(pathIn);
  return new Set(
    names.flatMap((name) => [
      normalizeFileName(name.replace(/^(?:\.{0,2}\/)+/, '')),
      normalizeFileName(join(from, name)),
    ]),
  );
}

/** The path of an address, without origin, query and fragment. */
const pathIn = (address: string) =>
  address
    .trim()
    .replace(/^(?:https?:)?\/\/[^/]*/i, '')
    .replace(/[?#].*/s, '');

/** Normalizes a name of a file for comparison: percent-decoded, in Unicode NFC and lower case. */
export function normalizeFileName(name: string): string {
  let decoded = name;
  try {
    decoded = decodeURIComponent(name);
  } catch {
    // The percent sign is part of the name.
  }
  return decoded.normalize('NFC').toLowerCase();
}
