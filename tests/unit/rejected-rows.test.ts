/** Rows with problems, which are left out and returned; tests/unit/new-command.test.ts has the command. */
import { describe, expect, test } from 'vitest';
import { ENTRIES, PEOPLE } from '../../src/node/authoring/spreadsheet/columns.ts';
import { readSheets } from '../../src/node/authoring/spreadsheet/readSheets.ts';
import { readRecordsFromSheet } from '../../src/node/authoring/spreadsheet/readTables.ts';
import { rejectedTable } from '../../src/node/authoring/spreadsheet/rejectedRows.ts';

/** Reads a CSV file without its invalid rows, and returns these as a table. */
function partition(lines: readonly string[], columns = ENTRIES) {
  const [sheet] = readSheets('x.csv', new TextEncoder().encode(lines.join('\n')));
  if (!sheet) throw new Error('No sheet');
  const { records, rejected, headingRow } = readRecordsFromSheet(sheet, columns, {
    year: 2026,
    validRows: true,
  });
  return {
    valid: records.filter(({ row }) => !rejected.has(row)).map(({ texts }) => Object.fromEntries(texts)),
    rejected: rejectedTable(sheet, headingRow, records, rejected).map((row) => row.map(({ text }) => text)),
  };
}

describe('rows with problems', () => {
  test('have a reason that does not depend on their position', () => {
    expect(
      partition([
        'Events of the year',
        'Sl No,തീയതി,Title,പ്രശ്നം',
        '1,2026-03-03,ഓണം,old reason',
        '2,2026-06-31,കേരളപ്പിറവി,',
        '3,,Walk,',
        '4,2026-03-03,ഓണം,',
      ]),
    ).toEqual({
      valid: [{ date: '03-03-2026', title: 'ഓണം' }],
      rejected: [
        ['Sl No', 'തീയതി', 'Title', 'Problem'],
        [
          '2',
          '2026-06-31',
          'കേരളപ്പിറവി',
          '"തീയതി" says "2026-06-31", and June 2026 has only 30 days. Write the right day, such as 2026-03-18.',
        ],
        [
          '3',
          '',
          'Walk',
          '"തീയതി" is empty, and it should say the day. Write the day, such as 2026-03-18, or "none".',
        ],
        ['4', '2026-03-03', 'ഓണം', 'This row says the same as row 3. Delete one of the two rows.'],
      ],
    });
  });

  test('rows that repeat a cell with a problem have the problem and the cell', () => {
    expect(
      partition([
        'Title,Date,Place',
        'A,soon,Hall',
        'B,-do-,-do-',
        'C,2026-01-03,-do-',
        'D,,Hall',
        'E,none,-do-',
      ]),
    ).toMatchObject({
      valid: [
        { title: 'C', date: '03-01-2026', place: 'Hall' },
        { title: 'E', place: 'Hall' },
      ],
      rejected: [
        ['Title', 'Date', 'Place', 'Problem'],
        ['A', 'soon', 'Hall', expect.stringMatching(/^"Date" says "soon"/)],
        ['B', 'soon', 'Hall', expect.stringMatching(/^"Date" says "soon"/)],
        ['D', '', 'Hall', expect.stringMatching(/^"Date" is empty/)],
      ],
    });
  });

  test('two rows without a valid day are not the same', () => {
    const { rejected } = partition(['Title,Date', 'Walk,31-06-2026', 'Walk,31-09-2026', 'Talk,none']);
    expect(rejected.join()).not.toContain('the same');
  });

  test.each([
    [['Title,Date,Colour', 'A,none,red'], 'is not known here'],
    [['Title,Date', 'A,soon', 'B,later'], 'which is not a day'],
  ])('a problem of the headings, or of all rows, refuses the file', (lines, message) =>
    expect(() => partition(lines)).toThrow(message),
  );

  test('the column of reasons is ignored when the file is read again', () => {
    const { rejected } = partition(['Name,Role', 'Asha,', 'Bibin,Tutor'], PEOPLE);
    const lines = rejected.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join());
    const [headings = '', row = ''] = lines;
    expect(partition([headings, row.replace('""', '"Tutor"')], PEOPLE).valid).toEqual([
      { name: 'Asha', role: 'Tutor' },
    ]);
  });
});
