/** A picture of the content. */
import { pictureSources } from '../../core/data/media.ts';
import { sitePath } from '../../core/route/link.ts';
import { fileHref } from '../../core/route/path.ts';
import { usePageMedia, usePicture } from '../hooks/pageMedia.ts';
import { SAVING_SIZE } from '../hooks/savesData.ts';
import { useBase } from '../hooks/siteContext.ts';
import { type PictureLayout, sizesOf } from './sizes.ts';

export interface ImageProps {
  /** A site path such as "images/sample/library-1.jpg"; anything else is no picture. */
  src: string;
  /** What it shows; empty when it only decorates. */
  alt: string;
  layout: PictureLayout;
  /** Whether it is the first picture of the page. */
  priority?: boolean;
  className?: string;
}

/**
 * The original by itself where nothing is known about it; otherwise the browser chooses among its copies. The size keeps
 * its place while it is on its way, and the average colour fills it.
 */
export function Image({ src, alt, layout, priority = false, className }: ImageProps) {
  const { drawnHere, savesData } = usePageMedia();
  const path = sitePath(src) ?? '';
  const info = usePicture(path);
  const base = useBase();
  // In a page that is drawn here even the first picture is lazy: it waits for its place in the page, and is in sight there.
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
  // An eager one is on its way before any script can ask for less: another choice would cost more.
  const sizes = savesData && !eager ? SAVING_SIZE : sizesOf(layout, info.width / info.height);
  return (
    // Within a picture React does not name the first one a second time, in a link before the page.
    <picture>
      <img {...plain} alt={alt} sizes={sizes} srcSet={copies} src={original} />
    </picture>
  );
}
