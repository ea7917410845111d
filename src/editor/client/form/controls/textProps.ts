/** What the control of a text is given. */

import type { ControlAttributes } from '../FieldFrame.tsx';
import type { FieldProps } from '../fieldProps.ts';
import type { TextShape } from '../shape.ts';

export interface TextProps {
  field: FieldProps<TextShape>;
  text: string;
  onText: (text: string) => void;
  attributes: ControlAttributes;
}
