/** The result of a publication. */

import { format } from '../../../core/i18n/format.ts';
import {
  COMPLIANCE_PATH,
  type EditorProblem,
  isVirtualPath,
  type PageRow,
  type PublishRequest,
  type PublishResult,
  SETTINGS_PATH,
} from '../../shared/protocol.ts';
import { ProblemText } from '../form/FieldFrame.tsx';
import { useMessages, virtualPageTitle } from '../messages/messages.ts';
import { mistakeCounts } from '../panes/search/tree.ts';
import { type PublishProps, resultHeading } from './publishRun.ts';
import { DialogView } from './stepViews.tsx';

interface Props {
  result: PublishResult;
  action: PublishRequest['action'];
  pages: readonly PageRow[];
  onBack: () => void;
  onChoose: PublishProps['onChoose'];
  onClose: () => void;
}

export function ResultView({ result, action, pages, onBack, onChoose, onClose }: Props) {
  const messages = useMessages().publish;
  return (
    <DialogView title={resultHeading(result.kind, action, messages)}>
      <ResultSummary result={result} action={action} />
      {'problems' in result && (
        <ResultProblems problems={result.problems} pages={pages} onChoose={onChoose} />
      )}
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onBack}>
          {messages.back}
        </button>
        <button type="button" className="acts-button acts-main" onClick={onClose}>
          {messages.close}
        </button>
      </footer>
    </DialogView>
  );
}

function ResultSummary({ result, action }: Pick<Props, 'result' | 'action'>) {
  const { publish: messages, language } = useMessages();
  if (result.kind === 'same') return <p>{messages.sameHelp}</p>;
  if (result.kind === 'failed') return <p>{messages.failed}</p>;
  if (result.kind === 'stopped')
    return <p>{result.wasSending ? messages.stoppedSending : messages.stoppedBefore}</p>;
  if (result.kind === 'refused') return result.message === undefined ? null : <p>{result.message}</p>;
  const { files, removed, address, path, isIrreversible, problems } = result;
  const link = address !== undefined && (
    <a href={address} target="_blank" rel="noreferrer" dir="ltr">
      {address}
    </a>
  );
  const location = link || (path !== undefined && <code>{path}</code>);
  return (
    <>
      <p>
        {format(messages.doneFiles, {
          sent: files.toLocaleString(language),
          removed: removed.toLocaleString(language),
        })}
      </p>
      {action === 'rollback' && <p>{messages.backDone}</p>}
      {isIrreversible && <p>{messages.last}</p>}
      {location && (
        <p className="publish-to">
          {messages.look} {location}
        </p>
      )}
      {address !== undefined && <p>{problems.length === 0 ? messages.answers : messages.answersNot}</p>}
    </>
  );
}

function ResultProblems({
  problems,
  pages,
  onChoose,
}: {
  problems: readonly EditorProblem[];
  pages: readonly PageRow[];
  onChoose: PublishProps['onChoose'];
}) {
  const messages = useMessages();
  return (
    <ul className="publish-problems">
      {problems.map((problem) => {
        const { file, pointer, message } = problem;
        const path = pageOfProblem(problem, pages);
        const title =
          path !== undefined && isVirtualPath(path)
            ? virtualPageTitle(messages, {}, path)
            : pages.find((page) => page.path === path)?.title;
        return (
          <li key={`${file}#${pointer}#${message}`}>
            {path !== undefined && (
              <button type="button" className="acts-button" onClick={() => onChoose(path, problem)}>
                {title}
              </button>
            )}
            <p>
              <ProblemText problem={problem} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The page whose form has a problem. */
function pageOfProblem(problem: EditorProblem, pages: readonly PageRow[]): string | undefined {
  if (problem.file === 'manifest/site.json') return SETTINGS_PATH;
  if (problem.file === 'manifest/evidence.json') return COMPLIANCE_PATH;
  const [path] = mistakeCounts(pages, [{ ...problem, severity: 'error' }]).keys();
  return path;
}
