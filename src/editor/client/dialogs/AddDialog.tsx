/** Adds something to the site: what it is, its questions, what will change, and then it is done. */
import { useRef, useState } from 'react';
import type { Addition } from '../../shared/protocol.ts';
import { ActionDialog } from '../form/ActionDialog.tsx';
import { AdditionForm } from './AdditionForm.tsx';
import { additionDraftKey } from './additionAnswers.ts';
import { labelOfAddition } from './labels.ts';
import type { AddDialogProps } from './model.ts';

export function AddDialog(props: AddDialogProps) {
  const { additions, drafts, messages, onClose } = props;
  const [chosen, setChosen] = useState(additions.length === 1 ? additions[0] : undefined);
  const isDirty = useRef(false);
  /** How often what was found has been discarded: then the form begins again. */
  const [discards, setDiscards] = useState(0);
  return (
    <ActionDialog
      title={chosen ? messages.addOne(labelOfAddition(chosen, messages).label) : messages.add}
      isDirty={() => chosen !== undefined && isDirty.current}
      onClose={onClose}
      onDiscard={() => {
        if (chosen) drafts.remove(additionDraftKey(chosen));
        onClose();
      }}
      messages={messages}
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
  messages,
  onChoose,
}: AddDialogProps & { onChoose: (addition: Addition) => void }) {
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
