/** Checks for `check -- --release`: sample content and contact placeholders. */

import { truncate } from '../../core/problems/message.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAt, problemInFile, problemWithValue } from '../../core/problems/problemAt.ts';
import { stringField, valueAt } from '../../core/problems/value.ts';
import type { CheckedSite } from '../content/model.ts';
import { findContactPlaceholders, isSampleFile } from '../content/placeholders.ts';
import { type PublicFolder, publicFile } from '../content/publicFolder.ts';
import { type PlacedText, siteTexts } from '../content/siteValues.ts';

export function samples(site: CheckedSite): Problem[] {
  const marked = [...site.files, ...(site.evidence ? [site.evidence] : [])].map((file) => ({
    file,
    paths: markedPaths(file.value, []),
  }));
  const isInMarked = ({ file, path }: PlacedText) =>
    marked.some((other) => other.file === file && other.paths.some((ancestor) => isWithin(path, ancestor)));
  const recordProblems = marked.flatMap(({ file, paths }) =>
    paths.map((path) =>
      problemWithValue(file, [...path, 'sample'], textMessages.sampleRecord(sampleName(file.value, path))),
    ),
  );
  const sampleTexts = siteTexts(site).filter(({ text }) => isSampleFile(text));
  const unmarked = sampleTexts
    .filter((text) => !isInMarked(text))
    .map(({ file, path, text }) => problemAt(file, path, textMessages.sampleFile, text));
  return [...recordProblems, ...unmarked, ...sampleFolders(site.publicFolder)];
}

function sampleName(root: unknown, path: Path): string {
  const marked = valueAt(root, path);
  const name = stringField(marked, 'title') ?? stringField(marked, 'name') ?? stringField(marked, 'club');
  return name === undefined ? 'This' : `"${truncate(name, 60)}"`;
}

function markedPaths(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'object' ? markedPaths(item, [...path, Array.isArray(value) ? Number(key) : key]) : [],
  );
  return 'sample' in value && value.sample === true ? [path, ...below] : below;
}

const isWithin = (path: Path, ancestor: Path) => ancestor.every((key, index) => path[index] === key);

/** Counts existing sample files, used or not. */
function sampleFolders({ files }: PublicFolder): Problem[] {
  const folders = [
    ['images/sample', 'Pictures'],
    ['documents/sample', 'Documents'],
  ] as const;
  return folders.flatMap(([path, kind]) => {
    const count = files.filter((file) => file.startsWith(`${path}/`)).length;
    if (count === 0) return [];
    return [problemInFile(publicFile(path), textMessages.sampleFolder(count, kind), count)];
  });
}

export function contactSamples(site: CheckedSite): Problem[] {
  if (site.site?.sample === true) return [];
  const isSample = site.site?.contact.sample === true;
  return findContactPlaceholders(site).filter(
    ({ pointer }) => !isSample || pointer?.startsWith('/contact') === false,
  );
}
