/** Documents are added once, under a safe name, or not at all; unused ones can be removed. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createActions } from '../../src/editor/server/actions.ts';
import { addDocument } from '../../src/editor/server/addDocument.ts';
import { siteDocuments } from '../../src/editor/server/siteFiles.ts';
import { COMPLIANCE_PATH } from '../../src/editor/shared/protocol.ts';
import { runTransaction } from '../../src/node/authoring/transaction.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { sha256 } from '../../src/node/system/digest.ts';
import { UsageError } from '../../src/node/system/usageError.ts';
import { type Change, set, siteWith } from './siteCase.ts';
import { PHOTOS } from './taggedPhotos.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const parent = temporaryFolder('edit-documents');
const PDF = '%PDF-1.4\n';
const ZIP = 'PK\u0003\u0004';

const newSite = () => siteWith();

function fileOf(name: string, content: string | Buffer): string {
  const path = join(mkdtempSync(join(parent, 'computer-')), name);
  writeFileSync(path, content);
  return path;
}

const take = async (site: string, name: string, content: string | Buffer) =>
  (await addDocument(site, fileOf(name, content))).added.document;

const filesOf = (site: string) =>
  readdirSync(join(site, 'public'), { recursive: true, encoding: 'utf8' }).sort();

describe('a document', () => {
  test.each([
    ['Academic Calendar (2026–27).PDF', PDF, 'documents/academic-calendar-2026-27.pdf'],
    ['പഠന കലണ്ടർ.pdf', PDF, 'documents/പഠന-കലണ്ടർ.pdf'],
    ['!!!.docx', ZIP, 'documents/document.docx'],
    ['fees.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'documents/fees.xls'],
  ])('%s gets a safe name', async (name, content, document) => {
    const site = newSite();
    const { added: taken } = await addDocument(site, fileOf(name, content));
    expect(taken).toEqual({ document, notes: [] });
    expect(readFileSync(join(site, 'public', document))).toEqual(Buffer.from(content));
  });

  test('does not get the name of another, in any spelling', async () => {
    const site = newSite();
    expect(await take(site, 'rules.pdf', `${PDF}1`)).toBe('documents/rules.pdf');
    expect(await take(site, 'Rules.pdf', `${PDF}2`)).toBe('documents/rules-2.pdf');
    expect(await take(site, 'rules.docx', ZIP)).toBe('documents/rules.docx');
    expect(readFileSync(join(site, 'public/documents/rules.pdf'), 'utf8')).toBe(`${PDF}1`);
  });

  test('that exists on the site is not added again, in any folder and under any name', async () => {
    const site = newSite();
    mkdirSync(join(site, 'public/documents/calendars'), { recursive: true });
    writeFileSync(join(site, 'public/documents/calendars/2026.pdf'), PDF);
    const originalFiles = filesOf(site);
    const { added: taken, changes } = await addDocument(site, fileOf('calendar.pdf', PDF));
    expect(taken).toEqual({ document: 'documents/calendars/2026.pdf', notes: [] });
    expect(changes).toEqual([]);
    expect(filesOf(site)).toEqual(originalFiles);
  });

  test('has the warnings of the check', async () => {
    const { added: taken } = await addDocument(newSite(), fileOf('a.pdf', `${PDF}<< /Author (Office 3) >>`));
    expect(taken.notes.join()).toContain('"Office 3"');
  });

  test('has a note on the location in its photo', async () => {
    const word = Buffer.from(
      zipSync({ 'word/media/image1.jpeg': (await PHOTOS['exif.jpg']?.()) ?? Buffer.of() }),
    );
    const { added: taken } = await addDocument(newSite(), fileOf('report.docx', word));
    expect(taken.notes).toEqual([
      expect.stringContaining('"word/media/image1.jpeg", which has the location'),
    ]);
  });
});

test.each([
  ['a text as a PDF', 'calendar.pdf', 'A holiday.', 'ends in .pdf, but its content is text'],
  ['an empty file', 'calendar.pdf', '', 'calendar.pdf is empty'],
  ['a picture', 'calendar.jpg', '\u00ff\u00d8\u00ff', 'calendar.jpg is not a document'],
  ['a page', 'calendar.html', '<!doctype html>', 'calendar.html is not a document'],
  ['a file without an ending', 'calendar', PDF, 'calendar is not a document'],
  ['what hosts refuse', 'calendar.pdf', PDF + ' '.repeat(26 * 1024 * 1024), 'smaller than 25.0 MB'],
])('%s is refused, and nothing is changed', async (_, name, content, message) => {
  const site = newSite();
  const originalFiles = filesOf(site);
  const refused = await addDocument(site, fileOf(name, content)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect(String(refused)).toContain(message);
  expect(filesOf(site)).toEqual(originalFiles);
});

describe('the documents of the site', () => {
  const RULES = 'documents/rules.pdf';
  const opened = async (...changes: Change[]) => {
    const site = siteWith({ file: `public/${RULES}`, text: PDF }, ...changes);
    const acts = createActions(
      site,
      () => undefined,
      async () => undefined,
    );
    return { site, acts, all: async () => siteDocuments(await readCheckedSite(site)) };
  };
  const LINK: Change = set('public/data/crew-page.json', '/data/0/blocks/-', {
    kind: 'prose',
    paragraphs: [`Read the [rules](${RULES}).`],
  });
  const withdraw = (document: string) => ({ kind: 'withdraw', document }) as const;

  test('are listed with the pages that link to them', async () => {
    const { all } = await opened(LINK, {
      file: 'manifest/evidence.json',
      text: JSON.stringify({
        lists: ['ugc'],
        answers: [{ to: 'ugc/1', by: 'document', document: RULES, proposed: true }],
      }),
    });
    const { documents, isUseKnown } = await all();
    expect(isUseKnown).toBe(true);
    expect(documents.find(({ path }) => path === RULES)).toEqual({
      path: RULES,
      bytes: PDF.length,
      uses: [
        { file: LINK.file, page: 'crew' },
        { file: 'manifest/evidence.json', page: COMPLIANCE_PATH },
      ],
      isUnused: false,
    });
  });

  test('can be removed if unused, and restored', async () => {
    const { site, acts, all } = await opened();
    expect((await all()).documents.find(({ path }) => path === RULES)?.isUnused).toBe(true);
    expect(await acts.perform(withdraw(RULES))).toMatchObject({ kind: 'done' });
    expect(existsSync(join(site, 'public', RULES))).toBe(false);
    const { undo } = acts.history();
    expect(undo).toMatchObject({ type: 'removed', name: 'rules.pdf' });
    await acts.undo(undo?.id ?? '');
    expect(readFileSync(join(site, 'public', RULES), 'utf8')).toBe(PDF);
  });

  test('that were prepared on disk are removed by undo and restored by redo', async () => {
    const { site, acts } = await opened();
    const prepared = { path: fileOf('plan.pdf', PDF), sha256: sha256(PDF) };
    const changes = [{ file: 'public/documents/plan.pdf', bytes: prepared }];
    await runTransaction(site, changes, async () => []);
    const id = acts.record({ type: 'added', name: 'plan.pdf' }, changes);
    const path = join(site, 'public/documents/plan.pdf');
    for (const round of [1, 2]) {
      await acts.undo(id);
      expect(existsSync(path), `undo ${round}`).toBe(false);
      await acts.redo(id);
      expect(readFileSync(path, 'utf8'), `redo ${round}`).toBe(PDF);
    }
    writeFileSync(path, 'edited');
    await expect(acts.undo(id)).rejects.toThrow('was changed by someone else in the meantime');
  });

  test.each([
    ['a page leads to it', RULES, /in use/, LINK],
    ['a file of the site cannot be read', RULES, /in use, or may be/, { file: LINK.file, text: '{' }],
    ['it is none', '../manifest/site.json', /no document/, LINK],
    ['it stands elsewhere', 'data/crew-page.json', /no document/, LINK],
  ])('stay if %s', async (_, document, why, change) => {
    const { site, acts } = await opened(change);
    const originalFiles = filesOf(site);
    expect(await acts.perform(withdraw(document))).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(why),
    });
    expect(filesOf(site)).toEqual(originalFiles);
  });
});
