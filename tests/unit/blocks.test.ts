/** Helpers of blocks: videos, forms, sections, cells of tables. */
import { describe, expect, test } from 'vitest';
import { mailHref, type Words } from '../../src/app/blocks/ContactForm.tsx';
import { layOutCells } from '../../src/app/blocks/layOutCells.ts';
import { embedHref, watchHref, youtubeId } from '../../src/app/blocks/video.ts';
import { headingIds } from '../../src/app/components/Section.tsx';
import { formatDate } from '../../src/core/i18n/format.ts';
import { languageRuns } from '../../src/core/i18n/language.ts';
import { isoDate } from '../../src/core/i18n/text.ts';
import { documentType } from '../../src/core/route/link.ts';
import { ENGLISH, MALAYALAM } from '../locales.ts';

describe('youtubeId', () => {
  const ID = 'aqz-KE-bpKQ';
  test.each<[address: string, id: string | undefined]>([
    [`https://www.youtube.com/watch?v=${ID}`, ID],
    [`http://www.youtube.com/watch?v=${ID}`, ID],
    [`//www.youtube.com/watch?v=${ID}`, ID],
    [`https://youtube.com/watch?v=${ID}`, ID],
    [`https://m.youtube.com/watch?v=${ID}`, ID],
    [`https://www.youtube.com/watch?t=10&v=${ID}&list=x`, ID],
    [`https://www.youtube.com/watch?v=${ID}#t=10`, ID],
    [`https://youtu.be/${ID}`, ID],
    [`https://youtu.be/${ID}?si=abc&t=3`, ID],
    [`https://www.youtu.be/${ID}`, ID],
    [`https://www.youtube.com/embed/${ID}`, ID],
    [`https://www.youtube.com/embed/${ID}?rel=0`, ID],
    [`https://www.youtube-nocookie.com/embed/${ID}`, ID],
    [`https://www.youtube.com/shorts/${ID}`, ID],
    [`https://www.youtube.com/live/${ID}?feature=share`, ID],
    [`https://www.youtube.com/v/${ID}`, ID],
    ['https://www.youtube.com/watch', undefined],
    ['https://www.youtube.com/watch?v=short', undefined],
    [`https://www.youtube.com/watch?v=${ID}x`, undefined],
    ['https://www.youtube.com/watch?v=%22onload%3D%22', undefined],
    ['https://www.youtube.com/', undefined],
    [`https://www.youtube.com/channel/${ID}`, undefined],
    ['https://youtu.be/', undefined],
    [`https://example.org/watch?v=${ID}`, undefined],
    [`https://notyoutube.com/watch?v=${ID}`, undefined],
    [`https://youtube.com.example.org/watch?v=${ID}`, undefined],
    [`javascript:youtube.com/watch?v=${ID}`, undefined],
    ['https://', undefined],
    ['', undefined],
  ])('%s', (address, id) => expect(youtubeId(address)).toBe(id));

  test('the player sets no cookie before playback', () => {
    expect(embedHref(ID)).toBe(`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`);
    expect(youtubeId(watchHref(ID))).toBe(ID);
  });
});

describe('mailHref', () => {
  const nothing: Words = { first: '', last: '', subject: '', phone: '', message: '' };
  const href = (words: Partial<Words>) => mailHref('office@college.example', { ...nothing, ...words });
  test.each<[what: string, words: Partial<Words>, address: string]>([
    ['nothing', {}, 'mailto:office@college.example'],
    ['a subject', { subject: 'Admission' }, 'mailto:office@college.example?subject=Admission'],
    ['a message', { message: 'Hello' }, 'mailto:office@college.example?body=Hello'],
    [
      'everything',
      { first: 'Anu', last: 'Nair', subject: 'B.Sc & fees?', phone: '+91 471', message: 'Hello,\nwhen?' },
      'mailto:office@college.example?subject=B.Sc%20%26%20fees%3F&body=Hello%2C%0D%0Awhen%3F%0D%0A%0D%0AAnu%20Nair%0D%0A%2B91%20471',
    ],
    ['a name only', { last: 'Nair' }, 'mailto:office@college.example?body=Nair'],
    ['line ends of Windows, once', { message: 'a\r\nb' }, 'mailto:office@college.example?body=a%0D%0Ab'],
    ['Malayalam', { subject: 'ഓണം' }, 'mailto:office@college.example?subject=%E0%B4%93%E0%B4%A3%E0%B4%82'],
    ['no escape', { subject: 'x&bcc=a@b.c' }, 'mailto:office@college.example?subject=x%26bcc%3Da%40b.c'],
  ])('%s', (_, words, address) => expect(href(words)).toBe(address));
});

test.each<[date: string, readable: string, iso: string | undefined]>([
  ['18-03-2025', '18 March 2025', '2025-03-18'],
  ['01-12-2022', '1 December 2022', '2022-12-01'],
  ['18-13-2025', '18-13-2025', '2025-13-18'],
  ['18-00-2025', '18-00-2025', '2025-00-18'],
  ['18/03/2025', '18/03/2025', undefined],
  ['March 2025', 'March 2025', undefined],
  ['', '', undefined],
])('date "%s"', (date, readable, iso) => {
  expect(formatDate(date, ENGLISH.dates)).toBe(readable);
  expect(isoDate(date)).toBe(iso);
});

