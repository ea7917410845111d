/** Adds photos to a page, and edits the captions of its pictures one after the other. */

import { useCallback, useMemo, useRef, useState } from 'react';
import type { Json, PagePart, SiteView } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import type { Schemas } from '../form/shape.ts';
import { pictureUrl } from '../form/Thumbnail.tsx';
import { AddPictures } from '../media/pictures/AddPictures.tsx';
import { Captions } from '../media/pictures/Captions.tsx';
import { galleryOf, picturesIn, withCaption, withPictures } from '../media/pictures/gallery.ts';
import { uploadFile } from '../media/pictures/uploadFile.ts';
import { WindowDropZone } from '../media/pictures/WindowDropZone.tsx';
import { useMessages } from '../messages/messages.ts';
import { type ActionApi, readToken } from '../state/api.ts';

interface Props {
  api: ActionApi;
  site: SiteView;
  schemas: Schemas;
  /** The path of the page. */
  path: string;
  title: string;
  part: PagePart;
  /** The current value of the part. */
  value: Json;
  onValue: (value: Json) => void;
}

export function PhotoActions({ api, site, schemas, path, title, part, value, onValue }: Props) {
  const { actions: messages, window } = useMessages();
  const [isAdding, setAdding] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const gallery = useMemo(() => galleryOf(schemas, part), [schemas, part]);
  // Photos arrive after the form was rendered again.
  const latest = useRef(value);
  latest.current = value;
  const pendingCount = useRef(0);
  const setPendingCount = useCallback((count: number) => {
    pendingCount.current = count;
  }, []);
  if (!gallery) return null;
  const pictures = picturesIn(value, gallery);
  const close = () => {
    setAdding(false);
    setWriting(false);
    setDropped([]);
  };
  return (
    <>
      <WindowDropZone
        preview={site.preview}
        title={title}
        onFiles={(files) => {
          setDropped(files);
          setAdding(true);
        }}
      />
      <button type="button" className="window-button window-quiet" onClick={() => setAdding(true)}>
        {messages.choosePhotos}
      </button>
      {pictures.length > 0 && (
        <button type="button" className="window-button window-quiet" onClick={() => setWriting(true)}>
          {messages.captions}
        </button>
      )}
      {isAdding && (
        <ActionDialog title={messages.photos} isDirty={() => pendingCount.current > 0} onClose={close}>
          <AddPictures
            initialFiles={dropped}
            upload={(file, progress) => uploadFile(file, readToken(), progress, window)}
            addPictures={(uploads) => api.addPictures({ uploads, path })}
            onPictures={(paths) => onValue(withPictures(latest.current, gallery, paths))}
            onPendingCount={setPendingCount}
            onCaptions={() => setWriting(true)}
          />
        </ActionDialog>
      )}
      {isWriting && (
        <Captions
          pictures={pictures}
          address={(src) => pictureUrl(site, src)}
          onChange={(index, caption) => onValue(withCaption(latest.current, gallery, index, caption))}
          onClose={close}
        />
      )}
    </>
  );
}
