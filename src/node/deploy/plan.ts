/** What has to be done so that a host has another release, and in which order; knows no host. */

import { HOST_FILES, PAGES_FILE, SEARCH_FILE, SITEMAP_FILE } from '../content/generatedFiles.ts';
import { foldFilePath } from '../content/pathStatus.ts';
import { parentFolders } from './host.ts';
import { type Release, UNKNOWN_DIGEST } from './release.ts';

/** Things that may be done at once. */
export type TransferStep =
  | { action: 'put'; files: readonly string[] }
  | { action: 'remove'; files: readonly string[]; folders: readonly string[] };

/** What leads to pages: once it is there already, it follows them. */
const INDEX_FILES: ReadonlySet<string> = new Set([
  ...Object.values(HOST_FILES),
  PAGES_FILE,
  SEARCH_FILE,
  SITEMAP_FILE,
]);

const isPage = (path: string) => path.endsWith('.html');

/** Paths of one form are one file on a host that takes capital and small letters for the same. */
export const caseInsensitiveForm = foldFilePath;

/** Paths of one form are one file on all other hosts. */
export const caseSensitiveForm = (path: string): string => path.normalize('NFC');

/**
 * The steps in their order. After each of them, and in the midst of it, every page has the files that it names, and every link of
 * a page that stays leads to a page, but for what is {@link createBlockingTest}.
 *
 * @param current what is there
 * @param desired what shall be there
 * @param form which paths are one file on the host
 */
export function planSteps(
  current: Release,
  desired: Release,
  form: (path: string) => string,
): TransferStep[] {
  const removedFiles = [...current.keys()].filter((path) => !desired.has(path));
  // What goes may be the same file as one that has come already: before a line broke, say.
  const removedForms = new Set(removedFiles.map(form));
  const sent = [...desired]
    .filter(([path, digest]) => current.get(path) !== digest || removedForms.has(form(path)))
    .map(([path]) => path);
  const isBlocking = createBlockingTest(sent, removedFiles, form);
  const keptFolders = new Set([...desired.keys()].flatMap(parentFolders));
  const putStep = (files: readonly string[]): TransferStep => ({ action: 'put', files });
  const removeStep = (files: readonly string[]): TransferStep => ({
    action: 'remove',
    files,
    folders: [...new Set(files.flatMap(parentFolders))]
      .filter((folder) => !keptFolders.has(folder))
      .sort((a, b) => b.length - a.length),
  });
  const isNew = (path: string) => !current.has(path);
  const isUpdatedIndex = (path: string) => INDEX_FILES.has(path) && !isNew(path);
  const [pages, others] = partition(sent, isPage);
  const [newPages, oldPages] = partition(pages, isNew);
  const [unknownPages, changedPages] = partition(oldPages, (path) => current.get(path) === UNKNOWN_DIGEST);
  const [guides, files] = partition(others, isUpdatedIndex);
  const [blockingFiles, rest] = partition(removedFiles, isBlocking);
  const [removedPages, removedOthers] = partition(rest, isPage);
  return [
    removeStep(blockingFiles),
    putStep(files),
    putStep(newPages),
    putStep(unknownPages),
    putStep(changedPages),
    putStep(guides),
    removeStep(removedPages),
    removeStep(removedOthers),
  ].filter((step) => step.files.length > 0);
}

/**
 * A file where a folder is needed, or one in a folder where a file is needed: these cannot wait. Nor can a file that is one with a new one: its
 * removal after the new one has come would remove that.
 */
function createBlockingTest(
  sent: readonly string[],
  removed: readonly string[],
  form: (path: string) => string,
): (path: string) => boolean {
  const forms = sent.map(form);
  const [files, folders] = [new Set(forms), new Set(forms.flatMap(parentFolders))];
  const isBlocking = (path: string) =>
    folders.has(path) || [path, ...parentFolders(path)].some((each) => files.has(each));
  const blocking = new Set(removed.filter((path) => isBlocking(form(path))));
  return (path) => blocking.has(path);
}

function partition<T>(list: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((item) => !isFirst(item))];
}
