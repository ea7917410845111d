/** The dialog for adding content: type, questions, preview, result. */

import { useRef, useState } from 'react';
import { format } from '../../../core/i18n/format.ts';
import type { Addition } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { AdditionForm } from './AdditionForm.tsx';
import { additionDraftKey } from './additionAnswers.ts';
import { labelOfAddition } from './labels.ts';
import type { AddDialogProps } from './useAction.ts';

export function AddDialog(props: AddDialogProps) {
  const { additions, drafts, onClose } = props;
  const messages = useMessages().actions;
  const [chosen, setChosen] = useState(additions.length === 1 ? additions[0] : undefined);
  const isDirty = useRef(false);
  /** Counts discarded drafts; each resets the form. */
  const [discards, setDiscards] = useState(0);
  return (
    <ActionDialog
      title={
        chosen ? format(messages.addOne, { what: labelOfAddition(chosen, messages).label }) : messages.add
      }
      isDirty={() => chosen !== undefined && isDirty.current}
      onClose={onClose}
      onDiscard={() => {
        if (chosen) drafts.remove(additionDraftKey(chosen));
        onClose();
      }}
    >
      {chosen ? (
        <AdditionForm
          key={discards}
          {...props}
          addition={chosen}
          onDirty={(dirty) => {
            isDirty.current = dirty;
          }}
          onDiscard={() => {
            drafts.remove(additionDraftKey(chosen));
            setDiscards(discards + 1);
          }}
          onOther={additions.length > 1 ? () => setChosen(undefined) : undefined}
        />
      ) : (
        <AdditionChoice {...props} onChoose={setChosen} />
      )}
    </ActionDialog>
  );
}

function AdditionChoice({
  additions,
  drafts,
  onChoose,
}: AddDialogProps & { onChoose: (addition: Addition) => void }) {
  const messages = useMessages().actions;
  return (
    <ul className="acts-cards">
      {additions.map((addition, index) => {
        const { label, help } = labelOfAddition(addition, messages);
        return (
          <li key={addition.name}>
            <button
              type="button"
              data-first={index === 0 || undefined}
              ref={index === 0 ? (button) => button?.focus() : undefined}
              onClick={() => onChoose(addition)}
            >
              <strong>{label}</strong>
              {drafts.read(additionDraftKey(addition)) && <em className="acts-begun"> {messages.begun}</em>}
              <span>{help}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
