import type { EditorState, OpenPage, SaveOutcome } from './model.ts';

export interface EditorStore {
  state(): EditorState;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  set(changes: Partial<EditorState>): void;
  /** Changes the open page, if one is open. */
  setPage(changes: Partial<OpenPage>): void;
  /** @param outcome undefined removes it */
  setOutcome(keys: readonly string[], outcome: SaveOutcome | undefined): void;
}

/** Drops outcomes of values that have no unsaved change any more. */
const currentOutcomes = ({ unsaved, outcomes }: EditorState): EditorState['outcomes'] =>
  Object.fromEntries(Object.entries(outcomes).filter(([key, { kind }]) => kind === 'saved' || unsaved[key]));

export function createStore(first: EditorState): EditorStore {
  let state = first;
  const listeners = new Set<() => void>();
  const set = (changes: Partial<EditorState>) => {
    state = { ...state, ...changes };
    if (changes.unsaved || changes.outcomes) state = { ...state, outcomes: currentOutcomes(state) };
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
