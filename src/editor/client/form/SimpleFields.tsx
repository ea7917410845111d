/** Fields for numbers, choices, switches and constants. */

import { humanize } from '../../shared/fieldLabels.ts';
import { useForm } from './context.ts';
import {
  FieldFrame,
  FieldGroup,
  FieldProblemList,
  Help,
  RemoveButton,
  useControlAttributes,
} from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import type { ChoiceShape, ConstantShape, NumberShape, SwitchShape } from './shape.ts';

/** Returns a number if it is formatted the same as the input; otherwise the text, which the check reports. */
function numberOf(text: string): number | string {
  return String(Number(text)) === text ? Number(text) : text;
}

export function NumberField(field: FieldProps<NumberShape>) {
  const form = useForm();
  const attributes = useControlAttributes(field);
  const { value, pointer, required, shape } = field;
  return (
    <FieldFrame field={field}>
      <input
        {...attributes}
        type="text"
        inputMode={shape.text ? 'text' : 'numeric'}
        autoComplete="off"
        value={value === undefined ? '' : String(value)}
        onChange={({ target: { value: text } }) =>
          form.change(pointer, text === '' && !required ? undefined : numberOf(text))
        }
      />
    </FieldFrame>
  );
}

const MAX_RADIO_OPTIONS = 4;

export function ChoiceField(field: FieldProps<ChoiceShape>) {
  const { value, shape, required } = field;
  const isCustom = typeof value === 'string' && value !== '' && !shape.values.includes(value);
  const values = isCustom ? [...shape.values, value] : shape.values;
  const optional = !required || value === undefined || value === '';
  return shape.values.length <= MAX_RADIO_OPTIONS ? (
    <Radios field={field} values={values} optional={!required} />
  ) : (
    <Select field={field} values={values} optional={optional} />
  );
}

interface ChoiceProps {
  field: FieldProps<ChoiceShape>;
  values: readonly string[];
  optional: boolean;
}

function Select({ field, values, optional }: ChoiceProps) {
  const form = useForm();
  const attributes = useControlAttributes(field);
  const { value, pointer, required } = field;
  return (
    <FieldFrame field={field}>
      <select
        {...attributes}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target: { value: next } }) =>
          form.change(pointer, next === '' && !required ? undefined : next)
        }
      >
        {optional && <option value="">{form.messages.notSaid}</option>}
        {values.map((choice) => (
          <option key={choice} value={choice}>
            {humanize(choice)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function Radios({ field, values, optional }: ChoiceProps) {
  const form = useForm();
  const { id } = useControlAttributes(field);
  const { value, pointer } = field;
  const choices = [...values, ...(optional ? [undefined] : [])];
  return (
    <FieldGroup field={{ ...field, onRemove: undefined }}>
      <div className="form-choices">
        {choices.map((choice) => (
          <label key={choice ?? ''} className="form-choice">
            <input
              type="radio"
              className="form-control"
              name={id}
              value={choice ?? ''}
              checked={value === choice}
              onChange={() => form.change(pointer, choice)}
            />
            {choice === undefined ? form.messages.notSaid : humanize(choice)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export function SwitchField(field: FieldProps<SwitchShape>) {
  const form = useForm();
  const attributes = useControlAttributes(field);
  return (
    <div className="form-field">
      <div className="form-beside">
        <label className="form-choice form-label">
          <input
            {...attributes}
            type="checkbox"
            checked={field.value === true}
            onChange={({ target }) => form.change(field.pointer, target.checked)}
          />
          {field.label}
        </label>
        <RemoveButton field={field} />
      </div>
      <Help field={field} />
      <FieldProblemList pointer={field.pointer} />
    </div>
  );
}

/** A constant has no control: its parent determines it. */
export function ConstantField(_field: FieldProps<ConstantShape>) {
  return null;
}
