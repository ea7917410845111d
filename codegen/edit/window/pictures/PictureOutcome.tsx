/** What was done last, with a way back. */
import { usePictureWords } from '../words/pictures.ts';
import type { Pictures } from './usePictures.ts';

export function PictureOutcome({
  pictures: { said, failed, isBusy, canUndo, undo },
}: {
  pictures: Pictures;
}) {
  const words = usePictureWords();
  return (
    <div className="pictures-outcome">
      <p role="status">{isBusy ? words.wait : said}</p>
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
            if (!isBusy) void undo();
          }}
        >
          {words.undo}
        </button>
      )}
    </div>
  );
}
