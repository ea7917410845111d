/** An action in two steps: preview, then perform. */

import { useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import type { Action, ActionResult, Addition, PageRow } from '../../shared/protocol.ts';
import type { UploadFile } from '../media/pictures/useUploads.ts';
import { errorMessage } from '../messages/format.ts';
import { useMessages } from '../messages/messages.ts';
import type { DialogDrafts } from '../state/dialogDrafts.ts';

/** "POST /api/act" */
export type SendAction = (action: Action, mode?: 'preview') => Promise<ActionResult>;

export type DoneActionResult = Extract<ActionResult, { kind: 'done' }>;

export interface ActionRefusal {
  message: string;
  /** The name of the question that it concerns. */
  question?: string;
}

export interface ActionSteps {
  /** The planned changes, after the preview. */
  preview?: string;
  refusal?: ActionRefusal;
  isBusy: boolean;
  /** Requests the preview. Resolves with the ids of the files that must be uploaded again first. */
  requestPreview: (action: Action) => Promise<readonly string[]>;
  /** Performs the previewed action. */
  perform: () => Promise<void>;
  back: () => void;
}

export function useAction(sendAction: SendAction, onDone: (result: DoneActionResult) => void): ActionSteps {
  const messages = useMessages().actions;
  const [pending, setPending] = useState<{ action: Action; text: string }>();
  const [refusal, setRefusal] = useState<ActionRefusal>();
  const [isBusy, setBusy] = useState(false);
  const send = async (action: Action, mode?: 'preview'): Promise<readonly string[]> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const result = await sendAction(action, mode);
      if (result.kind === 'done') onDone(result);
      else if (result.kind === 'preview') setPending({ action, text: result.text });
      else {
        setPending(undefined);
        if (mode && result.missingUploads) return result.missingUploads;
        setRefusal(result);
      }
    } catch (error) {
      setRefusal({ message: format(messages.failed, { message: errorMessage(error) }) });
    } finally {
      setBusy(false);
    }
    return [];
  };
  return {
    preview: pending?.text,
    refusal,
    isBusy,
    requestPreview: (action) => send(action, 'preview'),
    perform: async () => {
      if (pending && !isBusy) await send(pending.action);
    },
    back: () => {
      setRefusal(undefined);
      setPending(undefined);
    },
  };
}

export interface AddDialogProps {
  additions: readonly Addition[];
  pages: readonly PageRow[];
  drafts: DialogDrafts;
  sendAction: SendAction;
  upload: UploadFile;
  onDone: (result: DoneActionResult) => void;
  onClose: () => void;
}

export interface PageDialogProps {
  page: PageRow;
  pages: readonly PageRow[];
  drafts: DialogDrafts;
  sendAction: SendAction;
  onDone: (result: DoneActionResult) => void;
  onClose: () => void;
}
