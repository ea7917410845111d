/** Positions in text: offsets, lines and columns, JSON pointers. */

/** Escapes a key for a JSON pointer (RFC 6901). */
export function pointerPart(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

export const pointerKeys = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Cached for the latest text only, because the problems of a file are consecutive. */
let latestText: { text: string; starts: number[] } = { text: '', starts: [0] };

function lineStarts(text: string): number[] {
  if (latestText.text !== text) {
    const starts = [0];
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
    latestText = { text, starts };
  }
  return latestText.starts;
}

/** A line beyond the end counts as the end. @param line 1-based @param column 1-based */
export function offsetOf(text: string, line: number, column: number): number {
  return (lineStarts(text)[line - 1] ?? text.length) + column - 1;
}

/** The text of a line, without its line end. @param line 1-based @returns undefined beyond the end */
export function lineText(text: string, line: number): string | undefined {
  const starts = lineStarts(text);
  const start = starts[line - 1];
  return start === undefined
    ? undefined
    : text.slice(start, starts[line] ?? text.length).replace(/\r?\n$/, '');
}

/** 1-based line and column of an offset in UTF-16 code units, as in editors. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const starts = lineStarts(text);
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
