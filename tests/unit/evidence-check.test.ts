/**
 * Expiry of evidence, kinds of evidence, and text in documents. tests/fixtures/broken has the problems of a
 * whole site.
 */
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { EvidenceAnswer, Requirement } from '../../src/generated/types.ts';
import { dateFindings } from '../../src/node/check/evidence.ts';
import { hasText } from '../../src/node/check/evidenceSources.ts';
import { complianceListsOf, expiryDate } from '../../src/node/content/compliance/siteCompliance.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { set, siteWith } from './siteCase.ts';

test.each([
  ['2025-06-01', 12, '2026-06-01'],
  ['2025-08-31', 6, '2026-02-28'],
  ['2023-08-31', 6, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2025-12-15', 1, '2026-01-15'],
  ['2025-01-31', 120, '2035-01-31'],
])('of %s and renewed every %i months is valid until %s', (asOf, months, until) => {
  expect(expiryDate(asOf, months)).toBe(until);
});

const yearly: Requirement = {
  id: 'crew',
  title: { en: 'Crew' },
  words: 'the crew',
  source: 'act',
  by: ['page'],
  months: 12,
  advice: 'Add a page.',
};

const evidence: EvidenceAnswer = { to: 'port/crew', by: 'page', page: 'crew', asOf: '01-06-2025' };
const gap: EvidenceAnswer = { to: 'port/crew', by: 'gap', why: 'It is being written.', due: '01-06-2025' };

test.each([
  ['on its own day', evidence, '2025-06-01', []],
  ['on the day before', evidence, '2025-05-31', ['date-unlikely']],
  ['on its last day', evidence, '2026-06-01', []],
  ['on the day after', evidence, '2026-06-02', ['evidence-outdated']],
  ['on the day on which it is due', gap, '2025-06-01', []],
  ['after the day on which it was due', gap, '2025-06-02', ['evidence-overdue']],
  ['without a day, while only proposed', { ...evidence, asOf: undefined, proposed: true }, '2026-06-02', []],
] satisfies [string, EvidenceAnswer, string, string[]][])('%s', (_when, answer, today, codes) => {
  expect(dateFindings(answer, yearly, today).map(({ code }) => code)).toEqual(codes);
});

test('a draft or scheduled page shows nothing yet', async () => {
  const answers = ['crew', 'departments/rigging', 'logbook'].map((page, index) => ({
    to: `ugc/${['overview', 'accreditation', 'recognition'][index]}`,
    by: 'page',
    page,
  }));
  const site = siteWith(
    { file: 'manifest/evidence.json', text: JSON.stringify({ lists: ['ugc'], answers }) },
    set('manifest/routes.json', '/routes/6/draft', true),
    set('manifest/routes.json', '/routes/4/from', '01-06-2090'),
  );
  const [list] = complianceListsOf(await readCheckedSite(site));
  const metItems = list?.sections.flatMap(({ items }) => items).filter(({ state }) => state === 'shown');
  expect(metItems?.map(({ to }) => to)).toEqual(['ugc/overview']);
  expect(list?.counts.shown).toBe(1);
});

describe('a PDF has text if it has a font', () => {
  const pdf = (...parts: (string | Buffer)[]) =>
    Buffer.concat(['%PDF-1.5\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part)));
  const stream = (dictionary: string, content: Buffer) => [
    `9 0 obj\n<</Length ${content.length}${dictionary}>>\nstream\r\n`,
    content,
    '\nendstream\nendobj\n',
  ];
  const objects = (text: string) =>
    stream('/Type /ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.from(text)));
  const picture = stream('/Subtype/Image/Filter/DCTDecode', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));

  test.each([
    ['a font beside the page', pdf('4 0 obj<</Type /Font/Subtype /Type1>>endobj'), true],
    ['a font packed with other objects', pdf(...objects('1 0 <</Type/Font/BaseFont/Times>>')), true],
    ['only a picture', pdf('1 0 obj<</Type/Page/Resources<</Font<<>>>>>>endobj ', ...picture), false],
    ['only a picture, packed', pdf(...objects('1 0 <</Type/Page>>'), ...picture), false],
    ['what is only like a font', pdf('1 0 obj<</Type/FontDescriptor>>endobj'), false],
    ['encrypted', pdf('trailer<</Encrypt 5 0 R>>'), undefined],
    ['packed in an unusual way', pdf(...stream('/Type/ObjStm', Buffer.from('~~'))), undefined],
    ['no PDF at all', Buffer.from('A letter.'), undefined],
  ])('%s', (_what, bytes, expected) => expect(hasText(bytes)).toBe(expected));
});
