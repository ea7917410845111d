import { RichText } from '../components/RichText.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockProps } from './props.ts';

export function Notice({ block, id, level }: BlockProps<'notice'>) {
  return (
    <Section kind="notice" heading={block.heading} id={id} level={level}>
      <RichText p>{block.text}</RichText>
    </Section>
  );
}
