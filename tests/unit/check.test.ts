/** What the checker says of a small site with one thing changed, word for word. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertSound, checkSite } from '../../codegen/check/index.ts';
import { formatText } from '../../codegen/problems/format.ts';
import { ContentError } from '../../src/problem.ts';
import { jsonFixtures } from './fixtures.ts';

/** A text, the lines of one, a value to be written as JSON, or null for no file. */
type Files = Record<string, unknown>;

interface Case {
  name: string;
  files: Files;
  release?: true;
  /** The lines of the report. */
  report: string[];
}

/** How every JPEG file begins. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);

const base = jsonFixtures<Files>('check')[0]?.fixture ?? {};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.join('\n');
  return `${JSON.stringify(content, null, 2)}\n`;
}

async function writeSite(files: Files): Promise<string> {
  const site = await mkdtemp(join(folder, 'site-'));
  for (const [file, content] of Object.entries({ ...base, ...files })) {
    if (content === null) continue;
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), file.endsWith('.jpg') ? JPEG : textOf(content));
  }
  return site;
}

test.each(
  jsonFixtures<Case>('check/cases').map(({ file, fixture }) => [file, fixture.name, fixture] as const),
)('%s: %s', async (_file, _name, { files, release, report }) => {
  const problems = await checkSite(await writeSite(files), release);
  expect(formatText(problems).split('\n')).toEqual(report);
});

test('every problem names a place within its file, and a value or its surroundings', async () => {
  for (const { fixture } of jsonFixtures<Case>('check/cases')) {
    for (const { file, line, column, pointer, code } of await checkSite(await writeSite(fixture.files))) {
      if (code === 'file-missing' && file.startsWith('manifest/')) continue;
      if (code === 'file-unused') continue;
      expect([line, column], `${code} in ${fixture.name}`).toEqual([expect.any(Number), expect.any(Number)]);
      if (code !== 'json-syntax') expect(pointer, code).toMatch(/^(\/|$)/);
    }
  }
});

test('assertSound throws every error and no warning', async () => {
  await expect(assertSound(await writeSite({}))).resolves.toBeUndefined();
  const unused = await writeSite({ 'public/data/old.json': { data: [] } });
  await expect(assertSound(unused)).resolves.toBeUndefined();
  const broken = await writeSite({ 'public/data/faculty.json': { data: [{}] } });
  const error: unknown = await assertSound(broken).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect(error instanceof ContentError && error.problems.map(({ code }) => code)).toEqual([
    'field-missing',
    'field-missing',
  ]);
});
