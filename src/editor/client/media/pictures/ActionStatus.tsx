/** The result of the last action, with an undo button. */

import { useRef } from 'react';
import { useMessages } from '../../messages/messages.ts';
import type { PictureFiles } from './useSiteFiles.ts';

export function ActionStatus({
  pictures: { message, failed, isBusy, canUndo, undo },
}: {
  pictures: Omit<PictureFiles, 'list' | 'perform'>;
}) {
  const messages = useMessages().pictures;
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
            // The focused button is removed after undo.
            status.current?.focus();
          }}
        >
          {messages.undo}
        </button>
      )}
    </div>
  );
}
