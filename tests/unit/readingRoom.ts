/** A small site: a home page of blocks, and a list of news. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface ReadingRoom {
  site?: object;
  blocks?: readonly object[];
  news?: readonly object[];
  redirects?: readonly { from: string; to: string }[];
}

/** Writes the site; files of an earlier version are replaced. @param folder absolute @returns the folder */
export function writeReadingRoom(folder: string, room: ReadingRoom): string {
  const files: Record<string, [schema: string, value: object]> = {
    'manifest/site.json': [
      'site.schema.json',
      {
        name: 'Reading Room',
        description: 'A small reading room.',
        language: 'en',
        origin: 'https://reading.example',
        timeZone: 'Asia/Kolkata',
        menu: [{ label: 'News', href: 'news' }],
        contact: { address: ['2 Fort Road'] },
        footer: { links: [] },
        ...room.site,
      },
    ],
    'manifest/routes.json': [
      'manifest.schema.json',
      {
        routes: [
          { path: '', layout: 'info', data: 'home', title: 'Home' },
          { path: 'news', layout: 'list', data: 'news', title: 'News' },
          { path: 'news/*', layout: 'detail', data: 'news' },
        ],
        redirects: room.redirects ?? [],
      },
    ],
    'public/data/home.json': [
      'info.schema.json',
      {
        data: [
          { title: 'Home', blocks: room.blocks ?? [{ kind: 'prose', paragraphs: ['Open on all days.'] }] },
        ],
      },
    ],
    'public/data/news.json': [
      'programme-list.schema.json',
      {
        data: [
          { club: 'News', desc: 'What happens here.', sectiondisp: 'cards', programme: room.news ?? [] },
        ],
      },
    ],
  };
  for (const [file, [schema, value]] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const up = file.startsWith('public/') ? '../..' : '..';
    const $schema = `${up}/node_modules/site-from-data/schemas/${schema}`;
    writeFileSync(path, JSON.stringify({ $schema, ...value }, null, 2));
  }
  return folder;
}
