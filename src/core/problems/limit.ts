/** A report that can be read: of problems without number the first are listed, and the rest is counted. */

import { codes } from './codes.ts';
import { fileMessages } from './messages/files.ts';
import type { Problem } from './problem.ts';

/** How many problems of one file are listed. */
const MAX_PROBLEMS_PER_FILE = 50;

/** How many problems are listed in all. */
const MAX_PROBLEMS = 500;

/** Sample content is no mistake but a list of work, and is listed whole as far as anyone can read it. */
const MAX_SAMPLES = 10_000;

/** How many problems are not listed. */
export interface HiddenCounts {
  errors: number;
  warnings: number;
}

/**
 * The problems that are listed, each file's rest as one more.
 *
 * @param problems sorted by file
 */
export function limitProblems(problems: readonly Problem[]): Problem[] {
  const listed: Problem[] = [];
  const rest = new Map<string, Problem[]>();
  const perFile = new Map<string, number>();
  let samples = 0;
  let count = 0;
  // Errors come first where not all can be listed.
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
  // Files of which nothing is listed are counted together.
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

/** How many problems there are, those that are not listed included. */
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
