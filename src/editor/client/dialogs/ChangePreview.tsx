/** What an act will change, before it is done. */

import type { ActionMessages } from '../../shared/actionMessages.ts';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { RefusalMessage } from './RefusalMessage.tsx';
import type { ActionSteps } from './useAction.ts';

export function ChangePreview({
  preview,
  steps,
  label,
  words,
}: {
  preview: string;
  steps: ActionSteps;
  /** What the button that does it says. */
  label: string;
  words: ActionMessages;
}) {
  return (
    <>
      <RefusalMessage refusal={steps.refusal} />
      <h3 ref={focusOnMount} tabIndex={-1}>
        {words.whatChanges}
      </h3>
      <p className="acts-said">{collapseSpaces(preview)}</p>
      <footer className="acts-foot">
        <button type="button" className="acts-button" onClick={steps.back}>
          {words.back}
        </button>
        <button
          type="button"
          className="acts-button acts-main"
          aria-disabled={steps.isBusy}
          onClick={() => void steps.perform()}
        >
          {steps.isBusy ? words.wait : label}
        </button>
      </footer>
    </>
  );
}

/** Spaces that put words below each other at a terminal do not in the letters of the window. */
const collapseSpaces = (text: string): string => text.replace(/(?<=\S) {2,}/g, '  ');
