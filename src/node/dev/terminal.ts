/** The terminal output of the development server. */
import colors from 'picocolors';
import { formatCount } from '../../core/problems/message.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { formatProblemReport } from './report.ts';

export interface Terminal {
  saved(files: readonly string[]): void;
  /** Prints each new problem once, and the number of problems. */
  show(problems: readonly Problem[]): void;
  /** An error in the engine. */
  fail(error: unknown): void;
}

/** @param folder the site folder */
export function createTerminal(folder: string): Terminal {
  let shownProblems = new Set<string>();
  return {
    saved: (files) =>
      console.log(colors.dim(`${new Date().toLocaleTimeString()}  saved ${files.join(', ')}`)),
    show(problems) {
      const newProblems = problems.filter((problem) => !shownProblems.has(JSON.stringify(problem)));
      shownProblems = new Set(problems.map((problem) => JSON.stringify(problem)));
      if (newProblems.length > 0)
        console.log(`\n${formatProblemReport(folder, newProblems, colors.isColorSupported)}\n`);
      console.log(summary(problems));
    },
    fail: (error) => console.error(error),
  };
}

function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return colors.green('No problems are left.');
  const text = `${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}.`;
  return errors > 0 ? colors.red(text) : colors.yellow(text);
}
