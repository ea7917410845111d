/** The file that setUnsaved returns is equal to the file in the copy. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openWorkspace } from '../../src/editor/server/workspace.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { type JsonFile, validJsonFile } from '../../src/node/content/jsonFile.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { createLiveContent } from '../../src/node/dev/liveContent.ts';
import { COLLEGE } from '../sites.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const FILE = 'public/data/arts.json';
const site = join(temporaryFolder('edit-set-unsaved'), 'college');
cpSync(COLLEGE, site, { recursive: true });
const workspace = openWorkspace(site);
afterAll(() => workspace.close());

type Fields = Readonly<Record<string, Json>>;
interface Records {
  data: readonly [Fields & { programme: readonly Fields[] }];
}
const original = JSON.parse(readFileSync(join(site, FILE), 'utf8')) as Records;
const copy = () => readFileSync(join(workspace.folder, FILE), 'utf8');
const entry = (index: number): Fields => original.data[0].programme[index] ?? {};

/** Writes a value and compares the returned file with the one on disk. @returns the file */
async function put(pointer: string, value: Fields): Promise<Records> {
  const result = await workspace.setUnsaved({ file: FILE, pointer, value });
  expect(result?.text).toBe(copy());
  expect(Buffer.from(result?.bytes ?? []).toString()).toBe(copy());
  // As text, to compare the order of fields.
  expect(JSON.stringify(result?.value)).toBe(JSON.stringify(JSON.parse(copy())));
  return result?.value as Records;
}

test('several values of one file are each as they were written last', async () => {
  await put('/data/0/programme/0', { ...entry(0), title: 'First' });
  await put('/data/0/programme/1', { ...entry(1), title: 'Second' });
  await put('/data/0/programme/0', { ...entry(0), title: 'First again' });
  // The form of a record has its entries as they are in the file.
  const { data } = await put('/data/0', { ...original.data[0], desc: 'Around them' });
  const [{ desc, programme }] = data;
  expect([desc, ...programme.slice(0, 3).map(({ title }) => title)]).toEqual([
    'Around them',
    'First again',
    'Second',
    entry(2).title,
  ]);
});

test('fields in another order are as the file has them', async () => {
  const turned = Object.fromEntries(Object.entries(entry(2)).reverse());
  await put('/data/0/programme/2', { ...turned, title: 'Turned' });
});

test('what is taken back is that of the site again', async () => {
  for (const pointer of ['/data/0', '/data/0/programme/0', '/data/0/programme/1', '/data/0/programme/2'])
    await workspace.setUnsaved({ file: FILE, pointer });
  expect(copy()).toBe(readFileSync(join(site, FILE), 'utf8'));
});

test('a site that was read before is read as it is now', async () => {
  const cache = new Map<string, JsonFile>();
  const read = async () => (await readCheckedSite(site, cache)).files.find(({ file }) => file === FILE);
  const original = await read();
  expect((await read())?.value).toBe(original?.value);
  const text = readFileSync(join(site, FILE), 'utf8');
  writeFileSync(join(site, FILE), text.replace('"title"', '"titel"'));
  expect(await read()).toMatchObject({ isValid: false });
  writeFileSync(join(site, FILE), text);
  expect(await read()).toEqual(original);
});

test('a file that is expected counts where it is on the disk, and nowhere else', async () => {
  const content = createLiveContent(site);
  const text = readFileSync(join(site, FILE), 'utf8');
  const same = JSON.parse(text) as unknown;
  content.preload(validJsonFile(FILE, text, same));
  expect((await content.snapshot().readState(FILE))?.value).toBe(same);
  const other = text.replace('"data"', '"date"');
  content.preload(validJsonFile(FILE, other, JSON.parse(other)));
  expect((await content.snapshot().readState(FILE))?.value).toEqual(same);
});

test('a moment shows the files as they were when it first read them, the next one as they are', async () => {
  const content = createLiveContent(site);
  const originalContent = content.snapshot();
  const text = readFileSync(join(site, FILE), 'utf8');
  const value = JSON.parse(text) as unknown;
  expect((await originalContent.readState(FILE))?.value).toEqual(value);
  writeFileSync(join(site, FILE), '{ broken');
  expect((await originalContent.readState(FILE))?.value).toEqual(value);
  expect((await content.snapshot().readState(FILE))?.problems).not.toEqual([]);
  writeFileSync(join(site, FILE), text);
});
