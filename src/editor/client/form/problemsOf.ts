import type { EditorProblem, PagePart, ValueLocation } from '../../shared/protocol.ts';

/** Returns true if a problem must be fixed before the page is public. */
export const isMistake = ({ severity, inDraft }: EditorProblem): boolean =>
  severity === 'error' || inDraft === true;

const isWithinPointer = (pointer: string, outer: string) =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/**
 * Returns the innermost of the locations that contain a problem; all of its file if the problem concerns the
 * whole file.
 */
export function locationsOf<At extends ValueLocation>(
  { file, pointer }: EditorProblem,
  places: readonly At[],
): At[] {
  const enclosing = places.filter(
    (location) => location.file === file && isWithinPointer(pointer ?? location.pointer, location.pointer),
  );
  if (pointer === undefined) return enclosing;
  const length = Math.max(...enclosing.map((location) => location.pointer.length));
  return enclosing.filter((location) => location.pointer.length === length);
}

/** Returns the problems of a part, except in fields with separate forms, and those of its file as a whole. */
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
