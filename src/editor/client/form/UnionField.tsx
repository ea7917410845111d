/** A value that may be a text or a record with more; the item around it changes one into the other. */
import { type FieldProps, useField } from './fieldProps.ts';
import { branchOf, type UnionShape } from './shape.ts';

export function UnionField(field: FieldProps<UnionShape>) {
  const Field = useField();
  return <Field {...field} shape={branchOf(field.shape, field.value)} />;
}
