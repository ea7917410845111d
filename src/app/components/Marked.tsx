/** A text that may have links, bold and italic, and as a paragraph lists: only these elements, and never HTML of the text. */
import { mayHaveMarks, type Piece } from '../../core/data/marked.ts';
import { piecesOf, readMarks } from '../../core/data/readMarks.ts';
import { Link } from './Link.tsx';
import { Text } from './Text.tsx';

/** @param p whether it is a paragraph by itself */
export function Marked({ p, children }: { p?: boolean; children: string }) {
  if (!p) return <Pieces of={piecesOf(children)} />;
  if (!mayHaveMarks(children))
    return (
      <p>
        <Text>{children}</Text>
      </p>
    );
  // What a text consists of has no name but its place, here and below.
  return readMarks(children).map((block, index) => {
    if (block.kind === 'paragraph')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index}>
          <Pieces of={block.inside} />
        </p>
      );
    const items = block.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={index}>
        <Pieces of={item} />
      </li>
    ));
    return block.style === 'bullets' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <ul key={index}>{items}</ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <ol start={block.start === 1 ? undefined : block.start} key={index}>
        {items}
      </ol>
    );
  });
}

function Pieces({ of }: { of: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return of.map((piece, index) => <PieceView key={index} piece={piece} />);
}

function PieceView({ piece }: { piece: Piece }) {
  if (piece.kind === 'text') return <Text>{piece.text}</Text>;
  const inside = <Pieces of={piece.inside} />;
  // Without an address it would lead to the home page.
  if (piece.kind === 'link') return <Link to={piece.href || undefined}>{inside}</Link>;
  return piece.kind === 'bold' ? <strong>{inside}</strong> : <em>{inside}</em>;
}
