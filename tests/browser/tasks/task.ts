/** The definition of an office's task. */
import type { Json } from '../../../src/editor/shared/protocol.ts';
import type { SiteName } from './site.ts';
import type { User } from './user.ts';

/** A change of JSON in the form of RFC 6902 (JSON Patch). */
export type Operation = { op: 'add' | 'replace'; path: string; value: Json } | { op: 'remove'; path: string };

/** An expert's changes to the files. All other files are unchanged, byte by byte. */
export interface Expected {
  /** By the paths of the changed files. */
  changes: Readonly<Record<string, readonly Operation[]>>;
  /** New JSON files by their paths, with their values. */
  files?: Readonly<Record<string, Json>>;
  /** Paths of new pictures. */
  pictures?: readonly string[];
  /** Paths of deleted files. */
  deleted?: readonly string[];
  /** Files outside of the site that no undo reverts: words in them, by their paths from its folder. */
  lasting?: Readonly<Record<string, string>>;
}

/** A task of an office. Each begins with a site of {@link file://./site.ts}. */
export interface Task {
  /** The name in the table of docs/editor-tasks.md. */
  name: string;
  /** The default is the college. */
  site?: SiteName;
  /** True for tasks of the guide, which are also tested by keyboard alone. */
  inGuide?: true;
  /** The name of the guide's picture of it, in docs/images/editor. */
  picture?: string;
  steps: (hand: User) => Promise<void>;
  expected: Expected;
}
