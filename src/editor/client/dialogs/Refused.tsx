/** Why an act was refused, where that belongs to no question. */
import { scrollIntoView } from '../lib/scrollIntoView.ts';
import type { Refusal } from './useAct.ts';

export const Refused = ({ refusal }: { refusal: Refusal | undefined }) => (
  <div role="alert">
    {refusal && (
      <p ref={scrollIntoView} className="acts-mistake">
        {refusal.message}
      </p>
    )}
  </div>
);
