/** Takes photos of this computer into the site. */
import { useEffect, useRef, useState } from 'react';
import type { ActionMessages } from '../../../shared/actionMessages.ts';
import type { AddedPictures } from '../../../shared/protocol.ts';
import { useIsUnmounted } from '../../lib/useIsUnmounted.ts';
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
  messages,
}: {
  /** Files that are there already: they were dropped. */
  initialFiles: readonly File[];
  upload: UploadFile;
  /** Asks for them: "POST /api/pictures". */
  addPictures: (uploads: readonly string[]) => Promise<AddedPictures>;
  /** @param paths in the public folder, in the order of the photos */
  onPictures: (paths: readonly string[]) => void;
  /** Told how many are not in the site yet. */
  onPendingCount: (count: number) => void;
  /** Goes on to their captions, once all are in the site. */
  onCaptions: () => void;
  messages: ActionMessages;
}) {
  const uploads = useUploads(upload);
  const [status, setStatus] = useState('');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState('');
  const queue = useRef<Promise<void>>(Promise.resolve());
  // One after the other, so that none is taken two times.
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
      setStatus(messages.taken(pictures.length));
      onPictures(pictures);
    } catch (error) {
      setFailed(messages.takeFailed(error instanceof Error ? error.message : String(error)));
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
        messages={messages}
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
        messages={messages}
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
