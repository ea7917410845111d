/** Problems as text for people and as lines for machines. */
import type { Problem } from '../../src/problem.ts';

/** Problems for a person at a terminal. */
export function formatText(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n\n');
}

function formatProblem({ severity, code, file, line, column, message, hint, value }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const shown = value === undefined ? '' : `\n  ${clip(JSON.stringify(value))}`;
  return `${severity} ${code}  ${place}\n  ${message}${shown}${hint === undefined ? '' : `\n  ${hint}`}`;
}

const clip = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

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
      const place = [
        `file=${property(file)}`,
        line && `line=${line}`,
        column && `col=${column}`,
        `title=${code}`,
      ];
      return `::${severity} ${place.filter(Boolean).join(',')}::${data([message, hint].filter(Boolean).join(' '))}`;
    })
    .join('\n');
}
