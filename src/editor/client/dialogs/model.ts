/** What the dialogs are given. */

import type { ActWords } from '../../shared/actWords.ts';
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
  words: ActWords;
  onDone: (answer: DoneAct) => void;
  onClose: () => void;
}

/** What the dialogs for a page are given. */
export interface PageDialogProps {
  page: PageRow;
  pages: readonly PageRow[];
  drafts: DialogDrafts;
  ask: AskAct;
  words: ActWords;
  onDone: (answer: DoneAct) => void;
  onClose: () => void;
}
