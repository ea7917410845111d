import { codePoint } from '../../core/i18n/invisible.ts';
import { fileMessages } from '../../core/problems/messages/files.ts';
import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemInFile } from '../../core/problems/problemAt.ts';
import { extensionOf } from '../../core/route/link.ts';
import { parentsOf } from '../../core/route/path.ts';
import { withDerivedData } from '../content/derivedData.ts';
import { isDataFile, isPictureFile, normalizeFileName } from '../content/fileReferences.ts';
import { dataFile } from '../content/folder.ts';
import {
  GENERATED_FOLDERS,
  type GeneratedFile,
  generatedFiles,
  HOST_FILES,
} from '../content/generatedFiles.ts';
import { isError } from '../content/jsonFile.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { pagesOf, redirectPaths } from '../content/pagePaths.ts';
import { DEVICE_NAME, foldFilePath } from '../content/pathStatus.ts';
import { publicFile } from '../content/publicFolder.ts';
import { unusedFiles } from '../content/publishedFiles.ts';

export async function publicFiles(site: CheckedSite): Promise<Problem[]> {
  const { files, folders, hidden, refused } = site.publicFolder;
  // Data files are already validated.
  const isNew = (problem: Problem) =>
    site.problems.every(({ file, code }) => file !== problem.file || code !== problem.code);
  const unused = new Set(unusedFiles(site));
  const problems = [
    ...[...refused.values()].filter(isNew),
    ...hidden.map((path) => problemOf(path, hiddenFinding(path))),
    ...[...files, ...folders].flatMap(unfitNames),
    ...lookalikeNames(site),
    ...blockingFiles(site, await derivedDataFiles(site)),
    ...activeContent(site, unused),
  ];
  const reported = new Set(problems.map(({ file }) => file));
  const isReported = (path: string) =>
    [...parentsOf(path), path].some((parent) => reported.has(publicFile(parent)));
  return [
    ...problems,
    ...[...unused].flatMap((path) => (isReported(path) ? [] : [problemOf(path, unusedFinding(path))])),
  ];
}

function unusedFinding(path: string): ProblemContent {
  if (isPictureFile(path)) return { ...mediaMessages.pictureUnused, value: path };
  return isDataFile(path) ? fileMessages.dataUnused : fileMessages.unused(path);
}

const problemOf = (path: string, finding: ProblemContent, value = finding.value) =>
  problemInFile(publicFile(path), finding, value);

const hiddenFinding = (path: string): ProblemContent =>
  path === HOST_FILES.apache ? fileMessages.hiddenHostFile : fileMessages.hidden;

/**
 * Characters that Windows forbids (Microsoft, "Naming Files, Paths, and Namespaces"), and "#", which Netlify
 * rejects.
 */
const UNFIT_CHARACTER = /[<>:"|?*\\#\p{Cc}\p{Surrogate}\uFFFD]/u;

function unfitNames(path: string): Problem[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const why = reasonUnfit(name);
  return why === undefined ? [] : [problemOf(path, fileMessages.nameUnfit(why), name)];
}

/** Returns the start of a sentence. */
function reasonUnfit(name: string): string | undefined {
  const [character] = UNFIT_CHARACTER.exec(name) ?? [];
  if (character !== undefined) {
    const isShown = !/[\p{Cc}\p{Surrogate}\uFFFD]/u.test(character);
    return `This name has ${isShown ? `the character ${character}` : `an invisible character (${codePoint(character)})`}`;
  }
  if (/[. ]$/.test(name)) return `This name ends with a ${name.endsWith('.') ? 'dot' : 'space'}`;
  return DEVICE_NAME.test(name) ? 'Windows keeps this name for itself' : undefined;
}

/** Two folders may have the same folded path; they are merged. */
function lookalikeNames({ publicFolder: { files, folders } }: CheckedSite): Problem[] {
  const byFoldedPath = new Map(folders.map((path) => [foldFilePath(path), path]));
  return files.flatMap((path): Problem[] => {
    const foldedPath = foldFilePath(path);
    const other = byFoldedPath.get(foldedPath);
    if (other === undefined) {
      byFoldedPath.set(foldedPath, path);
      return [];
    }
    const sameLetters = path.normalize('NFC') === other.normalize('NFC');
    const differs = sameLetters ? fileMessages.nameLooksTheSame : fileMessages.nameDiffersInCase;
    return [problemOf(path, differs(`public/${other}`), path)];
  });
}

/** Returns the generated data files. They need valid sources, so there are none while the site has errors. */
async function derivedDataFiles(site: CheckedSite): Promise<[path: string, file: GeneratedFile][]> {
  const { manifest, problems } = site;
  if (!manifest || problems.some(isError)) return [];
  const read = async (name: string) => fileOf(site, dataFile(name))?.value;
  const { derived } = await withDerivedData(manifest, { names: [], read });
  return [...derived].map(([name, { sources }]) => [
    `data/${name}.json`,
    { precedence: 'build', description: `a part of ${sources.map(dataFile).join(' and ')}` },
  ]);
}

/** Reports files and folders at paths that the build writes. @param ofData by path in the output folder */
function blockingFiles(site: CheckedSite, ofData: readonly (readonly [string, GeneratedFile])[]): Problem[] {
  const { files, folders } = site.publicFolder;
  const generated = new Map([
    ...generatedFiles(pagesOf(site).paths, redirectPaths(site), site.languages, site.table?.families.keys()),
    ...ofData,
  ]);
  const byForm = new Map([...generated].map(([path, file]) => [foldFilePath(path), file]));
  const parents = new Map(
    [...generated].flatMap(([path, { description }]) =>
      parentsOf(path).map((parent) => [foldFilePath(parent), description] as const),
    ),
  );
  const generatedFolders = new Set<string>(Object.values(GENERATED_FOLDERS));

  const blockingFolders = [...folders, ...files].filter((path) => generatedFolders.has(foldFilePath(path)));
  return [
    ...blockingFolders.map((path) => problemOf(path, fileMessages.folderOfBuild(foldFilePath(path)), path)),
    ...files.flatMap((path): Problem[] => {
      const file = byForm.get(foldFilePath(path));
      const parent = parents.get(foldFilePath(path));
      if (parent !== undefined) return [problemOf(path, fileMessages.needsFolder(parent), path)];
      if (file?.precedence === 'build')
        return [problemOf(path, fileMessages.written(file.description), path)];
      return file?.precedence === 'outdated'
        ? [problemOf(path, fileMessages.instead(file.description), path)]
        : [];
    }),
    ...folders.flatMap((path): Problem[] => {
      const file = byForm.get(foldFilePath(path));
      return file ? [problemOf(path, fileMessages.writtenNotFolder(file.description), path)] : [];
    }),
  ];
}

const ACTIVE_ENDING =
  /^\.(?:x?html?|xht|shtml?|xml|xslt?|m?js|cjs|wasm|swf|jar|php\d?|phtml|phar|asp|aspx|jsp|cgi|pl|py|rb|sh|exe|bat|cmd|ps1)$/i;

/** Search engines verify ownership with a page or an XML file in the root folder. */
const PROOF = /^[^/]+\.(?:html|xml)$/;

function activeContent({ publicFolder: { files }, site }: CheckedSite, unused: ReadonlySet<string>) {
  const accepted = new Set(site?.files?.map(normalizeFileName));
  return files
    .filter((path) => ACTIVE_ENDING.test(extensionOf(path)) && !PROOF.test(path))
    .filter((path) => !unused.has(path) && !accepted.has(normalizeFileName(path)))
    .map((path) => problemOf(path, fileMessages.active));
}
