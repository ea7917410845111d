/** Tells that a dialog has text that was written before and not used, and discards it. */

import type { ActionMessages } from '../../shared/actionMessages.ts';
import { useWords } from '../messages/context.ts';
import { fill, momentOf } from '../messages/say.ts';
import { Discard } from './Discard.tsx';

interface Props {
  /** When it was written, in milliseconds since 1970; nothing is shown without it. */
  time: number | undefined;
  /** Whether files were chosen, too. */
  hasFiles?: boolean;
  onDiscard: () => void;
  words: ActionMessages;
}

export function FoundDraft({ time, hasFiles = false, onDiscard, words }: Props) {
  const { window, language } = useWords();
  if (time === undefined) return null;
  return (
    <div className="acts-found">
      <p role="status">
        {fill(window.save.found, { time: momentOf(time, Date.now(), language) })}
        {hasFiles && ` ${words.filesAgain}`}
      </p>
      <Discard ask={words.discardAsk} onDiscard={onDiscard} />
    </div>
  );
}
