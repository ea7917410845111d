/** What has come of publishing. */
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
import { useMessages } from '../messages/context.ts';
import type { PublishMessages } from '../messages/publish.ts';
import { virtualPageTitle } from '../messages/virtualPageTitle.ts';
import { mistakesOf } from '../panes/find/tree.ts';
import { headingOf } from './headingOf.ts';
import type { PublishProps } from './model.ts';
import { View } from './View.tsx';

interface Props {
  end: PublishResult;
  act: PublishRequest['action'];
  pages: readonly PageRow[];
  words: PublishMessages;
  onBack: () => void;
  onChoose: PublishProps['onChoose'];
  onClose: () => void;
}

export function End({ end, act, pages, words, onBack, onChoose, onClose }: Props) {
  return (
    <View title={headingOf(end.kind, act, words)}>
      <Outcome end={end} act={act} words={words} />
      {'problems' in end && <Problems problems={end.problems} pages={pages} onChoose={onChoose} />}
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onBack}>
          {words.back}
        </button>
        <button type="button" className="acts-button acts-main" onClick={onClose}>
          {words.close}
        </button>
      </footer>
    </View>
  );
}

function Outcome({ end, act, words }: Pick<Props, 'end' | 'act' | 'words'>) {
  const { language } = useMessages();
  if (end.kind === 'same') return <p>{words.sameHelp}</p>;
  if (end.kind === 'failed') return <p>{words.failed}</p>;
  if (end.kind === 'stopped') return <p>{end.wasSending ? words.stoppedSending : words.stoppedBefore}</p>;
  if (end.kind === 'refused') return end.message === undefined ? null : <p>{end.message}</p>;
  const { files, removed, address, path, isIrreversible, problems } = end;
  const link = address !== undefined && (
    <a href={address} target="_blank" rel="noreferrer" dir="ltr">
      {address}
    </a>
  );
  const where = link || (path !== undefined && <code>{path}</code>);
  return (
    <>
      <p>{words.doneFiles(files.toLocaleString(language), removed.toLocaleString(language))}</p>
      {act === 'rollback' && <p>{words.backDone}</p>}
      {isIrreversible && <p>{words.last}</p>}
      {where && (
        <p className="publish-to">
          {words.look} {where}
        </p>
      )}
      {address !== undefined && <p>{problems.length === 0 ? words.answers : words.answersNot}</p>}
    </>
  );
}

function Problems({
  problems,
  pages,
  onChoose,
}: {
  problems: readonly EditorProblem[];
  pages: readonly PageRow[];
  onChoose: PublishProps['onChoose'];
}) {
  const words = useMessages();
  return (
    <ul className="publish-problems">
      {problems.map((problem) => {
        const { file, pointer, message } = problem;
        const path = pageOf(problem, pages);
        const title =
          path !== undefined && isVirtualPath(path)
            ? virtualPageTitle(words, {}, path)
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

/** The page in whose form a problem stands. */
function pageOf(problem: EditorProblem, pages: readonly PageRow[]): string | undefined {
  if (problem.file === 'manifest/site.json') return SETTINGS_PATH;
  if (problem.file === 'manifest/evidence.json') return COMPLIANCE_PATH;
  const [path] = mistakesOf(pages, [{ ...problem, severity: 'error' }]).keys();
  return path;
}
