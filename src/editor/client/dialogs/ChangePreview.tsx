/** The preview of an action. */

import { focusOnMount, scrollIntoView } from '../lib/focus.tsx';
import { useMessages } from '../messages/messages.ts';
import type { ActionRefusal, ActionSteps } from './useAction.ts';

export function ChangePreview({
  preview,
  steps,
  label,
}: {
  preview: string;
  steps: ActionSteps;
  /** The label of the button that performs the action. */
  label: string;
}) {
  const messages = useMessages().actions;
  return (
    <>
      <RefusalMessage refusal={steps.refusal} />
      <h3 ref={focusOnMount} tabIndex={-1}>
        {messages.whatChanges}
      </h3>
      <p className="acts-said">{collapseSpaces(preview)}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={steps.back}>
          {messages.back}
        </button>
        <button
          type="button"
          className="acts-button acts-main"
          aria-disabled={steps.isBusy}
          onClick={() => void steps.perform()}
        >
          {steps.isBusy ? messages.wait : label}
        </button>
      </footer>
    </>
  );
}

/** Removes the column alignment of terminal output, which has no effect in a proportional font. */
const collapseSpaces = (text: string): string => text.replace(/(?<=\S) {2,}/g, '  ');

export const RefusalMessage = ({ refusal }: { refusal: ActionRefusal | undefined }) => (
  <div role="alert">
    {refusal && (
      <p ref={scrollIntoView} className="acts-mistake">
        {refusal.message}
      </p>
    )}
  </div>
);
