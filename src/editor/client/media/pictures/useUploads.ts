/** Sends files as soon as they are chosen, one after the other. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { moved, type Upload } from './uploads.ts';

/** Sends a file. Told how much of it was sent, from 0 to 1; gives what the server calls it. */
export type SendFile = (file: File, progress: (part: number) => void) => Promise<string>;

export interface Uploads {
  all: readonly Upload[];
  add: (files: readonly File[], of?: string) => void;
  remove: (key: number) => void;
  /** @param by how many places, back when positive */
  move: (key: number, by: number) => void;
  /** Sends one again that could not be sent. */
  again: (key: number) => void;
  /**
   * The server no longer has some of them: sends them again, or where the window has been loaded anew since, says why it cannot.
   *
   * @param ids what the server called them
   */
  lose: (ids: readonly string[], why: string) => void;
  /** Waits until none is on its way. Gives all of them. */
  settled: () => Promise<readonly Upload[]>;
}

/**
 * @param before the files of before the window was loaded anew; one without an id was not sent
 * @param unsent says of such a one that it was not sent
 */
export function useUploads(
  send: SendFile,
  before: readonly Pick<Upload, 'of' | 'name' | 'id'>[] = [],
  unsent = '',
): Uploads {
  const [all, setAll] = useState<readonly Upload[]>(() =>
    before.map((one, index) => ({
      ...one,
      key: -1 - index,
      part: 1,
      ...(one.id === undefined && { failed: unsent }),
    })),
  );
  const latest = useRef(all);
  const sender = useRef(send);
  sender.current = send;
  const acts = useMemo(() => {
    let next = 0;
    let last: Promise<void> = Promise.resolve();
    const set = (uploads: readonly Upload[]) => {
      latest.current = uploads;
      setAll(uploads);
    };
    const patch = (key: number, change: Partial<Upload>) =>
      set(latest.current.map((one) => (one.key === key ? { ...one, ...change } : one)));
    const sendOne = async (key: number, file: File) => {
      if (!latest.current.some((one) => one.key === key)) return;
      try {
        patch(key, { id: await sender.current(file, (part) => patch(key, { part })), part: 1 });
      } catch (error) {
        patch(key, { failed: error instanceof Error ? error.message : String(error) });
      }
    };
    const queue = (key: number, file: File) => {
      last = last.then(() => sendOne(key, file));
    };
    return {
      add: (files: readonly File[], of = '') => {
        const added = files.map((file) => ({ file, key: next++ }));
        set([
          ...latest.current,
          ...added.map(({ file, key }) => ({
            key,
            of,
            name: file.name,
            file,
            address: URL.createObjectURL(file),
            part: 0,
          })),
        ]);
        for (const { key, file } of added) queue(key, file);
      },
      remove: (key: number) => {
        const gone = latest.current.find((one) => one.key === key);
        if (gone?.address) URL.revokeObjectURL(gone.address);
        set(latest.current.filter((one) => one !== gone));
      },
      move: (key: number, by: number) => set(moved(latest.current, key, by)),
      again: (key: number) => {
        const one = latest.current.find((upload) => upload.key === key);
        if (!one?.file) return;
        patch(key, { failed: undefined, part: 0 });
        queue(key, one.file);
      },
      lose: (ids: readonly string[], why: string) => {
        for (const { key, id, file } of latest.current) {
          if (id === undefined || !ids.includes(id)) continue;
          patch(key, file ? { id: undefined, part: 0 } : { id: undefined, failed: why });
          if (file) queue(key, file);
        }
      },
      settled: async () => {
        // More may be chosen while it waits.
        for (let seen: unknown; seen !== last; ) {
          seen = last;
          await last;
        }
        return latest.current;
      },
    };
  }, []);
  useEffect(
    () => () => {
      for (const { address } of latest.current) if (address) URL.revokeObjectURL(address);
    },
    [],
  );
  return { all, ...acts };
}
