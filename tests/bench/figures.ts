/** Figures as text for a terminal. */
import pc from 'picocolors';

/** A table: the first row is its head; the first column is aligned left, all others right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const rule = '-'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  return rows.flatMap((row, index) => (index === 0 ? [line(row), rule] : [line(row)])).join('\n');
}

/** A limit and whether it is met. */
export interface Bar {
  text: string;
  met: boolean;
}

/** The results of a section. */
export interface BenchSection {
  text: string;
  bars: readonly Bar[];
}

export function formatBar({ text, met }: Bar): string {
  return `${met ? pc.green('met    ') : pc.red('not met')}  ${text}`;
}

/** A number with separators and the given number of decimals. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A ratio such as "2.3x". */
export const times = (ratio: number) => `${number(ratio, ratio < 10 ? 1 : 0)}x`;

/** Bytes in kB of 1,000. */
export const kilobytes = (bytes: number) => number(bytes / 1000, 1);

/** The median. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
