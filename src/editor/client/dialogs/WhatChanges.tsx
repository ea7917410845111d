/** What an act will change, before it is done. */

import type { ActionMessages } from '../../shared/actionMessages.ts';
import { focusOnMount } from '../lib/focusOnMount.ts';
import { Refused } from './Refused.tsx';
import type { ActSteps } from './useAct.ts';

export function WhatChanges({
  said,
  steps,
  label,
  words,
}: {
  said: string;
  steps: ActSteps;
  /** What the button that does it says. */
  label: string;
  words: ActionMessages;
}) {
  return (
    <>
      <Refused refusal={steps.refused} />
      <h3 ref={focusOnMount} tabIndex={-1}>
        {words.whatChanges}
      </h3>
      <p className="acts-said">{withoutColumns(said)}</p>
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
const withoutColumns = (said: string): string => said.replace(/(?<=\S) {2,}/g, '  ');
