/** `npm run new -- table`: a table from a spreadsheet, at the end of a page of blocks. */
import type { InfoFile, TableBlock } from '../../../generated/types.ts';
import { dataFile } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import { readAnyTable } from '../spreadsheet/readTables.ts';
import {
  type AdditionKind,
  formatLocation,
  locationIn,
  openFile,
  type ValidSite,
  withItem,
} from './additionDraft.ts';
import { lineField } from './fields.ts';
import type { FlagField } from './flags.ts';
import { pageByAddress } from './pageByAddress.ts';
import { readSheet, refuseDoubts, SHEET_EXAMPLE, SHEET_FLAGS } from './spreadsheet.ts';

export const table: AdditionKind = {
  summary: 'a table from a spreadsheet, at the end of a page of blocks',
  flags: {
    to: 'the address of the page',
    caption: 'what the table shows, in a line above it',
    heading: 'a heading over the table',
    ...SHEET_FLAGS,
  },
  required: () => ['to', 'caption', 'from'],
  examples: ({ manifest }) => ({
    to: manifest.routes.find(({ layout, path }) => layout === 'info' && path !== '')?.path ?? 'fees',
    caption: 'Fees of the year',
    from: SHEET_EXAMPLE,
  }),

  draft: async (site, flags) => {
    const page = await flags.required(pageField(site));
    const file = await openFile(site, dataFile(page.data), 'info');
    // Sound files have the shape of their schemas.
    const { blocks = [] } = (file.value as InfoFile).data[0] ?? {};
    const line = lineField('caption');
    const caption = await flags.required({
      ...line,
      parse: (text) => {
        const caption = line.parse(text);
        const same = blocks.findIndex((block) => block.kind === 'table' && block.caption === caption);
        if (same < 0) return caption;
        const there = formatLocation(locationIn(file.file, file.text, ['data', 0, 'blocks', same]));
        throw new UsageError(
          `The page has a table with this caption: ${there}. Delete that one first, or give another caption.`,
        );
      },
    });
    const heading = await flags.optional(lineField('heading'));
    const { sheet, options } = await readSheet(flags);
    const { columns, rows, notes } = await refuseDoubts(() => readAnyTable(sheet, options));
    if (rows.length === 0)
      throw new UsageError('The table has no row below its headings. Nothing was changed.');
    const block: TableBlock = { kind: 'table', heading, caption, columns, rows };
    const { length } = blocks;
    const list = ['data', 0, 'blocks'];
    const { change, text } = withItem(file, list, length, block);
    return {
      changes: [change],
      values: [{ label: caption, location: locationIn(file.file, text, [...list, length]) }],
      address: page.path,
      tasks: [],
      notes: [...notes],
    };
  },
};

/** A page of blocks, by its address. */
function pageField(site: ValidSite): FlagField<{ path: string; data: string }> {
  return {
    flag: 'to',
    parse: (text) => {
      const { path, route } = pageByAddress(site, text);
      if (route.layout === 'info') return { path, data: route.data };
      throw new UsageError(`${path} is not a page of blocks, and its layout has no place for a table.`);
    },
  };
}
