/** A content problem as data. Printing is another matter: src/node/system/format.ts. */

export type Severity = 'error' | 'warning';

/** Something wrong with the content of a site, and how to fix it. */
export interface Problem {
  severity: Severity;
  /** Permanent name, explained in docs/problems.md. */
  code: string;
  /** Path from the site folder. */
  file: string;
  /** 1-based; absent when the whole file is meant. */
  line?: number;
  /** 1-based, in UTF-16 code units as editors count. */
  column?: number;
  /** JSON pointer (RFC 6901) to the value. */
  pointer?: string;
  /** The offending value. */
  value?: unknown;
  /** What is wrong and what was expected, in one sentence. */
  message: string;
  /** How to fix it. */
  hint?: string;
  /** An error, but for the draft that it is in. */
  inDraft?: true;
}

/** Thrown where content cannot be used; carries every problem found, never just the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  /** The site folder, where the problems are those of its files on the disk. */
  readonly folder?: string;

  constructor(problems: readonly Problem[], folder?: string) {
    super(problems.map((problem) => `${problem.file}: ${problem.message}`).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
    this.folder = folder;
  }
}

/** A line of a file near a problem. */
export interface Line {
  number: number;
  text: string;
  /** Where the mark under the line begins, in UTF-16 code units from 0, and how long it is; only at the problem's line. */
  mark?: { start: number; length: number };
}
