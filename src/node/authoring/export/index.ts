/** Every list of a site as CSV, which the spreadsheet commands read back. */

import { isDay } from '../../../core/data/days.ts';
import { reverseDay } from '../../../core/i18n/text.ts';
import { CAMP_COLUMNS } from '../../../core/layouts/camp-month.ts';
import type { SiteFile } from '../../../core/problems/problemAt.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { fieldOf, stringField } from '../../../core/problems/value.ts';
import { matchPath } from '../../../core/route/match.ts';
import { writtenPath } from '../../../core/route/path.ts';
import type { RouteTable } from '../../../core/route/table.ts';
import { listOf, objectsOf, recordsOf } from '../../content/content.ts';
import { dataNameOf } from '../../content/folder.ts';
import { givenPath } from '../../content/givenPath.ts';
import { wordsOf } from '../../content/locales.ts';
import type { CheckedSite } from '../../content/model.ts';
import { UsageError } from '../../system/usageError.ts';
import { csvOf } from '../spreadsheet/csvOf.ts';
import { escaped } from '../spreadsheet/escape.ts';
import { cellsOf } from '../spreadsheet/fields.ts';
import { ENTRIES, type FieldColumn, PEOPLE } from '../spreadsheet/names.ts';

export interface ExportedList {
  /** The name of the file, without folder. */
  name: string;
  /** The pages on which the list is seen, and the page of the list itself. */
  pages: readonly string[];
  csv: string;
  /** The fields that CSV has no place for. */
  left: readonly string[];
}

type Item = Readonly<Record<string, unknown>>;
type Named = Omit<ExportedList, 'pages'>;

/** What each kind of data file has of lists. */
const EXPORTS: Readonly<Record<string, (file: SiteFile) => (Named & { path?: string })[]>> = {
  people: (file) => [
    records(
      file,
      '',
      PEOPLE,
      recordsOf(file).map(({ item }) => item),
    ),
  ],
  events: (file) => [
    records(
      file,
      '',
      CARDS,
      recordsOf(file).flatMap(({ item }) => cardsOf(item)),
    ),
  ],
  'activity-cards': (file) => [
    records(
      file,
      '',
      LINKED,
      recordsOf(file).map(({ item }) => item),
    ),
  ],
  'programme-list': (file) =>
    recordsOf(file).flatMap(({ index, item }) => [
      ...some(item.programme, (items) => records(file, numbered(index), ENTRIES, items)),
      ...some(item.committee, (items) => records(file, `${numbered(index)}-committee`, COMMITTEE, items)),
    ]),
  camp: (file) =>
    recordsOf(file).flatMap(({ index, item }) => {
      const own = listOf(item.columns).map(String);
      const columns = own.length > 0 ? own : CAMP_COLUMNS.map((column) => wordsOf('en').layouts[column]);
      const months = objectsOf(item.programme).map((month) => month.item);
      return [
        ...some(item.programme, (items) => records(file, numbered(index), ENTRIES, items, ['table'])),
        ...months
          .filter(({ table }) => listOf(table).length > 0)
          .map((month) => ({
            ...table(file, `-${stringField(month, 'url')?.split('/').at(-1)}`, columns, month.table, true),
            path: stringField(month, 'url'),
          })),
      ];
    }),
  info: (file) =>
    recordsOf(file).flatMap(({ item }) =>
      objectsOf(item.blocks)
        .filter((block) => block.item.kind === 'table')
        .map((block, count) =>
          table(file, `-table-${count + 1}`, listOf(block.item.columns).map(String), block.item.rows, false),
        ),
    ),
};

const numbered = (index: number) => (index === 0 ? '' : `-${index + 1}`);
const some = (list: unknown, write: (items: readonly Item[]) => Named): Named[] => {
  const items = objectsOf(list).map(({ item }) => item);
  return items.length === 0 ? [] : [write(items)];
};

const text = (field: string, name: string): FieldColumn => ({ field, name, form: 'text', aliases: [] });
const SAMPLE: FieldColumn = { field: 'sample', name: 'Sample', form: 'yes', aliases: [] };
const CARDS: readonly FieldColumn[] = [
  text('title', 'Title'),
  { field: 'date', name: 'Date', form: 'day', aliases: [] },
  text('time', 'Time'),
  { field: 'endDate', name: 'Last day', form: 'last-day', aliases: [] },
  text('endTime', 'End time'),
  text('place', 'Place'),
  text('para', 'Text'),
  text('background', 'Picture'),
  text('url', 'Link'),
  SAMPLE,
];
const LINKED: readonly FieldColumn[] = [
  text('title', 'Title'),
  text('url', 'Link'),
  text('img', 'Picture'),
  SAMPLE,
];
const COMMITTEE: readonly FieldColumn[] = [
  text('position', 'Position'),
  text('name', 'Name'),
  text('designation', 'Designation'),
];

