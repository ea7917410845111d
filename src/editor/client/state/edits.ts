/** What has been changed on a page since it was opened, and the way back. */
import type { Json } from '../../shared/protocol.ts';
import { commonPointer, isEqualJson } from './pointers.ts';

/** A change of one of the values of a page. */
interface EditStep {
  /** Which of the values. */
  key: string;
  /** The field that was changed: a JSON pointer from the value. */
  pointer: string;
  before: Json;
  after: Json;
  /** In milliseconds since 1970. */
  time: number;
}

export interface PageEdits {
  /** The values of the page by the keys of their parts. */
  values: Readonly<Record<string, Json>>;
  /** The last one first. */
  done: readonly EditStep[];
  /** The one that comes next first. */
  undone: readonly EditStep[];
}

/** What is typed in one field with pauses no longer than this, in milliseconds, is one step. */
const MAX_TYPING_PAUSE_MS = 1000;
/** Values are kept whole, but share what has not changed. */
const MAX_STEPS = 500;

/** The edits of a page that has just been opened. */
export const initialEdits = (values: PageEdits['values']): PageEdits => ({ values, done: [], undone: [] });

/** @param time in milliseconds since 1970; undefined for what nobody has typed, which is a step of its own */
export function applyChange(edits: PageEdits, key: string, value: Json, time: number | undefined): PageEdits {
  const before = edits.values[key];
  if (before === undefined || isEqualJson(before, value)) return edits;
  const pointer = commonPointer(before, value);
  const [previousStep, ...earlier] = edits.done;
  const values = { ...edits.values, [key]: value };
  if (
    previousStep &&
    time !== undefined &&
    edits.undone.length === 0 &&
    continuesTyping(previousStep, { key, pointer, before, after: value, time })
  )
    return { values, done: [{ ...previousStep, after: value, time }, ...earlier], undone: [] };
  const step = { key, pointer, before, after: value, time: time ?? Number.NEGATIVE_INFINITY };
  return { values, done: [step, ...edits.done].slice(0, MAX_STEPS), undone: [] };
}

/** A field that appears or goes is a step of its own: it changes the object around it. */
function continuesTyping(last: EditStep, step: EditStep): boolean {
  return (
    last.key === step.key &&
    last.pointer === step.pointer &&
    step.pointer !== '' &&
    step.time - last.time < MAX_TYPING_PAUSE_MS
  );
}

/** @returns the same edits when there is nothing to take back */
export function undoStep({ values, done, undone }: PageEdits): PageEdits {
  const [step, ...earlier] = done;
  if (!step) return { values, done, undone };
  return { values: { ...values, [step.key]: step.before }, done: earlier, undone: [step, ...undone] };
}

/** @returns the same edits when nothing was taken back */
export function redoStep({ values, done, undone }: PageEdits): PageEdits {
  const [step, ...later] = undone;
  if (!step) return { values, done, undone };
  return { values: { ...values, [step.key]: step.after }, done: [step, ...done], undone: later };
}

/** Another value that nobody has typed here. The steps of its part lead nowhere any more, and go. */
export function replaceValue(edits: PageEdits, key: string, value: Json): PageEdits {
  const before = edits.values[key];
  if (before !== undefined && isEqualJson(before, value)) return edits;
  const others = (steps: readonly EditStep[]) => steps.filter((step) => step.key !== key);
  return {
    values: { ...edits.values, [key]: value },
    done: others(edits.done),
    undone: others(edits.undone),
  };
}
