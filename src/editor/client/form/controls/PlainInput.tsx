/** Inputs for machine-readable texts: addresses, numbers, codes. */
import type { HTMLAttributes } from 'react';
import { useForm } from '../context.ts';
import type { TextProps } from '../FieldFrame.tsx';

type InputMode = NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>;

function PlainInput({ text, onText, attributes, inputMode: keys }: TextProps & { inputMode: InputMode }) {
  return (
    <input
      {...attributes}
      type="text"
      inputMode={keys}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  );
}

export const Email = (props: TextProps) => <PlainInput {...props} inputMode="email" />;
export const Phone = (props: TextProps) => <PlainInput {...props} inputMode="tel" />;
export const WebAddress = (props: TextProps) => <PlainInput {...props} inputMode="url" />;

/** A code; for a colour, also the browser's colour picker. */
export function Code(props: TextProps) {
  const { messages } = useForm();
  if (!props.field.shape.colour) return <PlainInput {...props} inputMode="text" />;
  return (
    <div className="form-beside">
      <PlainInput {...props} inputMode="text" />
      <input
        type="color"
        className="form-colour"
        aria-label={messages.chooseColour}
        value={/^#[0-9a-f]{6}$/i.test(props.text) ? props.text : '#000000'}
        onChange={({ target }) => props.onText(target.value)}
      />
    </div>
  );
}
