/** A table whose cells may span rows. On narrow screens its first column stays while the others are moved. */
import type { TableCell } from '../model.ts';
import type { BlockProps } from './props.ts';
import { Section } from './Section.tsx';
import { Text } from './Text.tsx';

export function Table({ block, id, level }: BlockProps<'table'>) {
  const { heading, caption, columns, rows } = block;
  const inFirstColumn = firstColumn(rows);
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
              {columns.map((column, place) => (
                <th key={column} scope="col" className={place === 0 ? 'table-first' : undefined}>
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
                  <Cell key={place} cell={cell} first={place === 0 && inFirstColumn[index] === true} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Cell({ cell: { text, bold, rowSpan }, first }: { cell: TableCell; first: boolean }) {
  const words = <Text>{text}</Text>;
  return (
    <td rowSpan={rowSpan} className={first ? 'table-first' : undefined}>
      {bold ? <strong>{words}</strong> : words}
    </td>
  );
}

/** For each row, whether its first cell stands in the first column: not so below a cell that spans rows. */
export function firstColumn(rows: readonly (readonly TableCell[])[]): boolean[] {
  let below = 0;
  return rows.map(([cell]) => {
    if (below > 0) {
      below--;
      return false;
    }
    below = (cell?.rowSpan ?? 1) - 1;
    return true;
  });
}
