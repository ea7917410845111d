import type { Card } from '../../core/model.ts';
import { Empty } from '../components/Empty.tsx';
import { EventMeta } from '../components/EventMeta.tsx';
import { Icon } from '../components/Icon.tsx';
import { Image } from '../components/Image.tsx';
import { Link } from '../components/Link.tsx';
import { Logo } from '../components/Logo.tsx';
import { MoreLink } from '../components/MoreLink.tsx';
import { type HeadingLevel, levelWithin, Section } from '../components/Section.tsx';
import { cardPictures, inThrees, PICTURE_LAYOUTS, type PictureLayout } from '../components/sizes.ts';
import { Text } from '../components/Text.tsx';
import { useSite } from '../hooks/useLocale.ts';
import type { BlockProps } from './props.ts';

export function Cards({ block, id, level, first }: BlockProps<'cards'>) {
  const { heading, cards, display = 'pictures', more } = block;
  if (cards.length === 0) {
    return (
      <Section kind="cards" variant="empty" heading={heading} id={id} level={level}>
        <Empty />
      </Section>
    );
  }
  const lead = first ? cards.findIndex(({ image }) => image !== undefined) : -1;
  const layout = display === 'rows' ? PICTURE_LAYOUTS.cardRows : cardPictures(cards.length);
  return (
    <Section kind="cards" variant={display} heading={heading} id={id} level={level}>
      <ul className={inThrees(cards.length) ? 'cards in-threes' : 'cards'}>
        {cards.map((card, index) => (
          <li key={card.href ?? card.title}>
            <CardView
              card={card}
              level={levelWithin(heading, level)}
              priority={index === lead}
              display={display}
              layout={layout}
            />
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
  priority,
  display,
  layout,
}: {
  card: Card;
  level: HeadingLevel;
  priority: boolean;
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
            <Image src={image} alt="" layout={layout} priority={priority} />
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
  return name === undefined ? <Logo /> : <Icon name={name} />;
}
