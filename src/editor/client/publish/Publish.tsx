/** Publishing in the window: its dialog, and while that is closed a line that says how far it is. */
import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/context.ts';
import { publishMessages } from '../messages/publish.ts';
import type { PublishProps } from './model.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { statusText } from './publishText.ts';
import './publish.css';

interface Props extends PublishProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export function Publish({ isOpen, setOpen, ...props }: Props) {
  const messages = publishMessages(useMessages().language);
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
      {isOpen && <PublishDialog {...props} run={run} messages={messages} onClose={() => setOpen(false)} />}
    </>
  );
}
