/** What was done last, with a way back. */
import { useRef } from 'react';
import { usePictureMessages } from '../../messages/pictures.ts';
import type { PictureFiles } from './useSiteFiles.ts';

export function ActionStatus({
  pictures: { message, failed, isBusy, canUndo, undo },
}: {
  pictures: Omit<PictureFiles, 'list' | 'perform'>;
}) {
  const messages = usePictureMessages();
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <div className="pictures-outcome">
      <p ref={status} role="status" tabIndex={-1}>
        {isBusy ? messages.wait : message}
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
            status.current?.focus();
          }}
        >
          {messages.undo}
        </button>
      )}
    </div>
  );
}
