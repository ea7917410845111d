/** What the dialogs are given. */

import type { ActionMessages } from '../../shared/actionMessages.ts';
import type { Addition, PageRow } from '../../shared/protocol.ts';
import type { UploadFile } from '../media/pictures/useUploads.ts';
import type { DialogDrafts } from '../state/dialogDrafts.ts';
import type { DoneActionResult, SendAction } from './useAction.ts';

export interface AddDialogProps {
  additions: readonly Addition[];
  pages: readonly PageRow[];
  drafts: DialogDrafts;
  sendAction: SendAction;
  upload: UploadFile;
  messages: ActionMessages;
  onDone: (answer: DoneActionResult) => void;
  onClose: () => void;
}

/** What the dialogs for a page are given. */
export interface PageDialogProps {
  page: PageRow;
  pages: readonly PageRow[];
  drafts: DialogDrafts;
  sendAction: SendAction;
  messages: ActionMessages;
  onDone: (answer: DoneActionResult) => void;
  onClose: () => void;
}
