/** Uploads files sequentially as soon as they are chosen. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../messages/format.ts';
import { moveUpload, type Upload } from './uploads.ts';

/** Resolves with the id of the upload. @param progress called with the sent fraction, from 0 to 1 */
export type UploadFile = (file: File, progress: (part: number) => void) => Promise<string>;

export interface UploadList {
  all: readonly Upload[];
  add: (files: readonly File[], of?: string) => void;
  remove: (key: number) => void;
  /** @param by number of positions, positive towards the end */
  move: (key: number, by: number) => void;
  /** Retries a failed upload. */
  retry: (key: number) => void;
  /**
   * Uploads files again that the server has lost. Files from before a reload fail with the given reason.
   *
   * @param ids of the lost uploads
   */
  handleMissing: (ids: readonly string[], why: string) => void;
  /** Resolves with all uploads when none is pending. */
  whenSettled: () => Promise<readonly Upload[]>;
}

/**
 * @param initial the uploads from before a reload; one without an id was not sent
 * @param notSentMessage the error of such an upload
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
  const latestSend = useRef(send);
  latestSend.current = send;
  const operations = useMemo(() => {
    let next = 0;
    let last: Promise<void> = Promise.resolve();
    const set = (uploads: readonly Upload[]) => {
      latest.current = uploads;
      setAll(uploads);
    };
    const patch = (key: number, change: Partial<Upload>) =>
      set(latest.current.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
    const sendOne = async (key: number, file: File) => {
      if (!latest.current.some((upload) => upload.key === key)) return;
      try {
        patch(key, {
          id: await latestSend.current(file, (progress) => patch(key, { progress })),
          progress: 1,
        });
      } catch (error) {
        patch(key, { failed: errorMessage(error) });
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
        const removed = latest.current.find((upload) => upload.key === key);
        if (removed?.previewUrl) URL.revokeObjectURL(removed.previewUrl);
        set(latest.current.filter((upload) => upload !== removed));
      },
      move: (key: number, by: number) => set(moveUpload(latest.current, key, by)),
      retry: (key: number) => {
        const failedUpload = latest.current.find((upload) => upload.key === key);
        if (!failedUpload?.file) return;
        patch(key, { failed: undefined, progress: 0 });
        queue(key, failedUpload.file);
      },
      handleMissing: (ids: readonly string[], why: string) => {
        for (const { key, id, file } of latest.current) {
          if (id === undefined || !ids.includes(id)) continue;
          patch(key, file ? { id: undefined, progress: 0 } : { id: undefined, failed: why });
          if (file) queue(key, file);
        }
      },
      whenSettled: async () => {
        // More files may be chosen during the wait.
        for (let previous: unknown; previous !== last; ) {
          previous = last;
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
