/** A table whose cells may span rows. Each cell carries the name of its column for narrow screens. */
import type { TableCell } from '../model.ts';
import type { BlockProps } from './props.ts';
import { Section } from './Section.tsx';
import { Text } from './Text.tsx';

export function Table({ block, id, level }: BlockProps<'table'>) {
  const { heading, caption, columns, rows } = block;
  return (
    <Section kind="table" heading={heading} id={id} level={level}>
      {/* A table wider than the screen is moved with the arrow keys, which needs focus (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="table-frame" aria-label={caption} tabIndex={0}>
        <table>
          <caption className={heading === undefined ? undefined : 'visually-hidden'}>
            <Text>{caption}</Text>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Text>{column}</Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
              <tr key={index}>
                {row.map((cell, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its place
                  <Cell key={place} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Cell({ cell: { text, bold, rowSpan } }: { cell: TableCell }) {
  const words = <Text>{text}</Text>;
  return <td rowSpan={rowSpan}>{bold ? <strong>{words}</strong> : words}</td>;
}
