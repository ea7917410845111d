/** Fields that were changed both here and elsewhere. The user resolves them. */
import type { Conflict, Json, ValueChange } from '../../shared/protocol.ts';
import { withValueAt } from '../form/json.ts';

/** The chosen values by the pointers of the conflicts; undefined removes the field. */
export type Choices = ReadonlyMap<string, Json | undefined>;

export type FieldConflict = Omit<Conflict, 'changeIndex'>;

export interface ConflictField {
  pointer: string;
  mine: Json | undefined;
  theirs: Json | undefined;
  base: Json | undefined;
  /** True if the user may type a text instead of either value. */
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
 * Applies the user's choices. The new base has the file's value at each resolved conflict, so that saving
 * writes the choice there. The server merges everything else as before.
 *
 * @param choices by the pointers of the conflicts; a conflict without a choice remains
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
