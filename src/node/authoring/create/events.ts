/** `npm run new -- events`: entries of a list from a spreadsheet. */

import { entrySlug, freeSlug, joinPath, slugOf } from '../../../core/i18n/slug.ts';
import { formatCount } from '../../../core/problems/message.ts';
import { foldPath, writtenPath } from '../../../core/route/path.ts';
import type { ProgrammeEntry } from '../../../generated/types.ts';
import { UsageError } from '../../system/usageError.ts';
import { ENTRIES } from '../spreadsheet/columns.ts';
import { recordFromRow } from '../spreadsheet/fields.ts';
import { withSheetName } from '../spreadsheet/model.ts';
import { readRecordsFromSheet } from '../spreadsheet/readTables.ts';
import { type AdditionKind, locator, withItems } from './additionDraft.ts';
import { assertPathAvailable, dateInsertIndex, type EntryList, openList } from './entry.ts';
import { eventList, families } from './fields.ts';
import { readSheet, refuseDoubts, SHEET_EXAMPLE, SHEET_FLAGS } from './spreadsheet.ts';

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
    const { records, notes } = await refuseDoubts(() => readRecordsFromSheet(sheet, ENTRIES, options));
    const list = await openList(site, family, 'programme-list');
    // The columns that can be read are the fields of an entry; its address may still be missing.
    const read = records.map(({ texts, row }) => ({
      row,
      entry: recordFromRow(ENTRIES, texts) as unknown as ProgrammeEntry,
    }));
    const newEntries = read.filter(({ entry }) => !isExisting(list, entry));
    const takenPaths = new Set(list.takenPaths);
    const addressed = newEntries.map(({ entry, row }): { entry: ProgrammeEntry; row: number } => {
      const url = entryAddress(list, entry, takenPaths, withSheetName(sheet, `Row ${row + 1}`));
      takenPaths.add(foldPath(url));
      return { entry: { ...entry, url }, row };
    });
    const all = [...list.entries];
    const items = addressed.map(({ entry: value }) => {
      const index = dateInsertIndex(
        all.map(({ date }) => date),
        value.date,
      );
      all.splice(index, 0, value);
      return { index, value };
    });
    const existingCount = read.length - newEntries.length;
    const skippedNotes =
      existingCount === 0
        ? []
        : [`${formatCount(existingCount, 'row')} left out: these events are there already.`];
    if (items.length === 0)
      throw new UsageError(
        `${skippedNotes[0] ?? 'The table has no row below its headings.'} Nothing was changed.`,
      );
    const path = ['data', list.record, 'programme'];
    const { change, text } = withItems(list.file, path, items);
    const locate = locator(list.file.file, text);
    return {
      changes: [change],
      values: addressed.map(({ entry, row }) => ({
        label: entry.title,
        location: locate([...path, all.indexOf(entry)]),
        row: `${sheet.file}, ${withSheetName(sheet, `row ${row + 1}`)}`,
      })),
      address: family.parent,
      tasks: [],
      notes: [...notes, ...skippedNotes],
    };
  },
};

/** Whether an event was read before: it has the address, or the title and the day, of one that is there. */
function isExisting({ entries }: EntryList, { url, title, date }: ProgrammeEntry): boolean {
  return entries.some((entry) =>
    url === undefined || !url.includes('/')
      ? foldPath(entry.title) === foldPath(title) && entry.date === date
      : foldPath(writtenPath(entry.url)) === foldPath(writtenPath(url)),
  );
}

/** The address that the row gives, or one made from the title. @param row its name @throws UsageError when it is taken */
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
