/** What was done last, with a way back. */
import { useRef } from 'react';
import { usePictureWords } from '../../messages/pictures.ts';
import type { Pictures } from './useSiteFiles.ts';

export function PictureOutcome({
  pictures: { said, failed, isBusy, canUndo, undo },
}: {
  pictures: Omit<Pictures, 'all' | 'act'>;
}) {
  const words = usePictureWords();
  const outcome = useRef<HTMLParagraphElement>(null);
  return (
    <div className="pictures-outcome">
      <p ref={outcome} role="status" tabIndex={-1}>
        {isBusy ? words.wait : said}
      </p>
      {failed && (
        <p role="alert" className="acts-mistake">
          {failed}
        </p>
      )}
      {canUndo && (
        <button
          type="button"
          className="acts-button"
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            void undo();
            // The button goes with what there was to take back.
            outcome.current?.focus();
          }}
        >
          {words.undo}
        </button>
      )}
    </div>
  );
}
