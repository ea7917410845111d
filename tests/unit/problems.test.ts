/** docs/problems.md explains every kind of problem, and none that does not exist. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Code, codes } from '../../codegen/problems/codes.ts';

const text = readFileSync(new URL('../../docs/problems.md', import.meta.url), 'utf8');

/** The text under each heading that is a code. */
const explained = new Map(
  text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [, code = '', body = ''] =
        /^`([a-z-]+)`\n([\s\S]*)$/.exec(part.replace(/^## [\s\S]*/m, '')) ?? [];
      return [code, body] as const;
    }),
);

test('the codes of the checker and of docs/problems.md are the same, in the same order', () => {
  expect([...explained.keys()]).toEqual(Object.keys(codes));
});

test.each([...explained])('%s has its severity, an example and a way to fix it', (code, body) => {
  const [, severity] = /^\s*\*\*(Error|Warning)\.?\*\*/.exec(body) ?? [];
  expect(severity?.toLowerCase()).toBe(codes[code as Code]);
  expect(body).toMatch(/^\*Example:\*/m);
  expect(body).toMatch(/^\*Fix:\* [A-Z]/m);
});
