/** What a task of an office is. */
import type { Json } from '../../../src/editor/shared/protocol.ts';
import type { Hand } from './hand.ts';
import type { SiteName } from './site.ts';

/** A change of JSON as RFC 6902 (JSON Patch) writes it. */
export type Operation = { op: 'add' | 'replace'; path: string; value: Json } | { op: 'remove'; path: string };

/** What an expert would have written into the files. All that is not named stays as it is, byte by byte. */
export interface Expected {
  /** By the paths of the files that change. */
  changes: Readonly<Record<string, readonly Operation[]>>;
  /** New JSON files by their paths, with what is in them. */
  files?: Readonly<Record<string, Json>>;
  /** Paths of new pictures. */
  pictures?: readonly string[];
  /** Paths of files that go. */
  gone?: readonly string[];
  /** Files outside of the site that no undo takes back: by their paths from its folder, words that they have. */
  lasting?: Readonly<Record<string, string>>;
}

/** Something that an office does. Each begins with a site of {@link file://./site.ts}. */
export interface Task {
  /** As the table of docs/editor-tasks.md calls it. */
  name: string;
  /** The college when left out. */
  site?: SiteName;
  /** Whether it is one of the guide's: those are done by keyboard alone as well. */
  inGuide?: true;
  /** The name of the guide's picture of it, in docs/images/editor. */
  picture?: string;
  steps: (hand: Hand) => Promise<void>;
  expected: Expected;
}
