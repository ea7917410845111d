/** Too large and too deep files have a clear message. The benchmark measures the time. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkSite } from '../../src/node/check/index.ts';
import { dataFile } from '../../src/node/content/folder.ts';
import { createSourceReader } from '../../src/node/content/jsonFile.ts';
import { formatText } from '../../src/node/system/format.ts';
import { damagedFiles } from '../bench/check.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A longer message is not readable. */
const MAX_TEXT_CHARACTERS = 2000;

const site = temporaryFolder('stress');
beforeAll(async () => {
  await cp(fixtureFolder('site'), site, { recursive: true });
});

test.each(Object.entries(damagedFiles))('a file of %s', async (_name, { text, code }) => {
  const file = dataFile('voyages');
  await writeFile(join(site, file), text());
  const problems = await checkSite(site);
  expect(problems.map((problem) => `${problem.file} ${problem.code}`)).toEqual([`${file} ${code}`]);
  expect(formatText(problems, { source: createSourceReader(site) }).length).toBeLessThan(MAX_TEXT_CHARACTERS);
});
