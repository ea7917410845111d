/** `npm run new -- month`, or `camp-month`: a month with its table. */

import { isDay } from '../../../core/data/days.ts';
import { latinDigits } from '../../../core/i18n/digits.ts';
import { MONTHS as MONTH_WORDS } from '../../../core/i18n/format.ts';
import { joinPath } from '../../../core/i18n/slug.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { fieldOf, valueAt } from '../../../core/problems/value.ts';
import type { CampCell, CampProgramme } from '../../../generated/types.ts';
import { MONTHS } from '../../content/clock.ts';
import { loadMessages } from '../../content/locales.ts';
import { arrayItems } from '../../content/siteValues.ts';
import { UsageError } from '../../system/usageError.ts';
import { tableColumns } from '../spreadsheet/columns.ts';
import { monthOf } from '../spreadsheet/days.ts';
import { readMonthTable } from '../spreadsheet/readTables.ts';
import type { TableCell } from '../spreadsheet/tableRows.ts';
import { type AdditionKind, locationIn } from './additionDraft.ts';
import { readCaptions } from './captions.ts';
import {
  assertPathAvailable,
  assignPictureFiles,
  type EntryList,
  entryDraft,
  openList,
  PICTURE_FLAGS,
  readPictures,
} from './entry.ts';
import { families, familyFromFlags, lineField, missingListError } from './fields.ts';
import type { FlagField, Flags } from './flags.ts';
import { readSheet, refuseDoubts, SHEET_FLAGS } from './spreadsheet.ts';

interface MonthOfYear {
  /** 1 to 12. */
  number: number;
  name: string;
  year: string;
}

const monthField = {
  flag: 'month',
  parse: (text: string): MonthOfYear => {
    const parts = latinDigits(text)
      .split(/[\s./-]+/)
      .filter(Boolean);
    const year = parts.find((part) => /^\d{4}$/.test(part));
    const [word = '', ...more] = parts.filter((part) => part !== year);
    const number = /^\d{1,2}$/.test(word) ? Number(word) : monthOf(word);
    const name = MONTHS[number - 1];
    if (name !== undefined && year !== undefined && more.length === 0) return { number, name, year };
    const near = word === '' ? undefined : suggestion(word, MONTHS);
    throw new UsageError(
      [`"${text}" is not a month.`, near ?? 'Write it as January 2026 or 01-2026.'].join(' '),
    );
  },
};

const monthSlug = ({ name, year }: MonthOfYear) => `${name.toLowerCase()}-${year}`;

/** A month that has no page yet. */
const freeMonthField = (list: EntryList): FlagField<MonthOfYear> => ({
  ...monthField,
  parse: (text) => {
    const month = monthField.parse(text);
    assertPathAvailable(list, monthSlug(month));
    return month;
  },
});

export const campMonth: AdditionKind = {
  summary: 'a month with its table',
  alias: 'camp-month',
  flags: {
    month: 'the month, such as january-2026',
    in: 'the list that it belongs to; may be left out when there is only one',
    title: 'the heading of its page; made after the newest month when left out',
    ...SHEET_FLAGS,
    from: 'the table, XLSX or CSV, with the columns of the list; an empty cell belongs to the one above',
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
    const month = await flags.required(freeMonthField(list));
    const slug = monthSlug(month);
    const { table, notes } = await readTable(flags, columns, month);
    const pictures = await readPictures(flags);
    const title = await flags.required(lineField('title'), titleFromModel(list, month, site.site.language));
    const date = lastDay(table, month);
    const owner = { data: family.data, slug, date };
    const placed =
      pictures &&
      (await assignPictureFiles(site.folder, owner, pictures, await readCaptions(flags, pictures)));
    const entry: CampProgramme = {
      url: joinPath(family.parent, slug),
      title,
      date,
      thumbnail: placed?.thumbnail,
      table: columns.length > 0 ? table : table.map((row) => row.map(campCell)),
      images: placed?.images,
    };
    const draft = entryDraft(list, entry, placed);
    const location = draft.values[0]?.location;
    const change = draft.changes.at(-1);
    const rows =
      table.length > 0 || !location || !change
        ? []
        : [
            {
              label: 'fill in the table',
              location: locationIn(location.file, Buffer.from(change.bytes).toString(), [
                ...location.path,
                'table',
              ]),
            },
          ];
    return { ...draft, tasks: [...rows, ...draft.tasks], notes: [...notes, ...draft.notes] };
  },
};

/** The title of the newest month with this month in it: "Camp a Day, December 2025" gives "Camp a Day, January 2026". */
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

/** The columns that the file of a list names; none where they are those of camps. */
function columnsOf({ file, record }: EntryList): readonly string[] {
  return arrayItems(fieldOf(valueAt(file.value, ['data', record]), 'columns')).map(String);
}

/** The rows of the spreadsheet, and notes about them; none without a spreadsheet. */
async function readTable(
  flags: Flags,
  columns: readonly string[],
  month: MonthOfYear,
): Promise<{ table: TableCell[][]; notes: readonly string[] }> {
  if (!flags.has('from')) return { table: [], notes: [] };
  const { sheet, options } = await readSheet(flags);
  const { rows, notes, joinedCells } = await refuseDoubts(() =>
    readMonthTable(sheet, tableColumns(columns), {
      ...options,
      month: { name: `${month.name} ${month.year}`, ends: monthEnd(month) },
    }),
  );
  const joinNotes =
    joinedCells === 0 ? [] : [`${formatCount(joinedCells, 'empty cell')} joined with the cell above.`];
  return { table: rows, notes: [...notes, ...joinNotes] };
}

/** How the days of a month end. */
const monthEnd = ({ number, year }: MonthOfYear) => `-${String(number).padStart(2, '0')}-${year}`;

/** The same cell with the names that camps have for its parts. */
const campCell = ({ text, bold, rowSpan }: TableCell): CampCell => ({ dat: text, bold, s1: rowSpan });

/** The last day of the month that the table names, by which the list is ordered; without one the first of the month. */
function lastDay(table: readonly TableCell[][], month: MonthOfYear): string {
  const days = table
    .map(([first]) => /^\d\d-\d\d-\d{4}/.exec(first?.text ?? '')?.[0] ?? '')
    .filter((day) => day.endsWith(monthEnd(month)) && isDay(day))
    .sort();
  return days.at(-1) ?? `01${monthEnd(month)}`;
}
