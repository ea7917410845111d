/** Actions on evidence: confirm a proposal, or replace a reason by other evidence. */
import { useState } from 'react';
import { isAbsenceReasonKind } from '../../../../core/data/compliance.ts';
import type { Json } from '../../../shared/protocol.ts';
import { useForm } from '../context.ts';
import { child, join } from '../json.ts';
import { KindsDialog } from '../KindsDialog.tsx';
import type { KindsShape } from '../shape.ts';
import { newEvidence } from './requirementNames.ts';

interface Props {
  shape: KindsShape;
  pointer: string;
  value: Json;
}

export function EvidenceActions(props: Props) {
  if (isAbsenceReasonKind(child(props.value, 'by'))) return <Reason {...props} />;
  return child(props.value, 'proposed') === true ? <Proposal {...props} /> : null;
}

/** A proposal that was found by text search. */
function Proposal({ pointer }: Props) {
  const form = useForm();
  const { compliance: messages } = form.messages;
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

/** Keeps the requirement and chooses a new kind of evidence. */
function Reason({ shape, pointer, value }: Props) {
  const form = useForm();
  const { compliance: messages } = form.messages;
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
            const { evidence, field } = newEvidence(begin, child(value, 'to') ?? '');
            form.change(pointer, evidence);
            form.open(join(pointer, field));
          }}
        />
      )}
    </div>
  );
}
