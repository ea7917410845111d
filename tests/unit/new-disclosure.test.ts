/** `npm run new -- disclosure`: proposals for an authority's requirements, confirmed or rejected. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyDraft, draftAddition } from '../../src/node/authoring/create/index.ts';
import { checkDraft } from '../../src/node/check/index.ts';
import { makeSite, snapshot, write } from './birdSite.ts';

const EVIDENCE = 'manifest/evidence.json';
const NOTES = 'documents/song-notes-2026.pdf';
const PDF = (words: string) => `%PDF-1.4\n/Type /Font ${words}\n`;
const NOTES_SHA = createHash('sha256').update(PDF('notes')).digest('hex');

let folder: string;
beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 5, 1) / 1000));
  folder = makeSite();
  list({ library: ['song*'] });
});
afterEach(() => void vi.unstubAllEnvs());

const text = () => readFileSync(join(folder, EVIDENCE), 'utf8');
const rows = () => JSON.parse(text()).answers;
const writeValue = (file: string, value: unknown) =>
  write(join(folder, file), typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);

/** A list of the site, with hints for each item. */
function list(items: Readonly<Record<string, string[]>>, by = ['page', 'document'], id = 'birds'): void {
  writeValue(`manifest/requirements/${id}.json`, {
    id,
    title: { en: 'What birds ask' },
    authority: { en: 'The birds' },
    binds: 'All.',
    sources: [{ id: 'act', title: 'The Act', kind: 'original' }],
    sections: [
      {
        title: { en: 'All' },
        items: Object.entries(items).map(([item, hints]) => ({
          ...{ id: item, title: { en: `The ${item}` }, words: `show the ${item}`, source: 'act' },
          ...{ by, advice: 'Add it.', hints },
        })),
      },
    ],
  });
}

function page(path: string, title: string, { heading = 'More', row = {} } = {}): void {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest/routes.json'), 'utf8'));
  manifest.routes.push({ path, layout: 'info', data: path, title, ...row });
  writeValue('manifest/routes.json', manifest);
  writeValue(`public/data/${path}.json`, {
    data: [{ title, blocks: [{ kind: 'prose', heading, paragraphs: ['Words of song.'] }] }],
  });
}

async function propose(flags: Readonly<Record<string, string[]>> = {}) {
  const { draft } = await draftAddition('disclosure', folder, new Map(Object.entries(flags)));
  await applyDraft(folder, draft, checkDraft);
  return draft;
}

describe('proposals', () => {
  test('a title wins over a heading, two at most, and a text alone is none', async () => {
    page('headed', 'Sounds', { heading: 'Of song' });
    page('entitled', 'Song-Book');
    page('spoken', 'Sounds of others');
    page('also', 'Songs');
    await propose();
    expect(rows()).toEqual([
      { to: 'birds/library', by: 'page', page: 'also', proposed: true },
      { to: 'birds/library', by: 'page', page: 'entitled', proposed: true },
    ]);
  });

  test.each([
    { hint: 'night-song', title: 'Night Song', found: true },
    { hint: 'night song', title: 'NIGHT-SONGS', found: false },
    { hint: 'night song*', title: 'NIGHT-SONGS', found: true },
    { hint: 'song', title: 'Birdsong', found: false },
    { hint: 'ഗാനം', title: 'രാത്രി ഗാനം', found: true },
    { hint: '2(f)', title: 'Section 2(f)', found: true },
  ])('"$hint" in "$title": $found', async ({ hint, title, found }) => {
    list({ library: [hint] });
    page('this', title);
    await propose();
    expect(rows()).toHaveLength(found ? 1 : 0);
  });

  test('no draft, no translation, and no one-day event', async () => {
    list({ library: ['song*', 'tree day'] });
    page('draft', 'Song', { row: { draft: true } });
    page('ml/song', 'Song', { row: { language: 'ml', translationOf: 'about' } });
    await propose();
    expect(rows()).toEqual([]);
  });

  test('a document by its name or link text, with its checksum; the newer of two first', async () => {
    list({ library: ['song notes'] }, ['document']);
    for (const [name, of] of [
      ['song-notes-2024', 'old'],
      ['song-notes-2026', 'notes'],
    ])
      writeValue(`public/documents/${name}.pdf`, PDF(of ?? ''));
    writeValue('public/data/about.json', {
      data: [
        {
          title: 'About',
          blocks: [
            {
              kind: 'buttons',
              buttons: ['2024', '2026'].map((year) => ({
                label: `Song notes ${Number(year) - 1}-${year}`,
                href: `documents/song-notes-${year}.pdf`,
              })),
            },
          ],
        },
      ],
    });
    await propose();
    expect(rows()).toMatchObject([
      { by: 'document', document: NOTES, sha256: NOTES_SHA, proposed: true },
      { by: 'document', document: 'documents/song-notes-2024.pdf' },
    ]);
  });

  test('only evidence of the requested kinds, and a figure by its label', async () => {
    list({ library: ['song*'] }, ['fact']);
    page('also', 'Songs');
    const site = JSON.parse(readFileSync(join(folder, 'manifest/site.json'), 'utf8'));
    writeValue('manifest/site.json', { ...site, facts: { songs: { value: 12, label: 'Songs' } } });
    await propose();
    expect(rows()).toEqual([{ to: 'birds/library', by: 'fact', fact: 'songs', proposed: true }]);
  });
});

