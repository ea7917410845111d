/** Converts tables from and to the clipboard formats of spreadsheets. */
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

/** The copied rows of cells. */
export type CopiedCells = readonly (readonly { text: string; rows: number }[])[];

/**
 * Parses a table from the clipboard: HTML with spans, otherwise tab-separated lines.
 *
 * @param html may be empty, like `text`
 * @returns undefined for plain text
 */
export function parseClipboard(html: string, text: string): CopiedCells | undefined {
  return (html === '' ? undefined : parseHtmlTable(html)) ?? parseTabSeparated(text);
}

function parseHtmlTable(html: string): CopiedCells | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  // Lines of block elements must not be joined.
  for (const end of table.querySelectorAll('br, p, div, li')) end.after(' ');
  return [...table.rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const words = collapseSpace(cell.textContent ?? '');
      const rows = Math.min(Math.max(1, cell.rowSpan), table.rows.length - row.rowIndex);
      // A cell that spans columns has its text in the first one.
      return Array.from({ length: Math.max(1, cell.colSpan) }, (_, index) => ({
        text: index === 0 ? words : '',
        rows,
      }));
    }),
  );
}

const collapseSpace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Parts with line breaks are quoted. */
function parseTabSeparated(copied: string): CopiedCells | undefined {
  const text = copied.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(text)) return undefined;
  return Papa.parse<string[]>(text, { delimiter: '\t', newline: '\n' }).data.map((line) =>
    line.map((part) => ({ text: collapseSpace(part), rows: 1 })),
  );
}

export const gridFromCopied = (copied: CopiedCells, names: CellNames): Grid =>
  gridOf(
    copied.map((line) => line.map(({ text, rows }) => withSpan(withText({}, text, names), rows, names))),
    names,
  );

/** Formats cells for spreadsheets. @param titles of the columns, if they are copied as well */
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
