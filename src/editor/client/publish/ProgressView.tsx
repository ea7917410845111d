/** How far publishing is. */
import type { PublishStep } from '../../shared/protocol.ts';
import { useMessages } from '../messages/context.ts';
import type { PublishMessages } from '../messages/publish.ts';
import { DialogView } from './DialogView.tsx';

interface Props {
  step: Extract<PublishStep, { kind: 'working' }>;
  messages: PublishMessages;
  onStop: () => void;
}

export function ProgressView({ step: { stage, done, total }, messages, onStop }: Props) {
  const { language } = useMessages();
  const formatNumber = (count: number) => count.toLocaleString(language);
  return (
    <DialogView title={messages.wait}>
      {/* The numbers change too often to be read aloud. */}
      <p role="status">{messages.stages[stage]}</p>
      <progress
        className="publish-progress"
        value={done}
        max={total ?? 1}
        aria-label={messages.stages[stage]}
      />
      <p className="publish-count">
        {done !== undefined &&
          total !== undefined &&
          messages.progress(formatNumber(done), formatNumber(total))}
      </p>
      <p className="acts-quiet">{messages.goesOn}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {messages.stop}
        </button>
      </footer>
    </DialogView>
  );
}
