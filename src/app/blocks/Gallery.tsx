import { format } from '../../core/i18n/format.ts';
import { sitePath } from '../../core/route/link.ts';
import { Empty } from '../components/Empty.tsx';
import { PictureLink } from '../components/PictureLink.tsx';
import { Section } from '../components/Section.tsx';
import { galleryCards, hasRowsOfThree, PICTURE_LAYOUTS } from '../components/sizes.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { useLightbox } from '../lightbox/useLightbox.ts';
import type { BlockProps } from './props.ts';

export function Gallery({ block, id, level, first, isBesideIntro }: BlockProps<'gallery'>) {
  const { heading, display = 'grid' } = block;
  const { page } = useMessages();
  const images = block.images.filter(({ src }) => sitePath(src) !== undefined);
  const open = useLightbox(images);
  const led = isBesideIntro && display === 'grid' && images.length > 0;
  const below = led ? images.length - 1 : images.length;
  const threes = hasRowsOfThree(below) || (led && below < 3);
  const layoutOf = (index: number) => {
    if (display === 'cards') return galleryCards(images.length, index);
    if (led && index === 0) return PICTURE_LAYOUTS.galleryFirst;
    if (threes) return PICTURE_LAYOUTS.galleryThree;
    return led ? PICTURE_LAYOUTS.galleryBelow : PICTURE_LAYOUTS.galleryGrid;
  };
  return (
    <Section
      kind="gallery"
      variant={led ? `${display} gallery-beside` : display}
      heading={heading}
      id={id}
      level={level}
    >
      {images.length === 0 ? (
        <Empty />
      ) : (
        <ul className={threes ? 'gallery in-threes' : 'gallery'}>
          {images.map((picture, index) => (
            <li key={picture.src}>
              <PictureLink
                picture={picture}
                alt={picture.caption ?? format(page.picture, { number: index + 1 })}
                layout={layoutOf(index)}
                priority={first && index === 0}
                onClick={(event) => open(event, index)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
