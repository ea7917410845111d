/** What a field is given: the same for every shape, so that one table has them all. */
import { type ComponentType, createContext, useContext } from 'react';
import type { Json } from '../../shared/protocol.ts';
import type { Shape } from './shape.ts';

export interface FieldProps<S extends Shape = Shape> {
  shape: S;
  /** JSON pointer from the value of the form. */
  pointer: string;
  value: Json | undefined;
  label: string;
  /** What one item of it is called, where it is a list. */
  itemLabel?: string;
  /** What the columns are called, where it is a table and the record around it has a list of them. */
  columnTitles?: Json;
  /** Whether the record must have it, so that it stays when it is emptied. */
  required: boolean;
  /** Whether the label is only for those who hear it, because what stands around says it. */
  isLabelHidden?: boolean;
  /** Takes the field at a pointer away, where that is possible. */
  onRemove?: (pointer: string) => void;
}

/** The component that draws a field of any shape; handed down because records are made of fields. */
export const FieldContext = createContext<ComponentType<FieldProps> | undefined>(undefined);

export function useField(): ComponentType<FieldProps> {
  const Field = useContext(FieldContext);
  if (!Field) throw new Error('A field stands outside a form.');
  return Field;
}
