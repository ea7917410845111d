/** A short notice that stands out. */

import { Marked } from '../parts/Marked.tsx';
import { Section } from '../parts/Section.tsx';
import type { BlockProps } from './props.ts';

export function Notice({ block, id, level }: BlockProps<'notice'>) {
  return (
    <Section kind="notice" heading={block.heading} id={id} level={level}>
      <Marked p>{block.text}</Marked>
    </Section>
  );
}
