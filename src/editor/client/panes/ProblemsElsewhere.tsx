/** Problems outside of a page's fields that prevent saving it, with links to their pages. */
import type { EditorProblem, PageRow } from '../../shared/protocol.ts';
import { ProblemText } from '../form/FieldFrame.tsx';
import { pageHash } from '../lib/location.ts';
import { mistakeCounts } from './search/tree.ts';

interface Props {
  problems: readonly EditorProblem[];
  pages: readonly PageRow[];
}

export function ProblemsElsewhere({ problems, pages }: Props) {
  if (problems.length === 0) return null;
  return (
    <div className="window-reasons" role="alert">
      <ul>
        {problems.map((problem) => {
          const [path] = mistakeCounts(pages, [problem]).keys();
          const page = pages.find((row) => row.path === path);
          return (
            <li key={`${problem.file} ${problem.pointer} ${problem.message}`}>
              {page && (
                <>
                  <a href={pageHash(page.path)}>{page.title}</a>
                  {': '}
                </>
              )}
              <ProblemText problem={problem} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
