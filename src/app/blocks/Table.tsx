/**
 * On a narrow screen the rows of a table with at least three columns stack: the first cell is their title,
 * every other cell follows its column name, and cells that span rows are repeated.
 */

import { Section } from '../components/Section.tsx';
import { Text } from '../components/Text.tsx';
import { type CellGroup, layOutCells, type PlacedCell } from './layOutCells.ts';
import type { BlockProps } from './props.ts';

/** Tables with fewer columns fit the narrowest screen. */
const STACKED_FROM = 3;

export function Table({ block, id, level }: BlockProps<'table'>) {
  const { heading, caption, columns, rows } = block;
  const stacked = columns.length >= STACKED_FROM;
  return (
    <Section kind="table" heading={heading} id={id} level={level}>
      {/* Arrow keys scroll an overflowing table only if it is focusable (WCAG 2.1.1). */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no form, and the section around it is the landmark */}
      <div
        role="group"
        className={stacked ? 'table-frame table-stacked' : 'table-frame'}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
      >
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
            {layOutCells(rows, columns.length).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
              <tr key={index} className={stacked && continuesGroup(row) ? 'row-continued' : undefined}>
                {row.map((group) => {
                  const labelCell = group.find(({ repeated }) => !repeated);
                  return (
                    <td key={labelCell?.column} rowSpan={labelCell?.cell.rowSpan}>
                      {group.map((placed) =>
                        placed.repeated && (!stacked || placed.column === 0) ? null : (
                          <Cell key={placed.column} placed={placed} column={columns[placed.column]} />
                        ),
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** Returns true if the first cell of the row spans it from a row above. */
const continuesGroup = (row: readonly CellGroup[]) =>
  row.some((group) => group.some(({ column, repeated }) => column === 0 && repeated));

function Cell({
  placed: {
    cell: { text, bold },
    column: place,
    repeated,
  },
  column,
}: {
  placed: PlacedCell;
  column: string | undefined;
}) {
  const Tag = bold ? 'strong' : 'span';
  return (
    <Tag
      className={repeated ? 'cell cell-repeated' : 'cell'}
      // The first column is the title of stacked rows.
      data-column={place > 0 ? column : undefined}
    >
      <Text>{text}</Text>
    </Tag>
  );
}
