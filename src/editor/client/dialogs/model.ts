/** What the dialogs are given. */

import type { ActionMessages } from '../../shared/actionMessages.ts';
import type { Addition, PageRow } from '../../shared/protocol.ts';
import type { SendFile } from '../media/pictures/useUploads.ts';
import type { DialogDrafts } from '../state/dialogDrafts.ts';
import type { AskAct, DoneAct } from './useAct.ts';

export interface AddDialogProps {
  additions: readonly Addition[];
  pages: readonly PageRow[];
  drafts: DialogDrafts;
  ask: AskAct;
  upload: SendFile;
  words: ActionMessages;
  onDone: (answer: DoneAct) => void;
  onClose: () => void;
}

/** What the dialogs for a page are given. */
export interface PageDialogProps {
  page: PageRow;
  pages: readonly PageRow[];
  drafts: DialogDrafts;
  ask: AskAct;
  words: ActionMessages;
  onDone: (answer: DoneAct) => void;
  onClose: () => void;
}
