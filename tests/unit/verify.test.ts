/** The findings of `npm run verify` in a built site; tests/smoke runs it on complete ones. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deadReferences } from '../../src/node/ssg/verify.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('a dead reference, and one to a missing id', () => {
  const folder = temporaryFolder('verify');
  mkdirSync(join(folder, 'about'), { recursive: true });
  writeFileSync(join(folder, 'app.js'), '');
  writeFileSync(
    join(folder, 'index.html'),
    '<h1 id="top">A</h1><a href="/about/#team">B</a><a href="/about#staff">C</a><a href="/gone/">D</a><img srcset="/a.webp 1x, /b.webp 2x"><script src="/app.js"></script><a href="https://other.example/x">E</a>',
  );
  writeFileSync(join(folder, 'about/index.html'), '<p id="team"><a href="https://own.example/">F</a></p>');
  expect(deadReferences(folder, 'https://own.example')).toEqual([
    'index.html: /about#staff has no such id.',
    'index.html: /gone/ leads nowhere.',
    'index.html: /a.webp leads nowhere.',
    'index.html: /b.webp leads nowhere.',
  ]);
});

test('an old address that ends in .html is a folder with a page', () => {
  const folder = temporaryFolder('verify');
  mkdirSync(join(folder, 'staff.html'));
  writeFileSync(join(folder, 'staff.html/index.html'), '<a href="/people/">Moved</a>');
  expect(deadReferences(folder, undefined)).toEqual(['staff.html/index.html: /people/ leads nowhere.']);
});
