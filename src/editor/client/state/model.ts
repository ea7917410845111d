/** What the window knows. */
import type {
  EditorProblem,
  Json,
  PagePart,
  PublishRun,
  SiteView,
  UndoHistory,
} from '../../shared/protocol.ts';
import type { FieldConflict } from './conflicts.ts';
import type { PageEdits } from './edits.ts';
import type { UnsavedChange } from './unsavedStore.ts';

/** What came of the last attempt to save a value. */
export type SaveOutcome =
  | { kind: 'saved'; time: number }
  /** Of its problems some may be elsewhere. `isDraft`: it was to be saved as a draft. */
  | { kind: 'refused'; problems: readonly EditorProblem[]; isDraft?: true }
  | { kind: 'conflict'; conflicts: readonly FieldConflict[] }
  | { kind: 'gone' }
  | { kind: 'failed'; message: string };

export interface OpenPage {
  /** Canonical path. */
  path: string;
  loadState: 'loading' | 'ready' | 'missing' | 'failed';
  parts: readonly PagePart[];
  edits: PageEdits;
}

export interface EditorState {
  site: SiteView;
  schemas: Readonly<Record<string, Json>>;
  /** "stopped": the server does not answer. "key": it was started anew, and has another key. */
  connection: 'here' | 'stopped' | 'key';
  /** How often the line to the server has come back: what else was cut must be opened anew. */
  reconnects: number;
  problems: readonly EditorProblem[];
  /** What is not saved, by the keys of its places. */
  unsaved: Readonly<Record<string, UnsavedChange>>;
  /** Whether the browser has no room for what is not saved. */
  isStorageFull: boolean;
  page?: OpenPage;
  /** Whether another window edits the page. */
  isLockedElsewhere: boolean;
  isSaving: boolean;
  publishRun?: PublishRun;
  history: UndoHistory;
  /** By the keys of the places that were to be saved; gone once they change. */
  outcomes: Readonly<Record<string, SaveOutcome>>;
}
