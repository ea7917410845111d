/** What stands over a page while an earlier version of it is looked at. */
import { useVersionWords } from '../messages/versions.ts';

interface Props {
  /** The day of the version, in words. */
  day: string;
  onBring: () => void;
  onNow: () => void;
}

export function SeenVersion({ day, onBring, onNow }: Props) {
  const words = useVersionWords();
  return (
    <div className="window-public" role="status">
      <p>{words.seen(day)}</p>
      <button type="button" className="window-button" onClick={onBring}>
        {words.bring}
      </button>
      <button type="button" className="window-button" onClick={onNow}>
        {words.now}
      </button>
    </div>
  );
}
