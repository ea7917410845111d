/** The copy of the site follows the site. */
import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWorkspace, type Workspace } from '../../src/editor/server/workspace.ts';
import { PATIENCE } from '../patience.ts';
import { SCHOOL } from '../sites.ts';
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
])('a file is told when another program %s', async (_, act) => {
  act();
  await vi.waitFor(() => expect(messages).toContain(FILE), { timeout: PATIENCE });
});

test('a file is told each time, though others have taken its place, and one in a folder that comes again', async () => {
  const replace = (file: string) => {
    writeFileSync(join(site, 'draft'), `${readFileSync(join(site, file), 'utf8')}\n`);
    renameSync(join(site, 'draft'), join(site, file));
  };
  const isTold = async (file: string, act: () => void) => {
    messages = [];
    act();
    await vi.waitFor(() => expect(messages).toContain(file), { timeout: PATIENCE });
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

test('a file that the copy has been given is not told', async () => {
  writeFileSync(join(site, FILE), '{}');
  await workspace.refresh([FILE]);
  appendFileSync(join(site, 'public/data/news.json'), '\n');
  await vi.waitFor(() => expect(messages).toContain('public/data/news.json'), { timeout: PATIENCE });
  expect(messages).not.toContain(FILE);
  expect(readFileSync(join(workspace.folder, FILE), 'utf8')).toBe('{}');
});

test('a file is told though the copy has met the change while somebody writes', async () => {
  const write = (value: string) => workspace.setUnsaved({ file: FILE, pointer: '/data/0/desc', value });
  await write('One');
  appendFileSync(join(site, FILE), '\n');
  await write('Two');
  await vi.waitFor(() => expect(messages).toContain(FILE), { timeout: PATIENCE });
  expect(readFileSync(join(workspace.folder, FILE), 'utf8')).toMatch(/"Two"[\s\S]*\n\n$/);
});

test('a file is not told where only its copy is written', async () => {
  for (const value of ['One', 'Two', undefined]) {
    await workspace.setUnsaved({ file: FILE, pointer: '/data/0/desc', value });
    await rest(200);
  }
  appendFileSync(join(site, 'public/data/news.json'), '\n');
  await vi.waitFor(() => expect(messages).toContain('public/data/news.json'), { timeout: PATIENCE });
  expect(messages).not.toContain(FILE);
});

test('a file that is read slowly does not take the place of what has been saved since', async () => {
  const value = JSON.parse(readFileSync(join(site, FILE), 'utf8'));
  const long = { ...value, data: [{ ...value.data[0], list: ['long '.repeat(4_000_000)] }] };
  writeFileSync(join(site, FILE), JSON.stringify(long));
  const written = workspace.setUnsaved({ file: FILE, pointer: '/data/0/club', value: 'Written' });
  // The read has started.
  await rest(3);
  writeFileSync(join(site, 'draft'), JSON.stringify(value));
  renameSync(join(site, 'draft'), join(site, FILE));
  await Promise.all([written, workspace.refresh([FILE])]);
  const text = readFileSync(join(workspace.folder, FILE), 'utf8');
  expect(text).toContain('Written');
  expect(text.includes('long long')).toBe(false);
});

test('nobody is told of a file once the editor has ended', async () => {
  appendFileSync(join(site, FILE), '\n');
  // Until the watcher has handled it.
  await rest(40);
  workspace.close();
  await rest(200);
  expect(messages).toEqual([]);
});

test('a file that the copy could not take stays as it was, and is taken with whatever comes next', async () => {
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

test('a file is told though it became another just before somebody first wrote into it', async () => {
  appendFileSync(join(site, FILE), '\n');
  await workspace.setUnsaved({ file: FILE, pointer: '', value: { data: [] } });
  await vi.waitFor(() => expect(messages).toContain(FILE), { timeout: PATIENCE });
});
