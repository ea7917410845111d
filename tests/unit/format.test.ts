import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatGithub, formatJson, formatText } from '../../codegen/problems/format.ts';
import type { Problem } from '../../src/problem.ts';
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

test('each line of JSON is the problem again', () => {
  expect(
    formatJson(problems)
      .split('\n')
      .map((line) => JSON.parse(line) as Problem),
  ).toEqual(problems);
});