describe('languageRuns', () => {
  /** The runs, with Malayalam ones in brackets. */
  const markedText = (text: string) =>
    languageRuns(text, MALAYALAM)
      .map((run) => (run.lang ? `[${run.text}]` : run.text))
      .join('');
  test.each<[text: string, runs: string]>([
    ['', ''],
    ['Only English.', 'Only English.'],
    ['ഓണം', '[ഓണം]'],
    ['ഓണാഘോഷം 2024, കേരളപ്പിറവി', '[ഓണാഘോഷം 2024, കേരളപ്പിറവി]'],
    ['Onam (ഓണം) day', 'Onam ([ഓണം]) day'],
    ['ഓണം 2024', '[ഓണം] 2024'],
    ['2024 ഓണം and വിഷു too', '2024 [ഓണം] and [വിഷു] too'],
    ['നഴ്‌സിംഗ്', '[നഴ്‌സിംഗ്]'],
    ['ന്\u200Dറ', '[ന്\u200Dറ]'],
    ['ഓണം-day', '[ഓണം]-day'],
  ])('%s', (text, runs) => {
    expect(markedText(text)).toBe(runs);
    expect(
      languageRuns(text, MALAYALAM)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });
});

test('headingIds are readable and unique', () => {
  const ids = headingIds(
    [
      { kind: 'notice', text: 'x' },
      { kind: 'notice', text: 'x' },
      { kind: 'map', heading: 'Where we are' },
      { kind: 'map', heading: 'Where we are' },
      { kind: 'prose', heading: 'ഹോസ്റ്റൽ നിയമങ്ങൾ!', paragraphs: ['x'] },
      { kind: 'prose', heading: '…', paragraphs: ['x'] },
    ],
    'a-',
  );
  expect(ids).toEqual(
    'a-notice a-notice-2 a-where-we-are a-where-we-are-2 a-ഹോസ്റ്റൽ-നിയമങ്ങൾ a-prose'.split(' '),
  );
});

test('headingIds avoid the ids of the frame', () => {
  expect(headingIds([{ kind: 'prose', heading: 'Content', paragraphs: ['x'] }], '')).toEqual(['content-2']);
});

test('headingIds are unique even if a heading ends in a number', () => {
  const ids = headingIds(
    ['Camp', 'Camp', 'Camp 2', 'Camp'].map((heading) => ({ kind: 'map', heading })),
    '',
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test.each<[link: string, type: string | undefined]>([
  ['documents/prospectus.pdf', 'PDF'],
  ['documents/a.b.Docx', 'DOCX'],
  ['documents/readme', undefined],
  ['iqac/history', undefined],
  ['https://example.org/x.pdf', undefined],
])('documentType of %s', (link, type) => expect(documentType(link)).toBe(type));

/**
 * Cells are written as "text" or "text*rows"; results as "text@column", with a leading "+" for a repeated cell and "&"
 * between the parts of one table cell.
 */
const cells = (row: string) =>
  row.split(' ').map((word) => {
    const [text = '', rows] = word.split('*');
    return { text, ...(rows === undefined ? {} : { rowSpan: Number(rows) }) };
  });
const cellsOf = (columns: number, ...rows: string[]) =>
  layOutCells(rows.map(cells), columns).map((row) =>
    row
      .map((group) =>
        group.map(({ cell, column, repeated }) => `${repeated ? '+' : ''}${cell.text}@${column}`).join('&'),
      )
      .join(' '),
  );

test.each<[name: string, columns: number, rows: string[], placed: string[]]>([
  ['no rows', 3, [], []],
  ['without spans', 2, ['a b', 'c d'], ['a@0 b@1', 'c@0 d@1']],
  ['a span in the first column', 2, ['a*2 b', 'c'], ['a@0 b@1', '+a@0&c@1']],
  ['a span in the last column', 2, ['a b*2', 'c'], ['a@0 b@1', 'c@0&+b@1']],
  ['spans beside each other', 3, ['a*2 b*2 c', 'd'], ['a@0 b@1 c@2', '+a@0&+b@1&d@2']],
  ['spans of unequal height', 3, ['a*3 b*2 c', 'd', 'e f'], ['a@0 b@1 c@2', '+a@0&+b@1&d@2', '+a@0&e@1 f@2']],
  ['one span after another', 2, ['a*2 b', 'c', 'd*2 e', 'f'], ['a@0 b@1', '+a@0&c@1', 'd@0 e@1', '+d@0&f@1']],
  ['a span of one row', 2, ['a*1 b', 'c d'], ['a@0 b@1', 'c@0 d@1']],
  ['a span beyond the last row', 2, ['a*9 b', 'c'], ['a@0 b@1', '+a@0&c@1']],
  ['a row that holds too few cells', 3, ['a b'], ['a@0 b@1']],
  ['a row that holds too many', 2, ['a b c d'], ['a@0 b@1 c@2 d@3']],
  ['too many beside a span', 2, ['a*2 b', 'c d'], ['a@0 b@1', '+a@0&c@1 d@2']],
])('%s', (_name, columns, rows, placed) => expect(cellsOf(columns, ...rows)).toEqual(placed));
