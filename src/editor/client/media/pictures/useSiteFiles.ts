/** The pictures or documents of the site as the server knows them, and what is done to one. */
import { useCallback, useEffect, useState } from 'react';
import type { Action, ActionResult, PictureAction, SitePictures } from '../../../shared/protocol.ts';
import type { PictureMessages } from '../../messages/pictures.ts';
import type { ActionApi } from '../../state/api.ts';

type DoneResult = Extract<ActionResult, { kind: 'done' }>;

export interface SiteFiles<All, Doable extends Action> {
  /** Undefined until they are there. */
  list?: All;
  message: string;
  failed: string;
  isBusy: boolean;
  /** Whether what was done last can be taken back here. */
  canUndo: boolean;
  /** @returns what has become of it; undefined where it was not done */
  perform: (act: Doable) => Promise<DoneResult | undefined>;
  undo: () => Promise<void>;
}

export type PictureFiles = SiteFiles<SitePictures, PictureAction>;

/**
 * @param read asks the server for all of them; the same function each time
 * @param messageFor what is said once an act is done
 */
export function useSiteFiles<All, Doable extends Action>(
  api: ActionApi,
  read: () => Promise<All>,
  messageFor: (act: Doable) => string,
  messages: PictureMessages,
): SiteFiles<All, Doable> {
  const [list, setAll] = useState<All>();
  const [message, setMessage] = useState('');
  const [failed, setFailed] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** The id of what was done last. */
  const [lastUndo, setLastUndo] = useState<string>();
  const run = useCallback(
    async (work: () => Promise<DoneResult | undefined>) => {
      setBusy(true);
      setFailed('');
      setMessage('');
      try {
        const done = await work();
        setAll(await read());
        return done;
      } catch (error) {
        setFailed(messages.failed(error instanceof Error ? error.message : String(error)));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [read, messages],
  );
  useEffect(() => {
    void run(async () => undefined);
  }, [run]);
  return {
    list,
    message,
    failed,
    isBusy,
    canUndo: lastUndo !== undefined,
    perform: (act) =>
      run(async () => {
        const result = await api.perform({ action: act });
        if (result.kind === 'refused') throw new Error(result.message);
        setMessage(messageFor(act));
        if (result.kind !== 'done') return undefined;
        setLastUndo(result.undo);
        return result;
      }),
    undo: async () => {
      if (lastUndo === undefined) return;
      await run(async () => {
        setLastUndo(undefined);
        await api.undo({ id: lastUndo });
        setMessage(messages.undone);
        return undefined;
      });
    },
  };
}
