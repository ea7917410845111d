/** Words in one line, which wraps where the window is narrow. */
import type { KeyboardEvent } from 'react';
import type { TextProps } from './text.ts';

const inLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

export function Line({ text, onText, attributes }: TextProps) {
  // What a file has in several lines stays so until somebody types.
  const several = text.includes('\n');
  return (
    <textarea
      {...attributes}
      rows={1}
      value={text}
      onKeyDown={several ? undefined : keepInLine}
      onChange={({ target }) => onText(several ? target.value : inLine(target.value))}
    />
  );
}

function keepInLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
}
