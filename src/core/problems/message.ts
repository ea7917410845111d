/** One sentence on what is wrong, and one on what to do. README.md in this folder has the rules for both. */
import type { Code } from './codes.ts';

export interface ProblemMessage {
  code: Code;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to do, in the imperative. */
  hint?: string;
}

/** A mistake in words. */
export const message = (code: Code, message: string, hint?: string): ProblemMessage => ({
  code,
  message,
  hint,
});

/** A value between straight quotes, cut short where it is long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const shortText = truncate(text, MAX_QUOTED_CHARACTERS);
  return typeof value === 'string' ? `"${shortText}"` : shortText;
}

const MAX_QUOTED_CHARACTERS = 60;

/** Ends with "…" if it is shortened. @param maxLength includes the "…" */
export const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;

/** "1 page", "2 pages". */
export const formatCount = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`;

/** "8.0 MB". */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
