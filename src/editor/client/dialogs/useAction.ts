/** An act in two steps: what it would change is said first, then it is done. */
import { useState } from 'react';
import type { ActionMessages } from '../../shared/actionMessages.ts';
import type { Action, ActionResult } from '../../shared/protocol.ts';

/** Asks the editor: "POST /api/act". */
export type SendAction = (act: Action, mode?: 'preview') => Promise<ActionResult>;

export type DoneActionResult = Extract<ActionResult, { kind: 'done' }>;

export interface ActionRefusal {
  message: string;
  /** The name of the question that it is about. */
  question?: string;
}

export interface ActionSteps {
  /** What it would change, once that is said. */
  preview?: string;
  refusal?: ActionRefusal;
  isBusy: boolean;
  /** Asks what an act would change. Gives the ids of the files that have to be sent again first. */
  requestPreview: (act: Action) => Promise<readonly string[]>;
  /** Does the act that was spoken of. */
  perform: () => Promise<void>;
  /** Back to the questions. */
  back: () => void;
}

export function useAction(
  sendAction: SendAction,
  onDone: (result: DoneActionResult) => void,
  messages: ActionMessages,
): ActionSteps {
  const [pending, setPending] = useState<{ act: Action; said: string }>();
  const [refusal, setRefusal] = useState<ActionRefusal>();
  const [isBusy, setBusy] = useState(false);
  const send = async (act: Action, mode?: 'preview'): Promise<readonly string[]> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const answer = await sendAction(act, mode);
      if (answer.kind === 'done') onDone(answer);
      else if (answer.kind === 'preview') setPending({ act, said: answer.text });
      else {
        setPending(undefined);
        if (mode && answer.missingUploads) return answer.missingUploads;
        setRefusal(answer);
      }
    } catch (error) {
      setRefusal({ message: messages.failed(error instanceof Error ? error.message : String(error)) });
    } finally {
      setBusy(false);
    }
    return [];
  };
  return {
    preview: pending?.said,
    refusal,
    isBusy,
    requestPreview: (act) => send(act, 'preview'),
    perform: async () => {
      if (pending && !isBusy) await send(pending.act);
    },
    back: () => {
      setRefusal(undefined);
      setPending(undefined);
    },
  };
}
