/** The dialog of publishing: where to, what would change, how far it is, what has come of it. */
import type { ProblemLocation, PromptResponse, PublishRun, PublishStep } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useActionMessages } from '../form/useActionMessages.ts';
import type { PublishMessages } from '../messages/publish.ts';
import { hasEnded, type PublishProps } from './model.ts';
import { ProgressView } from './ProgressView.tsx';
import { ConfirmPrompt, PasswordPrompt, PlanPrompt } from './promptViews.tsx';
import { ResultView } from './ResultView.tsx';
import { TargetForm } from './TargetForm.tsx';

const hasProblems = (step: PublishStep) => 'problems' in step && step.problems.length > 0;

interface Props extends PublishProps {
  run: PublishRun | undefined;
  messages: PublishMessages;
  onClose: () => void;
}

export function PublishDialog({ run, messages, onClose, ...props }: Props) {
  const { api, session } = props;
  const acts = useActionMessages();
  // Where the server does not answer, the banner says so.
  const stop = () => void api.stop({ forget: false }).catch(() => undefined);
  const dismiss = () => void api.stop({ forget: true }).catch(() => undefined);
  const leave = () => {
    onClose();
    // What is under way goes on without this dialog, and what is to be mended stays to be read.
    if (run && run.step.kind !== 'working' && !hasProblems(run.step)) dismiss();
  };
  const choose = (path: string, problem?: ProblemLocation) => {
    leave();
    props.onChoose(path, problem);
  };
  const view = () => {
    if (!run) return <TargetForm {...props} messages={messages} onChoose={choose} />;
    const { step, action, target } = run;
    if (step.kind === 'working') return <ProgressView step={step} messages={messages} onStop={stop} />;
    if (hasEnded(step)) {
      const { pages } = session.state().site;
      const common = { messages, pages, onBack: dismiss, onChoose: choose, onClose: leave };
      return <ResultView key={step.kind} result={step} action={action} {...common} />;
    }
    const { prompt, promptId } = step;
    const onRespond = (answer: PromptResponse) =>
      void api.respond({ promptId, response: answer }).catch(() => undefined);
    const common = { messages, target, onRespond, onStop: dismiss };
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
      messages={acts}
    >
      {view()}
    </ActionDialog>
  );
}
