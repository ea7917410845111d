/** `npm run new -- staff`: people from a spreadsheet. */

import { formatCount } from '../../../core/problems/message.ts';
import { sheetMessages } from '../../../core/problems/messages/sheets.ts';
import { suggestion } from '../../../core/problems/suggest.ts';
import { foldPath } from '../../../core/route/path.ts';
import type { PeopleList, Person } from '../../../generated/types.ts';
import { dataFile } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import { recordOf } from '../spreadsheet/fields.ts';
import { PEOPLE } from '../spreadsheet/names.ts';
import { recordsIn } from '../spreadsheet/read.ts';
import { type Kind, openFile, placeIn, withItems } from './draft.ts';
import { categoriesOf, pageShowing, peopleFile, peopleFiles } from './person.ts';
import { allDoubts, readSheet, SHEET_EXAMPLE, SHEET_FLAGS } from './spreadsheet.ts';

const sameAs = (one: Person) => (other: Person) =>
  foldPath(other.name) === foldPath(one.name) && other.category === one.category && other.role === one.role;

export const staff: Kind = {
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
    const { records, notes } = await allDoubts(() =>
      recordsIn(sheet, PEOPLE, options, (rows, places, doubts) => {
        const column = [...places].find(([{ field }]) => field === 'category')?.[1];
        for (const { row, texts } of rows) {
          const category = texts.get('category');
          if (category === undefined || column === undefined || categories.includes(category)) continue;
          const near = suggestion(category, categories);
          if (near !== undefined)
            doubts.atCell(row, column, (where) => sheetMessages.nearly(where, category, near));
        }
      }),
    );
    // The columns that can be read are the fields of a person.
    const read = records.map(({ texts }) => recordOf(PEOPLE, texts) as unknown as Person);
    const fresh = read.filter((person) => !people.some(sameAs(person)));
    const known = read.length - fresh.length;
    const left =
      known === 0 ? [] : [`${formatCount(known, 'row')} left out: these people are there already.`];
    const all = [...people];
    const items = fresh.map((value) => {
      const index = all.findLastIndex(({ category }) => category === value.category) + 1 || all.length;
      all.splice(index, 0, value);
      return { index, value };
    });
    if (items.length === 0)
      throw new UsageError(`${left[0] ?? 'The table has no row below its headings.'} Nothing was changed.`);
    const { change, text } = withItems(file, ['data'], items);
    const [first] = fresh;
    return {
      changes: [change],
      written: [
        {
          label: formatCount(fresh.length, 'person').replace('persons', 'people'),
          place: placeIn(file.file, text, ['data', first ? all.indexOf(first) : 0]),
        },
      ],
      address: pageShowing(site, data),
      left: [],
      notes: [...notes, ...left],
    };
  },
};
