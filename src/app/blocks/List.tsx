import { RichTextItem } from '../components/RichText.tsx';
import { Section } from '../components/Section.tsx';
import type { BlockProps } from './props.ts';

export function List({ block, id, level }: BlockProps<'list'>) {
  const { heading, items, style = 'bullets', start } = block;
  const children = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a point has no name but its place
    <li key={index}>
      <RichTextItem>{item}</RichTextItem>
    </li>
  ));
  return (
    <Section kind="list" variant={style} heading={heading} id={id} level={level}>
      {style === 'numbers' ? <ol start={start}>{children}</ol> : <ul>{children}</ul>}
    </Section>
  );
}
