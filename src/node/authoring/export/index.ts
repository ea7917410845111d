/** Exports lists of a site as CSV, which the spreadsheet commands can read. */

import { isDay } from '../../../core/data/days.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import type { SiteFile } from '../../../core/problems/problemAt.ts';
import { withSuggestion } from '../../../core/problems/suggest.ts';
import { fieldOf, stringField } from '../../../core/problems/value.ts';
import { matchPath } from '../../../core/route/match.ts';
import { writtenPath } from '../../../core/route/path.ts';
import type { RouteTable } from '../../../core/route/table.ts';
import { dataNameOf } from '../../content/folder.ts';
import type { CheckedSite } from '../../content/model.ts';
import { parsePageAddress } from '../../content/pagePaths.ts';
import { arrayItems, dataRecords, objectItems } from '../../content/siteValues.ts';
import { UsageError } from '../../system/usageError.ts';
import {
  ENTRIES,
  type FieldColumn,
  fieldColumn,
  PEOPLE,
  SAMPLE_COLUMN,
  tableColumns,
} from '../spreadsheet/columns.ts';
import { escapeCell, formatCsv } from '../spreadsheet/csv.ts';
import { rowFromRecord } from '../spreadsheet/fields.ts';

export interface ExportedList {
  /** The name of the file, without folder. */
  name: string;
  /** The pages that show the list. */
  pages: readonly string[];
  csv: string;
  /** The fields that are not exported. */
  omittedFields: readonly string[];
}

type ListItem = Readonly<Record<string, unknown>>;
type NamedExport = Omit<ExportedList, 'pages'>;

/** By schema. */
const EXPORTS: Readonly<Record<string, (file: SiteFile) => (NamedExport & { path?: string })[]>> = {
  people: (file) => [exportRecords(file, '', PEOPLE, recordsOf(file))],
  events: (file) => [exportRecords(file, '', CARD_COLUMNS, recordsOf(file).flatMap(cardsOf))],
  'activity-cards': (file) => [exportRecords(file, '', LINK_COLUMNS, recordsOf(file))],
  'programme-list': (file) =>
    dataRecords(file).flatMap(({ index, item }) => [
      ...exportIfAny(item.programme, (items) => exportRecords(file, numberSuffix(index), ENTRIES, items)),
      ...exportIfAny(item.committee, (items) =>
        exportRecords(file, `${numberSuffix(index)}-committee`, COMMITTEE_COLUMNS, items),
      ),
    ]),
  camp: (file) =>
    dataRecords(file).flatMap(({ index, item }) => {
      const columns = tableColumns(arrayItems(item.columns).map(String)).map(({ name }) => name);
      const months = objectItems(item.programme).filter(
        ({ item: { table } }) => arrayItems(table).length > 0,
      );
      return [
        ...exportIfAny(item.programme, (items) =>
          exportRecords(file, numberSuffix(index), ENTRIES, items, ['table']),
        ),
        ...months.map(({ item: month }) => {
          const path = stringField(month, 'url');
          return { ...exportTable(file, `-${path?.split('/').at(-1)}`, columns, month.table, true), path };
        }),
      ];
    }),
  info: (file) =>
    dataRecords(file).flatMap(({ item }) =>
      objectItems(item.blocks)
        .filter((block) => block.item.kind === 'table')
        .map(({ item: { columns, rows } }, index) =>
          exportTable(file, `-table-${index + 1}`, arrayItems(columns).map(String), rows, false),
        ),
    ),
};

const recordsOf = (file: SiteFile) => dataRecords(file).map(({ item }) => item);

const numberSuffix = (index: number) => (index === 0 ? '' : `-${index + 1}`);
const exportIfAny = (list: unknown, write: (items: readonly ListItem[]) => NamedExport): NamedExport[] => {
  const items = objectItems(list).map(({ item }) => item);
  return items.length === 0 ? [] : [write(items)];
};

const CARD_COLUMNS: readonly FieldColumn[] = [
  fieldColumn('title', 'Title'),
  fieldColumn('date', 'Date', '', { type: 'day' }),
  fieldColumn('time', 'Time'),
  fieldColumn('endDate', 'Last day', '', { type: 'last-day' }),
  fieldColumn('endTime', 'End time'),
  fieldColumn('place', 'Place'),
  fieldColumn('para', 'Text'),
  fieldColumn('background', 'Picture'),
  fieldColumn('url', 'Link'),
  SAMPLE_COLUMN,
];
const LINK_COLUMNS: readonly FieldColumn[] = [
  fieldColumn('title', 'Title'),
  fieldColumn('url', 'Link'),
  fieldColumn('img', 'Picture'),
  SAMPLE_COLUMN,
];
const COMMITTEE_COLUMNS: readonly FieldColumn[] = [
  fieldColumn('position', 'Position'),
  fieldColumn('name', 'Name'),
  fieldColumn('designation', 'Designation'),
];

