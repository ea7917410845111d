/** `npm run new -- table`: a table from a spreadsheet, at the end of a page of blocks. */
import type { InfoFile, TableBlock } from '../../../generated/types.ts';
import { dataFile } from '../../content/folder.ts';
import { UsageError } from '../../system/usageError.ts';
import { readAnyTable } from '../spreadsheet/readTables.ts';
import { type AdditionKind, formatLocation, locator, openFile, withItems } from './additionDraft.ts';
import { pageByAddress, parseLine } from './flags.ts';
import { readSheet, refuseProblems, SHEET_EXAMPLE, SHEET_FLAGS } from './sheetFlags.ts';

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
    const page = await flags.required('to', (text) => {
      const { path, route } = pageByAddress(site, text);
      if (route.layout === 'info') return { path, data: route.data };
      throw new UsageError(`${path} is not a page of blocks, and its layout has no place for a table.`);
    });
    const file = await openFile(site, dataFile(page.data), 'info');
    // Valid files have the shape of their schemas.
    const { blocks = [] } = (file.value as InfoFile).data[0] ?? {};
    const caption = await flags.required('caption', (text) => {
      const caption = parseLine(text);
      const existing = blocks.findIndex((block) => block.kind === 'table' && block.caption === caption);
      if (existing < 0) return caption;
      const location = formatLocation(locator(file.file, file.text)(['data', 0, 'blocks', existing]));
      throw new UsageError(
        `The page has a table with this caption: ${location}. Delete that one first, or give another caption.`,
      );
    });
    const heading = await flags.optional('heading', parseLine);
    const { sheet, options } = await readSheet(flags);
    const { columns, rows, notes } = await refuseProblems(() => readAnyTable(sheet, options));
    if (rows.length === 0)
      throw new UsageError('The table has no row below its headings. Nothing was changed.');
    const block: TableBlock = { kind: 'table', heading, caption, columns, rows };
    const { length: index } = blocks;
    const list = ['data', 0, 'blocks'];
    const { change, locate } = withItems(file, list, [{ index, value: block }]);
    return {
      changes: [change],
      values: [{ label: caption, location: locate([...list, index]) }],
      address: page.path,
      tasks: [],
      notes: [...notes],
    };
  },
};
