import { excerpt } from '../../core/i18n/text.ts';
import type { EventCard } from '../../core/model.ts';
import { Empty } from '../components/Empty.tsx';
import { EventMeta } from '../components/EventMeta.tsx';
import { Image } from '../components/Image.tsx';
import { Link } from '../components/Link.tsx';
import { MoreLink } from '../components/MoreLink.tsx';
import { RichText } from '../components/RichText.tsx';
import { type HeadingLevel, levelWithin, Section } from '../components/Section.tsx';
import { PICTURE_LAYOUTS } from '../components/sizes.ts';
import { Text } from '../components/Text.tsx';
import { useMessages } from '../hooks/useLocale.ts';
import { useMarkdown } from '../hooks/useMarkdown.ts';
import type { BlockProps } from './props.ts';

/** In characters, for the compact display. The event page has the full text. */
const MAX_EXCERPT_LENGTH = 110;

export function Events({ block, id, level }: BlockProps<'events'>) {
  const { heading, events, display = 'alternating', more } = block;
  const { page } = useMessages();
  return (
    <Section kind="events" variant={display} heading={heading} id={id} level={level}>
      {events.length === 0 ? (
        <Empty>{page.noEvents}</Empty>
      ) : (
        <ul className="events">
          {events.map((event, index) => (
            <li key={`${event.title} ${event.date ?? index}`}>
              <EventView event={event} level={levelWithin(heading, level)} compact={display === 'compact'} />
            </li>
          ))}
        </ul>
      )}
      <MoreLink link={more} />
    </Section>
  );
}

function EventView({ event, level, compact }: { event: EventCard; level: HeadingLevel; compact: boolean }) {
  const { title, text, image, href } = event;
  const { stripMarkdown } = useMarkdown();
  const Tag = `h${level}` as const;
  const layout = compact ? PICTURE_LAYOUTS.eventsCompact : PICTURE_LAYOUTS.eventsAlternating;
  return (
    <article className="event">
      {image !== undefined && (
        <div className="event-picture">
          <Image src={image} alt="" layout={layout} />
        </div>
      )}
      <div className="event-text">
        <div className="event-head">
          <Tag className="event-title">
            <Link to={href}>
              <Text>{title}</Text>
            </Link>
          </Tag>
          <EventMeta className="event-date" {...event} />
        </div>
        {text !== undefined &&
          (compact && href !== undefined ? (
            <p className="event-excerpt">
              <Text>{excerpt(stripMarkdown(text), MAX_EXCERPT_LENGTH)}</Text>
            </p>
          ) : (
            <RichText p>{text}</RichText>
          ))}
      </div>
    </article>
  );
}
