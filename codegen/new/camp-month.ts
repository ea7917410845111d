/** `npm run new -- month`, or `camp-month`: a month with its table. */
import { MONTHS as MONTH_WORDS } from '../../src/content/words.ts';
import type { CampCell, CampProgramme } from '../../src/generated/types.ts';
import { counted } from '../problems/say.ts';
import { suggestion } from '../problems/suggest.ts';
import { UsageError } from '../problems/usageError.ts';
import { fieldOf, valueAt } from '../problems/value.ts';
import type { TableCell } from '../sheets/cells.ts';
import { monthOf } from '../sheets/days.ts';
import { tableColumns } from '../sheets/names.ts';
import { monthTableIn } from '../sheets/read.ts';
import { listOf } from '../site/content.ts';
import { isDay } from '../site/days.ts';
import { latinDigits } from '../site/digits.ts';
import { MONTHS } from '../site/months.ts';
import { wordsOf } from '../site/voices.ts';
import { askCaptions } from './captions.ts';
import { type Kind, placeIn } from './draft.ts';
import {
  askPictures,
  assertFree,
  type EntryList,
  entryDraft,
  openList,
  PICTURE_FLAGS,
  placePictures,
} from './entry.ts';
import { families, familyField, lineField, noList } from './fields.ts';
import type { Field, Form } from './form.ts';
import { previewOf } from './previewOf.ts';
import { joinPath } from './slug.ts';
import { allDoubts, askSheetOrNone, confirmRows, SHEET_FLAGS } from './spreadsheet.ts';

interface Month {
  /** 1 to 12. */
  number: number;
  name: string;
  year: string;
}

const monthField = {
  flag: 'month',
  question: 'The month',
  example: 'January 2026',
  parse: (text: string): Month => {
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

const slugOfMonth = ({ name, year }: Month) => `${name.toLowerCase()}-${year}`;

/** A month that has no page yet. */
const freeMonthField = (list: EntryList): Field<Month> => ({
  ...monthField,
  parse: (text) => {
    const month = monthField.parse(text);
    assertFree(list, slugOfMonth(month));
    return month;
  },
});

export const campMonth: Kind = {
  summary: 'a month with its table',
  alias: 'camp-month',
  flags: {
    month: 'the month, such as january-2026',
    in: 'the list that it belongs to; may be left out when there is only one',
    title: 'the heading of its page; made after the newest month when left out',
    ...SHEET_FLAGS,
    from: 'the table, XLSX or CSV, with the columns of the list; an empty cell belongs to the one above',
    csv: 'the same as --from',
    ...PICTURE_FLAGS,
  },
  required: () => ['month'],

  draft: async (site, form) => {
    const choices = families(site.manifest, 'month', 'camp-month');
    const [only, another] = choices;
    if (!only) throw noList('month', 'months', 'Months', { columns: ['Date', 'Place'], programme: [] });
    const family =
      !another && !form.has('in')
        ? only
        : await form.required(familyField(choices, 'The list that it belongs to'));
    const there = await openList(site, family, 'camp');
    const columns = columnsOf(there);
    const month = await form.required(freeMonthField(there));
    const slug = slugOfMonth(month);
    const table = await askTable(form, columns, month);
    const pictures = await askPictures(form);

    const list = await openList(site, family, 'camp');
    const title = await form.required(
      lineField('title', 'The heading of its page', `${month.name} ${month.year}`),
      titleLike(list, month, site.site.language),
    );
    assertFree(list, slug);
    const date = lastDay(table, month);
    const owner = { data: family.data, slug, date };
    const placed =
      pictures && (await placePictures(site.folder, owner, pictures, await askCaptions(form, pictures)));
    const entry: CampProgramme = {
      url: joinPath(family.parent, slug),
      title,
      date,
      thumbnail: placed?.thumbnail,
      table: columns.length > 0 ? table : table.map((row) => row.map(campCell)),
      images: placed?.images,
    };
    const draft = entryDraft(list, entry, placed);
    const place = draft.written[0]?.place;
    const change = draft.changes.at(-1);
    const rows =
      table.length > 0 || !place || !change
        ? []
        : [
            {
              label: 'fill in the table',
              place: placeIn(place.file, Buffer.from(change.bytes).toString(), [...place.path, 'table']),
            },
          ];
    return { ...draft, left: [...rows, ...draft.left] };
  },
};

/** The title of the newest month with this month in it: "Camp a Day, December 2025" gives "Camp a Day, January 2026". */
function titleLike({ entries }: EntryList, { number, year }: Month, language: string): string {
  const { dates } = wordsOf(language);
  const own = MONTH_WORDS.map((word) => dates[word]);
  for (const names of [own, MONTHS]) {
    const pattern = new RegExp(`(?:${names.join('|')})([\\s,./-]+)\\d{4}`, 'iu');
    const model = entries.find((entry) => pattern.test(entry.title))?.title;
    if (model !== undefined) return model.replace(pattern, `${names[number - 1]}$1${year}`);
  }
  return `${own[number - 1]} ${year}`;
}

/** The columns that the file of a list names; none where they are those of camps. */
function columnsOf({ file, record }: EntryList): readonly string[] {
  return listOf(fieldOf(valueAt(file.value, ['data', record]), 'columns')).map(String);
}

/** The rows of the spreadsheet that the person names, once they were seen; none without one. */
async function askTable(form: Form, own: readonly string[], month: Month): Promise<TableCell[][]> {
  const asked = await askSheetOrNone(form, form.has('csv') ? 'csv' : 'from');
  if (!asked) return [];
  const { sheet, options } = asked;
  const { columns, rows, notes, joined } = await allDoubts(() =>
    monthTableIn(sheet, tableColumns(own), {
      ...options,
      month: { name: `${month.name} ${month.year}`, ends: monthEnd(month) },
    }),
  );
  const below =
    joined === 0 ? [] : [`${counted(joined, 'empty cell')} taken for the one above, shown as 〃.`];
  await confirmRows(form, `${month.name} ${month.year}`, columns, previewOf(rows, columns.length), [
    ...notes,
    ...below,
  ]);
  return rows;
}

/** How the days of a month end. */
const monthEnd = ({ number, year }: Month) => `-${String(number).padStart(2, '0')}-${year}`;

/** The same cell with the names that camps have for its parts. */
const campCell = ({ text, bold, rowSpan }: TableCell): CampCell => ({ dat: text, bold, s1: rowSpan });

/** The last day of the month that the table names, by which the list is ordered; without one the first of the month. */
function lastDay(table: readonly TableCell[][], month: Month): string {
  const days = table
    .map(([first]) => /^\d\d-\d\d-\d{4}/.exec(first?.text ?? '')?.[0] ?? '')
    .filter((day) => day.endsWith(monthEnd(month)) && isDay(day))
    .sort();
  return days.at(-1) ?? `01${monthEnd(month)}`;
}
