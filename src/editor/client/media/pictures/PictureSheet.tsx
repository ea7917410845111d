/** One picture, large: what it is, where it is used, and what can be done to it. */
import { useRef, useState } from 'react';
import type { SitePicture, SiteView } from '../../../shared/protocol.ts';
import { pictureUrl } from '../../lib/pictureUrl.ts';
import { usePictureWords } from '../../messages/pictures.ts';
import { CropPicture } from './CropPicture.tsx';
import { FocusPoint } from './FocusPoint.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';
import { SeenPicture } from './SeenPicture.tsx';
import { Uses } from './Uses.tsx';
import { useKilobytes } from './useKilobytes.ts';
import type { Pictures } from './useSiteFiles.ts';

type Doing = 'focus' | 'crop' | 'replace';

export function PictureSheet({
  picture,
  pictures,
  site,
  onLeave,
  onGone,
  onPath,
}: {
  picture: SitePicture;
  pictures: Pictures;
  site: SiteView;
  /** Told when somebody goes to a page. */
  onLeave: () => void;
  /** Told when it is removed. */
  onGone: () => void;
  /** Told its path, where that is another now. */
  onPath: (path: string) => void;
}) {
  const words = usePictureWords();
  const [doing, setDoing] = useState<Doing>();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const sheet = useRef<HTMLDivElement>(null);
  /** The focus goes back to the button with which it was begun, as what had it goes. */
  const end = () => {
    sheet.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setDoing(undefined);
  };
  const { path, bytes, uses, isUnused } = picture;
  const address = pictureUrl(site, path);
  const isDrawing = /\.svg$/i.test(path);
  const kilobytes = useKilobytes(bytes);
  const choice = (name: Doing) => (
    <button
      type="button"
      className="acts-button"
      aria-pressed={doing === name}
      onClick={() => setDoing(doing === name ? undefined : name)}
    >
      {words[name]}
    </button>
  );
  return (
    <div ref={sheet} className="pictures-sheet">
      <div className="pictures-doings">
        {size && choice('focus')}
        {size && !isDrawing && choice('crop')}
        {choice('replace')}
        {isUnused && (
          <button
            type="button"
            className="acts-button"
            onClick={async () => {
              if (await pictures.act({ kind: 'discard', picture: path })) onGone();
            }}
          >
            {words.discard}
          </button>
        )}
      </div>
      {doing === 'focus' && (
        <FocusPoint
          address={address}
          focus={picture.focus}
          onFocus={(focus) => void pictures.act({ kind: 'focus', picture: path, focus })}
        />
      )}
      {doing === 'crop' && size && (
        <CropPicture
          key={address}
          address={address}
          size={size}
          isBusy={pictures.isBusy}
          onCrop={async (area) => {
            if (await pictures.act({ kind: 'crop', picture: path, area })) end();
          }}
        />
      )}
      {doing === 'replace' && (
        <ReplacePicture
          isSample={picture.isSample === true}
          onUpload={async (upload) => {
            const done = await pictures.act({ kind: 'replace', picture: path, upload });
            if (done?.picture !== undefined) onPath(done.picture);
            if (done) end();
          }}
        />
      )}
      <div hidden={doing === 'focus' || doing === 'crop'}>
        <SeenPicture path={path} address={address} className="pictures-one" onSize={setSize} />
      </div>
      <p>
        <bdi>public/{path}</bdi>
        <br />
        {size ? words.size(size.width, size.height, kilobytes) : words.bytes(kilobytes)}
        {isDrawing && <span className="acts-quiet"> {words.cropNot}</span>}
      </p>
      <h3>{words.uses}</h3>
      {uses.length === 0 ? (
        <p>{isUnused ? words.usedNowhere : words.usedByItself}</p>
      ) : (
        <Uses uses={uses} site={site} onLeave={onLeave} />
      )}
    </div>
  );
}
