/** What the window knows, held at one place: whoever draws it is told when it changes. */
import type { OpenPage, Outcome, State } from './model.ts';

export interface Holder {
  state(): State;
  /** @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
  set(changes: Partial<State>): void;
  /** Changes the open page, if one is open. */
  setPage(changes: Partial<OpenPage>): void;
  /** @param keys of values @param outcome undefined forgets it */
  setOutcome(keys: readonly string[], outcome: Outcome | undefined): void;
}

/** Those that still have their cause: what is kept no longer was saved, or is as it is in the file. */
const lastingOutcomes = ({ kept, outcomes }: State): State['outcomes'] =>
  Object.fromEntries(Object.entries(outcomes).filter(([key, { kind }]) => kind === 'saved' || kept[key]));

export function holdState(first: State): Holder {
  let state = first;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    if (changes.kept || changes.outcomes) state = { ...state, outcomes: lastingOutcomes(state) };
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    setPage(changes) {
      if (state.page) set({ page: { ...state.page, ...changes } });
    },
    setOutcome(keys, outcome) {
      const rest = Object.entries(state.outcomes).filter(([key]) => !keys.includes(key));
      set({ outcomes: Object.fromEntries([...rest, ...(outcome ? keys.map((key) => [key, outcome]) : [])]) });
    },
  };
}
