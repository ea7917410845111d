/** Text with links, bold, italic and code; paragraphs may also have lists. HTML in the text is escaped. */

import {
  type InlineNode,
  mayHaveMarkdown,
  type RichTextItem as ParsedItem,
  type RichTextList,
} from '../../core/data/richText.ts';
import { useMarkdown } from '../hooks/useMarkdown.ts';
import { Link } from './Link.tsx';
import { Text } from './Text.tsx';

/** @param p true to render paragraphs */
export function RichText({ p, children }: { p?: boolean; children: string }) {
  const markdown = useMarkdown();
  if (!p) return <InlineNodes of={markdown.parseInline(children)} />;
  if (!mayHaveMarkdown(children))
    return (
      <p>
        <Text>{children}</Text>
      </p>
    );
  // The parts never change order, so their index is a valid key.
  return markdown.parseRichText(children).map((block, index) => {
    if (block.kind === 'paragraph')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index}>
          <InlineNodes of={block.inside} />
        </p>
      );
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <List key={index} list={block} />;
  });
}

/** The content of an item of a list block. */
export function RichTextItem({ children }: { children: string }) {
  return <Item item={useMarkdown().parseItem(children)} />;
}

function List({ list: { style, start, items } }: { list: RichTextList }) {
  const children = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={index}>
      <Item item={item} />
    </li>
  ));
  return style === 'bullets' ? (
    <ul>{children}</ul>
  ) : (
    <ol start={start === 1 ? undefined : start}>{children}</ol>
  );
}

function Item({ item: { inside, lists } }: { item: ParsedItem }) {
  return (
    <>
      <InlineNodes of={inside} />
      {lists.map((list, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <List key={index} list={list} />
      ))}
    </>
  );
}

function InlineNodes({ of }: { of: readonly InlineNode[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return of.map((piece, index) => <InlineNodeView key={index} piece={piece} />);
}

function InlineNodeView({ piece }: { piece: InlineNode }) {
  if (piece.kind === 'text') return <Text>{piece.text}</Text>;
  if (piece.kind === 'code') return <code>{piece.text}</code>;
  const inside = <InlineNodes of={piece.inside} />;
  // An empty href would link to the home page.
  if (piece.kind === 'link') return <Link to={piece.href || undefined}>{inside}</Link>;
  return piece.kind === 'bold' ? <strong>{inside}</strong> : <em>{inside}</em>;
}
