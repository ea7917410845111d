/** What a new page means for the files of a site, before anything is written. */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { addField, insertItems } from '../../../core/json/jsonEdit.ts';
import { positionOf } from '../../../core/problems/position.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import type { Path, SiteFile } from '../../../core/problems/problemAt.ts';
import type { FileSchema } from '../../../generated/schemas.ts';
import { isError, readJsonFile, siteFile } from '../../content/jsonFile.ts';
import type { CheckedSite } from '../../content/model.ts';
import { validate } from '../../content/validate.ts';
import { UsageError } from '../../system/usageError.ts';
import type { FileChange } from '../transaction.ts';
import type { Flags } from './flags.ts';

/** A place in a file of the site. */
export interface FileLocation {
  file: string;
  /** The keys and indices from the root of the file; empty for the whole file. */
  path: Path;
  /** 1-based; absent for a file without lines. */
  line?: number;
}

export interface AdditionDraft {
  /** In the order in which they take their places: what others refer to comes first. */
  changes: FileChange[];
  /** What was written, for people; and the row of the spreadsheet that it comes from. */
  values: { label: string; location: FileLocation; row?: string }[];
  /** Canonical path of the page on which it is seen. */
  address?: string;
  /** What the person still has to do. */
  tasks: { label: string; location?: FileLocation }[];
  /** What else is worth knowing. */
  notes: string[];
  /** Files that were given and could not be taken, and why: the rest is done without them. */
  unread?: readonly { name: string; why: string }[];
}

/** One kind of new page. */
export interface AdditionKind {
  /** What it adds, for the list of kinds. */
  summary: string;
  /** Another name of the command. */
  alias?: string;
  /** The flags that it takes, with their help lines; --site belongs to all kinds. */
  flags: Readonly<Record<string, string>>;
  /** The flags that must be given. */
  required: (has: (flag: string) => boolean) => string[];
  /** A value for each of them, for a command that the site accepts as far as it has what it needs. */
  examples: (site: ValidSite) => Readonly<Record<string, string>>;
  /** @throws UsageError (rejects) if a value cannot be used */
  draft: (site: ValidSite, flags: Flags) => Promise<AdditionDraft>;
}

/** A site whose manifest and site.json are sound. */
export type ValidSite = CheckedSite & Required<Pick<CheckedSite, 'manifest' | 'table' | 'site'>>;

/** A file of the site as it is now, with the bytes that a change is held against. */
export interface OpenFile extends SiteFile {
  bytes: Uint8Array;
}

/**
 * Opens a file to which something is to be added.
 *
 * @throws ContentError when it is no JSON or its schema does not accept what it has besides drafts: then nothing can be added safely
 */
export async function openFile(
  { folder, drafts }: Pick<CheckedSite, 'folder' | 'drafts'>,
  file: string,
  schema: FileSchema,
): Promise<OpenFile> {
  const json = await readJsonFile(folder, file);
  if (!json) throw new UsageError(`There is no file ${file}.`);
  const errors = json.problems.filter(isError);
  const problems = errors.length > 0 ? errors : validate(schema, siteFile(json, schema));
  if (!problems.every(drafts.isExcused)) throw new ContentError(problems);
  const { bytes } = json;
  // A byte order mark stays where it is.
  return { ...siteFile(json, schema, true), text: Buffer.from(bytes).toString('utf8'), bytes };
}

/** A file with one field more, at the end of an object that lacks it. */
export const withField = (file: OpenFile, object: Path, name: string, value: unknown): OpenFile => ({
  ...file,
  text: addField(file.text, object, name, value),
});

/** A file with several values more in one of its lists, each at its place in the list as it is by then. */
export function withItems(
  file: OpenFile,
  list: Path,
  items: readonly { index: number; value: unknown }[],
): { change: FileChange; text: string } {
  const text = insertItems(file.text, list, items);
  return { change: { file: file.file, bytes: Buffer.from(text), base: file.bytes }, text };
}

/** A file with one value more in one of its lists. */
export function withItem(
  file: OpenFile,
  list: Path,
  index: number,
  value: unknown,
): { change: FileChange; text: string } {
  return withItems(file, list, [{ index, value }]);
}

/** The place of a value in a text that is to be written. */
export function locationIn(file: string, text: string, path: Path): FileLocation {
  return locator(file, text)(path);
}

/** {@link locationIn} for many values of one text. */
export function locator(file: string, text: string): (path: Path) => FileLocation {
  const json = text.replace(/^\uFEFF/, '');
  const root = parseTree(json);
  return (path) => {
    const node = root && findNodeAtLocation(root, [...path]);
    return { file, path, line: positionOf(json, node?.offset ?? 0).line };
  };
}

/** The place of a value as a person looks for it. */
export const formatLocation = ({ file, line }: FileLocation) =>
  line === undefined ? file : `${file}:${line}`;
