/** The problems that a form shows. */
import type { Part, ShownProblem } from '../../protocol.ts';

/** Whether a problem must be mended before the page is public. */
export const isMistake = ({ severity, inDraft }: ShownProblem): boolean =>
  severity === 'error' || inDraft === true;

/** Those of a value and what is in it, but for the fields that have forms of their own, and those of its file as a whole. */
export function problemsOf(
  { file, pointer, without }: Part,
  problems: readonly ShownProblem[],
): ShownProblem[] {
  const isIn = (at: string, place: string) => at === place || at.startsWith(`${place}/`);
  return problems.filter(
    (problem) =>
      problem.file === file &&
      (problem.pointer === undefined ||
        (isIn(problem.pointer, pointer) &&
          !without.some((name) => isIn(problem.pointer ?? '', `${pointer}/${name}`)))),
  );
}
