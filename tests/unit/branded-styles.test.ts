import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Assets } from '../../src/app/shell/Document.tsx';
import { writeBrandCss } from '../../src/node/ssg/brandCss.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const ASSETS: Assets = {
  app: '/under/assets/app.js',
  styles: ['/under/assets/engine.css'],
  paper: '/under/assets/paper.css',
  inlineLoader: '',
  uncommonStyles: { file: '/under/assets/uncommon.css' },
};

test('a page asks for one sheet, with the brand behind all others', async () => {
  const out = temporaryFolder('branded-styles');
  const folder = join(out, 'assets');
  await mkdir(folder);
  await writeFile(join(folder, 'engine.css'), 'engine{}');
  await writeFile(join(folder, 'uncommon.css'), 'uncommon{}');

  const { styles, uncommonStyles } = await writeBrandCss(ASSETS, { css: 'brand{}', files: new Map() }, out);

  const read = (address = '') => readFile(join(folder, basename(address)), 'utf8');
  expect(styles).toHaveLength(1);
  expect(styles[0]).toMatch(/^\/under\/assets\/site-\w{8}\.css$/);
  expect(await read(styles[0])).toBe('engine{}brand{}');
  expect(await read(uncommonStyles?.joined)).toBe('engine{}uncommon{}brand{}');
  // The app loads one for a later page; the other is in both new ones.
  const left = await readdir(folder);
  expect(left).toContain('uncommon.css');
  expect(left).not.toContain('engine.css');
});
