/** With the actions of the editor alone, a new site with samples becomes publishable. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isObject } from '../../src/core/problems/value.ts';
import { createActions } from '../../src/editor/server/actions.ts';
import { addDocument } from '../../src/editor/server/addDocument.ts';
import { pageParts, pageRows } from '../../src/editor/server/pages.ts';
import { save } from '../../src/editor/server/save.ts';
import { siteDocuments, sitePictures } from '../../src/editor/server/siteFiles.ts';
import { type Action, type Json, SETTINGS_PATH, type ValueChange } from '../../src/editor/shared/protocol.ts';
import { initSite } from '../../src/node/authoring/init/init.ts';
import { checkDraft, checkSite } from '../../src/node/check/index.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const home = temporaryFolder('edit-samples');
const photoOf = (id: string) => join(home, `computer/IMG_${id}.jpg`);
const SAMPLE_PDF = 'documents/sample/sample.pdf';

/** A value without sample marks, with other contact data and another document. */
function replaceSamples(value: Json, document: string): Json {
  if (Array.isArray(value)) return value.map((item) => replaceSamples(item, document));
  if (value === SAMPLE_PDF) return document;
  if (value === '+00 000 000 0000') return '+91 471 255 3301';
  if (value === 'office@site.example') return 'office@town-library.in';
  if (!isObject(value)) return value;
  const fields = Object.entries(value as Readonly<Record<string, Json>>);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (name === 'sample' ? [] : [[name, replaceSamples(field, document)]])),
  );
}

test('every form without its sample mark, every sample replaced or removed: the release check reports nothing', async () => {
  const site = join(home, 'site');
  const answers = {
    name: 'Town Library',
    kind: 'library',
    languages: ['en', 'ml'],
    colour: '#1f5f8b',
  } as const;
  await initSite(site, answers, new Date('2026-03-05T10:00:00Z'));
  mkdirSync(join(home, 'computer'));
  const pdf = join(home, 'computer/Rules.pdf');
  writeFileSync(pdf, '%PDF-1.4\n');
  const acts = createActions(site, photoOf, async () => undefined);
  const done = async (act: Action) => expect(await acts.perform(act)).toMatchObject({ kind: 'done' });

  const { added: taken } = await addDocument(site, pdf);
  const read = await readCheckedSite(site);
  const paths = [...pageRows(read, site).map(({ path }) => path), SETTINGS_PATH];
  const changes = new Map<string, ValueChange>();
  for (const { file, pointer, value } of paths.flatMap((path) => pageParts(read, path) ?? []))
    changes.set(`${file}#${pointer}`, {
      file,
      pointer,
      base: value,
      value: replaceSamples(value, taken.document),
    });
  for (const change of changes.values())
    expect(await save(site, [change], checkDraft)).toMatchObject({ kind: 'saved' });

  const samples = async () =>
    sitePictures(await readCheckedSite(site)).pictures.filter(({ isSample }) => isSample);
  expect((await samples()).length).toBeGreaterThan(5);
  for (const [index, { path }] of (await samples()).entries()) {
    // Each picture is different, because the check warns about duplicates.
    const background = `#8b${index}f5f`;
    await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toFile(photoOf(String(index)));
    await done({ kind: 'replace', picture: path, upload: String(index) });
  }
  expect(await samples()).toEqual([]);
  const { documents } = siteDocuments(await readCheckedSite(site));
  for (const { path } of documents.filter(({ isUnused }) => isUnused))
    await done({ kind: 'withdraw', document: path });

  expect(await checkSite(site, true)).toEqual([]);
});
