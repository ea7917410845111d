/** `npm run new -- staff`: people from a spreadsheet. */

import { formatCount } from '../../../core/problems/message.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { foldPath } from '../../../core/route/path.ts';
import type { PeopleList, Person } from '../../../generated/types.ts';
import { dataFile } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import { PEOPLE } from '../spreadsheet/columns.ts';
import { recordFromRow } from '../spreadsheet/fields.ts';
import { readRecordsFromSheet } from '../spreadsheet/readTables.ts';
import { type AdditionKind, locationIn, openFile, withItems } from './additionDraft.ts';
import { categoriesOf, pageWithPeople, peopleFile, peopleFiles } from './person.ts';
import { readSheet, refuseDoubts, SHEET_EXAMPLE, SHEET_FLAGS } from './spreadsheet.ts';

const isSamePerson = (one: Person) => (other: Person) =>
  foldPath(other.name) === foldPath(one.name) && other.category === one.category && other.role === one.role;

export const staff: AdditionKind = {
  summary: 'people from a spreadsheet',
  flags: { in: 'the data file of the people, such as people', ...SHEET_FLAGS },
  required: () => ['in', 'from'],
  examples: (site) => ({ in: peopleFiles(site)[0] ?? 'people', from: SHEET_EXAMPLE }),

  draft: async (site, flags) => {
    const data = await peopleFile(flags, site);
    const file = await openFile(site, dataFile(data), 'people');
    // Sound files have the shape of their schemas.
    const { data: people } = file.value as PeopleList;
    const categories = categoriesOf(people);
    const { sheet, options } = await readSheet(flags);
    const { records, notes } = await refuseDoubts(() =>
      readRecordsFromSheet(sheet, PEOPLE, options, (rows, places, doubts) => {
        const column = [...places].find(([{ field }]) => field === 'category')?.[1];
        for (const { row, texts } of rows) {
          const category = texts.get('category');
          if (category === undefined || column === undefined || categories.includes(category)) continue;
          const near = suggestion(category, categories);
          if (near !== undefined) doubts.addAtCell(row, column, sheetMessages.nearly, category, near);
        }
      }),
    );
    // The columns that can be read are the fields of a person.
    const read = records.map(({ texts }) => recordFromRow(PEOPLE, texts) as unknown as Person);
    const newPeople = read.filter((person) => !people.some(isSamePerson(person)));
    const existingCount = read.length - newPeople.length;
    const skippedNotes =
      existingCount === 0
        ? []
        : [`${formatCount(existingCount, 'row')} left out: these people are there already.`];
    const all = [...people];
    const items = newPeople.map((value) => {
      const index = all.findLastIndex(({ category }) => category === value.category) + 1 || all.length;
      all.splice(index, 0, value);
      return { index, value };
    });
    if (items.length === 0)
      throw new UsageError(
        `${skippedNotes[0] ?? 'The table has no row below its headings.'} Nothing was changed.`,
      );
    const { change, text } = withItems(file, ['data'], items);
    const [first] = newPeople;
    return {
      changes: [change],
      values: [
        {
          label: formatCount(newPeople.length, 'person').replace('persons', 'people'),
          location: locationIn(file.file, text, ['data', first ? all.indexOf(first) : 0]),
        },
      ],
      address: pageWithPeople(site, data),
      tasks: [],
      notes: [...notes, ...skippedNotes],
    };
  },
};
