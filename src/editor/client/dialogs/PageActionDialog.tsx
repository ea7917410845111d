/** The dialog of an action on a page: questions, preview, result. */

import { type ReactNode, useRef } from 'react';
import type { Action } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { ChangePreview, RefusalMessage } from './ChangePreview.tsx';
import { type DialogFields, DraftNotice } from './dialogDraft.tsx';
import { type PageDialogProps, useAction } from './useAction.ts';

interface Props extends Pick<PageDialogProps, 'sendAction' | 'onDone' | 'onClose'> {
  title: string;
  help: string;
  /** The label of the button that performs the action. */
  label: string;
  /** Undefined while an answer is missing. */
  action: Action | undefined;
  /** The reason why the action is not possible. */
  obstacle?: string;
  fields: Omit<DialogFields<string>, 'set'>;
  /** The questions. */
  children: ReactNode;
}

export function PageActionDialog({
  help,
  label,
  action,
  obstacle,
  fields,
  children,
  sendAction,
  onDone,
  ...dialog
}: Props) {
  const { onClose } = dialog;
  const messages = useMessages().actions;
  const form = useRef<HTMLFormElement>(null);
  const steps = useAction(sendAction, (result) => {
    fields.remove();
    onDone(result);
  });
  const { preview, refusal: refused, isBusy } = steps;
  return (
    <ActionDialog
      {...dialog}
      isDirty={fields.isChanged}
      onDiscard={() => {
        fields.remove();
        onClose();
      }}
    >
      {preview !== undefined && <ChangePreview preview={preview} steps={steps} label={label} />}
      <form
        ref={form}
        className="acts-form"
        hidden={preview !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (action && !isBusy) void steps.requestPreview(action);
        }}
      >
        <DraftNotice
          time={fields.savedAt}
          onDiscard={() => {
            fields.discard();
            form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
          }}
        />
        <p className="acts-intro">{help}</p>
        <RefusalMessage refusal={obstacle === undefined ? refused : { message: obstacle }} />
        {children}
        <footer className="acts-foot">
          <button type="submit" className="acts-button acts-main" aria-disabled={!action || isBusy}>
            {isBusy ? messages.wait : messages.next}
          </button>
        </footer>
      </form>
    </ActionDialog>
  );
}
