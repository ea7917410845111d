/** How far publishing is. */
import type { PublishStep } from '../../shared/protocol.ts';
import { useMessages } from '../messages/context.ts';
import type { PublishMessages } from '../messages/publish.ts';
import { View } from './View.tsx';

interface Props {
  step: Extract<PublishStep, { kind: 'working' }>;
  words: PublishMessages;
  onStop: () => void;
}

export function Working({ step: { stage, done, total }, words, onStop }: Props) {
  const { language } = useMessages();
  const said = (count: number) => count.toLocaleString(language);
  return (
    <View title={words.wait}>
      {/* The numbers change too often to be read aloud. */}
      <p role="status">{words.stages[stage]}</p>
      <progress className="publish-progress" value={done} max={total ?? 1} aria-label={words.stages[stage]} />
      <p className="publish-count">
        {done !== undefined && total !== undefined && words.progress(said(done), said(total))}
      </p>
      <p className="acts-quiet">{words.goesOn}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={onStop}>
          {words.stop}
        </button>
      </footer>
    </View>
  );
}
