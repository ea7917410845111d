/** HTML tables to table blocks. */

import type { Element, ElementContent } from 'hast';
import type { BlockOf } from '../../../core/model.ts';
import { isElement } from './htmlText.ts';

interface TableContext {
  /** Prints rich text. */
  print: (nodes: readonly ElementContent[]) => string;
  /** Prints plain text. */
  words: (nodes: readonly ElementContent[]) => string;
  caption: string;
}

interface TableResult {
  block: BlockOf<'table'> | BlockOf<'list'>;
  note?: string;
}

interface Cell {
  text: string;
  bold?: true;
  rowSpan?: number;
}

/** Limits of HTML (WHATWG HTML, 4.9.11), and of our schema. */
const MAX_COLUMNS = 100;
const MAX_ROW_SPAN = 200;

/**
 * A table with a row of headings becomes a table, one of two columns without headings a list of names and
 * values. In other tables the first row becomes the headings.
 *
 * @returns undefined for a table without words
 */
export function tableBlock(
  element: Element,
  { print, words, caption }: TableContext,
): TableResult | undefined {
  const rows = rowsOf(element);
  const headCount = rows.findIndex(({ isHead }) => !isHead);
  const head = layOut(headCount < 0 ? rows : rows.slice(0, headCount), words);
  const bodyRows = headCount < 0 ? [] : rows.slice(headCount);
  const body = layOut(bodyRows, words);
  const width = Math.max(0, ...[...head, ...body].map((row) => row.length));
  if ([...head, ...body].flat().every((cell) => (cell?.text ?? '') === '')) return undefined;
  const hasSpans = body.flat().some((cell) => cell?.rowSpan !== undefined);
  if (head.length === 0 && width === 2 && !hasSpans)
    return {
      block: pairs(layOut(bodyRows, print)),
      note: 'A table of two columns without headings is a list now.',
    };
  const isBorrowed = head.length === 0;
  const first = body.findIndex((row) => row.some((cell) => (cell?.text ?? '') !== ''));
  const columns = columnNames(isBorrowed ? body.slice(first, first + 1) : head, width);
  const rest = isBorrowed ? rowsFrom(body, first + 1) : body;
  return {
    block: { kind: 'table', caption: caption || columns.join(', '), columns, rows: fillRows(rest, width) },
    ...(isBorrowed && { note: 'The first row of a table without headings is its heading now.' }),
  };
}

interface Row {
  cells: Element[];
  isHead: boolean;
}

function rowsOf(element: Element): Row[] {
  return element.children.filter(isElement).flatMap((child): Row[] => {
    if (child.tagName === 'tr') {
      const cells = child.children
        .filter(isElement)
        .filter(({ tagName }) => tagName === 'td' || tagName === 'th');
      return [{ cells, isHead: cells.length > 1 && cells.every(({ tagName }) => tagName === 'th') }];
    }
    if (!/^t(?:head|body|foot)$/.test(child.tagName)) return [];
    return rowsOf(child).map((row) => ({
      ...row,
      isHead: child.tagName === 'thead' || (child.tagName === 'tbody' && row.isHead),
    }));
  });
}

/** Places cells in columns. `undefined` is covered by a cell above; an empty text is covered by a cell before. */
function layOut(rows: readonly Row[], print: TableContext['words']): (Cell | undefined)[][] {
  const grid: (Cell | undefined)[][] = rows.map(() => []);
  const covered = rows.map(() => new Set<number>());
  for (const [index, { cells }] of rows.entries()) {
    let column = 0;
    for (const element of cells) {
      while (covered[index]?.has(column)) column++;
      const span = (name: string, max: number) =>
        Math.max(1, Math.min(max, Math.floor(Number(element.properties[name])) || 1));
      if (column >= MAX_COLUMNS) {
        const last = grid[index]?.findLast((cell) => cell !== undefined);
        if (last) last.text = `${last.text} ${print(element.children)}`.trim();
        continue;
      }
      const rowSpan = Math.min(span('rowSpan', MAX_ROW_SPAN), rows.length - index);
      for (
        let offset = 0;
        offset < span('colSpan', MAX_COLUMNS) && column < MAX_COLUMNS && !covered[index]?.has(column);
        offset++, column++
      ) {
        const row = grid[index];
        if (row)
          row[column] = {
            text: offset === 0 ? print(element.children) : '',
            ...(element.tagName === 'th' && offset === 0 && { bold: true as const }),
            ...(rowSpan > 1 && { rowSpan }),
          };
        for (let below = 1; below < rowSpan; below++) covered[index + below]?.add(column);
      }
    }
  }
  for (const [index, row] of grid.entries()) {
    const length = Math.max(row.length, ...[...(covered[index] ?? [])].map((column) => column + 1));
    for (let column = 0; column < length; column++)
      if (!covered[index]?.has(column)) row[column] ??= { text: '' };
    row.length = length;
  }
  return grid;
}

/** The rows from an index on, without spans from those above. */
const rowsFrom = (rows: readonly (readonly (Cell | undefined)[])[], start: number) =>
  rows.slice(start).map((row, index) =>
    Array.from(row, (cell, column) => {
      const above = rows.slice(0, start + index).findLastIndex((other) => other[column] !== undefined);
      return cell ?? (above < start ? { text: '' } : undefined);
    }),
  );

/** Covered cells are left out. A row of covered cells cannot be written, so its table has no spans. */
function fillRows(rows: readonly (readonly (Cell | undefined)[])[], width: number): Cell[][] {
  const filled = rows.map((row) =>
    Array.from({ length: width }, (_, column): Cell | undefined =>
      column < row.length ? row[column] : { text: '' },
    ),
  );
  if (filled.every((row) => row.some((cell) => cell !== undefined)))
    return filled.map((row) => row.flatMap((cell) => cell ?? []));
  return filled.map((row) => row.map((cell) => ({ ...(cell ?? { text: '' }), rowSpan: undefined })));
}

/** Column names must have words and differ. */
function columnNames(rows: readonly (readonly (Cell | undefined)[])[], width: number): string[] {
  const names: string[] = [];
  for (let column = 0; column < width; column++) {
    const words = rows.flatMap((row) => row[column]?.text || []);
    const name = words.join(', ') || '–';
    const isUsed = (candidate: string) => names.includes(candidate);
    let unique = name;
    for (let number = 2; isUsed(unique); number++) unique = `${name} (${number})`;
    names.push(unique);
  }
  return names;
}

const pairs = (rows: readonly (readonly (Cell | undefined)[])[]): BlockOf<'list'> => ({
  kind: 'list',
  style: 'plain',
  items: rows.flatMap((row) => {
    const [name = '', value = ''] = row.map((cell) => cell?.text ?? '');
    return name === '' || value === '' ? name || value || [] : `${name}: ${value}`;
  }),
});
