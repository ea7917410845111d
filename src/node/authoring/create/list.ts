/** `npm run new -- list`: a list page with the pages of its entries, its item in the menu and a first entry. */
import { printLike } from '../../../core/json/jsonStyle.ts';
import type { Manifest, ProgrammeList, Route } from '../../../generated/types.ts';
import { dataFile, MANIFEST } from '../../content/folder.ts';
import { type AdditionKind, locator, openFile, withItems } from './additionDraft.ts';
import { parseLine } from './flags.ts';
import {
  addMenuItem,
  addressParser,
  dataParser,
  freeDataName,
  menuGroups,
  menuParser,
  routeIndex,
  schemaReference,
} from './page.ts';

export const list: AdditionKind = {
  summary: 'a list page, the pages of its entries, its item in the menu and a first entry as a sample',
  argument: 'path',
  flags: {
    path: 'its address, such as news or activities/chess',
    title: 'the heading of the list',
    entry: 'the heading of the first entry; default: that of the list with "1"',
    description: 'one or two sentences for search engines',
    data: 'the name of its data file; default: derived from the address',
    menu: 'the group of the menu that it goes into; default: an item of its own',
  },
  required: () => ['path', 'title'],
  examples: () => ({ path: 'news', title: 'News' }),

  draft: async (site, flags) => {
    const path = await flags.required('path', addressParser(site));
    const title = await flags.required('title', parseLine);
    const entryTitle = await flags.required('entry', parseLine, `${title} 1`);
    const description = await flags.optional('description', parseLine);
    const item = { label: title, href: path };
    const menu = await flags.optional('menu', menuParser(menuGroups(site.site), item));
    const data = await flags.required('data', dataParser(site.folder), freeDataName(site.folder, path));

    const manifest = await openFile(site, MANIFEST, 'manifest');
    // Valid files have the shape of their schemas.
    const { $schema, routes } = manifest.value as Manifest;
    const content: ProgrammeList = {
      $schema: $schema && schemaReference($schema, data, 'programme-list'),
      data: [{ club: title, programme: [{ url: `${path}/1`, title: entryTitle, sample: true }] }],
    };
    const text = printLike(manifest.text, content);
    const file = dataFile(data);
    const rows: Route[] = [
      { path, layout: 'list', data, title, ...(description !== undefined && { description }) },
      { path: `${path}/*`, layout: 'detail', data },
    ];
    const index = routeIndex(routes, path);
    const withRoutes = withItems(
      manifest,
      ['routes'],
      rows.map((value, row) => ({ index: index + row, value })),
    );
    return addMenuItem(
      site,
      {
        changes: [{ file, bytes: Buffer.from(text) }, withRoutes.change],
        values: [
          { label: title, location: locator(file, text)(['data', 0]) },
          { label: entryTitle, location: locator(file, text)(['data', 0, 'programme', 0]) },
          { label: 'the route', location: withRoutes.locate(['routes', index]) },
          { label: 'the route of the entries', location: withRoutes.locate(['routes', index + 1]) },
        ],
        address: path,
        tasks: [
          {
            label: 'replace the first entry, which is a sample',
            location: locator(file, text)(['data', 0, 'programme', 0]),
          },
        ],
        notes: [],
      },
      item,
      menu,
    );
  },
};
