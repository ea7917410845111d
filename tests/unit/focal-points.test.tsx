/** The focal points of pictures on rendered pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image } from '../../src/app/components/Image.tsx';
import { focusCss, readFocalPoints } from '../../src/node/content/focalPoints.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const PATHS = ['images/a.jpg', 'images/തോണി "2".jpg'];

test.each(PATHS)('the rule of %s is that of the picture in a page', (path) => {
  const [, src] =
    / src="([^"]*)"/.exec(renderToStaticMarkup(<Image src={path} alt="" layout={[{}]} />)) ?? [];
  expect(focusCss(new Map([[path, { x: 30, y: 40 }]]), '')).toBe(
    `img[src="${src}"]{object-position:30% 40%}`,
  );
});

test('a site under a path has it in the rule, and one without points has no rule', () => {
  expect(focusCss(new Map([['a.jpg', { x: 0, y: 100 }]]), '/college')).toContain('img[src="/college/a.jpg"]');
  expect(focusCss(new Map(), '/college')).toBe('');
});

test('the points of a file are read only while it is sound', async () => {
  const folder = temporaryFolder('focus');
  expect(await readFocalPoints(folder)).toEqual(new Map());
  mkdirSync(join(folder, 'manifest'));
  const write = (text: string) => writeFileSync(join(folder, 'manifest/pictures.json'), text);
  write('{ "focus": { "a.jpg": { "x": 1, "y": 2 } } }');
  expect(await readFocalPoints(folder)).toEqual(new Map([['a.jpg', { x: 1, y: 2 }]]));
  write('{ "focus": { "a.jpg": { "x": "1%}*{", "y": 2 } } }');
  expect(await readFocalPoints(folder)).toEqual(new Map());
  write('{ "focus": ');
  expect(await readFocalPoints(folder)).toEqual(new Map());
});
