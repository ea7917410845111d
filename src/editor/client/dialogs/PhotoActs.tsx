/** Photos of this computer for a page, and the captions of its pictures one after the other. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Json, PagePart, SiteView } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import type { Schemas } from '../form/shape.ts';
import { useActionMessages } from '../form/useActionMessages.ts';
import { pictureUrl } from '../lib/pictureUrl.ts';
import { Captions } from '../media/pictures/Captions.tsx';
import { DropAnywhere } from '../media/pictures/DropAnywhere.tsx';
import { galleryOf, picturesIn, withCaption, withPictures } from '../media/pictures/gallery.ts';
import { sendFile } from '../media/pictures/sendFile.ts';
import { TakePictures } from '../media/pictures/TakePictures.tsx';
import { useWords } from '../messages/context.ts';
import type { ActionApi } from '../state/api.ts';
import { readToken } from '../state/token.ts';

interface Props {
  api: ActionApi;
  site: SiteView;
  schemas: Schemas;
  /** The path of the page. */
  path: string;
  title: string;
  part: PagePart;
  /** The value of the part as it is now. */
  value: Json;
  onValue: (value: Json) => void;
}

export function PhotoActs({ api, site, schemas, path, title, part, value, onValue }: Props) {
  const words = useActionMessages();
  const { window } = useWords();
  const [isTaking, setTaking] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const gallery = useMemo(() => galleryOf(schemas, part), [schemas, part]);
  // Photos come after the form has been drawn again.
  const latest = useRef(value);
  latest.current = value;
  const left = useRef(0);
  const setLeft = useCallback((count: number) => {
    left.current = count;
  }, []);
  if (!gallery) return null;
  const pictures = picturesIn(value, gallery);
  const close = () => {
    setTaking(false);
    setWriting(false);
    setDropped([]);
  };
  return (
    <>
      <DropAnywhere
        preview={site.preview}
        title={title}
        onFiles={(files) => {
          setDropped(files);
          setTaking(true);
        }}
      />
      <button type="button" className="window-button window-quiet" onClick={() => setTaking(true)}>
        {words.choosePhotos}
      </button>
      {pictures.length > 0 && (
        <button type="button" className="window-button window-quiet" onClick={() => setWriting(true)}>
          {words.captions}
        </button>
      )}
      {isTaking && (
        <ActionDialog title={words.photos} isDirty={() => left.current > 0} onClose={close} words={words}>
          <TakePictures
            first={dropped}
            upload={(file, progress) => sendFile(file, readToken(), progress, window)}
            take={(uploads) => api.addPictures({ uploads, path })}
            onPictures={(paths) => onValue(withPictures(latest.current, gallery, paths))}
            onLeft={setLeft}
            onCaptions={() => setWriting(true)}
            words={words}
          />
        </ActionDialog>
      )}
      {isWriting && (
        <Captions
          pictures={pictures}
          address={(src) => pictureUrl(site, src)}
          onChange={(index, caption) => onValue(withCaption(latest.current, gallery, index, caption))}
          onClose={close}
          words={words}
        />
      )}
    </>
  );
}
