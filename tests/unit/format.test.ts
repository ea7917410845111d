import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('a folder of samples says how many files it has in words, alone and among many', () => {
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
