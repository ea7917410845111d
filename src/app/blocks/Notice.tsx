/** A short notice that stands out. */

import { Marked } from '../components/Marked.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockProps } from './props.ts';

export function Notice({ block, id, level }: BlockProps<'notice'>) {
  return (
    <Section kind="notice" heading={block.heading} id={id} level={level}>
      <Marked p>{block.text}</Marked>
    </Section>
  );
}
