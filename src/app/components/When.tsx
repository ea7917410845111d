import { stripMarkdown } from '../../core/data/inlineMarkdown.ts';
import { isoDate } from '../../core/i18n/text.ts';
import { whenText } from '../../core/i18n/whenText.ts';
import type { Occasion } from '../../core/model.ts';
import { useWords } from '../hooks/useLocale.ts';
import { RichText } from './RichText.tsx';
import { Text } from './Text.tsx';

interface WhenProps extends Occasion {
  className: string;
  /** Whether the whole around it is a link, so that there is none in it. */
  plain?: boolean;
}

/** The line that says when, and where, something takes place; nothing where that is not known. */
export function When({ className, plain, ...occasion }: WhenProps) {
  const { date, place } = occasion;
  const words = useWords();
  if ((date ?? place) === undefined) return null;
  return (
    <p className={className}>
      {date !== undefined && <time dateTime={isoDate(date)}>{whenText(occasion, words)}</time>}
      {date !== undefined && place !== undefined && ' · '}
      {place !== undefined && (plain ? <Text>{stripMarkdown(place)}</Text> : <RichText>{place}</RichText>)}
    </p>
  );
}
