/** Tables as they come from a spreadsheet and go to one. */
import Papa from 'papaparse';
import {
  type CellNames,
  type CellRange,
  type Grid,
  gridOf,
  spanOf,
  textOfCell,
  withSpan,
  withText,
} from './grid.ts';

/** Rows of cells as they were copied. */
export type CopiedCells = readonly (readonly { text: string; rows: number }[])[];

/**
 * What the clipboard has of a table: as HTML with its spans, else as lines with tabs; undefined where it is plain words.
 *
 * @param html may be empty, as may `text`
 */
export function parseClipboard(html: string, text: string): CopiedCells | undefined {
  return (html === '' ? undefined : parseHtmlTable(html)) ?? parseTabSeparated(text);
}

function parseHtmlTable(html: string): CopiedCells | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  // What stands in lines of their own is not one word.
  for (const end of table.querySelectorAll('br, p, div, li')) end.after(' ');
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const words = collapseSpace(cell.textContent ?? '');
      const rows = Math.min(Math.max(1, cell.rowSpan), table.rows.length - row.rowIndex);
      // A cell over several columns has its words in the first.
      return Array.from({ length: Math.max(1, cell.colSpan) }, (_, index) => ({
        text: index === 0 ? words : '',
        rows,
      }));
    }),
  );
}

const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A part with line breaks in it is quoted. */
function parseTabSeparated(copied: string): CopiedCells | undefined {
  const text = copied.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(text)) return undefined;
  return Papa.parse<string[]>(text, { delimiter: '\t', newline: '\n' }).data.map((line) =>
    line.map((part) => ({ text: collapseSpace(part), rows: 1 })),
  );
}

/** What was copied as the grid of a table. */
export const gridFromCopied = (copied: CopiedCells, names: CellNames): Grid =>
  gridOf(
    copied.map((line) => line.map(({ text, rows }) => withSpan(withText({}, text, names), rows, names))),
    names,
  );

/** Some cells as spreadsheets take them. @param titles of the columns, where they are to go along */
export function toClipboard(
  grid: Grid,
  { top, bottom, left, right }: CellRange,
  names: CellNames,
  titles: readonly string[] = [],
): { html: string; text: string } {
  const lines = grid.slice(top, bottom + 1).map((line) => line.slice(left, right + 1));
  const texts = lines.map((line) =>
    line.map((slot) => (typeof slot === 'object' ? textOfCell(slot.cell, names) : '')),
  );
  const cells = lines.map((line, down) =>
    line.flatMap((slot) => {
      if (slot === 'spanned') return [];
      const span = slot ? Math.min(spanOf(slot.cell, names), lines.length - down) : 1;
      const text = slot ? textOfCell(slot.cell, names) : '';
      return [`<td${span > 1 ? ` rowspan="${span}"` : ''}>${escapeHtml(text)}</td>`];
    }),
  );
  const head = titles.map((title) => `<th>${escapeHtml(title)}</th>`);
  const rows = [...(head.length > 0 ? [head] : []), ...cells];
  return {
    html: `<table>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</table>`,
    text: [...(titles.length > 0 ? [titles] : []), ...texts].map((line) => line.join('\t')).join('\n'),
  };
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
