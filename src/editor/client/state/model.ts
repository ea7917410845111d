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

/** The result of the last attempt to save a value. */
export type SaveOutcome =
  | { kind: 'saved'; time: number }
  /** Some of the problems may be elsewhere. `isDraft`: it was to be saved as a draft. */
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
  /** "stopped": the server does not respond. "key": it was restarted with another token. */
  connection: 'here' | 'stopped' | 'key';
  /** Counts reconnections; other connections, such as the preview's, must be opened again. */
  reconnects: number;
  problems: readonly EditorProblem[];
  /** Unsaved changes by {@link unsavedKey}. */
  unsaved: Readonly<Record<string, UnsavedChange>>;
  /** True if the browser has no space for unsaved changes. */
  isStorageFull: boolean;
  page?: OpenPage;
  /** True if another tab edits the page. */
  isLockedElsewhere: boolean;
  isSaving: boolean;
  publishRun?: PublishRun;
  history: UndoHistory;
  /** By {@link unsavedKey}; removed when the value changes. */
  outcomes: Readonly<Record<string, SaveOutcome>>;
}
