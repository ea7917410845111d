/** Message whose placeholders are filled with elements: "Back to {page}". */
import { Fragment, type ReactNode } from 'react';

export function FormattedMessage({
  text,
  values,
}: {
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    const node = index % 2 === 0 ? piece : values[piece];
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
    return node === '' ? null : <Fragment key={index}>{node}</Fragment>;
  });
}
