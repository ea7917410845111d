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
import type { Edits } from './edits.ts';
import type { Kept } from './kept.ts';

/** What came of the last attempt to save a value. */
export type Outcome =
  | { kind: 'saved'; time: number }
  /** Of its problems some may be elsewhere. `isDraft`: it was to be saved as a draft. */
  | { kind: 'refused'; problems: readonly EditorProblem[]; isDraft?: true }
  | { kind: 'conflict'; conflicts: readonly FieldConflict[] }
  | { kind: 'gone' }
  | { kind: 'failed'; message: string };

export interface OpenPage {
  /** Canonical path. */
  path: string;
  standing: 'loading' | 'ready' | 'missing' | 'failed';
  parts: readonly PagePart[];
  edits: Edits;
}

export interface State {
  site: SiteView;
  schemas: Readonly<Record<string, Json>>;
  /** "stopped": the server does not answer. "key": it was started anew, and has another key. */
  connection: 'here' | 'stopped' | 'key';
  /** How often the line to the server has come back: what else was cut must be opened anew. */
  returns: number;
  problems: readonly EditorProblem[];
  /** What is not saved, by the keys of its places. */
  kept: Readonly<Record<string, Kept>>;
  /** Whether the browser has no room for what is not saved. */
  isFull: boolean;
  page?: OpenPage;
  /** Whether another window edits the page. */
  isElsewhere: boolean;
  isSaving: boolean;
  publishing?: PublishRun;
  doings: UndoHistory;
  /** By the keys of the places that were to be saved; gone once they change. */
  outcomes: Readonly<Record<string, Outcome>>;
}
