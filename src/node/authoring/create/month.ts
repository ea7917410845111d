/** `npm run new -- month`, or `camp-month`: a month with its table. */

import { isDay } from '../../../core/data/days.ts';
import { latinDigits } from '../../../core/i18n/digits.ts';
import { MONTHS as MONTH_WORDS } from '../../../core/i18n/format.ts';
import { joinPath } from '../../../core/i18n/slug.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { valueAt } from '../../../core/problems/value.ts';
import type { CampCell, CampProgramme } from '../../../generated/types.ts';
import { MONTHS } from '../../content/clock.ts';
import { loadMessages } from '../../content/locales.ts';
import { arrayItems } from '../../content/siteValues.ts';
import { UsageError } from '../../system/usageError.ts';
import { tableColumns } from '../spreadsheet/columns.ts';
import { monthOf } from '../spreadsheet/days.ts';
import { readMonthTable } from '../spreadsheet/readTables.ts';
import type { TableCell } from '../spreadsheet/tableRows.ts';
import type { AdditionKind } from './additionDraft.ts';
import { captionedPictures } from './captions.ts';
import {
  assertPathAvailable,
  type EntryList,
  entryDraft,
  openList,
  PICTURE_FLAGS,
  readPictures,
} from './entry.ts';
import { type Flags, families, familyFromFlags, missingListError, parseLine } from './flags.ts';
import { readSheet, refuseProblems, SHEET_FLAGS } from './sheetFlags.ts';

interface MonthOfYear {
  /** 1 to 12. */
  number: number;
  name: string;
  year: string;
}

function parseMonth(text: string): MonthOfYear {
  const parts = latinDigits(text)
    .split(/[\s./-]+/)
    .filter(Boolean);
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const [word = '', ...more] = parts.filter((part) => part !== year);
  const number = /^\d{1,2}$/.test(word) ? Number(word) : monthOf(word);
  const name = MONTHS[number - 1];
  if (name !== undefined && year !== undefined && more.length === 0) return { number, name, year };
  const near = word === '' ? undefined : suggestion(word, MONTHS);
  throw new UsageError(`"${text}" is not a month. ${near ?? 'Write it as January 2026 or 01-2026.'}`);
}

const monthSlug = ({ name, year }: MonthOfYear) => `${name.toLowerCase()}-${year}`;

/** A month without a page. */
const freeMonthParser = (list: EntryList) => (text: string) => {
  const month = parseMonth(text);
  assertPathAvailable(list, monthSlug(month));
  return month;
};

export const month: AdditionKind = {
  summary: 'a month with its table',
  alias: 'camp-month',
  flags: {
    month: 'the month, such as january-2026',
    in: 'the list that it belongs to; may be left out when there is only one',
    title: 'the heading of its page; default: like that of the newest month',
    ...SHEET_FLAGS,
    from: 'the table, XLSX, ODS or CSV, with the columns of the list; an empty cell belongs to the one above',
    ...PICTURE_FLAGS,
  },
  required: () => ['month'],
  examples: () => ({ month: 'january-2026' }),

  draft: async (site, flags) => {
    const choices = families(site.manifest, 'month', 'camp-month');
    if (choices.length === 0)
      throw missingListError('month', 'months', 'Months', { columns: ['Date', 'Place'], programme: [] });
    const family = await familyFromFlags(flags, choices);
    const list = await openList(site, family, 'camp');
    const columns = columnsOf(list);
    const monthOfYear = await flags.required('month', freeMonthParser(list));
    const slug = monthSlug(monthOfYear);
    const { table, notes } = await readTable(flags, columns, monthOfYear);
    const pictures = await readPictures(flags);
    const title = await flags.required(
      'title',
      parseLine,
      titleFromModel(list, monthOfYear, site.site.language),
    );
    const date = lastDay(table, monthOfYear);
    const owner = { data: family.data, slug, date };
    const entryPictures = pictures && (await captionedPictures(flags, site.folder, owner, pictures));
    const entry: CampProgramme = {
      url: joinPath(family.parent, slug),
      title,
      date,
      thumbnail: entryPictures?.thumbnail,
      table: columns.length > 0 ? table : table.map((row) => row.map(campCell)),
      images: entryPictures?.images,
    };
    const tasks = table.length > 0 ? [] : [{ label: 'fill in the table', field: 'table' }];
    const draft = entryDraft(list, entry, entryPictures, tasks);
    return { ...draft, notes: [...notes, ...draft.notes] };
  },
};

/** "Camp a Day, December 2025", the title of the newest month, gives "Camp a Day, January 2026". */
function titleFromModel({ entries }: EntryList, { number, year }: MonthOfYear, language: string): string {
  const { dates } = loadMessages(language);
  const localMonths = MONTH_WORDS.map((word) => dates[word]);
  for (const names of [localMonths, MONTHS]) {
    const pattern = new RegExp(`(?:${names.join('|')})([\\s,./-]+)\\d{4}`, 'iu');
    const model = entries.find((entry) => pattern.test(entry.title))?.title;
    if (model !== undefined) return model.replace(pattern, `${names[number - 1]}$1${year}`);
  }
  return `${localMonths[number - 1]} ${year}`;
}

/** Returns [] for the default columns of camps. */
const columnsOf = ({ file, record }: EntryList): readonly string[] =>
  arrayItems(valueAt(file.value, ['data', record, 'columns'])).map(String);

async function readTable(flags: Flags, columns: readonly string[], month: MonthOfYear) {
  if (!flags.has('from')) return { table: [], notes: [] };
  const { sheet, options } = await readSheet(flags);
  const { rows, notes, joinedCells } = await refuseProblems(() =>
    readMonthTable(sheet, tableColumns(columns), {
      ...options,
      month: { name: `${month.name} ${month.year}`, ends: monthEnd(month) },
    }),
  );
  const joinNotes =
    joinedCells === 0 ? [] : [`${formatCount(joinedCells, 'empty cell')} joined with the cell above.`];
  return { table: rows, notes: [...notes, ...joinNotes] };
}

/** The end of the days of a month, such as "-03-2026". */
const monthEnd = ({ number, year }: MonthOfYear) => `-${String(number).padStart(2, '0')}-${year}`;

/** Converts a cell to the fields of camps. */
const campCell = ({ text, bold, rowSpan }: TableCell): CampCell => ({ dat: text, bold, s1: rowSpan });

/** Returns the last day of the table, by which the list is sorted, else the first of the month. */
function lastDay(table: readonly TableCell[][], month: MonthOfYear): string {
  const days = table
    .map(([first]) => /^\d\d-\d\d-\d{4}/.exec(first?.text ?? '')?.[0] ?? '')
    .filter((day) => day.endsWith(monthEnd(month)) && isDay(day))
    .sort();
  return days.at(-1) ?? `01${monthEnd(month)}`;
}
