/** The style sheet of a site: what it may contain, and the names that it may rely on. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../../src/app/blocks/components.ts';
import { paletteCss } from '../../src/node/content/brand/css.ts';
import { DEFAULT_COLOURS, paletteOf } from '../../src/node/content/brand/palette.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { readSiteCss } from '../../src/node/content/siteCss.ts';
import { LAYERS } from '../../src/node/dev/handler.ts';
import { temporaryFolder } from './temporaryFolder.ts';

function siteWith(text: string): string {
  const folder = temporaryFolder('site-css');
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  writeFileSync(join(folder, 'public/images/ground ä.svg'), '<svg/>');
  writeFileSync(join(folder, 'site.css'), text);
  return folder;
}

test('the rules are minified, in a layer of their own; files get their addresses', async () => {
  const text = '\uFEFF.page { & h1 { color: red } }\n.menu { background: url("images/ground ä.svg") }';
  expect(await readSiteCss(siteWith(text), '/college')).toEqual({
    text: text.slice(1),
    css: '@layer site{.page h1{color:red}.menu{background:url(/college/images/ground%20%C3%A4.svg)}}',
    problems: [],
  });
  expect(await readSiteCss(temporaryFolder('no-site-css'), '')).toEqual({ text: '', css: '', problems: [] });
  expect((await readSiteCss(siteWith('a{content:"</style><b>"}'), '')).css).not.toContain('</style');
});

describe('a mistake has a position and a fix, and no page gets the rules', () => {
  const cases = {
    'a brace without its partner': ['.a{color:red}\n}', 'css-syntax', 2, 1],
    'a rule that does not end': ['.a { color: red', 'css-syntax', 1, 16],
    'a comment that does not end': ['/* open', 'css-syntax', 1, 8],
    'another style sheet': ['@import "fonts.css";', 'css-import', 1, 9],
    'a style sheet of another host': ['@import url(https://fonts.example/css);', 'css-import', 1, 9],
    'a picture of another host': ['.a{background:url(https://x.example/a.png)}', 'css-file', 1, 15],
    'a picture of another host without a scheme': [
      '.a{background:url(//x.example/a.png)}',
      'css-file',
      1,
      15,
    ],
    'a picture in the text': ['.a{background:url(data:image/png;base64,AAAA)}', 'css-file', 1, 15],
    'a file outside of public': ['.a{background:url(../manifest/site.json)}', 'css-file', 1, 15],
    'a missing picture behind other letters': [
      '/* മഞ്ഞ */ .a{background:url(images/no.png)}',
      'css-file',
      1,
      26,
    ],
    'more than pages can contain': ['.a{color:red}'.repeat(400_000), 'css-too-large', undefined, undefined],
  } as const;
  test.each(Object.entries(cases))('%s', async (_, [text, code, line, column]) => {
    const { css, problems } = await readSiteCss(siteWith(text), '');
    expect(css).toBe('');
    expect(problems).toMatchObject([{ severity: 'error', code, file: 'site.css' }]);
    expect([problems[0]?.line, problems[0]?.column]).toEqual([line, column]);
    expect(problems[0]?.hint).toBeTruthy();
  });

  test('a misspelt property only warns', async () => {
    const { css, problems } = await readSiteCss(siteWith('.a { widht: 1px; color: red }'), '');
    expect(css).toContain('color:red');
    expect(problems).toMatchObject([{ severity: 'warning', code: 'css-property', line: 1, column: 6 }]);
    expect(problems[0]?.hint).toContain('width');
  });
});

const read = (file: string) => readFileSync(join(engineRoot, file), 'utf8');

test('dev has the layers of the build', () => {
  expect(read('src/app/styles/main.css').split('\n', 1)).toEqual([LAYERS]);
});

test('every documented custom property and part exists', () => {
  const [, section = ''] = /## Style sheet\n(.*?)\n## /s.exec(read('docs/extend.md')) ?? [];
  const names = [...section.matchAll(/`(--[\w-]+|\.[\w-]+)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(60);
  const sheets = readdirSync(join(engineRoot, 'src/app/styles'), { recursive: true, encoding: 'utf8' });
  const css = [
    paletteCss(paletteOf(DEFAULT_COLOURS)),
    ...sheets.filter((name) => name.endsWith('.css')).map((name) => read(`src/app/styles/${name}`)),
  ].join('\n');
  const classes = new Set(css.match(/\.[a-z][\w-]*/g));
  for (const kind of Object.keys(COMPONENTS)) classes.add(`.block-${kind}`);
  const properties = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  expect(names.filter((name) => !classes.has(name) && !properties.has(name))).toEqual([]);
});
