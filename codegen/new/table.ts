/** `npm run new -- table`: a table from a spreadsheet, at the end of a page of blocks. */
import type { InfoFile, TableBlock } from '../../src/generated/types.ts';
import { counted } from '../problems/say.ts';
import { UsageError } from '../problems/usageError.ts';
import { tableIn } from '../sheets/read.ts';
import { dataFile } from '../site/folder.ts';
import { type Kind, openFile, placeIn, placeText, type SoundSite, withItem } from './draft.ts';
import { lineField } from './fields.ts';
import type { Field } from './form.ts';
import { givenPage } from './givenPage.ts';
import { previewOf } from './previewOf.ts';
import { allDoubts, askSheet, confirmRows, SHEET_FLAGS } from './spreadsheet.ts';

export const table: Kind = {
  summary: 'a table from a spreadsheet, at the end of a page of blocks',
  flags: {
    to: 'the address of the page',
    caption: 'what the table shows, in a line above it',
    heading: 'a heading over the table',
    ...SHEET_FLAGS,
  },
  required: () => ['to', 'caption', 'from'],

  draft: async (site, form) => {
    const page = await form.required(pageField(site));
    const file = await openFile(site, dataFile(page.data), 'info');
    // Sound files have the shape of their schemas.
    const { blocks = [] } = (file.value as InfoFile).data[0] ?? {};
    const line = lineField('caption', 'What the table shows', 'Fees of the year 2026-2027');
    const caption = await form.required({
      ...line,
      parse: (text) => {
        const caption = line.parse(text);
        const same = blocks.findIndex((block) => block.kind === 'table' && block.caption === caption);
        if (same < 0) return caption;
        const there = placeText(placeIn(file.file, file.text, ['data', 0, 'blocks', same]));
        throw new UsageError(
          `The page has a table with this caption: ${there}. Delete that one first, or give another caption.`,
        );
      },
    });
    const heading = form.has('heading')
      ? await form.required(lineField('heading', 'A heading', 'Fees'))
      : undefined;
    const { sheet, options } = await askSheet(form);
    const { columns, rows, notes } = await allDoubts(() => tableIn(sheet, options));
    if (rows.length === 0)
      throw new UsageError('The table has no row below its headings. Nothing was changed.');
    await confirmRows(
      form,
      `${page.path} gets a table of ${counted(rows.length, 'row')}`,
      columns,
      previewOf(rows, columns.length),
      notes,
    );
    const block: TableBlock = { kind: 'table', heading, caption, columns, rows };
    const { length } = blocks;
    const list = ['data', 0, 'blocks'];
    const { change, text } = withItem(file, list, length, block);
    return {
      changes: [change],
      written: [{ label: caption, place: placeIn(file.file, text, [...list, length]) }],
      address: page.path,
      left: [],
      notes: [...notes],
    };
  },
};

/** A page of blocks, by its address. */
function pageField(site: SoundSite): Field<{ path: string; data: string }> {
  const pages = site.manifest.routes.filter(({ layout }) => layout === 'info');
  return {
    flag: 'to',
    question: 'The address of the page',
    example: pages.at(-1)?.path ?? '',
    parse: (text) => {
      const { path, route } = givenPage(site, text);
      if (route.layout === 'info') return { path, data: route.data };
      throw new UsageError(`${path} is not a page of blocks, and its layout has no place for a table.`);
    },
  };
}
