/** A picture of the site; its name where the browser cannot draw it. */
import { useState } from 'react';
import { fileName } from '../../lib/pictureUrl.ts';

export function PictureImage({
  path,
  address,
  className,
  onSize,
}: {
  path: string;
  address: string;
  className: string;
  /** Told its size in pixels once it is there. */
  onSize?: (size: { width: number; height: number }) => void;
}) {
  const [missing, setMissing] = useState<string>();
  if (missing === address) return <span className="pictures-name">{fileName(path)}</span>;
  return (
    <img
      className={className}
      src={address}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setMissing(address)}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
    />
  );
}
