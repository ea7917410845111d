/** Names of data files: with folders, spaces and letters of any script. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataAddress, mediaAddress, mediaPath } from '../../src/core/data/dataAddress.ts';
import { canonicalPath } from '../../src/core/route/path.ts';
import { dataFile, dataNameOf, dataNames, isDataName } from '../../src/node/content/folder.ts';
import { jsonFixtures } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

interface Group {
  description: string;
  tests: { description: string; data: { routes?: { data?: unknown }[] }; valid: boolean }[];
}

const folder = temporaryFolder('data-names');

const named = jsonFixtures<Group[]>('schema')
  .filter(({ file }) => file === 'manifest.json')
  .flatMap(({ fixture }) => fixture)
  .filter(({ description }) => description === 'data files')
  .flatMap(({ tests }) => tests)
  .flatMap(({ data, valid }) => {
    const name = data.routes?.[0]?.data;
    return typeof name === 'string' ? [[name, valid] as const] : [];
  });

test('there are test names', () => expect(named.length).toBeGreaterThan(15));

test.each(named)('"%s" is accepted by the reader as by the schema: %s', (name, valid) => {
  expect(isDataName(name)).toBe(valid);
  if (!valid) return;
  expect(dataNameOf(dataFile(name))).toBe(name);
  // A host decodes the address to the path of the file.
  expect(canonicalPath(dataAddress(name))).toBe(`data/${name}.json`);
  expect(canonicalPath(mediaAddress(name))).toBe(mediaPath(name));
});

test.each([
  ['yrc', '/data/yrc.json', '/media/yrc.json'],
  ['events/2026/onam', '/data/events/2026/onam.json', '/media/in/events/2026/onam.json'],
  ['pictures/yrc', '/data/pictures/yrc.json', '/media/in/pictures/yrc.json'],
  ['കലാ മേള', '/data/%E0%B4%95%E0%B4%B2%E0%B4%BE%20%E0%B4%AE%E0%B5%87%E0%B4%B3.json', undefined],
])('%s is at %s', (name, data, media) => {
  expect(dataAddress(name)).toBe(data);
  if (media !== undefined) expect(mediaAddress(name)).toBe(media);
});

test('the files of all folders are found, except hidden and linked ones', async () => {
  const data = join(folder, 'public/data');
  for (const name of ['events/2026/ഓണം', 'events/b', 'a', '.old/c', 'events/.d'])
    mkdirSync(join(data, name, '..'), { recursive: true });
  for (const name of ['events/2026/ഓണം', 'events/b', 'a', '.old/c', 'events/.d'])
    writeFileSync(join(data, `${name}.json`), '{}');
  writeFileSync(join(data, 'events/notes.txt'), '');
  if (process.platform !== 'win32') symlinkSync('events', join(data, 'other'));
  expect(await dataNames(folder)).toEqual(['a', 'events/2026/ഓണം', 'events/b']);
});
