import type { Card } from '../../core/model.ts';
import { Empty } from '../components/Empty.tsx';
import { EventMeta } from '../components/EventMeta.tsx';
import { Image } from '../components/Image.tsx';
import { Link } from '../components/Link.tsx';
import { Logo } from '../components/Logo.tsx';
import { MoreLink } from '../components/MoreLink.tsx';
import { type HeadingLevel, levelWithin, Section } from '../components/Section.tsx';
import { cardPictures, hasRowsOfThree, PICTURE_LAYOUTS, type PictureLayout } from '../components/sizes.ts';
import { Text } from '../components/Text.tsx';
import { useSite } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';

export function Cards({ block, id, level }: BlockProps<'cards'>) {
  const { heading, cards, display = 'pictures', more } = block;
  if (cards.length === 0) {
    return (
      <Section kind="cards" variant="empty" heading={heading} id={id} level={level}>
        <Empty />
      </Section>
    );
  }
  const layout = display === 'rows' ? PICTURE_LAYOUTS.cardRows : cardPictures(cards.length);
  return (
    <Section kind="cards" variant={display} heading={heading} id={id} level={level}>
      <ul className={hasRowsOfThree(cards.length) ? 'cards in-threes' : 'cards'}>
        {cards.map((card) => (
          <li key={card.href ?? card.title}>
            <CardView card={card} level={levelWithin(heading, level)} display={display} layout={layout} />
          </li>
        ))}
      </ul>
      <MoreLink link={more} />
    </Section>
  );
}

function CardView({
  card,
  level,
  display,
  layout,
}: {
  card: Card;
  level: HeadingLevel;
  display: NonNullable<BlockProps<'cards'>['block']['display']>;
  layout: PictureLayout;
}) {
  const { title, href, image, text, icon } = card;
  const Tag = `h${level}` as const;
  const pictured = display !== 'plain';
  return (
    <article className="card">
      {pictured && (
        <div className="card-picture">
          {image === undefined ? (
            <Placeholder icon={icon} />
          ) : (
            // Decorative: the title next to it describes the card.
            <Image src={image} alt="" layout={layout} />
          )}
        </div>
      )}
      <div className="card-text">
        {!pictured && icon !== undefined && <Icon name={icon} />}
        <div className="card-head">
          <Tag className="card-title">
            <Link to={href} className="card-link">
              <Text>{title}</Text>
            </Link>
          </Tag>
          <EventMeta className="card-date" {...card} plain />
        </div>
        {text !== undefined && (
          <p>
            <Text>{text}</Text>
          </p>
        )}
      </div>
    </article>
  );
}

/** Replaces a missing image: the icon of the card, the icon of the site, or the logo. */
function Placeholder({ icon }: Pick<Card, 'icon'>) {
  const { brand } = useSite();
  const name = icon ?? brand?.placeholder;
  return name === undefined ? <Logo isCopy /> : <Icon name={name} />;
}

type IconName = NonNullable<Card['icon']>;

/** Paths in a 24 × 24 view box with a stroke width of 1.75. */
const drawings: Record<IconName, string> = {
  lamp: 'M12 2.5c1.6 2 2.2 3.2 2.2 4.3a2.2 2.2 0 0 1-4.4 0c0-1.1.600-2.3 2.2-4.3zM5 12h14c0 3-3 4.5-7 4.5S5 15 5 12zM12 16.5V20M8 21.5h8M9 20h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  target: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 11.5v1',
  heart: 'M12 20s-8-4.8-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.2 12 20 12 20z',
  book: 'M12 6c-2-1.5-4.5-2-8-2v14c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4c-3.5 0-6 .5-8 2zM12 6v14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17 14.3c3 .5 4.5 2.5 4.5 5.7',
  building: 'M4 21V9l8-5 8 5v12M2.5 21h19M9.5 21v-5h5v5M8 11h1.5M14.5 11H16M11.2 11h1.6',
  leaf: 'M20 4C10 4 4.5 8.5 4.5 15c0 1.8.500 3.2 1 4C14 19.5 20 15 20 4zM4 21c2-6 5.5-9 10-11.5',
  cap: 'M12 5 2 10l10 5 10-5-10-5zM6 12.5V17c3.5 2.5 8.5 2.5 12 0v-4.5M22 10v5.5',
  hands:
    'M12 12.5 8.5 9a2 2 0 0 1 3-2.7l.5.5.5-.5a2 2 0 0 1 3 2.7zM3 14.5l3-1.5 5 2.5h3.5a1.5 1.5 0 0 1 0 3H11M3 20l3 .5 6 1.5 8.5-4a1.6 1.6 0 0 0-1.5-2.8L15 17',
};

function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
