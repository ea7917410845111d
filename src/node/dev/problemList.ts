/** The problems of a site as they come to light: those of a saved file at once, the others after the whole check. */
import type { Problem } from '../../core/problems/problem.ts';

export interface ProblemList {
  /**
   * Takes what reading one file has found.
   *
   * @returns whether the list has changed
   */
  setFileProblems(file: string, problems: readonly Problem[]): boolean;
  /**
   * Takes what the whole check has found.
   *
   * @returns whether the list has changed
   */
  setAll(found: readonly Problem[]): boolean;
  all(): readonly Problem[];
}

export function createProblemList(): ProblemList {
  let list: readonly Problem[] = [];
  /** Files that are no JSON or that their schema refuses; no other check looks into them. */
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
      // What else is wrong in a sound file only the whole check can say, and it may be wrong still.
      return invalidFiles.delete(file) && replace(others);
    },
    setAll: (found) => replace(found),
    all: () => list,
  };
}
