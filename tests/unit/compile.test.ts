/** A name in the schemas that is missing from a table of the engine is a compiler error. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile, compiledFolder } from './compiler.ts';
import { jsonFixtures } from './fixtures.ts';

interface Case {
  name: string;
  changes: { find: string; put: string }[];
  /** The compiler's message for each file: the missing name, else the codes of its errors. */
  errors: string[];
}

const TYPES = 'src/generated/types.ts';

function inShort(lines: readonly string[]): string[] {
  const files = [...new Set(lines.map((line) => line.split(' ')[0] ?? ''))].sort();
  return files.flatMap((file) => {
    const ofFile = lines.filter((line) => line.startsWith(`${file} `));
    const lacking = ofFile.flatMap((line) => /Property '"?([^'"]+)"?' is missing/.exec(line)?.[1] ?? []);
    const errors =
      lacking.length > 0 ? lacking.map((name) => `lacks ${name}`) : ofFile.map((line) => line.split(' ')[1]);
    return [...new Set(errors)].map((words) => `${file} ${words}`);
  });
}

const cases = jsonFixtures<Case>('compile').map(({ fixture }) => fixture);

// One run of the compiler for all cases, which change different parts.
test('names that are missing from tables are the only errors', () => {
  const folder = compiledFolder({ src: 'src' });
  const file = join(folder, TYPES);
  let types = readFileSync(file, 'utf8');
  for (const { find, put } of cases.flatMap(({ changes }) => changes)) {
    expect(types).toContain(find);
    types = types.replace(find, put);
  }
  writeFileSync(file, types);
  expect(inShort(compile(folder)).sort()).toEqual(cases.flatMap(({ errors }) => errors).sort());
});
