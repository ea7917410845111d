/** Formats the current problems for open pages and the terminal, like `npm run check`. */
import type { OverlayProblem, ProblemReport } from '../../app/entries/devEvents.ts';
import { excerpt } from '../../core/problems/excerpt.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { createSourceReader } from '../content/jsonFile.ts';
import { formatText } from '../system/format.ts';

/** The maximum number of problems with source excerpts. */
const MAX_SHOWN_PROBLEMS = 10;

/** Adds the surrounding lines to problems. @param folder the site folder; an unreadable file has no lines */
export function createProblemReport(folder: string, problems: readonly Problem[]): ProblemReport {
  const source = createSourceReader(folder);
  const excerpts = problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem): OverlayProblem => {
    const { severity, code, file, line, column, message, hint } = problem;
    const lines = excerpt(source(file) ?? '', problem);
    return { severity, code, file, line, column, message, hint, lines };
  });
  return { problems: excerpts, more: problems.length - excerpts.length };
}

/** @param folder the site folder @param coloured true for a terminal */
export function formatProblemReport(folder: string, problems: readonly Problem[], coloured = false): string {
  const text = formatText(problems.slice(0, MAX_SHOWN_PROBLEMS), {
    source: createSourceReader(folder),
    coloured,
  });
  const more = problems.length - MAX_SHOWN_PROBLEMS;
  return more > 0 ? `${text}\n\n… and ${more} more: "npm run check" lists them all.` : text;
}
