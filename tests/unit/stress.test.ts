/** Files that are too large or too deep get a clear answer; how long it takes is in the bench. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { damagedFiles } from '../../codegen/bench/check.ts';
import { checkSite } from '../../codegen/check/index.ts';
import { formatText } from '../../codegen/problems/format.ts';
import { dataFile } from '../../codegen/site/folder.ts';
import { diskSource } from '../../codegen/site/source.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** More than a screen or two nobody reads. */
const MOST_TEXT = 2000;

const site = temporaryFolder('stress');
beforeAll(async () => {
  await cp(fixtureFolder('site'), site, { recursive: true });
});

test.each(Object.entries(damagedFiles))('a file of %s', async (_name, { text, code }) => {
  const file = dataFile('voyages');
  await writeFile(join(site, file), text());
  const problems = await checkSite(site);
  expect(problems.map((problem) => `${problem.file} ${problem.code}`)).toEqual([`${file} ${code}`]);
  expect(formatText(problems, { source: diskSource(site) }).length).toBeLessThan(MOST_TEXT);
});
