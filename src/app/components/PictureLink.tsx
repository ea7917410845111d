import type { MouseEvent } from 'react';
import type { Picture } from '../../core/model.ts';
import { fileHref } from '../../core/route/path.ts';
import { useBase } from '../hooks/siteContext.ts';
import { Image } from './Image.tsx';
import type { PictureLayout } from './sizes.ts';
import { Text } from './Text.tsx';

interface PictureLinkProps {
  picture: Picture;
  alt: string;
  layout: PictureLayout;
  priority: boolean;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function PictureLink({ picture: { src, thumb, caption }, onClick, ...image }: PictureLinkProps) {
  return (
    <figure>
      <a className="picture-link" href={useBase() + fileHref(src)} onClick={onClick}>
        <Image src={thumb ?? src} {...image} />
      </a>
      {caption !== undefined && (
        <figcaption>
          <Text>{caption}</Text>
        </figcaption>
      )}
    </figure>
  );
}
