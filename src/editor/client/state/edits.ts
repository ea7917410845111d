/** The changes of a page since it was opened, with undo and redo. */
import type { Json } from '../../shared/protocol.ts';
import { commonPointer, isEqualJson } from '../form/json.ts';

interface EditStep {
  key: string;
  /** JSON pointer from the value to the changed field. */
  pointer: string;
  previous: Json;
  next: Json;
  /** In milliseconds since 1970. */
  time: number;
}

export interface PageEdits {
  /** By the keys of the parts. */
  values: Readonly<Record<string, Json>>;
  /** The last step first. */
  done: readonly EditStep[];
  /** The next step to redo first. */
  undone: readonly EditStep[];
}

/** Changes of one field with shorter pauses, in milliseconds, are one step. */
const MAX_TYPING_PAUSE_MS = 1000;
/** Steps have whole values, which share their unchanged parts. */
const MAX_STEPS = 500;

export const initialEdits = (values: PageEdits['values']): PageEdits => ({ values, done: [], undone: [] });

/**
 * @param time in milliseconds since 1970; undefined for a change that was not typed, which is a separate step
 */
export function applyChange(edits: PageEdits, key: string, value: Json, time: number | undefined): PageEdits {
  const previous = edits.values[key];
  if (previous === undefined || isEqualJson(previous, value)) return edits;
  const pointer = commonPointer(previous, value);
  const [previousStep, ...earlier] = edits.done;
  const values = { ...edits.values, [key]: value };
  if (
    previousStep &&
    time !== undefined &&
    edits.undone.length === 0 &&
    continuesTyping(previousStep, { key, pointer, previous, next: value, time })
  )
    return { values, done: [{ ...previousStep, next: value, time }, ...earlier], undone: [] };
  const step = { key, pointer, previous, next: value, time: time ?? Number.NEGATIVE_INFINITY };
  return { values, done: [step, ...edits.done].slice(0, MAX_STEPS), undone: [] };
}

/** Adding or removing a field is a separate step: it changes the object around it. */
function continuesTyping(last: EditStep, step: EditStep): boolean {
  return (
    last.key === step.key &&
    last.pointer === step.pointer &&
    step.pointer !== '' &&
    step.time - last.time < MAX_TYPING_PAUSE_MS
  );
}

/** @returns the same edits if there is nothing to undo */
export function undoStep({ values, done, undone }: PageEdits): PageEdits {
  const [step, ...earlier] = done;
  if (!step) return { values, done, undone };
  return { values: { ...values, [step.key]: step.previous }, done: earlier, undone: [step, ...undone] };
}

/** @returns the same edits if there is nothing to redo */
export function redoStep({ values, done, undone }: PageEdits): PageEdits {
  const [step, ...later] = undone;
  if (!step) return { values, done, undone };
  return { values: { ...values, [step.key]: step.next }, done: [step, ...done], undone: later };
}

/** Replaces a value by one that was not typed here. The steps of its part no longer apply and are dropped. */
export function replaceValue(edits: PageEdits, key: string, value: Json): PageEdits {
  const previous = edits.values[key];
  if (previous !== undefined && isEqualJson(previous, value)) return edits;
  const others = (steps: readonly EditStep[]) => steps.filter((step) => step.key !== key);
  return {
    values: { ...edits.values, [key]: value },
    done: others(edits.done),
    undone: others(edits.undone),
  };
}
