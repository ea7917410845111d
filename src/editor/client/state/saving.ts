/** Saves what somebody has written, and takes in what has come of it. */
import type { EditorProblem, Json, PagePart, SaveResult, ValueChange } from '../../shared/protocol.ts';
import { locationsOf } from '../form/problemsOf.ts';
import type { Api } from './api.ts';
import { toLocation, toUnsavedValue } from './autosave.ts';
import { replaceValue } from './edits.ts';
import { isEqualJson } from './pointers.ts';
import type { RequestQueue } from './requestQueue.ts';
import type { EditorStore } from './store.ts';
import { type UnsavedChange, unsavedKey } from './unsavedStore.ts';

interface Dependencies extends EditorStore {
  api: Api;
  sender: RequestQueue;
  keep: (key: string, kept: UnsavedChange | undefined) => void;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Whether the line to the server is cut, by what a request was rejected with. */
  isCutOff: (reason: unknown) => boolean;
  /** Told when something was saved. */
  onSaved: () => void;
}

/** @returns what saves values by their keys, all or nothing, and gives the problems for which that was refused */
export function createSave({
  state,
  set,
  setPage,
  setOutcome,
  api,
  sender,
  keep,
  now,
  isCutOff,
  onSaved,
}: Dependencies): (requestedKeys: readonly string[]) => Promise<readonly EditorProblem[] | undefined> {
  const keyIn = ({ file }: PagePart) => unsavedKey({ path: state().page?.path ?? '', file });

  /** What a save of some values has come to. @param keys those of the changes */
  function applyResult(keys: readonly string[], changes: readonly ValueChange[], result: SaveResult): void {
    setOutcome(keys, undefined);
    if (result.kind === 'saved') {
      for (const [index, key] of keys.entries()) applySaved(key, changes[index], result.values[index]);
      onSaved();
      return;
    }
    if (result.kind === 'refused') {
      mergeProblems(result.problems, changes);
      applyRefusal(keys, changes, result.problems);
      return;
    }
    for (const [index, key] of keys.entries()) {
      if (result.kind === 'gone') {
        const { file, pointer } = changes[index] ?? {};
        if (result.locations.some((place) => place.file === file && place.pointer === pointer))
          setOutcome([key], { kind: 'gone' });
        continue;
      }
      const conflicts = result.conflicts.filter((conflict) => conflict.changeIndex === index);
      if (conflicts.length > 0) setOutcome([key], { kind: 'conflict', conflicts });
    }
  }

  /** Those that have a mistake are refused; where it is in none of them, all are. */
  function applyRefusal(
    keys: readonly string[],
    changes: readonly ValueChange[],
    problems: readonly EditorProblem[],
  ): void {
    const located = problems.map((problem) => ({ problem, places: locationsOf(problem, changes) }));
    const isUnlocated = located.every(({ places }) => places.length === 0);
    for (const [index, key] of keys.entries()) {
      const change = changes[index];
      const isOf = (places: readonly ValueChange[]) => change !== undefined && places.includes(change);
      if (!isUnlocated && !located.some(({ places }) => isOf(places))) continue;
      const ownProblems = located.filter(({ places }) => places.length === 0 || isOf(places));
      setOutcome([key], { kind: 'refused', problems: ownProblems.map(({ problem }) => problem) });
    }
  }

  function applySaved(key: string, sent: ValueChange | undefined, value: Json | undefined): void {
    if (!sent || value === undefined) return;
    const { page, unsaved } = state();
    const isOpen = page?.parts.some((part) => keyIn(part) === key);
    if (page) setPage({ parts: page.parts.map((part) => (keyIn(part) === key ? { ...part, value } : part)) });
    const current = isOpen ? page?.edits.values[key] : unsaved[key]?.value;
    const { path, ...place } = unsaved[key] ?? { path: page?.path, ...sent };
    // Typed or taken back meanwhile: it goes on from what was saved, and not from what others have added to it.
    if (path !== undefined && current !== undefined && !isEqualJson(current, sent.value)) {
      keep(key, { ...toLocation(place), path, base: sent.value, value: current, time: now() });
      return;
    }
    keep(key, undefined);
    if (page && isOpen) setPage({ edits: replaceValue(page.edits, key, value) });
    setOutcome([key], { kind: 'saved', time: now() });
  }

  /** The check brings those of the whole site later. */
  function mergeProblems(problems: readonly EditorProblem[], changes: readonly ValueChange[]): void {
    const isOfThem = ({ file }: EditorProblem) => changes.some((changed) => changed.file === file);
    set({
      problems: [...state().problems.filter((problem) => !isOfThem(problem)), ...problems.filter(isOfThem)],
    });
  }

  return async (asked) => {
    const keys = asked.filter((key) => state().unsaved[key]);
    const changes = keys.flatMap((key) => state().unsaved[key] ?? []).map(toUnsavedValue);
    if (changes.length === 0 || state().isSaving) return undefined;
    set({ isSaving: true });
    // What is under way must not come after what is saved.
    for (const changed of changes) sender.drop(changed);
    await sender.idle();
    let refusal: readonly EditorProblem[] | undefined;
    try {
      const answer = await api.save({ changes });
      applyResult(keys, changes, answer);
      if (answer.kind === 'refused') refusal = answer.problems;
    } catch (reason) {
      if (!isCutOff(reason)) setOutcome(keys, { kind: 'failed', message: messageOf(reason) });
    } finally {
      for (const key of keys) {
        const kept = state().unsaved[key];
        if (kept) sender.send(toUnsavedValue(kept));
      }
      set({ isSaving: false });
    }
    return refusal;
  };
}

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
