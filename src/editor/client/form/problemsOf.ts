/** The problems that a form shows. */
import type { EditorProblem, PagePart, ValueLocation } from '../../shared/protocol.ts';

/** Whether a problem must be fixed before the page is public. */
export const isMistake = ({ severity, inDraft }: EditorProblem): boolean =>
  severity === 'error' || inDraft === true;

const isWithinPointer = (pointer: string, place: string) =>
  pointer === place || pointer.startsWith(`${place}/`);

/** Those of some places in which a problem is: the innermost, or all of its file where it is of that as a whole. */
export function locationsOf<At extends ValueLocation>(
  { file, pointer }: EditorProblem,
  places: readonly At[],
): At[] {
  const enclosing = places.filter(
    (place) => place.file === file && isWithinPointer(pointer ?? place.pointer, place.pointer),
  );
  if (pointer === undefined) return enclosing;
  const length = Math.max(...enclosing.map((place) => place.pointer.length));
  return enclosing.filter((place) => place.pointer.length === length);
}

/** Those of a value and what is in it, but for the fields that have forms of their own, and those of its file as a whole. */
export function problemsOf(
  { file, pointer, omittedFields }: PagePart,
  problems: readonly EditorProblem[],
): EditorProblem[] {
  return problems.filter(
    (problem) =>
      problem.file === file &&
      (problem.pointer === undefined ||
        (isWithinPointer(problem.pointer, pointer) &&
          !omittedFields.some((name) => isWithinPointer(problem.pointer ?? '', `${pointer}/${name}`)))),
  );
}
