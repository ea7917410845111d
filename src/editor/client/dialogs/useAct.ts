/** An act in two steps: what it would change is said first, then it is done. */
import { useState } from 'react';
import type { ActionMessages } from '../../shared/actionMessages.ts';
import type { Action, ActionResult } from '../../shared/protocol.ts';

/** Asks the editor: "POST /api/act". */
export type AskAct = (act: Action, mode?: 'preview') => Promise<ActionResult>;

export type DoneAct = Extract<ActionResult, { kind: 'done' }>;

export interface Refusal {
  message: string;
  /** The name of the question that it is about. */
  question?: string;
}

export interface ActSteps {
  /** What it would change, once that is said. */
  said?: string;
  refused?: Refusal;
  isBusy: boolean;
  /** Asks what an act would change. Gives the ids of the files that have to be sent again first. */
  say: (act: Action) => Promise<readonly string[]>;
  /** Does the act that was spoken of. */
  perform: () => Promise<void>;
  /** Back to the questions. */
  back: () => void;
}

export function useAct(ask: AskAct, onDone: (answer: DoneAct) => void, words: ActionMessages): ActSteps {
  const [spoken, setSpoken] = useState<{ act: Action; said: string }>();
  const [refused, setRefused] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const send = async (act: Action, mode?: 'preview'): Promise<readonly string[]> => {
    setBusy(true);
    setRefused(undefined);
    try {
      const answer = await ask(act, mode);
      if (answer.kind === 'done') onDone(answer);
      else if (answer.kind === 'preview') setSpoken({ act, said: answer.text });
      else {
        setSpoken(undefined);
        if (mode && answer.missingUploads) return answer.missingUploads;
        setRefused(answer);
      }
    } catch (error) {
      setRefused({ message: words.failed(error instanceof Error ? error.message : String(error)) });
    } finally {
      setBusy(false);
    }
    return [];
  };
  return {
    said: spoken?.said,
    refused,
    isBusy,
    say: (act) => send(act, 'preview'),
    perform: async () => {
      if (spoken && !isBusy) await send(spoken.act);
    },
    back: () => {
      setRefused(undefined);
      setSpoken(undefined);
    },
  };
}
