/** A site as the dialogs for acts see it. */
import type { Addition, PageRow } from '../../src/editor/shared/protocol.ts';

const page = (path: string, title: string): PageRow => ({
  path,
  title,
  parent: path === '' ? undefined : path.slice(0, Math.max(path.lastIndexOf('/'), 0)),
  layout: 'info',
  standing: 'shown',
  place: { file: 'public/data/pages.json', pointer: '' },
  text: '',
  saved: 0,
});

export const PAGES: readonly PageRow[] = [
  page('', 'Town School'),
  page('clubs', 'Clubs'),
  page('clubs/nature', 'Nature Club'),
  page('clubs/വായന', 'വായനക്കൂട്ടം'),
  page('news', 'News'),
  page('clubs/nature/bird-walk', 'Bird Walk'),
];

export const ADDITIONS: readonly Addition[] = [
  {
    name: 'event',
    summary: 'an event, with a page of its own and a card in its list',
    questions: [
      {
        name: 'in',
        help: 'the list that it belongs to',
        needed: true,
        kind: 'list',
        choices: [
          { value: 'clubs/nature', label: 'Nature Club' },
          { value: 'news', label: 'News' },
        ],
      },
      { name: 'title', help: 'the heading of its page', needed: true, kind: 'line' },
      { name: 'date', help: 'its day', needed: true, kind: 'date', none: 'none' },
      { name: 'time', help: 'when it begins, in 24 hours, such as 09:30', needed: false, kind: 'line' },
      { name: 'end-date', help: 'its last day', needed: false, kind: 'date' },
      { name: 'text', help: 'its text', needed: false, kind: 'text' },
      { name: 'video', help: 'the address of a video', needed: false, kind: 'line', several: true },
      { name: 'photos', help: 'its pictures', needed: false, kind: 'files', takes: 'pictures' },
      { name: 'captions', help: 'a table', needed: false, kind: 'files', takes: 'table' },
      { name: 'keep-order', help: 'keeps the order', needed: false, kind: 'switch' },
      { name: 'keep-similar', help: 'takes all', needed: false, kind: 'switch' },
    ],
  },
  {
    name: 'table',
    summary: 'a table from a spreadsheet',
    questions: [
      { name: 'to', help: 'the address of the page', needed: true, kind: 'page' },
      { name: 'caption', help: 'what the table shows', needed: true, kind: 'line' },
      { name: 'from', help: 'the spreadsheet', needed: true, kind: 'files', takes: 'table' },
    ],
  },
];
