/** One picture with its caption; it opens large as a plain link. */
import { fileHref } from '../route/link.ts';
import { Image } from './Image.tsx';
import type { BlockProps } from './props.ts';
import { Section } from './Section.tsx';
import { SIZES } from './sizes.ts';
import { Text } from './Text.tsx';
import { useLightbox } from './useLightbox.ts';

export function Figure({ block, id, level, first }: BlockProps<'figure'>) {
  const { heading, src, alt, caption } = block;
  const open = useLightbox([{ src, caption: caption ?? alt }]);
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
