/** The dialog of publishing: where to, what would change, how far it is, what has come of it. */
import type { ProblemLocation, PromptResponse, PublishRun, PublishStep } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useActionMessages } from '../form/useActionMessages.ts';
import type { PublishMessages } from '../messages/publish.ts';
import { Confirm, PasswordForm, Plan } from './Asked.tsx';
import { End } from './End.tsx';
import { hasEnded, type PublishProps } from './model.ts';
import { TargetForm } from './TargetForm.tsx';
import { Working } from './Working.tsx';

const hasProblems = (step: PublishStep) => 'problems' in step && step.problems.length > 0;

interface Props extends PublishProps {
  now: PublishRun | undefined;
  words: PublishMessages;
  onClose: () => void;
}

export function PublishDialog({ now, words, onClose, ...props }: Props) {
  const { api, session } = props;
  const acts = useActionMessages();
  // Where the server does not answer, the banner says so.
  const stop = () => void api.stop({ forget: false }).catch(() => undefined);
  const forget = () => void api.stop({ forget: true }).catch(() => undefined);
  const leave = () => {
    onClose();
    // What is under way goes on without this dialog, and what is to be mended stays to be read.
    if (now && now.step.kind !== 'working' && !hasProblems(now.step)) forget();
  };
  const choose = (path: string, problem?: ProblemLocation) => {
    leave();
    props.onChoose(path, problem);
  };
  const view = () => {
    if (!now) return <TargetForm {...props} words={words} onChoose={choose} />;
    const { step, action, target } = now;
    if (step.kind === 'working') return <Working step={step} words={words} onStop={stop} />;
    if (hasEnded(step)) {
      const { pages } = session.state().site;
      const common = { words, pages, onBack: forget, onChoose: choose, onClose: leave };
      return <End key={step.kind} end={step} act={action} {...common} />;
    }
    const { prompt, promptId } = step;
    const onAnswer = (answer: PromptResponse) =>
      void api.respond({ promptId, response: answer }).catch(() => undefined);
    const common = { words, to: target, onAnswer, onStop: forget };
    if (prompt.kind === 'go') return <Plan key={promptId} plan={prompt.plan} act={action} {...common} />;
    if (prompt.kind === 'password')
      return <PasswordForm key={promptId} isWrong={prompt.isWrong} {...common} />;
    return <Confirm key={promptId} text={prompt.text} {...common} />;
  };
  return (
    <ActionDialog
      title={now?.action === 'rollback' ? words.titleBack : words.title}
      onClose={leave}
      className="publish-dialog"
      words={acts}
    >
      {view()}
    </ActionDialog>
  );
}
