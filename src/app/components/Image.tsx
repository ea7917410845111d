import { pictureSources } from '../../core/data/media.ts';
import { sitePath } from '../../core/route/link.ts';
import { fileHref } from '../../core/route/path.ts';
import { usePageMedia, usePicture } from '../hooks/pageMedia.ts';
import { SAVING_SIZE } from '../hooks/savesData.ts';
import { useBase } from '../hooks/siteContext.ts';
import { type PictureLayout, sizesOf } from './sizes.ts';

export interface ImageProps {
  /** A site path such as "images/sample/library-1.jpg". Other values render nothing. */
  src: string;
  /** Alternative text; empty for a decorative image. */
  alt: string;
  layout: PictureLayout;
  priority?: boolean;
  className?: string;
}

/** The dimensions reserve the space, and the average colour fills it during loading. */
export function Image({ src, alt, layout, priority = false, className }: ImageProps) {
  const { drawnHere, savesData } = usePageMedia();
  const path = sitePath(src) ?? '';
  const info = usePicture(path);
  const base = useBase();
  const eager = priority && !drawnHere;
  const plain = {
    className,
    loading: eager ? ('eager' as const) : ('lazy' as const),
    fetchPriority: priority ? ('high' as const) : undefined,
    decoding: 'async' as const,
    width: info?.width,
    height: info?.height,
    'data-tint': info?.tint,
  };
  if (path === '') return null;
  if (!info?.copies) return <img {...plain} alt={alt} src={base + fileHref(path)} />;
  const { src: original, copies } = pictureSources(path, info.copies, base);
  // The preload scanner has already requested an eager image. Another choice would load it twice.
  const sizes = savesData && !eager ? SAVING_SIZE : sizesOf(layout, info.width / info.height);
  return (
    // Inside `<picture>`, React adds no duplicate preload link for the first image.
    <picture>
      <img {...plain} alt={alt} sizes={copies && sizes} srcSet={copies} src={original} />
    </picture>
  );
}
