/** Formats remaining sample content as a table with one line per file. */
import { groupBy } from '../../core/groupBy.ts';
import type { Problem } from '../../core/problems/problem.ts';

/** Fewer are formatted like other problems. */
const MAX_SEPARATE_SAMPLES = 20;

const MAX_LINE_NUMBERS = 8;

/**
 * @param problems any problems
 * @returns the problems to format individually, and the table, if any
 */
export function formatSamples(problems: readonly Problem[]): {
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
