/** Saves what somebody has written: all of it or nothing, and never over what somebody else has written meanwhile. */
import { applyPatch } from '../../core/data/patch.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import type { Path } from '../../core/problems/problemAt.ts';
import { valueAt } from '../../core/problems/value.ts';
import {
  type CheckSite,
  ConcurrentChangeError,
  type FileChange,
  runTransaction,
} from '../../node/authoring/create/transaction.ts';
import { MANIFEST } from '../../node/content/folder.ts';
import { readJsonFile } from '../../node/content/jsonFile.ts';
import type {
  Conflict,
  EditorProblem,
  Json,
  SaveResult,
  ValueChange,
  ValueLocation,
} from '../shared/protocol.ts';
import { mergeValues } from './merge.ts';
import { replaceJsonValue } from './replaceJsonValue.ts';
import { compareDepth, locateValue } from './valueLocation.ts';

/**
 * Saves changes of values.
 *
 * @param site the site folder, absolute
 * @param changes of places in JSON files that are there
 * @param onSaved told the changes that were made
 * @throws UsageError (rejects) when a file cannot be written
 */
export async function save(
  site: string,
  changes: readonly ValueChange[],
  check: CheckSite,
  onSaved: (changes: readonly FileChange[]) => void = () => {},
): Promise<SaveResult> {
  try {
    return await saveOnce(site, changes, check, onSaved);
  } catch (error) {
    if (!(error instanceof ConcurrentChangeError)) throw error;
    // During the check: the changes are put together with those of others once more.
    return saveOnce(site, changes, check, onSaved);
  }
}

async function saveOnce(
  site: string,
  changes: readonly ValueChange[],
  check: CheckSite,
  onSaved: (changes: readonly FileChange[]) => void,
): Promise<SaveResult> {
  const files = new Map<string, EditedFile>();
  for (const file of new Set(changes.map((change) => change.file))) {
    const read = await readJsonFile(site, file);
    if (!read) continue;
    const { bytes, value } = read;
    if (value === undefined) return { kind: 'refused', problems: read.problems.map(toEditorProblem) };
    files.set(file, { bytes, value, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) });
  }
  const missing: ValueLocation[] = [];
  const conflicts: Conflict[] = [];
  const paths = new Map<ValueChange, Path>();
  for (const change of [...changes].sort(compareDepth)) {
    const { file, pointer, base, value } = change;
    const state = files.get(file);
    // The changes before this one may have moved it.
    const path = state && locateValue(state.value, pointer, base);
    if (!path) {
      missing.push({ file, pointer });
      continue;
    }
    const merge = mergeValues(base, value, valueIn(state, path));
    conflicts.push(
      ...merge.conflicts.map((conflict) => ({ ...conflict, changeIndex: changes.indexOf(change) })),
    );
    if (merge.conflicts.length > 0) continue;
    const made = merge.value ?? null;
    state.text = replaceJsonValue(state.text, path, made);
    state.value = applyPatch(state.value, { path, value: made });
    paths.set(change, path);
  }
  if (missing.length > 0) return { kind: 'gone', locations: missing };
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  try {
    const made = changesOf(files);
    const problems = await runTransaction(site, made, check);
    onSaved(made);
    const values = changes.map((change) => valueIn(files.get(change.file), paths.get(change) ?? []));
    return { kind: 'saved', values, problems: problems.map(toEditorProblem) };
  } catch (error) {
    if (error instanceof ContentError)
      return { kind: 'refused', problems: error.problems.map(toEditorProblem) };
    throw error;
  }
}

/** A file with the changes that have been made in it. */
interface EditedFile {
  /** As it is on the disk. */
  bytes: Uint8Array;
  text: string;
  value: unknown;
}

/** What is in a file is JSON. */
const valueIn = (file: EditedFile | undefined, path: Path) => valueAt(file?.value, path) as Json;

/** The manifest names the others, so it takes its place last. */
const changesOf = (files: ReadonlyMap<string, EditedFile>): FileChange[] =>
  [...files]
    .sort(([a], [b]) => Number(a === MANIFEST) - Number(b === MANIFEST))
    .map(([file, { bytes, text }]) => ({ file, bytes: new TextEncoder().encode(text), base: bytes }));

/** A problem as the window shows it. */
export const toEditorProblem = ({
  severity,
  code,
  file,
  line,
  pointer,
  message,
  hint,
  inDraft,
}: Problem): EditorProblem => ({
  severity,
  code,
  file,
  line,
  pointer,
  message,
  hint,
  inDraft,
});
