/** The lines around a problem, with a mark at the value. */
import { createScanner } from 'jsonc-parser';
import { lineText, offsetOf } from './position.ts';
import type { Line, Problem } from './problem.ts';

const AROUND = 2;
/** The maximum length of a line, in UTF-16 code units. */
const WIDTH = 96;
const BEFORE_MARK = 32;

/** @param text the content of the file @returns empty if the problem is about the whole file */
export function excerpt(text: string, { line, column }: Pick<Problem, 'line' | 'column'>): Line[] {
  if (line === undefined || column === undefined) return [];
  const first = Math.max(1, line - AROUND);
  const numbers = Array.from({ length: line + AROUND - first + 1 }, (_, index) => first + index);
  return numbers.flatMap((number): Line[] => {
    const full = lineText(text, number);
    if (full === undefined) return [];
    if (number !== line) return [{ number, text: clip(full, 0) }];
    const from = column - 1 > WIDTH - BEFORE_MARK ? column - 1 - BEFORE_MARK : 0;
    const visible = clip(full, from);
    const start = Math.min(column - 1 - from + (from > 0 ? 1 : 0), visible.length);
    const length = Math.min(tokenLength(text, line, column), visible.length - start);
    return [{ number, text: visible, mark: { start, length: Math.max(1, length) } }];
  });
}

function clip(text: string, from: number): string {
  const part = text.slice(from, from + WIDTH);
  return `${from > 0 ? '…' : ''}${part}${text.length > from + WIDTH ? '…' : ''}`;
}

/** The length of the token at a position: a string, a number or one character. */
function tokenLength(text: string, line: number, column: number): number {
  const scanner = createScanner(text);
  scanner.setPosition(offsetOf(text, line, column));
  scanner.scan();
  return scanner.getTokenLength();
}
