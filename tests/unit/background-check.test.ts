/** A build with a check in the background: it reports the same problems and writes no files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkInBackground } from '../../src/node/check/backgroundCheck.ts';
import { siteErrors } from '../../src/node/check/index.ts';
import { buildSite } from '../../src/node/ssg/index.ts';
import { type Change, changed, fixtureSite, writeFiles } from './siteCase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const folder = temporaryFolder('beside');
const base = fixtureSite();
const siteWith = (changes: Change[]) => writeFiles(folder, changed(base, changes));

const ADDRESS = { file: 'public/data/voyages.json', pointer: '/data/0/programme/0/url' };

test.each<[what: string, code: string, change: Change]>([
  ['an address that leads outside', 'address-empty-segment', { ...ADDRESS, value: '../../escaped' }],
  ['a data file that is no JSON', 'json-syntax', { file: ADDRESS.file, text: '{ "data": [' }],
  ['a page without a data file', 'file-missing', { file: ADDRESS.file, delete: true }],
  ['a site without a name', 'field-missing', { file: 'manifest/site.json', pointer: '/name', remove: true }],
])('%s', async (_, code, change) => {
  const site = siteWith([change]);
  const problems = await siteErrors(site);
  expect(problems.map((problem) => problem.code)).toContain(code);
  const names = readdirSync(folder);
  const building = buildSite(site, join(folder, 'out'), { validated: checkInBackground(site) });
  await expect(building).rejects.toMatchObject({ problems });
  expect(readdirSync(folder)).toEqual(names);
});
