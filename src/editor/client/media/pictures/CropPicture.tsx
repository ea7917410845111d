/** Crops a picture: the frame is drawn, moved by arrow keys, or typed as numbers. */

import { useState } from 'react';
import { type Crop, ReactCrop } from 'react-image-crop';
import { useMessages } from '../../messages/messages.ts';
import 'react-image-crop/dist/ReactCrop.css';
import type { CropArea } from '../../../shared/protocol.ts';

const SIDES = ['left', 'top', 'width', 'height'] as const;

export function CropPicture({
  address,
  size,
  isBusy,
  onCrop,
}: {
  address: string;
  /** In pixels. */
  size: { width: number; height: number };
  isBusy: boolean;
  onCrop: (area: CropArea) => void;
}) {
  const messages = useMessages().pictures;
  const { handles } = messages;
  const [area, setArea] = useState<CropArea>({ left: 0, top: 0, ...size });
  const crop: Crop = {
    unit: '%',
    x: (area.left / size.width) * 100,
    y: (area.top / size.height) * 100,
    width: (area.width / size.width) * 100,
    height: (area.height / size.height) * 100,
  };
  return (
    <div className="pictures-cropping">
      <p className="acts-help">{messages.cropHelp}</p>
      <ReactCrop
        className="pictures-frame"
        crop={crop}
        keepSelection
        ariaLabels={{
          cropArea: messages.cropArea,
          nwDragHandle: handles.nw,
          nDragHandle: handles.n,
          neDragHandle: handles.ne,
          eDragHandle: handles.e,
          seDragHandle: handles.se,
          sDragHandle: handles.s,
          swDragHandle: handles.sw,
          wDragHandle: handles.w,
        }}
        onChange={(_, { x, y, width, height }) =>
          setArea(
            clampArea(
              {
                left: (x / 100) * size.width,
                top: (y / 100) * size.height,
                width: (width / 100) * size.width,
                height: (height / 100) * size.height,
              },
              size,
            ),
          )
        }
      >
        <img src={address} alt="" />
      </ReactCrop>
      <fieldset className="pictures-numbers">
        <legend>{messages.inPixels}</legend>
        {SIDES.map((side) => (
          <label key={side}>
            {messages[side]}
            <input
              type="number"
              className="acts-control"
              min={side === 'left' || side === 'top' ? 0 : 1}
              value={area[side]}
              onChange={({ target }) => setArea(clampArea({ ...area, [side]: Number(target.value) }, size))}
            />
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="acts-button acts-main"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onCrop(area);
        }}
      >
        {messages.cropNow}
      </button>
    </div>
  );
}

/** Clamps an area to the picture, in whole pixels. */
function clampArea(
  { left, top, width, height }: CropArea,
  size: { width: number; height: number },
): CropArea {
  const [x, y] = [clamp(left, 0, size.width - 1), clamp(top, 0, size.height - 1)];
  return {
    left: x,
    top: y,
    width: clamp(width, 1, size.width - x),
    height: clamp(height, 1, size.height - y),
  };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, Math.round(value)));
