/** `check --release` lists all sample content of the college of tests/fixtures and nothing else. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ContentError } from '../../src/core/problems/problem.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { formatText } from '../../src/node/system/format.ts';
import { COLLEGE } from '../sites.ts';
import { runHere } from './runHere.ts';

const ready = vi.hoisted(() => ({ buildForPublish: vi.fn() }));
vi.mock('../../src/node/deploy/buildForPublish.ts', () => ready);

const problems = await checkSite(COLLEGE, true);

const files = [
  'manifest/site.json',
  'manifest/routes.json',
  ...readdirSync(join(COLLEGE, 'public/data')).map((name) => `public/data/${name}`),
];

/**
 * Returns the sample content of a value by pointer: marked objects, and names of sample files outside of
 * these.
 */
function samplesIn(value: unknown, pointer: string, inside: boolean): string[] {
  if (typeof value === 'string')
    return !inside && /^\/?(images|documents)\/sample\//.test(value) ? [pointer] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isSample = Object.entries(value).some(([key, item]) => key === 'sample' && item === true);
  return [
    ...(isSample ? [`${pointer}/sample`] : []),
    ...Object.entries(value).flatMap(([key, item]) =>
      samplesIn(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, inside || isSample),
    ),
  ];
}

const filesBelow = (folder: string) =>
  readdirSync(join(COLLEGE, folder), { recursive: true }).filter((name) =>
    statSync(join(COLLEGE, folder, String(name))).isFile(),
  ).length;

test('each record, each other file, and both folders: exactly', () => {
  const inFiles = files.flatMap((file) =>
    samplesIn(JSON.parse(readFileSync(join(COLLEGE, file), 'utf8')), '', false).map(
      (pointer) => `${file} ${pointer}`,
    ),
  );
  const folders = ['public/documents/sample', 'public/images/sample'].map(
    (folder) => `${folder} ${filesBelow(folder)}`,
  );
  expect(inFiles.length).toBeGreaterThan(100);
  expect(problems.map(({ file, pointer, value }) => `${file} ${pointer ?? value}`).sort()).toEqual(
    [...inFiles, ...folders].sort(),
  );
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['sample-left']));
});

test('each named line marks something as a sample', () => {
  for (const { file, line } of problems) {
    if (line === undefined) continue;
    expect(readFileSync(join(COLLEGE, file), 'utf8').split('\n')[line - 1]).toContain('"sample": true');
  }
});

test('as text the list has one line for each file', () => {
  const text = formatText(problems);
  const listed = new Set(problems.map(({ file }) => file));
  expect(text.split('\n')).toHaveLength(listed.size + 3);
  for (const file of listed) expect(text).toContain(`  ${file} `);
});

test('without --release nothing is reported', async () => expect(await checkSite(COLLEGE)).toEqual([]));

test('publish reports the samples, what to do, and that nothing was sent', async () => {
  ready.buildForPublish.mockRejectedValue(new ContentError(problems.slice(0, 1), COLLEGE));
  const { status, stdout, stderr } = await runHere(COLLEGE, 'publish', ['--to', 'somewhere.zip']);
  expect(stdout).toContain('is still sample content.');
  expect(stdout).toMatch(/\n\n1 error, 0 warnings\.\n$/);
  expect(stderr).toMatch(/^\nNothing was sent\. Correct this first: /);
  expect(status).toBe(1);
});
