/** Generated files and plots are up to date. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { generated } from '../../codegen/index.ts';
import { problemsPage } from '../../codegen/problemsPage.ts';
import { codes } from '../../src/core/problems/codes.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { measurementFiles, plotSvg } from '../bench/plots.ts';
import { compile, compiledFolder } from './compiler.ts';

const files = await generated();
const read = (file: string) => readFileSync(join(engineRoot, file), 'utf8');
const problems = problemsPage(read('tests/fixtures/messages.txt'));

test.each(files)('$file is fresh: run "npm run codegen" after changing a schema', ({ file, source }) => {
  const path = join(engineRoot, file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8') === source, `${file} differs`).toBe(true);
});

test('the folder contains nothing else, and each file names its source', () => {
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

test('the generated files compile on their own, declarations included', () => {
  const folder = compiledFolder({ 'src/generated': 'src/generated' });
  expect(compile(folder, { skipLibCheck: false, allowJs: true, checkJs: false })).toEqual([]);
});

test('docs/problems.md is fresh: run "npm run codegen" after changing a message', () => {
  expect(read('docs/problems.md')).toBe(problems);
});

test('each code has a heading as anchor, its severity, and what to do', () => {
  for (const [code, severity] of Object.entries(codes)) {
    const [, entry = ''] = problems.split(`\n### \`${code}\`\n\n`);
    expect(entry, code).toMatch(severity === 'error' ? /^\*\*Error\.\*\*/ : /^\*\*Warning\.\*\*/);
    expect(entry.split('\n##')[0], code).toMatch(/^- .+\. → .+[.?]$/m);
  }
});

test('Markdown shows the characters of a message literally', () => {
  expect(problems).toContain('Visitors would read "\\<b\\>" as it is written');
});

test.each(measurementFiles())('$file is fresh: run "npm run bench -- plots"', ({ file, source }) => {
  expect(readFileSync(join(engineRoot, file), 'utf8')).toBe(source);
});

describe('a plot', () => {
  const svg = plotSvg({
    name: 'x',
    title: 'Cold & <warm>',
    unit: 's',
    groups: [
      {
        label: 'One',
        bars: [
          { name: 'ours', value: 2 },
          { name: 'a peer', value: 4 },
        ],
      },
    ],
  });

  test('contains its figures as text', () => {
    expect(svg).toContain('<title id="title">Cold &amp; &lt;warm&gt;</title>');
    expect(svg).toContain('<desc id="said">One: ours 2, a peer 4 (s)</desc>');
  });

  test('has bars in proportion to the figures', () => {
    const widths = [...svg.matchAll(/<rect class="(\w+)"[^>]* width="(\d+)"/g)].map(([, name, width]) => [
      name,
      width,
    ]);
    expect(widths).toEqual([
      ['ours', '210'],
      ['other', '420'],
    ]);
  });
});
