/** Takes photos of this computer into the site. */
import { useEffect, useRef, useState } from 'react';
import type { ActionMessages } from '../../../shared/actionMessages.ts';
import type { AddedPictures } from '../../../shared/protocol.ts';
import { useIsUnmounted } from '../../lib/useIsUnmounted.ts';
import { DropZone } from './DropZone.tsx';
import { FileList } from './FileList.tsx';
import { sentFiles } from './uploads.ts';
import { type SendFile, useUploads } from './useUploads.ts';
import './pictures.css';

export function TakePictures({
  first,
  upload,
  take,
  onPictures,
  onLeft,
  onCaptions,
  words,
}: {
  /** Files that are there already: they were dropped. */
  first: readonly File[];
  upload: SendFile;
  /** Asks for them: "POST /api/pictures". */
  take: (uploads: readonly string[]) => Promise<AddedPictures>;
  /** @param paths in the public folder, in the order of the photos */
  onPictures: (paths: readonly string[]) => void;
  /** Told how many are not in the site yet. */
  onLeft: (count: number) => void;
  /** Goes on to their captions, once all are in the site. */
  onCaptions: () => void;
  words: ActionMessages;
}) {
  const uploads = useUploads(upload);
  const [said, setSaid] = useState('');
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState('');
  const last = useRef<Promise<void>>(Promise.resolve());
  // One after the other, so that none is taken two times.
  const takeSent = () => {
    last.current = last.current.then(takeNow);
  };
  const isGone = useIsUnmounted();
  const { all } = uploads;
  useEffect(() => onLeft(all.length), [onLeft, all]);
  const takeNow = async () => {
    const sent = (await uploads.settled()).filter(({ id }) => id !== undefined);
    if (sent.length === 0 || isGone()) return;
    try {
      const { pictures, notes } = await take(sentFiles(sent).map(({ id }) => id));
      // Another form may be open by now.
      if (isGone()) return;
      for (const { key } of sent) uploads.remove(key);
      setFailed('');
      setNotes(notes);
      setSaid(words.taken(pictures.length));
      onPictures(pictures);
    } catch (error) {
      setFailed(words.takeFailed(error instanceof Error ? error.message : String(error)));
    }
  };
  const begin = useRef(() => {
    if (first.length === 0) return;
    uploads.add(first);
    takeSent();
  });
  useEffect(() => {
    begin.current();
    begin.current = () => {};
  }, []);
  return (
    <div className="pictures-take">
      <DropZone
        takes="pictures"
        words={words}
        onFiles={(files) => {
          setNotes([]);
          setSaid('');
          uploads.add(files);
          takeSent();
        }}
      />
      <FileList
        files={uploads.all}
        uploads={{
          ...uploads,
          again: (key) => {
            uploads.again(key);
            takeSent();
          },
        }}
        label={words.photos}
        words={words}
      />
      <div role="status">
        {said && <p>{said}</p>}
        {notes.map((note) => (
          <p key={note} className="pictures-note">
            {note}
          </p>
        ))}
      </div>
      {failed && (
        <p role="alert" className="acts-mistake">
          {failed}{' '}
          <button type="button" className="acts-button" onClick={() => takeSent()}>
            {words.again}
          </button>
        </p>
      )}
      {said && all.length === 0 && (
        <footer className="acts-foot">
          <button type="button" className="acts-button acts-main" onClick={onCaptions}>
            {words.captions}
          </button>
        </footer>
      )}
    </div>
  );
}
