/** One picture: its size, its uses, and the actions on it. */

import { useRef, useState } from 'react';
import { format } from '../../../../core/i18n/format.ts';
import type { SitePicture, SiteView } from '../../../shared/protocol.ts';
import { pictureUrl } from '../../form/Thumbnail.tsx';
import { useMessages } from '../../messages/messages.ts';
import { CropPicture } from './CropPicture.tsx';
import { FileUses } from './FileUses.tsx';
import { FocalPointEditor } from './FocalPointEditor.tsx';
import { PictureImage } from './PictureImage.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';
import { type PictureFiles, useKilobytes } from './useSiteFiles.ts';

type PictureTool = 'focus' | 'crop' | 'replace';

export function PictureDetails({
  picture,
  pictures,
  site,
  onLeave,
  onRemoved,
  onPath,
}: {
  picture: SitePicture;
  pictures: PictureFiles;
  site: SiteView;
  /** Called when the user opens a page. */
  onLeave: () => void;
  /** Called when it was removed. */
  onRemoved: () => void;
  /** Called with its new path, if it was renamed. */
  onPath: (path: string) => void;
}) {
  const messages = useMessages().pictures;
  const [activeTool, setActiveTool] = useState<PictureTool>();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const sheet = useRef<HTMLDivElement>(null);
  /** Returns the focus to the button that opened the tool, because the focused button is removed. */
  const closeTool = () => {
    sheet.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    setActiveTool(undefined);
  };
  const { path, bytes, uses, isUnused } = picture;
  const address = pictureUrl(site, path);
  const isDrawing = /\.svg$/i.test(path);
  const kilobytes = useKilobytes(bytes);
  const toolButton = (name: PictureTool) => (
    <button
      type="button"
      className="acts-button"
      aria-pressed={activeTool === name}
      onClick={() => setActiveTool(activeTool === name ? undefined : name)}
    >
      {messages[name]}
    </button>
  );
  return (
    <div ref={sheet} className="pictures-sheet">
      <div className="pictures-doings">
        {size && toolButton('focus')}
        {size && !isDrawing && toolButton('crop')}
        {toolButton('replace')}
        {isUnused && (
          <button
            type="button"
            className="acts-button"
            onClick={async () => {
              if (await pictures.perform({ kind: 'discard', picture: path })) onRemoved();
            }}
          >
            {messages.discard}
          </button>
        )}
      </div>
      {activeTool === 'focus' && (
        <FocalPointEditor
          address={address}
          focus={picture.focus}
          onFocus={(focus) => void pictures.perform({ kind: 'focus', picture: path, focus })}
        />
      )}
      {activeTool === 'crop' && size && (
        <CropPicture
          key={address}
          address={address}
          size={size}
          isBusy={pictures.isBusy}
          onCrop={async (area) => {
            if (await pictures.perform({ kind: 'crop', picture: path, area })) closeTool();
          }}
        />
      )}
      {activeTool === 'replace' && (
        <ReplacePicture
          isSample={picture.isSample === true}
          onUpload={async (upload) => {
            const done = await pictures.perform({ kind: 'replace', picture: path, upload });
            if (done?.picture !== undefined) onPath(done.picture);
            if (done) closeTool();
          }}
        />
      )}
      <div hidden={activeTool === 'focus' || activeTool === 'crop'}>
        <PictureImage path={path} address={address} className="pictures-one" onSize={setSize} />
      </div>
      <p>
        <bdi>public/{path}</bdi>
        <br />
        {size
          ? format(messages.size, { width: size.width, height: size.height, kilobytes })
          : format(messages.bytes, { kilobytes })}
        {isDrawing && <span className="acts-quiet"> {messages.cropNot}</span>}
      </p>
      <h3>{messages.uses}</h3>
      {uses.length === 0 ? (
        <p>{isUnused ? messages.usedNowhere : messages.usedByItself}</p>
      ) : (
        <FileUses uses={uses} site={site} onLeave={onLeave} />
      )}
    </div>
  );
}
