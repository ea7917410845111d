/** A short notice that stands out. */
import type { BlockProps } from './props.ts';
import { Section } from './Section.tsx';
import { Text } from './Text.tsx';

export function Notice({ block, id, level }: BlockProps<'notice'>) {
  return (
    <Section kind="notice" heading={block.heading} id={id} level={level}>
      <p>
        <Text>{block.text}</Text>
      </p>
    </Section>
  );
}
