/** Fields that were changed here and elsewhere: which of the two is right, somebody must say. */
import type { Conflict, Json, ValueChange } from '../../shared/protocol.ts';
import { withValueAt } from './pointers.ts';

/** What is to be in the file; undefined takes the field out. */
export type Choices = ReadonlyMap<string, Json | undefined>;

/** A field of a value that was changed here and elsewhere. */
export type FieldConflict = Omit<Conflict, 'changeIndex'>;

/** A field of the view of conflicts. */
export interface ConflictField {
  pointer: string;
  mine: Json | undefined;
  theirs: Json | undefined;
  base: Json | undefined;
  /** Whether somebody may type another text in place of both. */
  isText: boolean;
}

const canBeText = (value: Json | undefined) => value === undefined || typeof value === 'string';

export const conflictFields = (conflicts: readonly FieldConflict[]): ConflictField[] =>
  conflicts.map(({ pointer, mine, theirs, base }) => ({
    pointer,
    mine,
    theirs,
    base,
    isText: canBeText(mine) && canBeText(theirs),
  }));

/**
 * A change with its conflicts decided. Its base has at the place of each what the file has, so that the file and the base agree
 * there, and saving takes what was chosen; elsewhere both are as they were, and are put together by the server as before.
 *
 * @param choices by the pointers of the conflicts; one without a choice stays as it is, and a conflict
 */
export function resolveConflicts<Changed extends Pick<ValueChange, 'base' | 'value'>>(
  change: Changed,
  conflicts: readonly FieldConflict[],
  choices: Choices,
): Changed {
  let { base, value } = change;
  for (const { pointer, theirs } of conflicts) {
    if (!choices.has(pointer)) continue;
    base = withValueAt(base, pointer, theirs);
    value = withValueAt(value, pointer, choices.get(pointer));
  }
  return { ...change, base, value };
}
