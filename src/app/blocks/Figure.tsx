import { sitePath } from '../../core/route/link.ts';
import { PictureLink } from '../components/PictureLink.tsx';
import { Section } from '../components/Section.tsx';
import { PICTURE_LAYOUTS } from '../components/sizes.ts';
import { useLightbox } from '../lightbox/useLightbox.ts';
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
