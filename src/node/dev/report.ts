/** What is wrong with the content at this moment, for the open pages and for the terminal; both say what `npm run check` says. */
import type { OverlayProblem, ProblemReport } from '../../app/entries/devEvents.ts';
import { excerpt } from '../../core/problems/excerpt.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { createSourceReader } from '../content/jsonFile.ts';
import { formatText } from '../system/format.ts';

/** How many problems a page or the terminal shows in full. */
const MAX_SHOWN_PROBLEMS = 10;

/**
 * The problems with the lines around them.
 *
 * @param folder the site folder; a file that cannot be read has no lines
 */
export function createProblemReport(folder: string, problems: readonly Problem[]): ProblemReport {
  const source = createSourceReader(folder);
  const shown = problems.slice(0, MAX_SHOWN_PROBLEMS).map((problem): OverlayProblem => {
    const { severity, code, file, line, column, message, hint } = problem;
    const lines = excerpt(source(file) ?? '', problem);
    return { severity, code, file, line, column, message, hint, lines };
  });
  return { problems: shown, more: problems.length - shown.length };
}

/** The same as text. @param folder the site folder @param coloured whether a terminal shows it */
export function formatProblemReport(folder: string, problems: readonly Problem[], coloured = false): string {
  const text = formatText(problems.slice(0, MAX_SHOWN_PROBLEMS), {
    source: createSourceReader(folder),
    coloured,
  });
  const more = problems.length - MAX_SHOWN_PROBLEMS;
  return more > 0 ? `${text}\n\n… and ${more} more: "npm run check" lists them all.` : text;
}
