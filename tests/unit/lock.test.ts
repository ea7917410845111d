/** `npm run lock`: the list of all addresses ever published. */
import { readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockSite } from '../../src/node/authoring/lock/index.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { LOCK } from '../../src/node/content/folder.ts';
import { type Change, siteWith } from './siteCase.ts';

const lockOf = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(path, LOCK), 'utf8'));
const locked = (...urls: string[]): Change => ({ file: LOCK, text: JSON.stringify({ urls }) });

const ADDRESSES = [
  '',
  'crew',
  'departments/rigging',
  'logbook',
  'logbook/spring',
  'trips',
  'voyages',
  'voyages/round-the-island',
  'voyages/കൊച്ചി-2024',
];

test('contains all pages and redirects, sorted, with its schema', async () => {
  const path = siteWith();
  expect(await lockSite(path)).toContain(`${LOCK} has 9 addresses: 9 new, 0 removed.`);
  expect(await lockOf(path)).toEqual({
    $schema: '../../../../schemas/urls-lock.schema.json',
    urls: ADDRESSES,
    records: expect.objectContaining({
      logbook: expect.stringMatching(/^[0-9a-f]{12} -$/),
      'voyages/കൊച്ചി-2024': expect.stringMatching(/^[0-9a-f]{12} [0-9a-f]{12}$/),
      // Without a date and a text.
      'voyages/round-the-island': '- -',
    }),
  });
  expect(await checkSite(path)).toEqual([]);
  expect(await readdir(join(path, 'manifest'))).toEqual(['routes.json', 'site.json', 'urls.lock.json']);
});

test('changes nothing the second time', async () => {
  const path = siteWith();
  await lockSite(path);
  const original = await readFile(join(path, LOCK));
  expect(await lockSite(path)).toBe(`${LOCK} has all 9 addresses already.`);
  expect(await readFile(join(path, LOCK))).toEqual(original);
});

test('adds new addresses and keeps redirected ones', async () => {
  const path = siteWith(locked('trips', 'crew'));
  expect(await lockSite(path)).toContain('7 new');
  expect(await lockOf(path)).toEqual({
    $schema: '../../../../schemas/urls-lock.schema.json',
    urls: ADDRESSES,
    records: expect.not.objectContaining({ trips: expect.anything() }),
  });
});

test('updates the page fingerprints', async () => {
  const path = siteWith();
  await lockSite(path);
  const file = join(path, 'public/data/voyages.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('10-02-2024', '11-02-2024'));
  const original = await lockOf(path);
  expect(await lockSite(path)).toBe(`${LOCK} has 9 addresses: 0 new, 0 removed.`);
  expect(await lockOf(path)).not.toEqual(original);
});

test('refuses a removed address without a redirect, and writes nothing', async () => {
  const path = siteWith(locked('voyages/north'));
  const original = await readFile(join(path, LOCK));
  await expect(lockSite(path)).rejects.toMatchObject({
    folder: path,
    problems: [expect.objectContaining({ code: 'address-vanished', value: 'voyages/north' })],
  });
  expect(await readFile(join(path, LOCK))).toEqual(original);
});

test('refuses a site with errors', async () => {
  const path = siteWith({ file: 'public/data/news.json', text: '{' });
  await expect(lockSite(path)).rejects.toMatchObject({
    problems: [expect.objectContaining({ code: 'json-syntax' })],
  });
  await expect(readFile(join(path, LOCK))).rejects.toThrow();
});

test('removes an address that is gone for good', async () => {
  const path = siteWith(locked('voyages/north', 'voyages/south'));
  await expect(lockSite(path, { remove: ['voyages/north'] })).rejects.toMatchObject({
    problems: [expect.objectContaining({ value: 'voyages/south' })],
  });
  expect(await lockSite(path, { remove: ['/voyages/north/', 'voyages/south'] })).toContain('2 removed');
  expect(await lockOf(path)).toMatchObject({ urls: ADDRESSES });
});

test('removes an address in encoded form, or as a URL', async () => {
  const path = siteWith(locked('voyages/കടൽ', 'voyages/south', 'voyages/100%'));
  const sent = encodeURI('/voyages/കടൽ/');
  const url = 'https://school.example/voyages/south/';
  expect(await lockSite(path, { remove: [sent, url, 'voyages/100%'] })).toContain('3 removed');
});

test('resets the list however many addresses are gone', async () => {
  const removed = Array.from({ length: 600 }, (_, index) => `voyages/gone-${index}`);
  const path = siteWith(locked('crew', ...removed));
  expect(await lockSite(path, { reset: true })).toContain('8 new, 600 removed');
  expect(await lockOf(path)).toMatchObject({ urls: ADDRESSES });
});

test.each([
  ['crew', 'The address "crew" is in use, so it cannot be removed.'],
  ['voyages/nort', `The address "voyages/nort" is not in ${LOCK}. Did you mean "voyages/north"?`],
])('does not remove %s: %s', async (address, message) => {
  const path = siteWith(locked('voyages/north'));
  await expect(lockSite(path, { remove: [address] })).rejects.toThrow(message);
});

test('an invalid lock is not overwritten', async () => {
  const path = siteWith();
  await writeFile(join(path, LOCK), '{ "urls": [');
  await expect(lockSite(path)).rejects.toMatchObject({
    problems: [expect.objectContaining({ code: 'json-syntax', file: LOCK })],
  });
});

test('a lock that is a link stays a link', async () => {
  const path = siteWith();
  await writeFile(join(path, 'manifest/addresses.json'), '{ "urls": [] }');
  await symlink('addresses.json', join(path, LOCK));
  await expect(lockSite(path)).rejects.toMatchObject({
    problems: [expect.objectContaining({ code: 'output-protected', file: join(path, LOCK) })],
  });
  expect(await readlink(join(path, LOCK))).toBe('addresses.json');
  expect(await readFile(join(path, 'manifest/addresses.json'), 'utf8')).toBe('{ "urls": [] }');
});
