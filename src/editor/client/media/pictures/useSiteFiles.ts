/** The pictures or documents of the site, and the actions on them. */

import { useCallback, useEffect, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { Action, ActionResult, PictureAction, SitePictures } from '../../../shared/protocol.ts';
import { errorMessage } from '../../messages/format.ts';
import { type EditorMessages, useMessages } from '../../messages/messages.ts';
import type { ActionApi } from '../../state/api.ts';

type DoneResult = Extract<ActionResult, { kind: 'done' }>;

export interface SiteFiles<All, Doable extends Action> {
  /** Undefined until they are loaded. */
  list?: All;
  message: string;
  failed: string;
  isBusy: boolean;
  /** True if the last action can be undone here. */
  canUndo: boolean;
  /** @returns the result; undefined if the action failed */
  perform: (action: Doable) => Promise<DoneResult | undefined>;
  undo: () => Promise<void>;
}

export type PictureFiles = SiteFiles<SitePictures, PictureAction>;

/**
 * @param read requests the files; a stable function
 * @param messageFor returns the message after an action
 */
export function useSiteFiles<All, Doable extends Action>(
  api: ActionApi,
  read: () => Promise<All>,
  messageFor: (action: Doable) => string,
  messages: EditorMessages['pictures'],
): SiteFiles<All, Doable> {
  const [list, setAll] = useState<All>();
  const [message, setMessage] = useState('');
  const [failed, setFailed] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** The undo id of the last action. */
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
        setFailed(format(messages.failed, { message: errorMessage(error) }));
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
    perform: (action) =>
      run(async () => {
        const result = await api.perform({ action });
        if (result.kind === 'refused') throw new Error(result.message);
        setMessage(messageFor(action));
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

/** Formats a number of bytes as kilobytes (1,000 bytes); below 10 kB with one decimal. */
export function useKilobytes(bytes: number): string {
  const { language } = useMessages();
  return (bytes / 1000).toLocaleString(language, { maximumFractionDigits: bytes < 10_000 ? 1 : 0 });
}
