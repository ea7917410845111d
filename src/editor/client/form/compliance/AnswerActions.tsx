/** What is done to an answer as a whole: a proposal is confirmed, and what only says why is answered otherwise. */
import { useState } from 'react';
import { isAbsenceReasonKind } from '../../../../core/data/compliance.ts';
import type { Json } from '../../../shared/protocol.ts';
import { useForm } from '../context.ts';
import { child, join } from '../json.ts';
import { KindsDialog } from '../KindsDialog.tsx';
import type { KindsShape } from '../shape.ts';
import { newAnswer } from './requirementNames.ts';

interface Props {
  shape: KindsShape;
  pointer: string;
  value: Json;
}

export function AnswerActions(props: Props) {
  if (isAbsenceReasonKind(child(props.value, 'by'))) return <Reason {...props} />;
  return child(props.value, 'proposed') === true ? <Proposal {...props} /> : null;
}

/** Was only found by its words. */
function Proposal({ pointer }: Props) {
  const form = useForm();
  const { asked: messages } = form.messages;
  return (
    <div className="form-asked-act">
      <p>{messages.proposed}</p>
      <button
        type="button"
        className="form-button"
        onClick={() => {
          form.change(join(pointer, 'proposed'), undefined);
          form.announce(messages.confirmed);
          form.open(pointer);
        }}
      >
        {messages.confirm}
      </button>
    </div>
  );
}

/** What is asked for stays; how it is answered is chosen anew. */
function Reason({ shape, pointer, value }: Props) {
  const form = useForm();
  const { asked: messages } = form.messages;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="form-asked-act">
      <button type="button" className="form-button" onClick={() => setChoosing(true)}>
        {child(value, 'by') === 'gap' ? messages.close : messages.applies}
      </button>
      {isChoosing && (
        <KindsDialog
          shape={shape}
          onClose={() => setChoosing(false)}
          onKind={(begin) => {
            setChoosing(false);
            const { answer, field } = newAnswer(begin, child(value, 'to') ?? '');
            form.change(pointer, answer);
            form.open(join(pointer, field));
          }}
        />
      )}
    </div>
  );
}
