import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { Paragraphs } from './Prose.tsx';
import type { BlockProps } from './props.ts';

export function Quote({ block, id, level }: BlockProps<'quote'>) {
  const { heading, paragraphs, source } = block;
  return (
    <Section kind="quote" heading={heading} id={id} level={level}>
      {/* HTML has no place for the source in the quotation. */}
      <figure>
        <blockquote>
          <Paragraphs>{paragraphs}</Paragraphs>
        </blockquote>
        {source !== undefined && (
          <figcaption>
            <Text>{source}</Text>
          </figcaption>
        )}
      </figure>
    </Section>
  );
}
