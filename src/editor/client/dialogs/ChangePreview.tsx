/** What an act will change, before it is done. */

import type { ActionMessages } from '../../shared/actionMessages.ts';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { RefusalMessage } from './RefusalMessage.tsx';
import type { ActionSteps } from './useAction.ts';

export function ChangePreview({
  preview,
  steps,
  label,
  messages,
}: {
  preview: string;
  steps: ActionSteps;
  /** What the button that does it says. */
  label: string;
  messages: ActionMessages;
}) {
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

/** Spaces that put words below each other at a terminal do not in the letters of the window. */
const collapseSpaces = (text: string): string => text.replace(/(?<=\S) {2,}/g, '  ');
