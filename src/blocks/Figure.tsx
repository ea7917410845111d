/** One picture with its caption; it opens large as a plain link. */

import { useLightbox } from '../lightbox/useLightbox.ts';
import { Image } from '../parts/Image.tsx';
import { Section } from '../parts/Section.tsx';
import { SIZES } from '../parts/sizes.ts';
import { Text } from '../parts/Text.tsx';
import { sitePath } from '../route/link.ts';
import { fileHref } from '../route/path.ts';
import type { BlockProps } from './props.ts';

export function Figure({ block, id, level, first }: BlockProps<'figure'>) {
  const { heading, src, alt, caption } = block;
  const open = useLightbox([{ src, caption: caption ?? alt }]);
  if (sitePath(src) === undefined) return null;
  return (
    <Section kind="figure" heading={heading} id={id} level={level}>
      <figure>
        <a href={fileHref(src)} onClick={(event) => open(event, 0)}>
          <Image src={src} alt={alt} sizes={SIZES.figure} priority={first} />
        </a>
        {caption !== undefined && (
          <figcaption>
            <Text>{caption}</Text>
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
