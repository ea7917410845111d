/** Breakpoints: a short list, in one unit; and no unused style sheet. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';

/** In em, which in a condition is the visitor's font size. docs/developers.md has the purpose of each. */
const BREAKPOINTS = ['24em', '40em', '48em', '64em', '80em'];

const filesOf = (folder: string) =>
  readdirSync(join(engineRoot, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );
const read = (file: string) => readFileSync(join(engineRoot, file), 'utf8');
const sheets = [...filesOf('src/app'), ...filesOf('src/node/report')].filter((name) => name.endsWith('.css'));
const code = filesOf('src/app').filter((name) => /\.tsx?$/.test(name));

test('every media query uses a breakpoint, and every breakpoint is used', () => {
  const conditions = [
    ...sheets.flatMap((file) => read(file).match(/@media[^{]*/g) ?? []),
    ...code.flatMap((file) => read(file).match(/matchMedia\([^)]*\)/g) ?? []),
  ];
  const widths = conditions.flatMap((condition) => {
    expect(condition).not.toMatch(/width\s*[<>=]/);
    return [...condition.matchAll(/width:\s*([^)]*)\)/g)].map(([, width]) => width);
  });
  expect([...new Set(widths)].sort()).toEqual(BREAKPOINTS);
});

test('every style sheet is imported', () => {
  const imports = [...sheets, ...code].flatMap((file) =>
    [...read(file).matchAll(/['"]([^'"]*\.css)['"]/g)].map(([, to = '']) => join(file, '..', to)),
  );
  const lists = ['src/app/styles/paper.css', 'src/node/report/charts.css', 'src/node/report/report.css'];
  expect(sheets.filter((file) => !imports.includes(file) && !lists.includes(file))).toEqual([]);
});

test('colours are those of the site: for screens a sheet names only black and white', () => {
  const named = sheets
    .filter((file) => file.startsWith('src/app/') && !file.startsWith('src/app/styles/print/'))
    .flatMap((file) =>
      [
        ...read(file)
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/#[\da-f]{3,8}\b|(?:rgb|hsl|oklch)a?\([^)]*/gi),
      ]
        .map(([colour]) => colour)
        .filter((colour) => !/^(?:#fff|#000|rgb\((?:255 255 255|0 0 0) )/.test(colour))
        .map((colour) => `${file}: ${colour}`),
    );
  expect(named).toEqual([]);
});

/** Unequal left and right values, except of ticks and arrows, which are mirrored, and of screen edges. */
function lopsided(line: string): boolean {
  const [, name = '', value = ''] =
    /^\s*(inset|margin|padding|border-width|border-radius):\s*(.*?);?$/.exec(line) ?? [];
  const values = value.match(/[^\s()]+(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?/g) ?? [];
  if (values.length < 4 || /em 0$/.test(value)) return false;
  const [one, two, three, four] = values;
  return name === 'border-radius' ? one !== two || three !== four : two !== four;
}

test('no layout uses left and right, because of right-to-left languages', () => {
  const physical =
    /(?:^|[;{\s])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|(?:min-|max-)?width|float:\s*(?:left|right)|text-align:\s*(?:left|right))\s*[:;]/;
  const widths = sheets
    .filter((file) => file.startsWith('src/app/'))
    .flatMap((file) =>
      read(file)
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/@media[^{]*/g, '')
        .split('\n')
        .filter((line) => physical.test(line) || lopsided(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(widths).toEqual([]);
});
