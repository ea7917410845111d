/** Why an act was refused, where that belongs to no question. */
import { scrollIntoView } from '../lib/scrollIntoView.ts';
import type { ActionRefusal } from './useAction.ts';

export const RefusalMessage = ({ refusal }: { refusal: ActionRefusal | undefined }) => (
  <div role="alert">
    {refusal && (
      <p ref={scrollIntoView} className="acts-mistake">
        {refusal.message}
      </p>
    )}
  </div>
);
