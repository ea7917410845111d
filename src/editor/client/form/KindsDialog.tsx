/** A dialog for choosing a block type. */
import type { Json } from '../../shared/protocol.ts';
import { kindName, requirementField } from './compliance/requirementNames.ts';
import { useForm } from './context.ts';
import { FormDialog } from './FormDialog.tsx';
import { KindIcon } from './KindIcon.tsx';
import { emptyOf, type KindsShape } from './shape.ts';

export function KindsDialog({
  shape,
  onClose,
  onKind,
}: {
  shape: KindsShape;
  onClose: () => void;
  /** @param begin a value of the type with its required fields */
  onKind: (begin: Json) => void;
}) {
  const { messages } = useForm();
  const isEvidence = requirementField(shape) !== undefined;
  return (
    <FormDialog title={isEvidence ? messages.compliance.how : messages.chooseBlock} onClose={onClose}>
      <ul className="form-kinds">
        {[...shape.kinds()].map(([kind, record]) => (
          <li key={kind}>
            <button type="button" data-kind={kind} onClick={() => onKind(emptyOf(record))}>
              {!isEvidence && <KindIcon kind={kind} />}
              <strong>{kindName(shape, kind, messages.compliance)}</strong>
              <span>{record.help}</span>
            </button>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
