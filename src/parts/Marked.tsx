/** A text that may have links, bold and italic, and as a paragraph lists. */
import type { MarkedProps } from './MarkedText.tsx';
import { markedPart } from './markedPart.ts';
import { Text } from './Text.tsx';

export function Marked({ p, children }: MarkedProps) {
  const code = markedPart.now();
  if (code) return <code.MarkedText p={p}>{children}</code.MarkedText>;
  const text = <Text>{children}</Text>;
  return p ? <p>{text}</p> : text;
}
