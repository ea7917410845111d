/** Saves changes and applies the result. */

import type { EditorProblem, Json, PagePart, SaveResult, ValueChange } from '../../shared/protocol.ts';
import { isEqualJson } from '../form/json.ts';
import { locationsOf } from '../form/problemsOf.ts';
import { errorMessage } from '../messages/format.ts';
import type { Api } from './api.ts';
import { toLocation, toUnsavedValue } from './autosave.ts';
import { replaceValue } from './edits.ts';
import type { RequestQueue } from './requestQueue.ts';
import type { EditorStore } from './store.ts';
import { type UnsavedChange, unsavedKey } from './unsavedStore.ts';

interface Dependencies extends EditorStore {
  api: Api;
  requestQueue: RequestQueue;
  storeChange: (key: string, change: UnsavedChange | undefined) => void;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Returns true if the connection is lost. @param reason the error of a request */
  handleDisconnect: (reason: unknown) => boolean;
  onSaved: () => void;
}

/**
 * @returns a function that saves values by their keys, all or nothing; it resolves with the problems of a
 * refusal
 */
export function createSave({
  state,
  set,
  setPage,
  setOutcome,
  api,
  requestQueue,
  storeChange,
  now,
  handleDisconnect,
  onSaved,
}: Dependencies): (requestedKeys: readonly string[]) => Promise<readonly EditorProblem[] | undefined> {
  const keyIn = ({ file }: PagePart) => unsavedKey({ path: state().page?.path ?? '', file });

  /** @param keys of the changes */
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
        if (result.locations.some((location) => location.file === file && location.pointer === pointer))
          setOutcome([key], { kind: 'gone' });
        continue;
      }
      const conflicts = result.conflicts.filter((conflict) => conflict.changeIndex === index);
      if (conflicts.length > 0) setOutcome([key], { kind: 'conflict', conflicts });
    }
  }

  /** Refuses the values with a mistake; all of them if the mistake is elsewhere. */
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
    // The value changed during the request: its new base is what was saved, without the changes of others.
    if (path !== undefined && current !== undefined && !isEqualJson(current, sent.value)) {
      storeChange(key, { ...toLocation(place), path, base: sent.value, value: current, time: now() });
      return;
    }
    storeChange(key, undefined);
    if (page && isOpen) setPage({ edits: replaceValue(page.edits, key, value) });
    setOutcome([key], { kind: 'saved', time: now() });
  }

  /** The check sends the problems of the whole site later. */
  function mergeProblems(problems: readonly EditorProblem[], changes: readonly ValueChange[]): void {
    const isOfThem = ({ file }: EditorProblem) => changes.some((changed) => changed.file === file);
    set({
      problems: [...state().problems.filter((problem) => !isOfThem(problem)), ...problems.filter(isOfThem)],
    });
  }

  return async (requestedKeys) => {
    const keys = requestedKeys.filter((key) => state().unsaved[key]);
    const changes = keys.flatMap((key) => state().unsaved[key] ?? []).map(toUnsavedValue);
    if (changes.length === 0 || state().isSaving) return undefined;
    set({ isSaving: true });
    // A pending request must not arrive after the save.
    for (const changed of changes) requestQueue.drop(changed);
    await requestQueue.idle();
    let refusal: readonly EditorProblem[] | undefined;
    try {
      const result = await api.save({ changes });
      applyResult(keys, changes, result);
      if (result.kind === 'refused') refusal = result.problems;
    } catch (reason) {
      if (!handleDisconnect(reason)) setOutcome(keys, { kind: 'failed', message: errorMessage(reason) });
    } finally {
      for (const key of keys) {
        const change = state().unsaved[key];
        if (change) requestQueue.send(toUnsavedValue(change));
      }
      set({ isSaving: false });
    }
    return refusal;
  };
}
