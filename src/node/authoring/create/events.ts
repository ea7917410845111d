/** `npm run new -- events`: entries of a list from a spreadsheet. */

import { entrySlug, freeSlug, joinPath, slugOf } from '../../../core/i18n/slug.ts';
import { foldPath, writtenPath } from '../../../core/route/path.ts';
import type { ProgrammeEntry } from '../../../generated/types.ts';
import { UsageError } from '../../system/usageError.ts';
import { ENTRIES } from '../spreadsheet/columns.ts';
import { recordFromRow } from '../spreadsheet/fields.ts';
import { withSheetName } from '../spreadsheet/model.ts';
import { readRecordsFromSheet } from '../spreadsheet/readTables.ts';
import { type AdditionKind, withItems } from './additionDraft.ts';
import { assertPathAvailable, dateInsertIndex, type EntryList, openList } from './entry.ts';
import { eventList, families } from './fields.ts';
import { existingRowNotes, readSheet, refuseProblems, SHEET_EXAMPLE, SHEET_FLAGS } from './spreadsheet.ts';

export const events: AdditionKind = {
  summary: 'events of one list from a spreadsheet',
  flags: { in: 'the list that they belong to: its address, its data file or its title', ...SHEET_FLAGS },
  required: () => ['in', 'from'],
  examples: ({ manifest }) => ({
    in: families(manifest, 'detail')[0]?.parent ?? 'events',
    from: SHEET_EXAMPLE,
  }),

  draft: async (site, flags) => {
    const family = await eventList(flags, site.manifest);
    const { sheet, options } = await readSheet(flags);
    const { records, notes } = await refuseProblems(() => readRecordsFromSheet(sheet, ENTRIES, options));
    const list = await openList(site, family, 'programme-list');
    // The columns are the fields of an entry, of which the address may be absent.
    const rows = records.map(({ texts, row }) => ({
      row,
      entry: recordFromRow(ENTRIES, texts) as unknown as ProgrammeEntry,
    }));
    const newRows = rows.filter(({ entry }) => !isExisting(list, entry));
    const takenPaths = new Set(list.takenPaths);
    const all = [...list.entries];
    const items = newRows.map(({ entry, row }) => {
      const url = entryAddress(list, entry, takenPaths, withSheetName(sheet, `Row ${row + 1}`));
      takenPaths.add(foldPath(url));
      const value = { ...entry, url };
      const index = dateInsertIndex(
        all.map(({ date }) => date),
        value.date,
      );
      all.splice(index, 0, value);
      return { row, index, value };
    });
    const existingNotes = existingRowNotes(rows.length, newRows.length, 'events');
    const path = ['data', list.record, 'programme'];
    const { change, locate } = withItems(list.file, path, items);
    return {
      changes: [change],
      values: items.map(({ value, row }) => ({
        label: value.title,
        location: locate([...path, all.indexOf(value)]),
        row: `${sheet.file}, ${withSheetName(sheet, `row ${row + 1}`)}`,
      })),
      address: family.parent,
      tasks: [],
      notes: [...notes, ...existingNotes],
    };
  },
};

/** Returns true if the list has the address of an event, or its title and day. */
const isExisting = ({ entries }: EntryList, { url, title, date }: ProgrammeEntry): boolean =>
  entries.some((entry) =>
    url === undefined || !url.includes('/')
      ? foldPath(entry.title) === foldPath(title) && entry.date === date
      : foldPath(writtenPath(entry.url)) === foldPath(writtenPath(url)),
  );

/** Returns the address of a row, by default from the title. @throws UsageError if it is taken */
function entryAddress(
  list: EntryList,
  { url, title, date }: ProgrammeEntry,
  takenPaths: ReadonlySet<string>,
  row: string,
): string {
  const { parent } = list.family;
  const baseSlug = entrySlug(title, date);
  if (url === undefined) return joinPath(parent, freeSlug(parent, baseSlug, date?.slice(-4), takenPaths));
  const slug = writtenPath(url).slice(url.includes('/') ? joinPath(parent, '').length : 0);
  try {
    assertPathAvailable({ ...list, takenPaths }, slug);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${row}: ${error.message}`) : error;
  }
  return url.includes('/') ? url : joinPath(parent, slugOf(slug));
}
