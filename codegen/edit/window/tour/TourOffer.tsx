/** Offers the tour to somebody who is here for the first time. */
import { useSetting } from '../state/settings.ts';
import { useTourWords } from '../words/tour.ts';

export function TourOffer({ onStart }: { onStart: () => void }) {
  const words = useTourWords();
  const [answer, setAnswer] = useSetting('tour', '');
  if (answer !== '') return null;
  const start = () => {
    setAnswer('taken');
    onStart();
  };
  return (
    <div className="window-note tour-offer">
      <p>{words.offer}</p>
      <button type="button" className="window-button" onClick={start}>
        {words.start}
      </button>
      <button type="button" className="window-button window-quiet" onClick={() => setAnswer('refused')}>
        {words.no}
      </button>
    </div>
  );
}
