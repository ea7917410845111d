/** Problem messages. README.md in this folder has the rules for both sentences. */
import type { Code } from './codes.ts';

export interface ProblemMessage {
  code: Code;
  /** The problem, in one sentence. */
  message: string;
  /** The fix, in the imperative. */
  hint?: string;
}

export type MessageParts = readonly [code: Code, message: string, hint?: string];

type MessageTable = Readonly<Record<string, MessageParts | ((...args: never[]) => MessageParts)>>;

type Messages<T extends MessageTable> = {
  [Name in keyof T]: T[Name] extends (...args: infer Args) => MessageParts
    ? (...args: Args) => ProblemMessage
    : ProblemMessage;
};

const toMessage = ([code, message, hint]: MessageParts): ProblemMessage => ({ code, message, hint });

/** Creates messages, or functions that return them, from their parts. */
export const defineMessages = <const T extends MessageTable>(table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([name, parts]) => [
      name,
      typeof parts === 'function' ? (...args: never[]) => toMessage(parts(...args)) : toMessage(parts),
    ]),
  ) as Messages<T>;

/** A value between straight quotes, truncated if it is long. */
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
