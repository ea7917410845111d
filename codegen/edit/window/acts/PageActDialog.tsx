/** Asks about an act on a page, says what it will change, and does it. */
import type { ReactNode } from 'react';
import type { Act } from '../../protocol.ts';
import { ActDialog } from './ActDialog.tsx';
import type { PageDialogProps } from './model.ts';
import { Refused } from './Refused.tsx';
import { useAct } from './useAct.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface Props extends Pick<PageDialogProps, 'ask' | 'words' | 'onDone' | 'onClose'> {
  title: string;
  help: string;
  /** What the button that does it says. */
  label: string;
  /** Undefined as long as something is missing. */
  act: Act | undefined;
  /** Why it cannot be done at all. */
  obstacle?: string;
  isDirty: () => boolean;
  /** The questions. */
  children: ReactNode;
}

export function PageActDialog({ help, label, act, obstacle, children, ask, onDone, ...dialog }: Props) {
  const { words } = dialog;
  const steps = useAct(ask, onDone, words);
  const { said, refused, isBusy } = steps;
  return (
    <ActDialog {...dialog}>
      {said !== undefined && <WhatChanges said={said} steps={steps} label={label} words={words} />}
      <form
        className="acts-form"
        hidden={said !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (act && !isBusy) void steps.say(act);
        }}
      >
        <p className="acts-intro">{help}</p>
        <Refused refusal={obstacle === undefined ? refused : { message: obstacle }} />
        {children}
        <footer className="acts-foot">
          <button type="submit" className="acts-button acts-main" aria-disabled={!act || isBusy}>
            {isBusy ? words.wait : words.next}
          </button>
        </footer>
      </form>
    </ActDialog>
  );
}
