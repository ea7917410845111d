/** Sends files as soon as they are chosen, one after the other. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { moveUpload, type Upload } from './uploads.ts';

/** Sends a file. Told how much of it was sent, from 0 to 1; gives what the server calls it. */
export type UploadFile = (file: File, progress: (part: number) => void) => Promise<string>;

export interface UploadList {
  all: readonly Upload[];
  add: (files: readonly File[], of?: string) => void;
  remove: (key: number) => void;
  /** @param by how many places, back when positive */
  move: (key: number, by: number) => void;
  /** Sends one again that could not be sent. */
  retry: (key: number) => void;
  /**
   * The server no longer has some of them: sends them again, or where the window has been loaded anew since, says why it cannot.
   *
   * @param ids what the server called them
   */
  handleMissing: (ids: readonly string[], why: string) => void;
  /** Waits until none is on its way. Gives all of them. */
  whenSettled: () => Promise<readonly Upload[]>;
}

/**
 * @param initial the files of before the window was loaded anew; one without an id was not sent
 * @param notSentMessage says of such a one that it was not sent
 */
export function useUploads(
  send: UploadFile,
  initial: readonly Pick<Upload, 'of' | 'name' | 'id'>[] = [],
  notSentMessage = '',
): UploadList {
  const [all, setAll] = useState<readonly Upload[]>(() =>
    initial.map((upload, index) => ({
      ...upload,
      key: -1 - index,
      progress: 1,
      ...(upload.id === undefined && { failed: notSentMessage }),
    })),
  );
  const latest = useRef(all);
  const sender = useRef(send);
  sender.current = send;
  const operations = useMemo(() => {
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
        patch(key, { id: await sender.current(file, (progress) => patch(key, { progress })), progress: 1 });
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
            previewUrl: URL.createObjectURL(file),
            progress: 0,
          })),
        ]);
        for (const { key, file } of added) queue(key, file);
      },
      remove: (key: number) => {
        const removed = latest.current.find((one) => one.key === key);
        if (removed?.previewUrl) URL.revokeObjectURL(removed.previewUrl);
        set(latest.current.filter((one) => one !== removed));
      },
      move: (key: number, by: number) => set(moveUpload(latest.current, key, by)),
      retry: (key: number) => {
        const one = latest.current.find((upload) => upload.key === key);
        if (!one?.file) return;
        patch(key, { failed: undefined, progress: 0 });
        queue(key, one.file);
      },
      handleMissing: (ids: readonly string[], why: string) => {
        for (const { key, id, file } of latest.current) {
          if (id === undefined || !ids.includes(id)) continue;
          patch(key, file ? { id: undefined, progress: 0 } : { id: undefined, failed: why });
          if (file) queue(key, file);
        }
      },
      whenSettled: async () => {
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
      for (const { previewUrl } of latest.current) if (previewUrl) URL.revokeObjectURL(previewUrl);
    },
    [],
  );
  return { all, ...operations };
}
