/** Adds photos from this device to the site. */

import { useEffect, useRef, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { AddedPictures } from '../../../shared/protocol.ts';
import { useIsUnmounted } from '../../lib/hooks.ts';
import { errorMessage, formatCount } from '../../messages/format.ts';
import { useMessages } from '../../messages/messages.ts';
import { DropZone } from './DropZone.tsx';
import { FileList } from './FileList.tsx';
import { filterSent } from './uploads.ts';
import { type UploadFile, useUploads } from './useUploads.ts';
import './pictures.css';

export function AddPictures({
  initialFiles,
  upload,
  addPictures,
  onPictures,
  onPendingCount,
  onCaptions,
}: {
  /** Files that were dropped on the window. */
  initialFiles: readonly File[];
  upload: UploadFile;
  /** "POST /api/pictures" */
  addPictures: (uploads: readonly string[]) => Promise<AddedPictures>;
  /** @param paths in the public folder, in the order of the photos */
  onPictures: (paths: readonly string[]) => void;
  /** Called with the number of photos that are not in the site yet. */
  onPendingCount: (count: number) => void;
  /** Continues with the captions, when all photos are in the site. */
  onCaptions: () => void;
}) {
  const { actions: messages, language } = useMessages();
  const uploads = useUploads(upload);
  const [status, setStatus] = useState('');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState('');
  const queue = useRef<Promise<void>>(Promise.resolve());
  // Sequentially, so that no photo is added twice.
  const enqueueSent = () => {
    queue.current = queue.current.then(addSent);
  };
  const isUnmounted = useIsUnmounted();
  const { all } = uploads;
  useEffect(() => onPendingCount(all.length), [onPendingCount, all]);
  const addSent = async () => {
    const sent = (await uploads.whenSettled()).filter(({ id }) => id !== undefined);
    if (sent.length === 0 || isUnmounted()) return;
    try {
      const { pictures, notes } = await addPictures(filterSent(sent).map(({ id }) => id));
      // Another form may be open by now.
      if (isUnmounted()) return;
      for (const { key } of sent) uploads.remove(key);
      setFailed('');
      setNotes(notes);
      setStatus(formatCount(messages.taken, pictures.length, language));
      onPictures(pictures);
    } catch (error) {
      setFailed(format(messages.takeFailed, { message: errorMessage(error) }));
    }
  };
  const start = useRef(() => {
    if (initialFiles.length === 0) return;
    uploads.add(initialFiles);
    enqueueSent();
  });
  useEffect(() => {
    start.current();
    start.current = () => {};
  }, []);
  return (
    <div className="pictures-take">
      <DropZone
        fileKind="pictures"
        onFiles={(files) => {
          setNotes([]);
          setStatus('');
          uploads.add(files);
          enqueueSent();
        }}
      />
      <FileList
        files={uploads.all}
        uploads={{
          ...uploads,
          retry: (key) => {
            uploads.retry(key);
            enqueueSent();
          },
        }}
        label={messages.photos}
      />
      <div role="status">
        {status && <p>{status}</p>}
        {notes.map((note) => (
          <p key={note} className="pictures-note">
            {note}
          </p>
        ))}
      </div>
      {failed && (
        <p role="alert" className="acts-mistake">
          {failed}{' '}
          <button type="button" className="acts-button" onClick={() => enqueueSent()}>
            {messages.again}
          </button>
        </p>
      )}
      {status && all.length === 0 && (
        <footer className="acts-foot">
          <button type="button" className="acts-button acts-main" onClick={onCaptions}>
            {messages.captions}
          </button>
        </footer>
      )}
    </div>
  );
}