/** A row of data supplies two cards; the fields of the second end with 1. */
function cardsOf(row: Item): Item[] {
  const second = Object.entries(row).flatMap(([field, value]) =>
    field.endsWith('1') ? [[field.slice(0, -1), value] as const] : [],
  );
  const first = Object.entries(row).filter(([field]) => !field.endsWith('1'));
  return [Object.fromEntries(first), ...(second.length > 0 ? [Object.fromEntries(second)] : [])];
}

function records(
  file: SiteFile,
  suffix: string,
  columns: readonly FieldColumn[],
  items: readonly Item[],
  elsewhere: readonly string[] = [],
): Named {
  const shown = columns.filter(
    ({ needed, field }) => needed || items.some((item) => item[field] !== undefined),
  );
  const known = new Set([...columns.map(({ field }) => field), ...elsewhere]);
  const left = new Set(items.flatMap((item) => Object.keys(item)).filter((field) => !known.has(field)));
  return {
    name: fileName(file, suffix),
    csv: csvOf([shown.map(({ name }) => name), ...items.map((item) => cellsOf(shown, item))]),
    left: [...left],
  };
}

/** @param emptyJoins whether an empty cell is read back as one that belongs to the cell above it */
function table(
  file: SiteFile,
  suffix: string,
  columns: readonly string[],
  rows: unknown,
  emptyJoins: boolean,
): Named {
  const open = columns.map(() => 0);
  const lines = listOf(rows).map((row) => {
    const cells = [...listOf(row)];
    return open.map((rest, column) => {
      if (rest > 0) {
        open[column] = rest - 1;
        return emptyJoins ? '' : '〃';
      }
      const cell = cells.shift();
      open[column] = Number(fieldOf(cell, 'rowSpan') ?? fieldOf(cell, 's1') ?? 1) - 1;
      const said = stringField(cell, 'text') ?? stringField(cell, 'dat') ?? '';
      const bold = fieldOf(cell, 'bold') === true && said !== '' ? `**${said}**` : said;
      if (said === '' && !emptyJoins) return '';
      return isOwnDay(bold) ? reverseDay(bold) : escaped(bold);
    });
  });
  return { name: fileName(file, suffix), csv: csvOf([columns.map(escaped), ...lines]), left: [] };
}

const isOwnDay = (said: string) => /^\d\d-\d\d-\d{4}$/.test(said) && isDay(said);

const fileName = ({ file }: SiteFile, suffix: string) =>
  `${(dataNameOf(file) ?? '').replaceAll('/', '-')}${suffix}.csv`;

/** The lists of a site whose files are sound, each with a name of its own. */
export function exportedLists(site: CheckedSite): ExportedList[] {
  const lists = site.files.flatMap((file) => {
    const write = file.isValid && !site.unused.has(file.file) ? EXPORTS[file.schema ?? ''] : undefined;
    if (!write) return [];
    const data = dataNameOf(file.file);
    const shown = site.rows.filter((row) => row.data === data).map(({ path }) => writtenPath(path));
    const sources = site.files.flatMap((other) =>
      JSON.stringify(other.value ?? null).includes(`"data":${JSON.stringify(data)}`)
        ? site.rows.filter((row) => row.data === dataNameOf(other.file)).map(({ path }) => writtenPath(path))
        : [],
    );
    return write(file).map(({ path, ...list }) => ({
      ...list,
      pages: path === undefined ? [...shown, ...sources] : [writtenPath(path)],
    }));
  });
  const taken = new Set<string>();
  return lists.map((list) => ({ ...list, name: freeName(list.name, taken) }));
}

/** A name that no other list has; where capital letters are not told apart either. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1)
    free = name.replace(/\.csv$/, `-${count}.csv`);
  taken.add(free.toLowerCase());
  return free;
}

/**
 * The lists that a page shows.
 *
 * @throws UsageError when there is no such page, or it shows none
 */
export function listsOf(lists: readonly ExportedList[], routes: RouteTable, address: string): ExportedList[] {
  const path = givenPath(routes, address) ?? address;
  const found = lists.filter(({ pages }) => pages.includes(path));
  if (found.length > 0) return found;
  const pages = lists.flatMap((list) => list.pages);
  if (matchPath(routes, path).kind === 'route') {
    throw new UsageError(`The page ${path === '' ? '/' : path} shows no list or table that can be exported.`);
  }
  throw new UsageError([`There is no page "${address}".`, suggestion(path, pages)].filter(Boolean).join(' '));
}
