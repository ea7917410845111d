/** What has to be done so that a host has another release, and in which order; knows no host. */

import {
  HOST_FILES,
  PAGES_FILE,
  SEARCH_FILE,
  SEARCH_TITLES_FILE,
  SITEMAP_FILE,
} from '../content/generatedFiles.ts';
import { foldFilePath } from '../content/pathStatus.ts';
import { foldersAbove } from './host.ts';
import { type Release, UNKNOWN } from './release.ts';

/** Things that may be done at once. */
export type Step =
  | { do: 'put'; files: readonly string[] }
  | { do: 'remove'; files: readonly string[]; folders: readonly string[] };

/** What leads to pages: once it is there already, it follows them. */
const GUIDES: ReadonlySet<string> = new Set([
  ...Object.values(HOST_FILES),
  PAGES_FILE,
  SEARCH_FILE,
  SEARCH_TITLES_FILE,
  SITEMAP_FILE,
]);

const isPage = (path: string) => path.endsWith('.html');

/** Paths of one form are one file on a host that takes capital and small letters for the same. */
export const withoutCapitals = foldFilePath;

/** Paths of one form are one file on all other hosts. */
export const withCapitals = (path: string): string => path.normalize('NFC');

/**
 * The steps in their order. After each of them, and in the midst of it, every page has the files that it names, and every link of
 * a page that stays leads to a page, but for what is {@link inTheWay}.
 *
 * @param known what is there
 * @param wanted what shall be there
 * @param form which paths are one file on the host
 */
export function planOf(known: Release, wanted: Release, form: (path: string) => string): Step[] {
  const gone = [...known.keys()].filter((path) => !wanted.has(path));
  // What goes may be the same file as one that has come already: before a line broke, say.
  const goneForms = new Set(gone.map(form));
  const sent = [...wanted]
    .filter(([path, digest]) => known.get(path) !== digest || goneForms.has(form(path)))
    .map(([path]) => path);
  const isInTheWay = inTheWay(sent, gone, form);
  const kept = new Set([...wanted.keys()].flatMap(foldersAbove));
  const put = (files: readonly string[]): Step => ({ do: 'put', files });
  const remove = (files: readonly string[]): Step => ({
    do: 'remove',
    files,
    folders: [...new Set(files.flatMap(foldersAbove))]
      .filter((folder) => !kept.has(folder))
      .sort((a, b) => b.length - a.length),
  });
  const isNew = (path: string) => !known.has(path);
  const follows = (path: string) => GUIDES.has(path) && !isNew(path);
  const [pages, others] = parted(sent, isPage);
  const [newPages, oldPages] = parted(pages, isNew);
  const [doubtfulPages, changedPages] = parted(oldPages, (path) => known.get(path) === UNKNOWN);
  const [guides, files] = parted(others, follows);
  const [first, rest] = parted(gone, isInTheWay);
  const [gonePages, goneFiles] = parted(rest, isPage);
  return [
    remove(first),
    put(files),
    put(newPages),
    put(doubtfulPages),
    put(changedPages),
    put(guides),
    remove(gonePages),
    remove(goneFiles),
  ].filter((step) => step.files.length > 0);
}

/**
 * A file where a folder is needed, or one in a folder where a file is needed: these cannot wait. Nor can a file that is one with a new one: its
 * removal after the new one has come would remove that.
 */
function inTheWay(
  sent: readonly string[],
  gone: readonly string[],
  form: (path: string) => string,
): (path: string) => boolean {
  const forms = sent.map(form);
  const [files, folders] = [new Set(forms), new Set(forms.flatMap(foldersAbove))];
  const isBlocking = (path: string) =>
    folders.has(path) || [path, ...foldersAbove(path)].some((each) => files.has(each));
  const blocking = new Set(gone.filter((path) => isBlocking(form(path))));
  return (path) => blocking.has(path);
}

function parted<T>(list: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((item) => !isFirst(item))];
}
