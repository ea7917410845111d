import { RichTextItem } from '../components/RichText.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockProps } from './props.ts';

export function List({ block, id, level }: BlockProps<'list'>) {
  const { heading, items, style = 'bullets' } = block;
  const Tag = style === 'numbers' ? 'ol' : 'ul';
  return (
    <Section kind="list" variant={style} heading={heading} id={id} level={level}>
      <Tag>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point has no name but its place
          <li key={index}>
            <RichTextItem>{item}</RichTextItem>
          </li>
        ))}
      </Tag>
    </Section>
  );
}
