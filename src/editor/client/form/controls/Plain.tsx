/** What machines read: an address, a number, a code. */
import type { HTMLAttributes } from 'react';
import { useForm } from '../context.ts';
import type { TextProps } from './text.ts';

type Keys = NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>;

function Input({ text, onText, attributes, keys }: TextProps & { keys: Keys }) {
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

export const Email = (props: TextProps) => <Input {...props} keys="email" />;
export const Phone = (props: TextProps) => <Input {...props} keys="tel" />;
export const WebAddress = (props: TextProps) => <Input {...props} keys="url" />;

/** A code; a colour with the browser's own control beside it. */
export function Code(props: TextProps) {
  const { words } = useForm();
  if (!props.field.shape.colour) return <Input {...props} keys="text" />;
  return (
    <div className="form-beside">
      <Input {...props} keys="text" />
      <input
        type="color"
        className="form-colour"
        aria-label={words.chooseColour}
        value={/^#[0-9a-f]{6}$/i.test(props.text) ? props.text : '#000000'}
        onChange={({ target }) => props.onText(target.value)}
      />
    </div>
  );
}
