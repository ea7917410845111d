/** The site of the dialog tests. */
import type { Addition, PageRow } from '../../src/editor/shared/protocol.ts';

const page = (path: string, title: string): PageRow => ({
  path,
  title,
  parent: path === '' ? undefined : path.slice(0, Math.max(path.lastIndexOf('/'), 0)),
  layout: 'info',
  status: 'live',
  location: { file: 'public/data/pages.json', pointer: '' },
  text: '',
  savedAt: 0,
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
        required: true,
        kind: 'list',
        choices: [
          { value: 'clubs/nature', label: 'Nature Club' },
          { value: 'news', label: 'News' },
        ],
      },
      { name: 'title', help: 'the heading of its page', required: true, kind: 'line' },
      { name: 'date', help: 'its day', required: true, kind: 'date', noneValue: 'none' },
      { name: 'time', help: 'when it begins, in 24 hours, such as 09:30', required: false, kind: 'line' },
      { name: 'end-date', help: 'its last day', required: false, kind: 'date' },
      { name: 'text', help: 'its text', required: false, kind: 'text' },
      { name: 'video', help: 'the address of a video', required: false, kind: 'line', multiple: true },
      { name: 'photos', help: 'its pictures', required: false, kind: 'files', accept: 'pictures' },
      { name: 'captions', help: 'a table', required: false, kind: 'files', accept: 'table' },
      { name: 'keep-order', help: 'keeps the order', required: false, kind: 'switch' },
      { name: 'keep-duplicates', help: 'takes all', required: false, kind: 'switch' },
    ],
  },
  {
    name: 'table',
    summary: 'a table from a spreadsheet',
    questions: [
      { name: 'to', help: 'the address of the page', required: true, kind: 'page' },
      { name: 'caption', help: 'what the table shows', required: true, kind: 'line' },
      { name: 'from', help: 'the spreadsheet', required: true, kind: 'files', accept: 'table' },
    ],
  },
];
