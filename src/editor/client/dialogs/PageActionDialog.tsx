/** Asks about an act on a page, says what it will change, and does it. */
import { type ReactNode, useRef } from 'react';
import type { Action } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { ChangePreview } from './ChangePreview.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import type { PageDialogProps } from './model.ts';
import { RefusalMessage } from './RefusalMessage.tsx';
import { useAction } from './useAction.ts';
import type { DialogFields } from './useDialogDraft.ts';

interface Props extends Pick<PageDialogProps, 'sendAction' | 'messages' | 'onDone' | 'onClose'> {
  title: string;
  help: string;
  /** What the button that does it says. */
  label: string;
  /** Undefined as long as something is missing. */
  action: Action | undefined;
  /** Why it cannot be done at all. */
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
  const { messages, onClose } = dialog;
  const form = useRef<HTMLFormElement>(null);
  const steps = useAction(
    sendAction,
    (result) => {
      fields.remove();
      onDone(result);
    },
    messages,
  );
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
      {preview !== undefined && (
        <ChangePreview preview={preview} steps={steps} label={label} messages={messages} />
      )}
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
          messages={messages}
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
