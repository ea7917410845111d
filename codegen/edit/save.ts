/** Saves what somebody has written: all of it or nothing, and never over what somebody else has written meanwhile. */
import { ContentError, type Problem } from '../../src/problem.ts';
import { apply, type CheckSite, type Change as FileChange } from '../new/apply.ts';
import { valueAt } from '../problems/value.ts';
import { MANIFEST } from '../site/folder.ts';
import { readJsonFile } from '../site/jsonFile.ts';
import { merged } from './merge.ts';
import { placeNow } from './place.ts';
import type { Change, Conflict, Json, Place, SaveAnswer, ShownProblem } from './protocol.ts';
import { rewritten } from './rewrite.ts';

/**
 * Saves changes of values.
 *
 * @param site the site folder, absolute
 * @param changes of places in JSON files that are there
 * @param noted told the changes that were made
 * @throws UsageError (rejects) when a file cannot be written
 */
export async function save(
  site: string,
  changes: readonly Change[],
  check: CheckSite,
  noted: (changes: readonly FileChange[]) => void = () => {},
): Promise<SaveAnswer> {
  const gone: Place[] = [];
  const conflicts: Conflict[] = [];
  const theirs: Json[] = [];
  const values: Json[] = [];
  const files = new Map<string, { bytes: Uint8Array; text: string }>();
  for (const [change, { file, pointer, base, value }] of changes.entries()) {
    const read = await readJsonFile(site, file);
    if (read && !files.has(file))
      files.set(file, {
        bytes: read.bytes,
        text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(read.bytes),
      });
    if (read && read.value === undefined) return { kind: 'refused', problems: read.problems.map(shown) };
    const state = files.get(file);
    const path = placeNow(read?.value, pointer, base);
    if (!read || !state || !path) {
      gone.push({ file, pointer });
      continue;
    }
    const now = valueAt(read.value, path) as Json;
    const merge = merged(base, value, now);
    theirs.push(now);
    values.push(merge.value ?? null);
    conflicts.push(...merge.conflicts.map((conflict) => ({ ...conflict, change })));
    state.text = rewritten(state.text, path, merge.value ?? null);
  }
  if (gone.length > 0) return { kind: 'gone', places: gone };
  if (conflicts.length > 0) return { kind: 'conflict', conflicts, theirs };
  try {
    const made = changesOf(files);
    const problems = await apply(site, made, check);
    noted(made);
    return { kind: 'saved', values, problems: problems.map(shown) };
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'refused', problems: error.problems.map(shown) };
    throw error;
  }
}

/** The manifest names the others, so it takes its place last. */
const changesOf = (files: ReadonlyMap<string, { bytes: Uint8Array; text: string }>): FileChange[] =>
  [...files]
    .sort(([a], [b]) => Number(a === MANIFEST) - Number(b === MANIFEST))
    .map(([file, { bytes, text }]) => ({ file, bytes: new TextEncoder().encode(text), base: bytes }));

/** A problem as the window shows it. */
export const shown = ({
  severity,
  code,
  file,
  line,
  pointer,
  message,
  hint,
  inDraft,
}: Problem): ShownProblem => ({
  severity,
  code,
  file,
  line,
  pointer,
  message,
  hint,
  inDraft,
});
