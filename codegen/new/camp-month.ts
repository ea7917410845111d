/** `npm run new -- month`, or `camp-month`: a month with its table. */
import { readFile } from 'node:fs/promises';
import type { CampCell, CampProgramme } from '../../src/generated/types.ts';
import { CAMP_COLUMNS } from '../../src/layouts/camp-month.ts';
import { UsageError } from '../problems/usageError.ts';
import { fieldOf, valueAt } from '../problems/value.ts';
import { listOf } from '../site/content.ts';
import { isDay } from '../site/days.ts';
import { suggestion } from '../site/fields.ts';
import { MONTHS } from '../site/months.ts';
import { ENGINE_LANGUAGES, wordsOf } from '../site/voices.ts';
import { askCaptions } from './captions.ts';
import { parseCsv } from './csv.ts';
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
import { families, familyField, lineField, pathField } from './fields.ts';
import type { Field } from './form.ts';
import { joinPath } from './slug.ts';

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
    const [, word = '', year] = /^\s*(\p{L}+|\d{1,2})[\s./-]+(\d{4})\s*$/u.exec(text) ?? [];
    const index = /^\d/.test(word) ? Number(word) - 1 : MONTHS.findIndex((month) => isMonth(month, word));
    const name = MONTHS[index];
    if (name !== undefined && year !== undefined) return { number: index + 1, name, year };
    const near = word === '' ? undefined : suggestion(word, MONTHS);
    throw new UsageError(
      [`"${text}" is no month.`, near ?? 'Write it as January 2026 or 01-2026.'].join(' '),
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

/** The whole name, or at least three letters of it. */
const isMonth = (month: string, word: string) =>
  word.length >= 3 && month.toLowerCase().startsWith(word.toLowerCase());

export const campMonth: Kind = {
  summary: 'a month with its table',
  alias: 'camp-month',
  flags: {
    month: 'the month, such as january-2026',
    in: 'the list that it belongs to; may be left out when there is only one',
    title: 'the heading of its page; made after the newest month when left out',
    csv: 'a table with the columns of the list; an empty cell belongs to the one above',
    ...PICTURE_FLAGS,
  },
  required: () => ['month'],

  draft: async (site, form) => {
    const choices = families(site.manifest, 'month', 'camp-month');
    if (choices.length === 0)
      throw new UsageError('manifest/routes.json has no family with the layout month.');
    const [only] = choices;
    const family =
      only && choices.length === 1 && !form.has('in')
        ? only
        : await form.required(familyField(choices, 'The list that it belongs to'));
    const there = await openList(site, family, 'camp');
    const columns = columnsOf(there);
    const month = await form.required(freeMonthField(there));
    const slug = slugOfMonth(month);
    const table =
      (await form.optional(
        pathField('csv', 'A CSV file with the table', 'Documents/camp.csv', 'file', async (file) =>
          tableOf(await readCsv(file, columns), columns.length),
        ),
      )) ?? [];
    const pictures = await askPictures(form);

    const list = await openList(site, family, 'camp');
    const title = await form.required(
      lineField('title', 'The heading of its page', `${month.name} ${month.year}`),
      titleLike(list, month),
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
      table: columns === CAMP_COLUMNS ? table : table.map((row) => row.map(plainCell)),
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
function titleLike({ entries }: EntryList, { name, year }: Month): string {
  const pattern = new RegExp(`(?:${MONTHS.join('|')})(\\W+)\\d{4}`, 'i');
  const model = entries.find((entry) => pattern.test(entry.title))?.title;
  return model?.replace(pattern, `${name}$1${year}`) ?? `${name} ${year}`;
}

/** The columns that the file of a list names, else those of camps. */
function columnsOf({ file, record }: EntryList): readonly string[] {
  const columns = listOf(fieldOf(valueAt(file.value, ['data', record]), 'columns'));
  return columns.length > 0 ? columns.map(String) : CAMP_COLUMNS;
}

/** What the first cell of a row of headings may say. */
const firstHeadings = (columns: readonly string[]): (string | undefined)[] =>
  columns === CAMP_COLUMNS
    ? ENGINE_LANGUAGES.map((language) => wordsOf(language).layouts[CAMP_COLUMNS[0]])
    : columns.slice(0, 1);

async function readCsv(file: string, columns: readonly string[]): Promise<string[][]> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  const rows = parseCsv(bytes);
  const first = rows[0]?.[0]?.trim().toLowerCase();
  return firstHeadings(columns).some((heading) => heading?.toLowerCase() === first) ? rows.slice(1) : rows;
}

/** The most rows that the schema lets a cell span. */
const MOST_SPAN = 200;

/**
 * The rows of a table; an empty cell makes the one above it span one row more.
 *
 * @throws UsageError when a row has more cells than there are columns, or a cell of the first row is empty
 */
export function tableOf(
  rows: readonly (readonly string[])[],
  columns: number = CAMP_COLUMNS.length,
): CampCell[][] {
  const above: CampCell[] = [];
  return rows.map((row, index) => {
    const wide = row.slice(columns).some((cell) => cell !== '');
    if (wide) throw new UsageError(`Row ${index + 1} of the table has more than ${columns} cells.`);
    return Array.from({ length: columns }, (_, column) => row[column] ?? '').flatMap((text, column) => {
      const spanning = above[column];
      if (text === '' && spanning && (spanning.s1 ?? 1) < MOST_SPAN) {
        spanning.s1 = (spanning.s1 ?? 1) + 1;
        return [];
      }
      if (text === '' && index === 0) {
        throw new UsageError(
          'The first row of the table has an empty cell; there is nothing above it to belong to.',
        );
      }
      const cell: CampCell = { dat: text.normalize('NFC') };
      above[column] = cell;
      return [cell];
    });
  });
}

/** The same cell in plain words. */
const plainCell = ({ dat, s1 }: CampCell): CampCell => ({ text: dat, rowSpan: s1 });

/** The last day of the month that the table names, by which the list is ordered; without one the first of the month. */
function lastDay(table: readonly CampCell[][], { number, year }: Month): string {
  const month = String(number).padStart(2, '0');
  const days = table
    .map(([first]) => /^\d\d-\d\d-\d{4}/.exec(first?.dat ?? '')?.[0] ?? '')
    .filter((day) => day.endsWith(`-${month}-${year}`) && isDay(day))
    .sort();
  return days.at(-1) ?? `01-${month}-${year}`;
}
