/** The copy of the site follows the site, with the unsaved changes. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openWorkspace, type Workspace } from '../../src/editor/server/workspace.ts';
import type { Json } from '../../src/editor/shared/protocol.ts';
import { type JsonFile, validJsonFile } from '../../src/node/content/jsonFile.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { createLiveContent } from '../../src/node/dev/liveContent.ts';
import { COLLEGE, SCHOOL } from '../sites.ts';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const site = join(temporaryFolder('edit-workspace'), 'school');
const FILE = 'public/data/voyages.json';
let workspace: Workspace;
let messages: string[];

beforeEach(() => {
  cpSync(SCHOOL, site, { recursive: true });
  workspace = openWorkspace(site);
  messages = [];
  workspace.watch((files) => messages.push(...files));
});
afterEach(() => {
  workspace.close();
  rmSync(site, { recursive: true });
});

test.each([
  ['writes into it', () => appendFileSync(join(site, FILE), '\n')],
  [
    'puts another one in its place',
    () => {
      writeFileSync(join(site, 'draft'), `${readFileSync(join(site, FILE), 'utf8')}\n`);
      renameSync(join(site, 'draft'), join(site, FILE));
    },
  ],
  ['removes it', () => rmSync(join(site, FILE))],
])('a file is announced when another program %s', async (_, act) => {
  act();
  await vi.waitFor(() => expect(messages).toContain(FILE), { timeout: POLL_TIMEOUT_MS });
});

test('a file is announced each time it is replaced, also in a folder that is created again', async () => {
  const replace = (file: string) => {
    writeFileSync(join(site, 'draft'), `${readFileSync(join(site, file), 'utf8')}\n`);
    renameSync(join(site, 'draft'), join(site, file));
  };
  const isTold = async (file: string, act: () => void) => {
    messages = [];
    act();
    await vi.waitFor(() => expect(messages).toContain(file), { timeout: POLL_TIMEOUT_MS });
    // Like the server.
    await workspace.refresh(messages);
  };
  await isTold(FILE, () => replace(FILE));
  await isTold(FILE, () => appendFileSync(join(site, FILE), '\n'));
  await isTold(FILE, () => replace(FILE));
  const [folder, inside] = ['public/data/later', 'public/data/later/inside/a.json'];
  for (let time = 0; time < 2; time++) {
    await isTold(folder, () => {
      mkdirSync(join(site, folder, 'inside'), { recursive: true });
      writeFileSync(join(site, inside), '{}');
    });
    await isTold(inside, () => appendFileSync(join(site, inside), '\n'));
    await isTold(folder, () => rmSync(join(site, folder), { recursive: true }));
  }
});

test('a file that the copy has written is not announced', async () => {
  writeFileSync(join(site, FILE), '{}');
  await workspace.refresh([FILE]);
  appendFileSync(join(site, 'public/data/news.json'), '\n');
  await vi.waitFor(() => expect(messages).toContain('public/data/news.json'), { timeout: POLL_TIMEOUT_MS });
  expect(messages).not.toContain(FILE);
  expect(readFileSync(join(workspace.folder, FILE), 'utf8')).toBe('{}');
});

test('a file is announced though the copy saw the change during a write', async () => {
  const write = (value: string) => workspace.setUnsaved({ file: FILE, pointer: '/data/0/desc', value });
  await write('One');
  appendFileSync(join(site, FILE), '\n');
  await write('Two');
  await vi.waitFor(() => expect(messages).toContain(FILE), { timeout: POLL_TIMEOUT_MS });
  expect(readFileSync(join(workspace.folder, FILE), 'utf8')).toMatch(/"Two"[\s\S]*\n\n$/);
});

test('a file is not announced if only its copy changes', async () => {
  for (const value of ['One', 'Two', undefined]) {
    await workspace.setUnsaved({ file: FILE, pointer: '/data/0/desc', value });
    await rest(200);
  }
  appendFileSync(join(site, 'public/data/news.json'), '\n');
  await vi.waitFor(() => expect(messages).toContain('public/data/news.json'), { timeout: POLL_TIMEOUT_MS });
  expect(messages).not.toContain(FILE);
});

test('a slowly read file does not replace a newer save', async () => {
  const value = JSON.parse(readFileSync(join(site, FILE), 'utf8'));
  const long = { ...value, data: [{ ...value.data[0], list: ['long '.repeat(4_000_000)] }] };
  writeFileSync(join(site, FILE), JSON.stringify(long));
  const pending = workspace.setUnsaved({ file: FILE, pointer: '/data/0/club', value: 'Written' });
  // The read has started.
  await rest(3);
  writeFileSync(join(site, 'draft'), JSON.stringify(value));
  renameSync(join(site, 'draft'), join(site, FILE));
  await Promise.all([pending, workspace.refresh([FILE])]);
  const text = readFileSync(join(workspace.folder, FILE), 'utf8');
  expect(text).toContain('Written');
  expect(text.includes('long long')).toBe(false);
});

test('nothing is announced after the editor has ended', async () => {
  appendFileSync(join(site, FILE), '\n');
  // Until the watcher has handled it.
  await rest(40);
  workspace.close();
  await rest(200);
  expect(messages).toEqual([]);
});

test('a file that could not be copied stays, and is copied with the next change', async () => {
  const original = readFileSync(join(site, FILE), 'utf8');
  writeFileSync(join(site, 'draft'), '{}');
  renameSync(join(site, 'draft'), join(site, FILE));
  // An existing folder simulates a full disk.
  mkdirSync(join(workspace.tempFolder, 'draft'));
  await expect(workspace.refresh([FILE])).rejects.toThrow();
  expect(readFileSync(join(workspace.folder, FILE), 'utf8')).toBe(original);
  rmSync(join(workspace.tempFolder, 'draft'), { recursive: true });
  await workspace.refresh([]);
  expect(readFileSync(join(workspace.folder, FILE), 'utf8')).toBe('{}');
});

test('a file is announced though it changed just before its first edit', async () => {
  appendFileSync(join(site, FILE), '\n');
  await workspace.setUnsaved({ file: FILE, pointer: '', value: { data: [] } });
  await vi.waitFor(() => expect(messages).toContain(FILE), { timeout: POLL_TIMEOUT_MS });
});

describe('unsaved values in the copy', () => {
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

  test('several values of one file each have their last text', async () => {
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

  test('fields in another order keep the order of the file', async () => {
    const turned = Object.fromEntries(Object.entries(entry(2)).reverse());
    await put('/data/0/programme/2', { ...turned, title: 'Turned' });
  });

  test('reverted values are those of the site again', async () => {
    for (const pointer of ['/data/0', '/data/0/programme/0', '/data/0/programme/1', '/data/0/programme/2'])
      await workspace.setUnsaved({ file: FILE, pointer });
    expect(copy()).toBe(readFileSync(join(site, FILE), 'utf8'));
  });

  test('a site that was read before is read again', async () => {
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

  test('an expected file counts only in its place on disk', async () => {
    const content = createLiveContent(site);
    const text = readFileSync(join(site, FILE), 'utf8');
    const same = JSON.parse(text) as unknown;
    content.preload(validJsonFile(FILE, text, same));
    expect((await content.snapshot().readState(FILE))?.value).toBe(same);
    const other = text.replace('"data"', '"date"');
    content.preload(validJsonFile(FILE, other, JSON.parse(other)));
    expect((await content.snapshot().readState(FILE))?.value).toEqual(same);
  });

  test('a snapshot shows the files as first read, the next one as they are now', async () => {
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
});
