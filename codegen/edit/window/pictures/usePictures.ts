/** The pictures of the site as the server knows them, and what is done to one. */
import { useCallback, useEffect, useState } from 'react';
import type { PictureAct, SitePictures } from '../../protocol.ts';
import type { ActApi } from '../state/api.ts';
import type { PictureWords } from '../words/pictures.ts';

export interface Pictures {
  /** Undefined until they are there. */
  all?: SitePictures;
  said: string;
  failed: string;
  isBusy: boolean;
  /** Whether what was done last can be taken back here. */
  canUndo: boolean;
  /** @returns whether it was done */
  act: (act: PictureAct) => Promise<boolean>;
  undo: () => Promise<void>;
}

export function usePictures(api: ActApi, words: PictureWords): Pictures {
  const [all, setAll] = useState<SitePictures>();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** The id of what was done last. */
  const [last, setLast] = useState<string>();
  const tried = useCallback(
    async (work: () => Promise<boolean>) => {
      setBusy(true);
      setFailed('');
      setSaid('');
      try {
        const isDone = await work();
        setAll(await api.sitePictures());
        return isDone;
      } catch (error) {
        setFailed(words.failed(error instanceof Error ? error.message : String(error)));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [api, words],
  );
  useEffect(() => {
    void tried(async () => true);
  }, [tried]);
  return {
    all,
    said,
    failed,
    isBusy,
    canUndo: last !== undefined,
    act: (act) =>
      tried(async () => {
        const answer = await api.act({ act });
        if (answer.kind === 'refused') throw new Error(answer.message);
        setSaid(words.done[act.kind]);
        if (answer.kind === 'done') setLast(answer.undo);
        return true;
      }),
    undo: async () => {
      if (last === undefined) return;
      await tried(async () => {
        setLast(undefined);
        await api.undo({ id: last });
        setSaid(words.undone);
        return true;
      });
    },
  };
}
