/** The pictures or documents of the site as the server knows them, and what is done to one. */
import { useCallback, useEffect, useState } from 'react';
import type { Action, ActionResult, PictureAction, SitePictures } from '../../../shared/protocol.ts';
import type { PictureWords } from '../../messages/pictures.ts';
import type { ActionApi } from '../../state/api.ts';

type Done = Extract<ActionResult, { kind: 'done' }>;

export interface SiteFiles<All, Doable extends Action> {
  /** Undefined until they are there. */
  all?: All;
  said: string;
  failed: string;
  isBusy: boolean;
  /** Whether what was done last can be taken back here. */
  canUndo: boolean;
  /** @returns what has become of it; undefined where it was not done */
  act: (act: Doable) => Promise<Done | undefined>;
  undo: () => Promise<void>;
}

export type Pictures = SiteFiles<SitePictures, PictureAction>;

/**
 * @param read asks the server for all of them; the same function each time
 * @param saidOf what is said once an act is done
 */
export function useSiteFiles<All, Doable extends Action>(
  api: ActionApi,
  read: () => Promise<All>,
  saidOf: (act: Doable) => string,
  words: PictureWords,
): SiteFiles<All, Doable> {
  const [all, setAll] = useState<All>();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** The id of what was done last. */
  const [last, setLast] = useState<string>();
  const tried = useCallback(
    async (work: () => Promise<Done | undefined>) => {
      setBusy(true);
      setFailed('');
      setSaid('');
      try {
        const done = await work();
        setAll(await read());
        return done;
      } catch (error) {
        setFailed(words.failed(error instanceof Error ? error.message : String(error)));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [read, words],
  );
  useEffect(() => {
    void tried(async () => undefined);
  }, [tried]);
  return {
    all,
    said,
    failed,
    isBusy,
    canUndo: last !== undefined,
    act: (act) =>
      tried(async () => {
        const answer = await api.perform({ action: act });
        if (answer.kind === 'refused') throw new Error(answer.message);
        setSaid(saidOf(act));
        if (answer.kind !== 'done') return undefined;
        setLast(answer.undo);
        return answer;
      }),
    undo: async () => {
      if (last === undefined) return;
      await tried(async () => {
        setLast(undefined);
        await api.undo({ id: last });
        setSaid(words.undone);
        return undefined;
      });
    },
  };
}
