/** Tells that a dialog has text that was written before and not used, and discards it. */

import type { ActionMessages } from '../../shared/actionMessages.ts';
import { useMessages } from '../messages/context.ts';
import { format, formatMoment } from '../messages/format.ts';
import { DiscardButton } from './DiscardButton.tsx';

interface Props {
  /** When it was written, in milliseconds since 1970; nothing is shown without it. */
  time: number | undefined;
  /** Whether files were chosen, too. */
  hasFiles?: boolean;
  onDiscard: () => void;
  messages: ActionMessages;
}

export function DraftNotice({ time, hasFiles = false, onDiscard, messages }: Props) {
  const { window, language } = useMessages();
  if (time === undefined) return null;
  return (
    <div className="acts-found">
      <p role="status">
        {format(window.save.found, { time: formatMoment(time, Date.now(), language) })}
        {hasFiles && ` ${messages.filesAgain}`}
      </p>
      <DiscardButton question={messages.discardAsk} onDiscard={onDiscard} />
    </div>
  );
}
