/** One picture with its caption; it opens large as a plain link. */
import { useLightbox } from '../lightbox/useLightbox.ts';
import { PictureLink } from '../parts/PictureLink.tsx';
import { Section } from '../parts/Section.tsx';
import { PICTURE_LAYOUTS } from '../parts/sizes.ts';
import { sitePath } from '../route/link.ts';
import type { BlockProps } from './props.ts';

export function Figure({ block, id, level, first }: BlockProps<'figure'>) {
  const { heading, src, alt, caption } = block;
  const open = useLightbox([{ src, caption: caption ?? alt }]);
  if (sitePath(src) === undefined) return null;
  return (
    <Section kind="figure" heading={heading} id={id} level={level}>
      <PictureLink
        picture={{ src, caption }}
        alt={alt}
        layout={PICTURE_LAYOUTS.figure}
        priority={first}
        onClick={(event) => open(event, 0)}
      />
    </Section>
  );
}
