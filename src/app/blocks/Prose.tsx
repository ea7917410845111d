import { RichText } from '../components/RichText.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockProps } from './props.ts';

export function Prose({ block, id, level }: BlockProps<'prose'>) {
  return (
    <Section
      kind="prose"
      variant={block.lead ? 'lead' : undefined}
      heading={block.heading}
      id={id}
      level={level}
    >
      <Paragraphs>{block.paragraphs}</Paragraphs>
    </Section>
  );
}

export function Paragraphs({ children }: { children: readonly string[] }) {
  return children.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no name but its place
    <RichText p key={index}>
      {paragraph}
    </RichText>
  ));
}
