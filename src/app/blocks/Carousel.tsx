/** Prerendered as a row with scroll snapping. In the app the player replaces it. */
import { type ComponentType, useEffect, useState } from 'react';
import type { LazyMessages } from '../../core/i18n/locale.ts';
import type { Slide } from '../../core/model.ts';
import type { CarouselPlayerProps } from '../carousel/CarouselPlayer.tsx';
import { Image } from '../components/Image.tsx';
import { Link } from '../components/Link.tsx';
import { Section } from '../components/Section.tsx';
import { PICTURE_LAYOUTS, type PictureLayout } from '../components/sizes.ts';
import { Text } from '../components/Text.tsx';
import { useLocale } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';

export function Carousel({ block, id, level, first }: BlockProps<'carousel'>) {
  const { heading, label, slides, display = 'pictures' } = block;
  const locale = useLocale();
  const [player, setPlayer] = useState<{
    Player: ComponentType<CarouselPlayerProps>;
    words: LazyMessages['carousel'];
  }>();
  useEffect(() => {
    let isMounted = true;
    Promise.all([import('../carousel/CarouselPlayer.tsx'), locale.loadLazyMessages()]).then(
      ([{ CarouselPlayer }, { carousel }]) =>
        isMounted && setPlayer({ Player: CarouselPlayer, words: carousel }),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [locale]);
  const lead = first ? slides.findIndex(({ src }) => src !== undefined) : -1;
  const layout = display === 'blurbs' ? PICTURE_LAYOUTS.carouselBlurbs : PICTURE_LAYOUTS.carouselPictures;
  const views = slides.map((slide, index) => (
    <SlideView key={slide.id} slide={slide} layout={layout} priority={index === lead} />
  ));
  return (
    <Section kind="carousel" variant={display} heading={heading} id={id} level={level}>
      {player && slides.length > 1 ? (
        <player.Player block={block} views={views} words={player.words} />
      ) : (
        // Arrow keys scroll an overflowing row only if it is focusable (WCAG 2.1.1).
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className="slides-frame" aria-label={label} tabIndex={0}>
          <ul className="slides">
            {slides.map((slide, index) => (
              <li key={slide.id} className="slide">
                {views[index]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Section>
  );
}

function SlideView({
  slide: { src, alt, title, text, link },
  layout,
  priority,
}: {
  slide: Slide;
  layout: PictureLayout;
  priority: boolean;
}) {
  const words = title !== undefined || text !== undefined || link !== undefined;
  return (
    <div className="slide-view">
      {src !== undefined && (
        <Image
          src={src}
          alt={alt === title ? '' : (alt ?? '')}
          layout={layout}
          priority={priority}
          className="slide-picture"
        />
      )}
      {words && (
        <div className="slide-words">
          {title !== undefined && (
            <p className="slide-title">
              <Text>{title}</Text>
            </p>
          )}
          {text !== undefined && (
            <p>
              <Text>{text}</Text>
            </p>
          )}
          {link && (
            <p>
              <Link to={link.href} className="button">
                <Text>{link.label}</Text>
                {/* "Read More" alone has no meaning (WCAG 2.4.9). */}
                {title !== undefined && (
                  <span className="visually-hidden">
                    {': '}
                    <Text>{title}</Text>
                  </span>
                )}
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
