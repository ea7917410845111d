/** The generated files match the schemas, need nothing at run time, and compile. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generated } from '../../codegen/index.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { compile, compiledFolder } from './compiler.ts';

const files = await generated();

test.each(files)('$file is fresh: run "npm run codegen" after changing a schema', ({ file, source }) => {
  const path = join(engineRoot, file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8') === source, `${file} differs`).toBe(true);
});

test('the folder holds nothing else, and each file says where it comes from', () => {
  expect(readdirSync(join(engineRoot, 'src/generated')).sort()).toEqual(
    files
      .flatMap(({ file }) => (file.startsWith('src/generated/') ? [file.replace('src/generated/', '')] : []))
      .sort(),
  );
  for (const { source } of files) expect(source).toMatch(/^(\/\/|\/\*) Written by "npm run codegen"/);
});

test('the same schemas give the same files', async () => {
  expect((await generated()).map(({ source }) => source)).toEqual(files.map(({ source }) => source));
});

test('the validators need no module at run time', () => {
  const source = files.find(({ file }) => file.endsWith('.js'))?.source ?? '';
  expect(source).not.toMatch(/\brequire\s*\(/);
  expect(source).not.toMatch(/^\s*import\b/m);
  expect(source).toContain('export {');
});

test('the generated files compile by themselves, declarations included', () => {
  const folder = compiledFolder({ 'src/generated': 'src/generated' });
  expect(compile(folder, { skipLibCheck: false, allowJs: true, checkJs: false })).toEqual([]);
});
