import { createColors } from 'picocolors';
import { groupBy } from '../../core/groupBy.ts';
import { excerpt } from '../../core/problems/excerpt.ts';
import { truncate } from '../../core/problems/message.ts';
import type { Line, Problem } from '../../core/problems/problem.ts';

export interface TextOptions {
  /** Returns the text of a file, for excerpts; undefined if it cannot be read. */
  source?: (file: string) => string | undefined;
  coloured?: boolean;
}

export function formatText(problems: readonly Problem[], { source, coloured }: TextOptions = {}): string {
  const colors = createColors(coloured ?? false);
  const format = (problem: Problem): string => {
    const { severity, code, file, line, column, message, hint, value } = problem;
    const paint = severity === 'error' ? colors.red : colors.yellow;
    const location = replaceControls(line === undefined ? file : `${file}:${line}:${column}`);
    const text = line === undefined ? undefined : source?.(file);
    const lines = text === undefined ? [] : excerpt(text, problem);
    // The excerpt contains the value, and the message contains a number.
    const valueLines =
      lines.length > 0 || value === undefined || typeof value === 'number' || code === 'problems-more'
        ? []
        : [`  ${truncate(JSON.stringify(value), 120)}`];
    return [
      `${paint(severity)} ${colors.dim(code)}  ${colors.bold(location)}`,
      `  ${visibleLines(message)}`,
      ...valueLines,
      ...lines.flatMap((line) =>
        formatMarkedLine(line, String(lines.at(-1)?.number).length, paint, colors.dim),
      ),
      ...(hint === undefined ? [] : [`  ${visibleLines(hint)}`]),
    ].join('\n');
  };
  const { others, samples } = formatSamples(problems);
  const table =
    samples &&
    `${colors.red('error')} ${colors.dim('sample-left')}  ${colors.bold(samples.head)}\n${samples.body}`;
  return [...others.map(format), ...(table === undefined ? [] : [table])].join('\n\n');
}

type Paint = (text: string) => string;

function formatMarkedLine({ number, text, mark }: Line, width: number, paint: Paint, dim: Paint): string[] {
  const gutter = (label: string) => dim(`  ${label.padStart(width)} | `);
  const source = gutter(String(number)) + replaceControls(text);
  if (!mark) return [source];
  const markColumn = terminalWidth(text.slice(0, mark.start));
  const markWidth = terminalWidth(text.slice(mark.start, mark.start + mark.length));
  return [source, `${gutter('')}${' '.repeat(markColumn)}${paint('^'.repeat(Math.max(1, markWidth)))}`];
}

/** Tabs and other control characters would disrupt the terminal output. */
const replaceControls = (text: string) => text.replace(/\p{Cc}/gu, ' ');

const visibleLines = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, ' ');

/** Estimates the number of terminal columns. Combining marks and joiners have no width. */
const terminalWidth = (text: string) => [...text.replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length;

/** One JSON object per line. */
export function formatJson(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, code, file, line, column, pointer, value, message, hint }) =>
      JSON.stringify({ severity, code, file, line, column, pointer, value, message, hint }),
    )
    .join('\n');
}

export function formatGithub(problems: readonly Problem[]): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return problems
    .map(({ severity, code, file, line, column, message, hint }) => {
      const properties = [
        `file=${property(file)}`,
        line && `line=${line}`,
        column && `col=${column}`,
        `title=${code}`,
      ];
      return `::${severity} ${properties.filter(Boolean).join(',')}::${data([message, hint].filter(Boolean).join(' '))}`;
    })
    .join('\n');
}

/** Fewer are formatted like other problems. */
const MAX_SEPARATE_SAMPLES = 20;

const MAX_LINE_NUMBERS = 8;

/**
 * @param problems any problems
 * @returns the problems to format individually, and the table, if any
 */
function formatSamples(problems: readonly Problem[]): {
  others: readonly Problem[];
  samples?: { head: string; body: string };
} {
  const sampleProblems = problems.filter(({ code }) => code === 'sample-left');
  if (sampleProblems.length <= MAX_SEPARATE_SAMPLES) return { others: problems };
  const byFile = groupBy(sampleProblems, ({ file }) => file);
  const width = Math.max(...[...byFile.keys()].map((file) => file.length));
  const rows = [...byFile].map(
    ([file, fileProblems]) => `  ${file.padEnd(width)}  ${formatLines(fileProblems)}`,
  );
  return {
    others: problems.filter(({ code }) => code !== 'sample-left'),
    samples: {
      head: `${sampleProblems.length} in ${byFile.size} files and folders`,
      body: [
        '  This is still sample content.',
        ...rows,
        '  Replace it with the real content, then remove its "sample"; then remove the folders.',
      ].join('\n'),
    },
  };
}

function formatLines(problems: readonly Problem[]): string {
  const lines = problems.flatMap(({ line }) => (line === undefined ? [] : [line]));
  if (lines.length === 0)
    return problems.map(({ value }) => (value === 1 ? '1 file' : `${value} files`)).join(', ');
  const rest = lines.length - MAX_LINE_NUMBERS;
  const listedLines = lines.slice(0, MAX_LINE_NUMBERS).join(', ');
  return `${lines.length === 1 ? 'line' : `${lines.length} in lines`} ${listedLines}${rest > 0 ? ` and ${rest} more` : ''}`;
}
