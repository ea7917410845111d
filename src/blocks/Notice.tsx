/** A short notice that stands out. */

import { Section } from '../parts/Section.tsx';
import { Text } from '../parts/Text.tsx';
import type { BlockProps } from './props.ts';

export function Notice({ block, id, level }: BlockProps<'notice'>) {
  return (
    <Section kind="notice" heading={block.heading} id={id} level={level}>
      <p>
        <Text>{block.text}</Text>
      </p>
    </Section>
  );
}
