/** Exported records are read back without changes. */
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../src/core/problems/value.ts';
import { collectLists, listsOnPage } from '../../src/node/authoring/export/index.ts';
import {
  ENTRIES,
  type FieldColumn,
  PEOPLE,
  tableColumns,
} from '../../src/node/authoring/spreadsheet/columns.ts';
import { formatCsv } from '../../src/node/authoring/spreadsheet/csv.ts';
import { recordFromRow, rowFromRecord } from '../../src/node/authoring/spreadsheet/fields.ts';
import { readSheets } from '../../src/node/authoring/spreadsheet/readSheets.ts';
import {
  readAnyTable,
  readMonthTable,
  readRecordsFromSheet,
} from '../../src/node/authoring/spreadsheet/readTables.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { arrayItems, objectItems } from '../../src/node/content/siteValues.ts';
import { COLLEGE } from '../sites.ts';

describe('an exported file', async () => {
  const site = await readCheckedSite(COLLEGE);
  const lists = collectLists(site);
  const dataOf = (name: string) => {
    const value = site.files.find(({ file }) => file === `public/data/${name}.json`)?.value;
    return (value as { data: Record<string, unknown>[] }).data;
  };
  const sheetOf = (name: string) => {
    const list = lists.find((each) => each.name === `${name}.csv`);
    const [sheet] = readSheets(name, Buffer.from(list?.csv ?? ''));
    if (!sheet) throw new Error(`There is no list ${name}.`);
    return sheet;
  };
  const options = { year: new Date().getUTCFullYear() };
  const named = (schema: string) =>
    site.files
      .filter((each) => each.schema === schema)
      .map((each) => each.file.slice('public/data/'.length, -'.json'.length));

  test('starts with the byte order mark that Excel needs, and has lines as in RFC 4180', () => {
    for (const { csv } of lists) expect(csv).toMatch(/^\uFEFF[\s\S]*\r\n$/);
    expect(lists.length).toBeGreaterThan(20);
  });

  test('every list has a unique name', () => {
    const [file] = site.files.filter(({ schema }) => schema === 'people');
    if (!file) throw new Error('The college has no people.');
    const files = ['a/b', 'a-b', 'A-b'].map((name) => ({ ...file, file: `public/data/${name}.json` }));
    expect(collectLists({ ...site, files }).map(({ name }) => name)).toEqual([
      'a-b.csv',
      'a-b-2.csv',
      'A-b-3.csv',
    ]);
  });

  test('the lists of a page, by its address', () => {
    const { table } = site;
    if (!table) throw new Error('The manifest is not sound.');
    const of = (address: string) => listsOnPage(lists, table, address).map(({ name }) => name);
    expect(of('/activities/yrc/')).toEqual(['yrc.csv']);
    expect(of('https://college.example/activities/yrc/?page=2')).toEqual(['yrc.csv']);
    expect(of('/activities/%79rc')).toEqual(['yrc.csv']);
    expect(of('activities/camp/december-2025')).toEqual(['camp-december-2025.csv']);
    expect(() => of('activities/yrk')).toThrow(
      'There is no page "activities/yrk". Did you mean "activities/yrc"?',
    );
    expect(() => of('contactus')).toThrow('The page contactus shows no list or table that can be exported.');
  });

  test.each(named('people'))('people of %s survive export and import', async (name) => {
    const { records } = readRecordsFromSheet(sheetOf(name), PEOPLE, options);
    expect(records.map(({ texts }) => recordFromRow(PEOPLE, texts))).toEqual(dataOf(name));
  });

  test.each(named('programme-list').filter((name) => lists.some((list) => list.name === `${name}.csv`)))(
    'entries of %s survive export and import',
    async (name) => {
      const { records } = readRecordsFromSheet(sheetOf(name), ENTRIES, options);
      // The split of paragraphs into records of up to fourteen does not affect a page.
      const flat = (entry: object) => ({
        ...entry,
        content: arrayItems(fieldOf(entry, 'content')).flatMap((record) => Object.values(record as object)),
      });
      expect(records.map(({ texts }) => flat(recordFromRow(ENTRIES, texts)))).toEqual(
        objectItems(dataOf(name)[0]?.programme).map(({ item }) => flat(item)),
      );
    },
  );

  test('tables survive export and import, with cells that span rows', async () => {
    const months = dataOf('camp')[0]?.programme as { url: string; table: { dat: string; s1?: number }[][] }[];
    for (const { url, table } of months) {
      const read = readMonthTable(sheetOf(`camp-${url.split('/').at(-1)}`), tableColumns([]), options);
      expect(read.rows).toEqual(
        table.map((row) =>
          row.map(({ dat, s1, ...rest }) => ({
            text: dat,
            ...rest,
            ...(s1 !== undefined && { rowSpan: s1 }),
          })),
        ),
      );
    }
    for (const name of named('info')) {
      const blocks = dataOf(name).flatMap(
        (page) => page.blocks as { kind: string; columns: string[]; rows: unknown }[],
      );
      for (const [index, block] of blocks.filter(({ kind }) => kind === 'table').entries()) {
        const { columns, rows } = readAnyTable(
          sheetOf(`${name.replaceAll('/', '-')}-table-${index + 1}`),
          options,
        );
        expect({ columns, rows }).toEqual({ columns: block.columns, rows: block.rows });
      }
    }
  });
});

async function returned(columns: readonly FieldColumn[], records: readonly object[]): Promise<unknown[]> {
  const usedColumns = columns.filter(({ field }) => records.some((record) => field in record));
  const rows = [
    usedColumns.map(({ name }) => name),
    ...records.map((record) => rowFromRecord(usedColumns, record)),
  ];
  const [sheet] = readSheets('list', Buffer.from(formatCsv(rows)));
  if (!sheet) throw new Error('There is no sheet.');
  return readRecordsFromSheet(sheet, columns, { year: 2026 }).records.map(({ texts }) =>
    recordFromRow(columns, texts),
  );
}

test('a person without a category, beside others with one, is read back unchanged', async () => {
  const people = [
    { name: 'Fr. Joseph', role: 'Principal' },
    { name: 'Ms. Anjali', role: 'Teacher', category: 'Primary' },
  ];
  expect(await returned(PEOPLE, people)).toEqual(people);
});

test('drafts and schedules survive export and import', async () => {
  const entries = [
    { title: 'Onam', date: '05-09-2026', draft: true },
    { title: 'Xmas', date: '25-12-2026', from: '01-12-2026', until: '31-12-2026' },
  ];
  expect(await returned(ENTRIES, entries)).toEqual(entries);
});

test.each([
  ['Storm, First aid', ['Storm', 'First aid']],
  ['Storm; Fire, flood', ['Storm', 'Fire, flood']],
  ['Storm\nകൊച്ചി', ['Storm', 'കൊച്ചി']],
  ['Fire, flood;', ['Fire, flood']],
])('the tags of a cell: %j', (cell, tags) => {
  const columns = ENTRIES.filter(({ field }) => field === 'tags');
  const read = (text: string) => recordFromRow(columns, new Map([['tags', text]]));
  expect(read(cell)).toEqual({ tags });
  expect(read(rowFromRecord(columns, { tags })[0] ?? '')).toEqual({ tags });
});
