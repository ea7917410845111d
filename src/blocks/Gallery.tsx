/** Pictures that open large. Without the app each is a link to its full size. */
import { fileHref } from '../route/link.ts';
import { Image } from './Image.tsx';
import type { BlockProps } from './props.ts';
import { Section } from './Section.tsx';
import { inThrees, SIZES } from './sizes.ts';
import { Text } from './Text.tsx';
import { useLightbox } from './useLightbox.ts';

export function Gallery({ block, id, level, first }: BlockProps<'gallery'>) {
  const { heading, images, display = 'grid' } = block;
  const open = useLightbox(images);
  if (images.length === 0) return null;
  const sizes =
    display === 'cards'
      ? SIZES.galleryCards
      : inThrees(images.length)
        ? SIZES.galleryThree
        : SIZES.galleryGrid;
  return (
    <Section kind="gallery" variant={display} heading={heading} id={id} level={level}>
      <ul className={inThrees(images.length) ? 'gallery in-threes' : 'gallery'}>
        {images.map(({ src, caption, thumb }, index) => (
          <li key={src}>
            <figure>
              <a href={fileHref(src)} onClick={(event) => open(event, index)}>
                <Image
                  src={thumb ?? src}
                  alt={caption ?? `Picture ${index + 1}`}
                  sizes={sizes}
                  priority={first && index === 0}
                />
              </a>
              {caption !== undefined && (
                <figcaption>
                  <Text>{caption}</Text>
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
