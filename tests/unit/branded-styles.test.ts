import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Assets } from '../../src/app/shell/Document.tsx';
import { brandStyles } from '../../src/node/ssg/brandedStyles.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const code = (file: string) => ({ file, styles: [] });
const ASSETS: Assets = {
  app: '/under/assets/app.js',
  styles: ['/under/assets/engine.css'],
  paper: '/under/assets/paper.css',
  inlineLoader: '',
  late: {
    rare: { file: '/under/assets/rare.js', styles: ['/under/assets/rare.css'] },
    archive: code('/under/assets/archive.js'),
    answers: code('/under/assets/answers.js'),
    notFound: code('/under/assets/not-found.js'),
  },
};

test('a page asks for one sheet, with the brand behind all others', async () => {
  const out = temporaryFolder('branded-styles');
  const folder = join(out, 'assets');
  await mkdir(folder);
  await writeFile(join(folder, 'engine.css'), 'engine{}');
  await writeFile(join(folder, 'rare.css'), 'rare{}');

  const { styles, late } = await brandStyles(ASSETS, { css: 'brand{}', files: new Map() }, out);

  const read = (address = '') => readFile(join(folder, basename(address)), 'utf8');
  expect(styles).toHaveLength(1);
  expect(styles[0]).toMatch(/^\/under\/assets\/site-\w{8}\.css$/);
  expect(await read(styles[0])).toBe('engine{}brand{}');
  expect(await read(late?.rare.joined)).toBe('engine{}rare{}brand{}');
  // The app brings the one to a later page; the other is in both that are new.
  const left = await readdir(folder);
  expect(left).toContain('rare.css');
  expect(left).not.toContain('engine.css');
});
