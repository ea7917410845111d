/** Limits the length of a report: the first problems are listed, and the others counted. */

import { codes } from './codes.ts';
import { fileMessages } from './messages/files.ts';
import type { Problem } from './problem.ts';

const MAX_PROBLEMS_PER_FILE = 50;

const MAX_PROBLEMS = 500;

/** Sample content is not a mistake but a list of work, so it has a limit of its own. */
const MAX_SAMPLES = 10_000;

export interface HiddenCounts {
  errors: number;
  warnings: number;
}

/** Each file gets a summary of its unlisted problems. @param problems sorted by file */
export function limitProblems(problems: readonly Problem[]): Problem[] {
  const listed: Problem[] = [];
  const rest = new Map<string, Problem[]>();
  const perFile = new Map<string, number>();
  let samples = 0;
  let count = 0;
  const chosen = new Set(
    [...problems]
      .sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
      .filter((problem) => {
        if (problem.code === 'sample-left') return ++samples <= MAX_SAMPLES;
        const listedInFile = perFile.get(problem.file) ?? 0;
        if (listedInFile >= MAX_PROBLEMS_PER_FILE || count >= MAX_PROBLEMS) return false;
        perFile.set(problem.file, listedInFile + 1);
        count++;
        return true;
      }),
  );
  for (const [index, problem] of problems.entries()) {
    if (chosen.has(problem)) listed.push(problem);
    else if (rest.get(problem.file)?.push(problem) === undefined) rest.set(problem.file, [problem]);
    if (problem.file !== problems[index + 1]?.file && perFile.has(problem.file)) {
      listed.push(...summary(problem.file, rest.get(problem.file) ?? []));
      rest.delete(problem.file);
    }
  }
  // Files without a listed problem share one summary.
  const [first] = rest.keys();
  if (first === undefined) return listed;
  const others = [...rest.values()].flat();
  return [...listed, ...summary(first, others, rest.size)];
}

function summary(file: string, hidden: readonly Problem[], files = 1): Problem[] {
  if (hidden.length === 0) return [];
  const errors = hidden.filter(({ severity }) => severity === 'error').length;
  const value: HiddenCounts = { errors, warnings: hidden.length - errors };
  const where = files === 1 ? 'in this file' : `in ${files} more files`;
  const severity = errors > 0 ? codes['problems-more'] : 'warning';
  return [{ severity, file, value, ...fileMessages.notListed(hidden.length, where) }];
}

/** Counts all problems, including those that are not listed. */
export function countProblems(problems: readonly Problem[]): HiddenCounts {
  const count = { errors: 0, warnings: 0 };
  for (const { severity, code, value } of problems) {
    if (code === 'problems-more' && isHiddenCounts(value)) {
      count.errors += value.errors;
      count.warnings += value.warnings;
    } else if (severity === 'error') count.errors++;
    else count.warnings++;
  }
  return count;
}

const isHiddenCounts = (value: unknown): value is HiddenCounts =>
  typeof value === 'object' && value !== null && 'errors' in value && 'warnings' in value;
