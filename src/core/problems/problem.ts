/** Content problems as data; src/node/system/format.ts prints them. */

export type Severity = 'error' | 'warning';

export interface Problem {
  severity: Severity;
  /** Permanent; see docs/problems.md. */
  code: string;
  /** Path from the site folder. */
  file: string;
  /** 1-based; absent if the problem is about the whole file. */
  line?: number;
  /** 1-based, in UTF-16 code units, as in editors. */
  column?: number;
  /** JSON pointer (RFC 6901) to the value. */
  pointer?: string;
  value?: unknown;
  /** The problem and the expected value, in one sentence. */
  message: string;
  hint?: string;
  /** Set if the problem would be an error outside a draft. */
  inDraft?: true;
}

/** Thrown if content cannot be used; has all problems, not only the first. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];
  /** The site folder, if the problems are about files on disk. */
  readonly folder?: string;

  constructor(problems: readonly Problem[], folder?: string) {
    super(problems.map((problem) => `${problem.file}: ${problem.message}`).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
    this.folder = folder;
  }
}

export interface Line {
  number: number;
  text: string;
  /** The marked part of the problem's line, in UTF-16 code units from 0; absent on other lines. */
  mark?: { start: number; length: number };
}

export const inDraft = (problem: Problem): Problem => ({
  ...problem,
  severity: 'warning',
  inDraft: true,
  hint: [problem.hint, 'This is in a draft: fix it before the draft is published.'].filter(Boolean).join(' '),
});