describe('the file', () => {
  const KEPT = `{
  "lists": ["birds"],
    "answers": [
    {"to":"birds/nests", "by":"gap",  "why":"None yet."},
    {"to":"birds/library", "by":"page",  "page":"about", "asOf":"01-01-2026"}
  ]
}
`;

  test('keeps its content byte for byte', async () => {
    list({ nests: ['rules'], library: ['rules'], food: ['rules'] });
    writeValue(EVIDENCE, KEPT);
    await propose();
    expect(text().startsWith(KEPT.slice(0, KEPT.indexOf('}\n  ]') + 1))).toBe(true);
    expect(rows().slice(2)).toEqual([{ to: 'birds/food', by: 'page', page: 'clubs/rules', proposed: true }]);
  });

  test('a second run proposes nothing, and changes nothing', async () => {
    page('also', 'Songs');
    await propose();
    const originalFiles = snapshot(folder);
    await expect(propose()).rejects.toThrow('There is nothing to propose. Nothing was changed.');
    expect(snapshot(folder)).toEqual(originalFiles);
  });

  test('another list is added after the others', async () => {
    list({ library: ['rules'] }, ['page'], 'cats');
    writeValue(EVIDENCE, { lists: ['birds'], answers: [] });
    const draft = await propose({ list: ['cats'] });
    expect(JSON.parse(text()).lists).toEqual(['birds', 'cats']);
    expect(rows()).toEqual([{ to: 'cats/library', by: 'page', page: 'clubs/rules', proposed: true }]);
    expect(draft.tasks).toMatchObject([{ location: { file: EVIDENCE } }]);
  });

  test('an entry that its schema refuses is named, and nothing changes', async () => {
    writeValue(EVIDENCE, { lists: [], answers: [] });
    const originalFiles = snapshot(folder);
    await expect(propose()).rejects.toThrow();
    expect(snapshot(folder)).toEqual(originalFiles);
  });
});

describe('the lists', () => {
  test('those that usually bind the kind of institution, and those of the site', async () => {
    const site = JSON.parse(readFileSync(join(folder, 'manifest/site.json'), 'utf8'));
    writeValue('manifest/site.json', { ...site, kind: 'college', country: 'IN' });
    await propose();
    expect(JSON.parse(text()).lists).toEqual(expect.arrayContaining(['ugc', 'rti', 'birds']));
  });

  test('a site without any gets a message', async () => {
    rmSync(join(folder, 'manifest/requirements'), { recursive: true });
    await expect(propose()).rejects.toThrow('"kind" and "country" of manifest/site.json lead to no list');
  });

  test('an unknown one gets the nearest', async () => {
    await expect(propose({ list: ['bird'] })).rejects.toThrow(
      'There is no list "bird". Did you mean "birds"?',
    );
  });

  test('requirements without a proposal are counted', async () => {
    list({ library: ['nothing like it'], food: ['rules'] });
    const draft = await propose();
    expect(draft.notes).toEqual([expect.stringContaining('Nothing was found for 1 thing on the lists')]);
  });
});

describe('a proposal', () => {
  test('is confirmed with the date, and a document with its checksum; the rest stays', async () => {
    writeValue(`public/${NOTES}`, PDF('notes'));
    list({ nests: ['rules'], library: ['about'], food: ['people'] });
    writeValue(EVIDENCE, {
      lists: ['birds'],
      answers: [
        { to: 'birds/nests', by: 'document', document: NOTES, sha256: 'a'.repeat(64), proposed: true },
        { to: 'birds/library', by: 'page', page: 'about', asOf: '01-01-2026' },
        { to: 'birds/food', by: 'page', page: 'people', proposed: true },
      ],
    });
    const { values } = await propose({ confirm: ['birds/nests'] });
    expect(values).toMatchObject([{ label: '1 confirmed answer' }]);
    expect(rows()).toEqual([
      { to: 'birds/nests', by: 'document', document: NOTES, sha256: NOTES_SHA, asOf: '01-06-2026' },
      { to: 'birds/library', by: 'page', page: 'about', asOf: '01-01-2026' },
      { to: 'birds/food', by: 'page', page: 'people', proposed: true },
    ]);
    await expect(propose({ confirm: ['birds/nests'] })).rejects.toThrow(
      'Nothing is proposed for "birds/nests".',
    );
  });

  test('is removed with --reject, and nothing else is', async () => {
    list({ nests: ['rules'], library: ['about'] });
    await propose();
    const { values } = await propose({ reject: ['birds/nests'] });
    expect(values).toMatchObject([{ label: '1 proposal fewer' }]);
    expect(rows()).toEqual([{ to: 'birds/library', by: 'page', page: 'about', proposed: true }]);
  });
});
