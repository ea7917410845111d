/** One sentence on what is wrong, and one on what to do. README.md in this folder has the rules for both. */
import type { Code } from './codes.ts';

export interface Mistake {
  code: Code;
  /** What is wrong, in one sentence. */
  message: string;
  /** What to do, in the imperative. */
  hint?: string;
}

/** A mistake in words. */
export const say = (code: Code, message: string, hint?: string): Mistake => ({ code, message, hint });

/** A value between straight quotes, cut short where it is long. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return typeof value === 'string' ? `"${clipped(text)}"` : clipped(text);
}

const MOST = 60;

const clipped = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

/** "1 page", "2 pages". */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "8.0 MB". */
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
