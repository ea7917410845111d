/** The changes of an addition, before anything is written. */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { stripByteOrderMark } from '../../../core/json/json.ts';
import { insertItems } from '../../../core/json/jsonEdit.ts';
import { positionOf } from '../../../core/problems/position.ts';
import { ContentError } from '../../../core/problems/problem.ts';
import type { Path, SiteFile } from '../../../core/problems/problemAt.ts';
import type { FileSchema } from '../../../generated/schemas.ts';
import { isError, readJsonFile, siteFile } from '../../content/jsonFile.ts';
import type { CheckedSite } from '../../content/model.ts';
import { validate } from '../../content/validate.ts';
import { UsageError } from '../../system/usageError.ts';
import type { FileChange } from '../transaction.ts';
import type { ValidSite } from '../validSite.ts';
import type { Flags } from './flags.ts';

export interface FileLocation {
  file: string;
  /** Empty for the whole file. */
  path: Path;
  /** 1-based; absent for a file without lines. */
  line?: number;
}

export interface AdditionDraft {
  /** In the order of the renames: files that others refer to come first. */
  changes: FileChange[];
  /** The added values with labels for users. */
  values: { label: string; location: FileLocation }[];
  /** The rows of the spreadsheet that are added, with their names for messages. */
  rows?: { row: number; name: string; location: FileLocation }[];
  /**
   * Returns the draft without rows that have problems; absent if they must not be left out.
   *
   * @param problems by row
   * @throws UsageError if no row is left
   */
  withoutRows?: (problems: ReadonlyMap<number, readonly string[]>) => AdditionDraft;
  /** Canonical path of the page that shows the addition. */
  address?: string;
  /** The remaining tasks of the user. */
  tasks: { label: string; location?: FileLocation }[];
  notes: string[];
  /** Files that could not be read. The rest is added without them. */
  unread?: readonly { name: string; why: string }[];
}

export interface AdditionKind {
  summary: string;
  /** Another name of the command. */
  alias?: string;
  /** The flag whose value may be given without its name. */
  argument?: string;
  /** The flags with their help lines, except --site. */
  flags: Readonly<Record<string, string>>;
  required: (has: (flag: string) => boolean) => string[];
  /** A valid value for each required flag. */
  examples: (site: ValidSite) => Readonly<Record<string, string>>;
  /** @throws UsageError (rejects) if a value is not accepted */
  draft: (site: ValidSite, flags: Flags) => Promise<AdditionDraft>;
}

/** A file with its bytes, so that the transaction detects other changes. */
export interface OpenFile extends SiteFile {
  bytes: Uint8Array;
}

/** @throws ContentError (rejects) if the file is invalid apart from drafts: then no addition is safe */
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
  // With the byte order mark.
  return { ...siteFile(json, schema, true), text: Buffer.from(bytes).toString('utf8'), bytes };
}

/** @param items each with its index in the list at that moment */
export function withItems(
  file: OpenFile,
  list: Path,
  items: readonly { index: number; value: unknown }[],
): { change: FileChange; locate: (path: Path) => FileLocation } {
  const text = insertItems(file.text, list, items);
  return {
    change: { file: file.file, bytes: Buffer.from(text), base: file.bytes },
    locate: locator(file.file, text),
  };
}

/** Returns a function that locates values of a text. */
export function locator(file: string, text: string): (path: Path) => FileLocation {
  const json = stripByteOrderMark(text);
  const root = parseTree(json);
  return (path) => {
    const node = root && findNodeAtLocation(root, [...path]);
    return { file, path, line: positionOf(json, node?.offset ?? 0).line };
  };
}

export const formatLocation = ({ file, line }: FileLocation) =>
  line === undefined ? file : `${file}:${line}`;
