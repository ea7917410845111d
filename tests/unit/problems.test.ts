/** docs/problems.md matches the codes and the samples of messages. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsPage } from '../../codegen/problemsPage.ts';
import { codes } from '../../src/core/problems/codes.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = problemsPage(read('tests/fixtures/messages.txt'));

test('docs/problems.md is fresh: run "npm run codegen" after changing a message', () => {
  expect(read('docs/problems.md')).toBe(page);
});

test('each code has a heading that links lead to, its severity, and what to do', () => {
  for (const [code, severity] of Object.entries(codes)) {
    const [, entry = ''] = page.split(`\n### \`${code}\`\n\n`);
    expect(entry, code).toMatch(severity === 'error' ? /^\*\*Error\.\*\*/ : /^\*\*Warning\.\*\*/);
    expect(entry.split('\n##')[0], code).toMatch(/^- .+\. → .+[.?]$/m);
  }
});

test('Markdown shows the characters of a message as they are', () => {
  expect(page).toContain('Visitors would read "\\<b\\>" as it is written');
});
