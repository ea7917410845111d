/** Problems as text for people and as lines for machines. */
import { createColors } from 'picocolors';
import { excerpt } from '../../core/problems/excerpt.ts';
import type { Line, Problem } from '../../core/problems/problem.ts';
import { formatSamples } from './formatSamples.ts';

export interface TextOptions {
  /** The text of a file of the site, whose lines are shown around each problem; undefined when it cannot be had. */
  source?: (file: string) => string | undefined;
  /** Whether a terminal shows it. */
  coloured?: boolean;
}

/** Problems for a person at a terminal. */
export function formatText(problems: readonly Problem[], { source, coloured }: TextOptions = {}): string {
  const colors = createColors(coloured ?? false);
  const format = (problem: Problem): string => {
    const { severity, code, file, line, column, message, hint, value } = problem;
    const paint = severity === 'error' ? colors.red : colors.yellow;
    const location = replaceControls(line === undefined ? file : `${file}:${line}:${column}`);
    const text = line === undefined ? undefined : source?.(file);
    const lines = text === undefined ? [] : excerpt(text, problem);
    // What stands in the lines need not be said again, nor a number, which the message has.
    const shown =
      lines.length > 0 || value === undefined || typeof value === 'number' || code === 'problems-more'
        ? []
        : [`  ${truncate(JSON.stringify(value))}`];
    return [
      `${paint(severity)} ${colors.dim(code)}  ${colors.bold(location)}`,
      `  ${visibleLines(message)}`,
      ...shown,
      ...lines.flatMap((each) =>
        formatMarkedLine(each, String(lines.at(-1)?.number).length, paint, colors.dim),
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

/** A line of a file with its number, and below it the mark. */
function formatMarkedLine({ number, text, mark }: Line, width: number, paint: Paint, dim: Paint): string[] {
  const gutter = (label: string) => dim(`  ${label.padStart(width)} | `);
  const source = gutter(String(number)) + replaceControls(text);
  if (!mark) return [source];
  const markColumn = terminalWidth(text.slice(0, mark.start));
  const markWidth = terminalWidth(text.slice(mark.start, mark.start + mark.length));
  return [source, `${gutter('')}${' '.repeat(markColumn)}${paint('^'.repeat(Math.max(1, markWidth)))}`];
}

/** A terminal moves to the next stop for a tab, and does worse for other control characters. */
const replaceControls = (text: string) => text.replace(/\p{Cc}/gu, ' ');

const visibleLines = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, ' ');

/** How many columns of a terminal a text takes, as far as can be told: marks and joiners take none. */
const terminalWidth = (text: string) => [...text.replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')].length;

const truncate = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** One JSON object a line. */
export function formatJson(problems: readonly Problem[]): string {
  return problems
    .map(({ severity, code, file, line, column, pointer, value, message, hint }) =>
      JSON.stringify({ severity, code, file, line, column, pointer, value, message, hint }),
    )
    .join('\n');
}

/** Annotations of a GitHub workflow. */
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
