/** Lists of problems: their formats and their limit. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countProblems, limitProblems } from '../../src/core/problems/limit.ts';
import { textMessages } from '../../src/core/problems/messages/texts.ts';
import type { Problem } from '../../src/core/problems/problem.ts';
import { formatGithub, formatJson, formatText } from '../../src/node/system/format.ts';
import { fixtureFolder } from './fixtures.ts';

const read = (name: string) => readFileSync(`${fixtureFolder('format')}/${name}`, 'utf8');
const problems = JSON.parse(read('problems.json')) as Problem[];

test.each([
  ['text', formatText],
  ['json', formatJson],
  ['github', formatGithub],
] as const)('problems as %s, word for word', (name, format) => {
  expect(`${format(problems)}\n`).toBe(read(`${name}.txt`));
  expect(format([])).toBe('');
});

test('no control character of a file reaches the terminal', () => {
  const problem: Problem = {
    severity: 'warning',
    code: 'file-location',
    file: 'public/a\x1b[31m.zip',
    message: 'The file "b\x1b[2J\x07.jpg" has a location.',
    hint: 'Remove "b\x1b.jpg".\nOr do not.',
    value: 'a\x1b[31m.zip',
  };
  expect(formatText([problem])).not.toMatch(/(?!\n)\p{Cc}/u);
  expect(formatText([problem])).toContain('Remove "b .jpg".\nOr do not.');
});

test('each line of JSON is the problem again', () => {
  expect(
    formatJson(problems)
      .split('\n')
      .map((line) => JSON.parse(line) as Problem),
  ).toEqual(problems);
});

test('a folder of samples has its number of files, alone and among many', () => {
  const folder = (name: string, count: number): Problem => ({
    severity: 'error',
    ...textMessages.sampleFolder(count, 'Pictures'),
    file: `public/${name}/sample`,
    value: count,
  });
  expect(formatText([folder('images', 9)])).toBe(
    [
      'error sample-left  public/images/sample',
      '  There are still 9 sample files in this folder.',
      '  Delete the folder once no page needs it; the editor has its files under Pictures.',
    ].join('\n'),
  );
  const many = Array.from({ length: 20 }, (_, index): Problem => ({ ...folder('data', 2), line: index + 1 }));
  const table = formatText([...many, folder('images', 9), folder('documents', 1)]);
  expect(table).toMatch(/^ {2}public\/images\/sample {5}9 files$/m);
  expect(table).toMatch(/^ {2}public\/documents\/sample {2}1 file$/m);
});

describe('a limited list', () => {
  const problems = (
    count: number,
    file: string,
    severity: Problem['severity'] = 'error',
    code = 'field-unknown',
  ): Problem[] =>
    Array.from({ length: count }, (_, index) => ({ severity, code, file, line: index + 1, message: 'No.' }));

  const listed = (all: readonly Problem[]) => all.filter(({ code }) => code !== 'problems-more').length;

  test('few problems are all listed', () => {
    const few = [...problems(50, 'a'), ...problems(20, 'b', 'warning')];
    expect(limitProblems(few)).toEqual(few);
    expect(countProblems(few)).toEqual({ errors: 50, warnings: 20 });
    expect(limitProblems([])).toEqual([]);
  });

  test('fifty of one file are listed, and its last line counts the rest', () => {
    const all = limitProblems([...problems(51, 'a'), ...problems(1, 'b')]);
    expect(all.map(({ file, line, code }) => `${file} ${line} ${code}`).slice(48)).toEqual([
      'a 49 field-unknown',
      'a 50 field-unknown',
      'a undefined problems-more',
      'b 1 field-unknown',
    ]);
    expect(all[50]).toEqual({
      severity: 'error',
      code: 'problems-more',
      file: 'a',
      value: { errors: 1, warnings: 0 },
      message: '1 more problem in this file is not listed.',
      hint: 'Fix the ones above first, then check again.',
    });
    expect(countProblems(all)).toEqual({ errors: 52, warnings: 0 });
  });

  test('errors are listed before warnings, and the rest is no error if it has none', () => {
    const all = limitProblems([...problems(60, 'a', 'warning'), ...problems(45, 'a')]);
    expect(all.filter(({ severity, code }) => severity === 'error' && code === 'field-unknown')).toHaveLength(
      45,
    );
    expect(all.at(-1)).toMatchObject({
      severity: 'warning',
      value: { errors: 0, warnings: 55 },
      message: '55 more problems in this file are not listed.',
    });
    expect(countProblems(all)).toEqual({ errors: 45, warnings: 60 });
  });

  test('five hundred are listed in all, and files without a listed one are counted together', () => {
    const files = Array.from({ length: 13 }, (_, index) =>
      problems(60, `f${String(index).padStart(2, '0')}`),
    );
    const all = limitProblems(files.flat());
    expect(listed(all)).toBe(500);
    expect(all.at(-1)).toMatchObject({
      file: 'f10',
      value: { errors: 180, warnings: 0 },
      message: '180 more problems in 3 more files are not listed.',
    });
    expect(countProblems(all)).toEqual({ errors: 780, warnings: 0 });
  });

  test('sample content is listed completely', () => {
    const all = limitProblems([...problems(700, 'a', 'error', 'sample-left'), ...problems(51, 'a')]);
    expect(all.filter(({ code }) => code === 'sample-left')).toHaveLength(700);
    expect(countProblems(all)).toEqual({ errors: 751, warnings: 0 });
  });
});
