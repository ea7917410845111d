/** Saves what somebody has written, and takes in what has come of it. */
import type { EditorProblem, Json, PagePart, SaveResult, ValueChange } from '../../shared/protocol.ts';
import { placesOf } from '../form/problemsOf.ts';
import type { Api } from './api.ts';
import { replace } from './edits.ts';
import type { Holder } from './holder.ts';
import { placeOf, unsavedOf } from './keeping.ts';
import { type Kept, keyOf } from './kept.ts';
import { isSame } from './pointers.ts';
import type { Sender } from './sender.ts';

interface Given extends Holder {
  api: Api;
  sender: Sender;
  keep: (key: string, kept: Kept | undefined) => void;
  /** In milliseconds since 1970. */
  now: () => number;
  /** Whether the line to the server is cut, by what a request was rejected with. */
  isCutOff: (reason: unknown) => boolean;
  /** Told when something was saved. */
  onSaved: () => void;
}

/** @returns what saves values by their keys, all or nothing, and gives the problems for which that was refused */
export function openSaving({
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
}: Given): (asked: readonly string[]) => Promise<readonly EditorProblem[] | undefined> {
  const keyIn = ({ file }: PagePart) => keyOf({ path: state().page?.path ?? '', file });

  /** What a save of some values has come to. @param keys those of the changes */
  function settle(keys: readonly string[], changes: readonly ValueChange[], answer: SaveResult): void {
    setOutcome(keys, undefined);
    if (answer.kind === 'saved') {
      for (const [index, key] of keys.entries()) settleSaved(key, changes[index], answer.values[index]);
      onSaved();
      return;
    }
    if (answer.kind === 'refused') {
      takeProblems(answer.problems, changes);
      settleRefused(keys, changes, answer.problems);
      return;
    }
    for (const [index, key] of keys.entries()) {
      if (answer.kind === 'gone') {
        const { file, pointer } = changes[index] ?? {};
        if (answer.locations.some((place) => place.file === file && place.pointer === pointer))
          setOutcome([key], { kind: 'gone' });
        continue;
      }
      const conflicts = answer.conflicts.filter((conflict) => conflict.changeIndex === index);
      if (conflicts.length > 0) setOutcome([key], { kind: 'conflict', conflicts });
    }
  }

  /** Those that have a mistake are refused; where it is in none of them, all are. */
  function settleRefused(
    keys: readonly string[],
    changes: readonly ValueChange[],
    problems: readonly EditorProblem[],
  ): void {
    const placed = problems.map((problem) => ({ problem, places: placesOf(problem, changes) }));
    const isInNone = placed.every(({ places }) => places.length === 0);
    for (const [index, key] of keys.entries()) {
      const change = changes[index];
      const isOf = (places: readonly ValueChange[]) => change !== undefined && places.includes(change);
      if (!isInNone && !placed.some(({ places }) => isOf(places))) continue;
      const own = placed.filter(({ places }) => places.length === 0 || isOf(places));
      setOutcome([key], { kind: 'refused', problems: own.map(({ problem }) => problem) });
    }
  }

  function settleSaved(key: string, sent: ValueChange | undefined, value: Json | undefined): void {
    if (!sent || value === undefined) return;
    const { page, kept } = state();
    const isOpen = page?.parts.some((part) => keyIn(part) === key);
    if (page) setPage({ parts: page.parts.map((part) => (keyIn(part) === key ? { ...part, value } : part)) });
    const written = isOpen ? page?.edits.values[key] : kept[key]?.value;
    const { path, ...place } = kept[key] ?? { path: page?.path, ...sent };
    // Typed or taken back meanwhile: it goes on from what was saved, and not from what others have added to it.
    if (path !== undefined && written !== undefined && !isSame(written, sent.value)) {
      keep(key, { ...placeOf(place), path, base: sent.value, value: written, time: now() });
      return;
    }
    keep(key, undefined);
    if (page && isOpen) setPage({ edits: replace(page.edits, key, value) });
    setOutcome([key], { kind: 'saved', time: now() });
  }

  /** The check brings those of the whole site later. */
  function takeProblems(problems: readonly EditorProblem[], changes: readonly ValueChange[]): void {
    const isOfThem = ({ file }: EditorProblem) => changes.some((changed) => changed.file === file);
    set({
      problems: [...state().problems.filter((problem) => !isOfThem(problem)), ...problems.filter(isOfThem)],
    });
  }

  return async (asked) => {
    const keys = asked.filter((key) => state().kept[key]);
    const changes = keys.flatMap((key) => state().kept[key] ?? []).map(unsavedOf);
    if (changes.length === 0 || state().isSaving) return undefined;
    set({ isSaving: true });
    // What is under way must not come after what is saved.
    for (const changed of changes) sender.forget(changed);
    await sender.idle();
    let refusal: readonly EditorProblem[] | undefined;
    try {
      const answer = await api.save({ changes });
      settle(keys, changes, answer);
      if (answer.kind === 'refused') refusal = answer.problems;
    } catch (reason) {
      if (!isCutOff(reason)) setOutcome(keys, { kind: 'failed', message: messageOf(reason) });
    } finally {
      for (const key of keys) {
        const kept = state().kept[key];
        if (kept) sender.send(unsavedOf(kept));
      }
      set({ isSaving: false });
    }
    return refusal;
  };
}

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason));
