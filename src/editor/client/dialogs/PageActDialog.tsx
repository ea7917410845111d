/** Asks about an act on a page, says what it will change, and does it. */
import { type ReactNode, useRef } from 'react';
import type { Action } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { FoundDraft } from './FoundDraft.tsx';
import type { PageDialogProps } from './model.ts';
import { Refused } from './Refused.tsx';
import { useAct } from './useAct.ts';
import type { DialogFields } from './useDialogDraft.ts';
import { WhatChanges } from './WhatChanges.tsx';

interface Props extends Pick<PageDialogProps, 'ask' | 'words' | 'onDone' | 'onClose'> {
  title: string;
  help: string;
  /** What the button that does it says. */
  label: string;
  /** Undefined as long as something is missing. */
  act: Action | undefined;
  /** Why it cannot be done at all. */
  obstacle?: string;
  fields: Omit<DialogFields<string>, 'set'>;
  /** The questions. */
  children: ReactNode;
}

export function PageActDialog({
  help,
  label,
  act,
  obstacle,
  fields,
  children,
  ask,
  onDone,
  ...dialog
}: Props) {
  const { words, onClose } = dialog;
  const form = useRef<HTMLFormElement>(null);
  const steps = useAct(
    ask,
    (answer) => {
      fields.remove();
      onDone(answer);
    },
    words,
  );
  const { said, refused, isBusy } = steps;
  return (
    <ActionDialog
      {...dialog}
      isDirty={fields.isChanged}
      onDiscard={() => {
        fields.remove();
        onClose();
      }}
    >
      {said !== undefined && <WhatChanges said={said} steps={steps} label={label} words={words} />}
      <form
        ref={form}
        className="acts-form"
        hidden={said !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (act && !isBusy) void steps.say(act);
        }}
      >
        <FoundDraft
          time={fields.foundAt}
          onDiscard={() => {
            fields.discard();
            form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
          }}
          words={words}
        />
        <p className="acts-intro">{help}</p>
        <Refused refusal={obstacle === undefined ? refused : { message: obstacle }} />
        {children}
        <footer className="acts-foot">
          <button type="submit" className="acts-button acts-main" aria-disabled={!act || isBusy}>
            {isBusy ? words.wait : words.next}
          </button>
        </footer>
      </form>
    </ActionDialog>
  );
}
