/** What stands over a page while an earlier version of it is looked at. */
import { useVersionMessages } from '../messages/versions.ts';

interface Props {
  /** The day of the version, in words. */
  day: string;
  onRestore: () => void;
  onDismiss: () => void;
}

export function VersionNotice({ day, onRestore, onDismiss }: Props) {
  const messages = useVersionMessages();
  return (
    <div className="window-public" role="status">
      <p>{messages.seen(day)}</p>
      <button type="button" className="window-button" onClick={onRestore}>
        {messages.bring}
      </button>
      <button type="button" className="window-button" onClick={onDismiss}>
        {messages.now}
      </button>
    </div>
  );
}
