/** Saves changes: all or nothing, and never overwrites changes of others. */
import { applyPatch } from '../../core/data/patch.ts';
import { ContentError, type Problem } from '../../core/problems/problem.ts';
import type { Path } from '../../core/problems/problemAt.ts';
import { valueAt } from '../../core/problems/value.ts';
import {
  type CheckSite,
  ConcurrentChangeError,
  type FileChange,
  runTransaction,
} from '../../node/authoring/transaction.ts';
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
 * @param site the site folder, absolute
 * @param changes of values in existing JSON files
 * @param onSaved called with the file changes
 * @throws UsageError (rejects) if a file cannot be written
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
    // Others have saved during the check: merge again.
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
    // Earlier changes may have moved it.
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
    const merged = merge.value ?? null;
    state.text = replaceJsonValue(state.text, path, merged);
    state.value = applyPatch(state.value, { path, value: merged });
    paths.set(change, path);
  }
  if (missing.length > 0) return { kind: 'gone', locations: missing };
  if (conflicts.length > 0) return { kind: 'conflict', conflicts };
  try {
    const fileChanges = changesOf(files);
    const problems = await runTransaction(site, fileChanges, check);
    onSaved(fileChanges);
    const values = changes.map((change) => valueIn(files.get(change.file), paths.get(change) ?? []));
    return { kind: 'saved', values, problems: problems.map(toEditorProblem) };
  } catch (error) {
    if (error instanceof ContentError)
      return { kind: 'refused', problems: error.problems.map(toEditorProblem) };
    throw error;
  }
}

interface EditedFile {
  /** The bytes on disk. */
  bytes: Uint8Array;
  text: string;
  value: unknown;
}

/** The file is JSON. */
const valueIn = (file: EditedFile | undefined, path: Path) => valueAt(file?.value, path) as Json;

/** The manifest references the other files, so it is replaced last. */
const changesOf = (files: ReadonlyMap<string, EditedFile>): FileChange[] =>
  [...files]
    .sort(([a], [b]) => Number(a === MANIFEST) - Number(b === MANIFEST))
    .map(([file, { bytes, text }]) => ({ file, bytes: new TextEncoder().encode(text), base: bytes }));

export const toEditorProblem = ({
  severity,
  code,
  file,
  line,
  pointer,
  message,
  hint,
  inDraft,
}: Problem): EditorProblem => ({ severity, code, file, line, pointer, message, hint, inDraft });
