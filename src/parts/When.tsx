/** The line that says when, and where, something takes place; nothing where that is not known. */
import { DateText } from './DateText.tsx';
import type { OccasionProps } from './OccasionText.tsx';
import { occasionPart } from './occasionPart.ts';

export function When({ className, ...occasion }: OccasionProps & { className: string }) {
  const Said = occasionPart.now() ?? DateText;
  return (occasion.date ?? occasion.place) === undefined ? null : (
    <p className={className}>
      <Said {...occasion} />
    </p>
  );
}
