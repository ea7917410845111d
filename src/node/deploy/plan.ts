/** Plans the changes from one release to another. */
import { HOST_FILES, PAGES_FILE, SEARCH_FILE, SITEMAP_FILE } from '../content/generatedFiles.ts';
import { foldFilePath } from '../content/pathStatus.ts';
import { parentFolders } from './host.ts';
import { type Release, UNKNOWN_DIGEST } from './release.ts';

/** Operations that may run in parallel. */
export type TransferStep =
  | { action: 'put'; files: readonly string[] }
  | { action: 'remove'; files: readonly string[]; folders: readonly string[] };

/** Files that name pages. Updates of them follow the pages. */
const INDEX_FILES: ReadonlySet<string> = new Set([
  ...Object.values(HOST_FILES),
  PAGES_FILE,
  SEARCH_FILE,
  SITEMAP_FILE,
]);

const isPage = (path: string) => path.endsWith('.html');

/** Equal for paths that are the same file on a case-insensitive host. */
export const caseInsensitiveForm = foldFilePath;

/** Equal for paths that are the same file on any other host. */
export const caseSensitiveForm = (path: string): string => path.normalize('NFC');

/**
 * Returns the steps in order. At any time every page has its files, and links of remaining pages have their
 * targets, except for blocking files ({@link createBlockingTest}).
 *
 * @param form {@link caseInsensitiveForm} or {@link caseSensitiveForm}
 */
export function planSteps(
  current: Release,
  desired: Release,
  form: (path: string) => string,
): TransferStep[] {
  const removedFiles = [...current.keys()].filter((path) => !desired.has(path));
  // A removed file may be the same file as one that an interrupted transfer has sent.
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
 * Finds removed files that must go first: a file at the path of a new folder, files in a folder at the path of a
 * new file, and files that are the same as a new one, which a later removal would delete.
 */
function createBlockingTest(
  sent: readonly string[],
  removed: readonly string[],
  form: (path: string) => string,
): (path: string) => boolean {
  const forms = sent.map(form);
  const [files, folders] = [new Set(forms), new Set(forms.flatMap(parentFolders))];
  const isBlocking = (path: string) =>
    folders.has(path) || [path, ...parentFolders(path)].some((candidate) => files.has(candidate));
  const blocking = new Set(removed.filter((path) => isBlocking(form(path))));
  return (path) => blocking.has(path);
}

function partition<T>(list: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((item) => !isFirst(item))];
}
