/** A picture of the site, or its name if the browser cannot render it. */
import { useState } from 'react';
import { fileName } from '../../form/Thumbnail.tsx';

export function PictureImage({
  path,
  address,
  className,
  onSize,
}: {
  path: string;
  address: string;
  className: string;
  /** Called with its size in pixels after loading. */
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
