/** A value that may be a text or a record with more. */

import type { Json } from '../../protocol.ts';
import { useForm } from './context.ts';
import { type FieldProps, useField } from './fieldProps.ts';
import { child } from './json.ts';
import { branchOf, emptyOf, type Shape, type UnionShape } from './shape.ts';

export function UnionField(field: FieldProps<UnionShape>) {
  const { words, change, open } = useForm();
  const Field = useField();
  const branch = branchOf(field.shape, field.value);
  const others = field.shape.branches().filter((other) => other !== branch);
  return (
    <div className="form-union">
      <Field {...field} shape={branch} />
      {others.map((other) => (
        <button
          key={other.title ?? other.help}
          type="button"
          className="form-quiet form-switch"
          title={other.help}
          onClick={() => {
            change(field.pointer, taken(other, field.value));
            open(field.pointer);
          }}
        >
          {other.is === 'object' ? words.asRecord : words.asText}
        </button>
      ))}
    </div>
  );
}

/** A value in another shape: the words that were typed go with it, to the last text that it must have. */
function taken(shape: Shape, value: Json | undefined): Json {
  if (shape.is !== 'object') {
    const texts = Object.values(typeof value === 'object' && value !== null ? value : {});
    const text = texts.findLast((one) => typeof one === 'string');
    return shape.is === 'text' && text !== undefined ? text : emptyOf(shape);
  }
  const empty = emptyOf(shape);
  const name = [...shape.required].findLast((one) => shape.fields.get(one)?.().is === 'text');
  return name === undefined || typeof value !== 'string' || child(empty, name) === undefined
    ? empty
    : { ...Object.fromEntries(Object.entries(empty ?? {})), [name]: value };
}