/** A record has two cards; the fields of the second one end with 1. */
function cardsOf(row: ListItem): ListItem[] {
  const second = Object.entries(row).flatMap(([field, value]) =>
    field.endsWith('1') ? [[field.slice(0, -1), value] as const] : [],
  );
  const first = Object.entries(row).filter(([field]) => !field.endsWith('1'));
  return [Object.fromEntries(first), ...(second.length > 0 ? [Object.fromEntries(second)] : [])];
}

function exportRecords(
  file: SiteFile,
  suffix: string,
  columns: readonly FieldColumn[],
  items: readonly ListItem[],
  exportedFields: readonly string[] = [],
): NamedExport {
  const columnsInUse = columns.filter(
    ({ required, field }) => required || items.some((item) => item[field] !== undefined),
  );
  const exported = new Set([...columns.map(({ field }) => field), ...exportedFields]);
  const omitted = new Set(items.flatMap((item) => Object.keys(item)).filter((field) => !exported.has(field)));
  return {
    name: fileName(file, suffix),
    csv: formatCsv([
      columnsInUse.map(({ name }) => name),
      ...items.map((item) => rowFromRecord(columnsInUse, item)),
    ]),
    omittedFields: [...omitted],
  };
}

/** @param emptyJoins true if an empty cell is imported as part of the cell above it */
function exportTable(
  file: SiteFile,
  suffix: string,
  columns: readonly string[],
  rows: unknown,
  emptyJoins: boolean,
): NamedExport {
  const openSpans = columns.map(() => 0);
  const lines = arrayItems(rows).map((row) => {
    const cells = [...arrayItems(row)];
    return openSpans.map((rest, column) => {
      if (rest > 0) {
        openSpans[column] = rest - 1;
        return emptyJoins ? '' : '〃';
      }
      const cell = cells.shift();
      openSpans[column] = Number(fieldOf(cell, 'rowSpan') ?? fieldOf(cell, 's1') ?? 1) - 1;
      const cellText = stringField(cell, 'text') ?? stringField(cell, 'dat') ?? '';
      const bold = fieldOf(cell, 'bold') === true && cellText !== '' ? `**${cellText}**` : cellText;
      if (cellText === '' && !emptyJoins) return '';
      return isSiteDay(bold) ? reverseDay(bold) : escapeCell(bold);
    });
  });
  return {
    name: fileName(file, suffix),
    csv: formatCsv([columns.map(escapeCell), ...lines]),
    omittedFields: [],
  };
}

const isSiteDay = (text: string) => /^\d\d-\d\d-\d{4}$/.test(text) && isDay(text);

const fileName = ({ file }: SiteFile, suffix: string) =>
  `${(dataNameOf(file) ?? '').replaceAll('/', '-')}${suffix}.csv`;

/** Returns the lists of valid files, with unique names. */
export function collectLists(site: CheckedSite): ExportedList[] {
  const lists = site.files.flatMap((file) => {
    const write =
      file.isValid && !site.unusedDataFiles.has(file.file) ? EXPORTS[file.schema ?? ''] : undefined;
    if (!write) return [];
    const data = dataNameOf(file.file);
    const pages = site.rows.filter((row) => row.data === data).map(({ path }) => writtenPath(path));
    const sources = site.files.flatMap((other) =>
      JSON.stringify(other.value ?? null).includes(`"data":${JSON.stringify(data)}`)
        ? site.rows.filter((row) => row.data === dataNameOf(other.file)).map(({ path }) => writtenPath(path))
        : [],
    );
    return write(file).map(({ path, ...list }) => ({
      ...list,
      pages: path === undefined ? [...pages, ...sources] : [writtenPath(path)],
    }));
  });
  const names = new Set<string>();
  return lists.map((list) => ({ ...list, name: freeName(list.name, names) }));
}

/** Some file systems ignore case. */
function freeName(name: string, usedNames: Set<string>): string {
  let free = name;
  for (let count = 2; usedNames.has(free.toLowerCase()); count += 1)
    free = name.replace(/\.csv$/, `-${count}.csv`);
  usedNames.add(free.toLowerCase());
  return free;
}

/** Returns the lists of a page. @throws UsageError if there is no such page, or it has none */
export function listsOnPage(
  lists: readonly ExportedList[],
  routes: RouteTable,
  address: string,
): ExportedList[] {
  const path = parsePageAddress(routes, address) ?? address;
  const matching = lists.filter(({ pages }) => pages.includes(path));
  if (matching.length > 0) return matching;
  const pages = lists.flatMap((list) => list.pages);
  if (matchPath(routes, path).kind === 'route')
    throw new UsageError(`The page ${path === '' ? '/' : path} shows no list or table that can be exported.`);
  throw new UsageError(withSuggestion(`There is no page "${address}".`, path, pages));
}
