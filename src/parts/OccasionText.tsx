/** When and where something takes place, in one line. Late code; see `occasionPart.ts`. */
import { isoDate } from '../content/text.ts';
import { whenText } from '../content/whenText.ts';
import type { Occasion } from '../model.ts';
import { Marked } from './Marked.tsx';
import { plainWords } from './markedPart.ts';
import { useWords } from './speech.ts';
import { Text } from './Text.tsx';

export interface OccasionProps extends Occasion {
  /** Whether the whole around it is a link, so that there is none in it. */
  plain?: boolean;
}

export function OccasionText({ plain, ...occasion }: OccasionProps) {
  const { date, place } = occasion;
  const words = useWords();
  return (
    <>
      {date !== undefined && <time dateTime={isoDate(date)}>{whenText(occasion, words)}</time>}
      {date !== undefined && place !== undefined && ' · '}
      {place !== undefined && (plain ? <Text>{plainWords(place)}</Text> : <Marked>{place}</Marked>)}
    </>
  );
}
