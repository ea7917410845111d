/** What is wrong with the content at this moment, for the open pages and for the terminal. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createColors } from 'picocolors';
import type { Line, Report, ShownProblem } from '../../src/entries/events.ts';
import type { Problem } from '../../src/problem.ts';
import { withoutMark } from '../json.ts';
import { excerpt } from './excerpt.ts';

/** How many problems a page or the terminal shows in full. */
const MOST = 10;

/**
 * The problems with the lines around them.
 *
 * @param folder the site folder; a file that cannot be read has no lines
 */
export async function createReport(folder: string, problems: readonly Problem[]): Promise<Report> {
  const shown = await Promise.all(
    problems.slice(0, MOST).map(async (problem): Promise<ShownProblem> => {
      const { severity, code, file, line, column, message, hint } = problem;
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      return {
        severity,
        code,
        file,
        line,
        column,
        message,
        hint,
        lines: excerpt(withoutMark(text), problem),
      };
    }),
  );
  return { problems: shown, more: problems.length - shown.length };
}

/**
 * A report as text.
 *
 * @param coloured whether a terminal shows it; by default as the standard output allows
 */
export function formatReport({ problems, more }: Report, coloured?: boolean): string {
  const colors = createColors(coloured);
  const line = ({ number, text, mark }: Line, width: number, paint: (text: string) => string) => {
    const gutter = (label: string) => colors.dim(`  ${label.padStart(width)} | `);
    const source = gutter(String(number)) + text;
    return mark ? [source, gutter('') + ' '.repeat(mark.start) + paint('^'.repeat(mark.length))] : [source];
  };
  const block = ({ severity, code, file, line: at, column, message, hint, lines }: ShownProblem) => {
    const paint = severity === 'error' ? colors.red : colors.yellow;
    const place = at === undefined ? file : `${file}:${at}:${column}`;
    const width = String(lines.at(-1)?.number).length;
    return [
      `${paint(severity)} ${colors.dim(code)}  ${colors.bold(place)}`,
      `  ${message}`,
      ...lines.flatMap((each) => line(each, width, paint)),
      ...(hint === undefined ? [] : [`  ${hint}`]),
    ].join('\n');
  };
  const rest = more > 0 ? [colors.dim(`… and ${more} more: "npm run check" lists them all.`)] : [];
  return [...problems.map(block), ...rest].join('\n\n');
}
