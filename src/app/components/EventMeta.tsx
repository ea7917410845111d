import { formatEventTime } from '../../core/i18n/formatEventTime.ts';
import { isoDate } from '../../core/i18n/text.ts';
import type { EventTime } from '../../core/model.ts';
import { useMessages } from '../hooks/useLocale.ts';
import { useMarkdown } from '../hooks/useMarkdown.ts';
import { RichText } from './RichText.tsx';
import { Text } from './Text.tsx';

interface EventMetaProps extends EventTime {
  className: string;
  /** Omits links, for use inside a link. */
  plain?: boolean;
}

export function EventMeta({ className, plain, ...occasion }: EventMetaProps) {
  const { date, place } = occasion;
  const words = useMessages();
  const { stripMarkdown } = useMarkdown();
  if ((date ?? place) === undefined) return null;
  return (
    <p className={className}>
      {date !== undefined && <time dateTime={isoDate(date)}>{formatEventTime(occasion, words)}</time>}
      {date !== undefined && place !== undefined && ' · '}
      {place !== undefined && (plain ? <Text>{stripMarkdown(place)}</Text> : <RichText>{place}</RichText>)}
    </p>
  );
}
