/** The props of a field, the same for every shape. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Json } from '../../shared/protocol.ts';
import type { Shape } from './shape.ts';

export interface FieldProps<S extends Shape = Shape> {
  shape: S;
  /** JSON pointer from the value of the form. */
  pointer: string;
  value: Json | undefined;
  label: string;
  /** The label of an item, if the field is a list. */
  itemLabel?: string;
  /** The column titles, if the field is a table whose record has them. */
  columnTitles?: Json;
  /** True if the record requires the field, so that it remains when it is emptied. */
  required: boolean;
  /** True if the label is visually hidden, because the context shows it. */
  isLabelHidden?: boolean;
  /** Removes the field at a pointer, if that is possible. */
  onRemove?: (pointer: string) => void;
}

/** The component that renders a field of any shape; passed down because records consist of fields. */
export const FieldContext = createContext<ComponentType<FieldProps> | undefined>(undefined);

export function useField(): ComponentType<FieldProps> {
  const Field = useContext(FieldContext);
  if (!Field) throw new Error('A field stands outside a form.');
  return Field;
}
