/** The publish dialog, and a status line while it is closed. */

import { useSyncExternalStore } from 'react';
import type { ProblemLocation, PromptResponse, PublishRun, PublishStep } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { hasEnded, type PublishProps, statusText } from './publishRun.ts';
import { ResultView } from './ResultView.tsx';
import { ConfirmPrompt, PasswordPrompt, PlanPrompt, ProgressView } from './stepViews.tsx';
import { TargetForm } from './TargetForm.tsx';
import './publish.css';

interface Props extends PublishProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export function Publish({ isOpen, setOpen, ...props }: Props) {
  const messages = useMessages().publish;
  const run = useSyncExternalStore(props.session.subscribe, () => props.session.state().publishRun);
  return (
    <>
      <div className="publish-line">
        <p role="status">{run && !isOpen && statusText(run, messages)}</p>
        {run && !isOpen && (
          <button type="button" className="window-button" onClick={() => setOpen(true)}>
            {messages.show}
          </button>
        )}
      </div>
      {isOpen && <PublishDialog {...props} run={run} onClose={() => setOpen(false)} />}
    </>
  );
}

const hasProblems = (step: PublishStep) => 'problems' in step && step.problems.length > 0;

interface DialogProps extends PublishProps {
  run: PublishRun | undefined;
  onClose: () => void;
}

function PublishDialog({ run, onClose, ...props }: DialogProps) {
  const messages = useMessages().publish;
  const { api, session } = props;
  // If the server does not respond, the banner shows it.
  const stop = () => void api.stop({ forget: false }).catch(() => undefined);
  const dismiss = () => void api.stop({ forget: true }).catch(() => undefined);
  const leave = () => {
    onClose();
    // A running publication continues without the dialog, and problems remain to be read.
    if (run && run.step.kind !== 'working' && !hasProblems(run.step)) dismiss();
  };
  const choose = (path: string, problem?: ProblemLocation) => {
    leave();
    props.onChoose(path, problem);
  };
  const view = () => {
    if (!run) return <TargetForm {...props} onChoose={choose} />;
    const { step, action, target } = run;
    if (step.kind === 'working') return <ProgressView step={step} onStop={stop} />;
    if (hasEnded(step)) {
      const { pages } = session.state().site;
      const common = { pages, onBack: dismiss, onChoose: choose, onClose: leave };
      return <ResultView key={step.kind} result={step} action={action} {...common} />;
    }
    const { prompt, promptId } = step;
    const onRespond = (response: PromptResponse) =>
      void api.respond({ promptId, response }).catch(() => undefined);
    const common = { target, onRespond, onStop: dismiss };
    if (prompt.kind === 'go')
      return <PlanPrompt key={promptId} plan={prompt.plan} action={action} {...common} />;
    if (prompt.kind === 'password')
      return <PasswordPrompt key={promptId} isWrong={prompt.isWrong} {...common} />;
    return <ConfirmPrompt key={promptId} text={prompt.text} {...common} />;
  };
  return (
    <ActionDialog
      title={run?.action === 'rollback' ? messages.titleBack : messages.title}
      onClose={leave}
      className="publish-dialog"
    >
      {view()}
    </ActionDialog>
  );
}
