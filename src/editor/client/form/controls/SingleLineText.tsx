/** Words in one line, which wraps where the window is narrow. */
import type { KeyboardEvent } from 'react';
import type { TextProps } from './textProps.ts';

const joinLines = (text: string) => text.replace(/\s*\n\s*/g, ' ');

export function SingleLineText({ text, onText, attributes }: TextProps) {
  // What a file has in several lines stays so until somebody types.
  const isMultiline = text.includes('\n');
  return (
    <textarea
      {...attributes}
      rows={1}
      value={text}
      onKeyDown={isMultiline ? undefined : preventNewline}
      onChange={({ target }) => onText(isMultiline ? target.value : joinLines(target.value))}
    />
  );
}

function preventNewline(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
