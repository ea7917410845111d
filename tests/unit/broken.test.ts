/** Every kind of mistake in a copy of the fixture site (tests/fixtures/broken), and unusual valid sites. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Code, codes } from '../../src/core/problems/codes.ts';
import { ContentError, type Problem } from '../../src/core/problems/problem.ts';
import { assertValid, checkDraft, checkSite, siteErrors } from '../../src/node/check/index.ts';
import { sample } from '../thorough.ts';
import { fixtureFolder } from './fixtures.ts';
import { fixesOf } from './proposals.ts';
import {
  type Change,
  canMake,
  changed,
  fixtureSite,
  makeSpecial,
  set,
  siteWith,
  writeFiles,
} from './siteCase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

interface Case {
  description: string;
  /** As with `npm run check -- --release`. */
  release?: true;
  changes: Change[];
}

interface Broken extends Case {
  /** No other problem may be reported, if other checks could match the same mistake. */
  alone?: true;
  /** The hint is stated if the check generates it. */
  expect: (Pick<Problem, 'file' | 'line' | 'pointer' | 'value' | 'hint' | 'inDraft'> & { code: Code })[];
}

/** Sorted by name. */
function casesOf<T extends Case>(corpus: string): { name: string; fixture: T }[] {
  const root = fixtureFolder(corpus);
  return readdirSync(root)
    .sort()
    .map((name) => ({ name, fixture: JSON.parse(readFileSync(join(root, name, 'case.json'), 'utf8')) as T }));
}

const broken = casesOf<Broken>('broken');
const valid = casesOf<Case>('valid');
const base = fixtureSite();

const folder = temporaryFolder('broken');
beforeAll(() => {
  // Next to every site, as a target of links.
  writeFileSync(join(folder, 'secret.txt'), 'Nobody may read this.\n');
});

/** @param built true to verify the output of a build too */
async function check({ changes, release }: Case, built = true): Promise<Problem[]> {
  const site = writeFiles(folder, changed(base, changes));
  makeSpecial(site, changes);
  const problems = await checkSite(site, release);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (built) expect(await siteErrors(site, release), 'a build finds the same errors').toEqual(errors);
  rmSync(site, { recursive: true });
  return problems;
}

const ABSENT = { line: undefined, pointer: undefined, value: undefined, inDraft: undefined };

test('the corpus has the minimum size', () => {
  expect(broken.length).toBeGreaterThanOrEqual(150);
  expect(valid.length).toBeGreaterThanOrEqual(20);
});

describe('is refused, and the proposed fix passes', () => {
  const inBuild = new Set(sample(broken, 3).map(({ name }) => name));

  test.each(broken.map(({ name, fixture }) => [name, fixture.description, fixture] as const))(
    '%s: %s',
    async (name, _description, fixture) => {
      if (!canMake(fixture.changes)) return;
      const problems = await check(fixture, inBuild.has(name));
      const actual = problems.map((problem) => ({ ...ABSENT, ...problem }));
      for (const expected of fixture.expect)
        expect(actual).toContainEqual(expect.objectContaining({ ...ABSENT, ...expected }));
      expect(problems.length, JSON.stringify(problems)).toBeLessThanOrEqual(
        fixture.expect.length + (fixture.alone ? 0 : 1),
      );
      for (const problem of problems) expectWhole(problem, fixture);
      await expectFixes(problems, fixture);
    },
  );
});

/** Following a hint must fix the problem and cause no other. */
async function expectFixes(problems: readonly Problem[], fixture: Case): Promise<void> {
  const keys = new Set(problems.map(keyOf));
  for (const problem of problems) {
    const fixes = fixesOf(problem, changed(base, fixture.changes));
    if (fixes.length === 0) continue;
    const mended = { ...fixture, changes: [...fixture.changes, ...fixes] };
    const after = (await check(mended, false)).map(keyOf);
    expect(after, problem.hint).not.toContain(keyOf(problem));
    expect(
      after.filter((key) => !keys.has(key)),
      problem.hint,
    ).toEqual([]);
  }
}

const keyOf = ({ code, file, pointer, value }: Problem) => JSON.stringify([code, file, pointer, value]);

test.each(valid.map(({ name, fixture }) => [name, fixture.description, fixture] as const))(
  'is accepted without a problem %s: %s',
  async (_name, _description, fixture) => {
    if (!canMake(fixture.changes)) return;
    expect(await check(fixture)).toEqual([]);
  },
);

test('assertValid throws every error and no warning', async () => {
  const unused: Change = { file: 'public/data/old.json', text: '{ "data": [] }' };
  await expect(assertValid(siteWith(unused))).resolves.toBeUndefined();
  const site = siteWith(unused, { file: 'public/data/crew.json', text: '{ "data": [{}] }' });
  const error: unknown = await assertValid(site).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ContentError);
  expect(error instanceof ContentError && error.problems.map(({ code }) => code)).toEqual([
    'field-missing',
    'field-missing',
  ]);
});

test('a placeholder caption prevents publishing, but not other work', async () => {
  const pointer = '/data/0/programme/0/images/0/caption';
  const site = siteWith(set('public/data/voyages.json', pointer, 'Caption to be written: sea'));
  await expect(assertValid(site)).rejects.toMatchObject({ problems: [{ code: 'caption-unwritten' }] });
  expect(await checkDraft(site)).toMatchObject([{ code: 'caption-unwritten', severity: 'warning' }]);
});

/** A problem has a known code with its severity, a message and a position in its file. */
function expectWhole(
  { code, severity, message, hint, file, line, column, inDraft }: Problem,
  { changes }: Case,
) {
  expect(Object.keys(codes)).toContain(code);
  expect(severity).toBe(inDraft ? 'warning' : codes[code as Code]);
  expect(message).toMatch(/^[^\n]+[.:]$/);
  expect(hint ?? 'None.').toMatch(/^[^\n]+$/);
  expect(line === undefined).toBe(column === undefined);
  if (line === undefined || column === undefined) return;
  const text = changed(base, changes).get(file)?.toString() ?? '';
  if (code === 'file-encoding') return;
  const lines = text.split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(line);
  expect(lines[line - 1]?.length ?? 0).toBeGreaterThanOrEqual(column - 1);
}

test('the corpus has every kind of content problem', () => {
  const expectedCodes = new Set(broken.flatMap(({ fixture }) => fixture.expect.map(({ code }) => code)));
  // Problems tested elsewhere: of a host in live.test.ts; of output paths in output-folder.test.ts and
  // disk.test.ts; of pictures that only the build opens in image-variants.test.ts; of printed pages in
  // documents.test.ts; of spreadsheets in spreadsheets.test.ts; of publish targets in publishing.test.ts; of other
  // sites in link-check.test.ts.
  const missing = Object.keys(codes).filter(
    (code) =>
      !expectedCodes.has(code as Code) &&
      !/^(?:live|output|disk|publish|sheet|link-dead|link-moved|css|script-elsewhere)/.test(code),
  );
  expect(missing).toEqual(['picture-unreadable', 'document-unprinted', 'problems-more']);
});

test('no case is duplicated', () => {
  const changes = [...broken, ...valid].map(({ fixture: of }) => JSON.stringify([of.changes, of.release]));
  expect(new Set(changes).size).toBe(changes.length);
  expect(existsSync(fixtureFolder('site'))).toBe(true);
});
