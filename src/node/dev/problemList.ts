/** The current problems: those of a saved file at once, the others after the check. */
import type { Problem } from '../../core/problems/problem.ts';

export interface ProblemList {
  /** Updates the problems of one file. @returns true if the list changed */
  setFileProblems(file: string, problems: readonly Problem[]): boolean;
  /** Updates all problems after a check. @returns true if the list changed */
  setAll(problems: readonly Problem[]): boolean;
  all(): readonly Problem[];
}

export function createProblemList(): ProblemList {
  let list: readonly Problem[] = [];
  /** Files that are not JSON or do not match their schema; other checks skip them. */
  const invalidFiles = new Set<string>();
  const replace = (next: readonly Problem[]) => {
    const changed = JSON.stringify(next) !== JSON.stringify(list);
    list = next;
    return changed;
  };
  return {
    setFileProblems(file, problems) {
      const others = list.filter((problem) => problem.file !== file);
      if (problems.length > 0) {
        invalidFiles.add(file);
        return replace([...problems, ...others]);
      }
      // The check finds all other problems of a valid file, and they may still exist.
      return invalidFiles.delete(file) && replace(others);
    },
    setAll: (problems) => replace(problems),
    all: () => list,
  };
}
