/** Offers the tour to somebody who is here for the first time. */
import { useTourWords } from '../words/tour.ts';

export function TourOffer({ onStart, onRefuse }: { onStart: () => void; onRefuse: () => void }) {
  const words = useTourWords();
  return (
    <div className="window-note tour-offer">
      <p>{words.offer}</p>
      <button type="button" className="window-button" onClick={onStart}>
        {words.start}
      </button>
      <button type="button" className="window-button window-quiet" onClick={onRefuse}>
        {words.no}
      </button>
    </div>
  );
}
