/** `npm run resolve` for a small site on disk. */
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeAll, expect, test, vi } from 'vitest';
import type { DataFiles, Manifest } from '../../src/core/model.ts';
import { ContentError } from '../../src/core/problems/problem.ts';
import { createResolver, type ResolvePath, resolveLine } from '../../src/node/content/resolver.ts';
import { MINIMAL_SITE } from '../sites.ts';
import { fixtureFolder } from './fixtures.ts';
import { runHere } from './runHere.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const manifest: Manifest = {
  routes: [
    { path: '', layout: 'info', data: 'home' },
    { path: 'activities/yrc', layout: 'list', data: 'yrc' },
    { path: 'activities/yrc/*', layout: 'detail', data: 'yrc' },
    { path: 'activities/camp', layout: 'list', data: 'camp' },
    { path: 'activities/camp/*', layout: 'camp-month', data: 'camp' },
    { path: 'departments/*', layout: 'department', data: 'departments' },
    { path: 'clubs/quiz-club', layout: 'detail', data: 'yrc' },
    { path: 'broken/*', layout: 'detail', data: 'broken' },
    { path: 'lost/*', layout: 'detail', data: 'lost' },
  ],
  redirects: [
    { from: 'red-cross', to: 'activities/yrc' },
    { from: 'start', to: '' },
    { from: '?p=5', to: 'activities/yrc' },
    { from: 'red-cross?p=5', to: 'documents/chart.pdf' },
    { from: 'clubs/yrc/*', to: 'activities/yrc/*' },
  ],
};

const data: Partial<DataFiles> & Record<string, unknown> = {
  yrc: {
    data: [
      {
        programme: [
          { url: 'activities/yrc/രക്തദാനം-2024', title: 'T' },
          { url: '/activities/yrc/a b/', title: 'T' },
          { url: 'clubs/quiz-club', title: 'T' },
        ],
      },
    ],
  },
  camp: { data: [{ programme: [{ url: 'activities/camp/may-2025', title: 'T' }] }] },
  departments: { data: [{ url: 'departments/child', content: [] }] },
};

const folder = temporaryFolder('resolver');
let resolvePath: ResolvePath;

beforeAll(async () => {
  await mkdir(join(folder, 'manifest'));
  await mkdir(join(folder, 'public/data'), { recursive: true });
  await writeFile(join(folder, 'manifest/routes.json'), JSON.stringify(manifest));
  for (const [name, file] of Object.entries(data))
    await writeFile(join(folder, `public/data/${name}.json`), JSON.stringify(file));
  await writeFile(join(folder, 'public/data/broken.json'), '{');
  resolvePath = await createResolver(folder);
});

test('with a base path addresses start with it', async () => {
  const under = await mkdtemp(join(folder, 'under-'));
  await cp(join(folder, 'manifest'), join(under, 'manifest'), { recursive: true });
  await cp(join(folder, 'public'), join(under, 'public'), { recursive: true });
  const site = JSON.stringify({ ...MINIMAL_SITE, origin: 'https://university.example/nursing/' });
  await writeFile(join(under, 'manifest/site.json'), site);
  const answer = await createResolver(under);
  const result = { result: 'match', url: '/nursing/activities/yrc/', file: 'activities/yrc/index.html' };
  for (const path of [
    '/nursing/activities/yrc/',
    'activities/yrc',
    'https://x.example/nursing/activities/yrc',
  ])
    expect(await answer(path)).toMatchObject(result);
  expect(await answer('/nursing')).toMatchObject({ result: 'match', url: '/nursing/', route: '' });
  expect(await answer('/nursing/start')).toMatchObject({ result: 'redirect', url: '/nursing/' });
  expect(await answer('/activities/yrc/')).toMatchObject({ result: 'none' });
});

const KEYS = ['path', 'result', 'url', 'route', 'layout', 'data', 'file'];
const BLOOD = 'രക്തദാനം-2024';
const BLOOD_ENCODED = encodeURIComponent(BLOOD);

test.each<[path: string, page: string, route: string, layout: string, data: string]>([
  ['/', '', '', 'info', 'home'],
  ['', '', '', 'info', 'home'],
  ['/activities/yrc', 'activities/yrc', 'activities/yrc', 'list', 'yrc'],
  ['/activities/yrc/', 'activities/yrc', 'activities/yrc', 'list', 'yrc'],
  [`/activities/yrc/${BLOOD}`, `activities/yrc/${BLOOD}`, 'activities/yrc/*', 'detail', 'yrc'],
  [
    `/activities/yrc/${BLOOD_ENCODED.toLowerCase()}/`,
    `activities/yrc/${BLOOD}`,
    'activities/yrc/*',
    'detail',
    'yrc',
  ],
  ['/activities/yrc/a%20b', 'activities/yrc/a b', 'activities/yrc/*', 'detail', 'yrc'],
  ['/activities/camp/may-2025', 'activities/camp/may-2025', 'activities/camp/*', 'camp-month', 'camp'],
  ['/departments/child', 'departments/child', 'departments/*', 'department', 'departments'],
  ['/clubs/quiz-club', 'clubs/quiz-club', 'clubs/quiz-club', 'detail', 'yrc'],
  ['https://college.example/activities/camp?x=1#y', 'activities/camp', 'activities/camp', 'list', 'camp'],
  ['activities/camp?x=1#y', 'activities/camp', 'activities/camp', 'list', 'camp'],
])('a match %s', async (path, page, route, layout, data) => {
  const folder = page === '' ? '' : `${page}/`;
  const url = `/${encodeURI(folder)}`;
  const answer = await resolvePath(path);
  expect(answer).toEqual({ path, result: 'match', url, route, layout, data, file: `${folder}index.html` });
  expect(Object.keys(answer)).toEqual(KEYS);
});

const NOTHING = { url: null, route: null, layout: null, data: null, file: null };

test.each<[path: string, url: string, route: string]>([
  ['/red-cross', '/activities/yrc/', 'red-cross'],
  ['/red-cross/', '/activities/yrc/', 'red-cross'],
  ['/%72ed-cross', '/activities/yrc/', 'red-cross'],
  ['/start', '/', 'start'],
  ['/?p=5', '/activities/yrc/', ''],
  ['https://college.example/?lang=en&p=5#top', '/activities/yrc/', ''],
  ['red-cross?p=5', '/documents/chart.pdf', 'red-cross'],
  ['red-cross?p=6', '/activities/yrc/', 'red-cross'],
  [`/clubs/yrc/${BLOOD}`, `/activities/yrc/${BLOOD_ENCODED}/`, `clubs/yrc/${BLOOD}`],
])('a redirect %s', async (path, url, route) => {
  const answer = await resolvePath(path);
  expect(answer).toEqual({ ...NOTHING, path, result: 'redirect', url, route });
  expect(Object.keys(answer)).toEqual(KEYS);
});

test.each([
  '/aboutus',
  '/activities',
  '/activities/yrc/unknown',
  '/activities/yrc/A%20b',
  '/activities/camp/may-2024',
  '/departments',
  '/departments/adult',
  '/broken/x',
  '/lost/x',
  '/foo%ZZ.html',
  '/activities%2Fyrc',
  '/activities//yrc',
  '/activities/../activities/yrc',
  '//college.example/activities/yrc',
  '/__proto__',
  '/constructor',
  '/departments/constructor',
  '/activities/yrc/__proto__',
  '\uD800',
  'https://',
  'https://college.example/%zz',
])('none %s', async (path) => {
  const answer = await resolvePath(path);
  expect(answer).toEqual({ ...NOTHING, path, result: 'none' });
  expect(Object.keys(answer)).toEqual(KEYS);
});

test('a line that is not a JSON string gets an answer with all fields', async () => {
  expect(await resolveLine(resolvePath, '"/activities/yrc"')).toEqual(await resolvePath('/activities/yrc'));
  for (const line of ['/activities/yrc', '5', '"']) {
    expect(await resolveLine(resolvePath, line)).toEqual({
      ...(await resolvePath('/none')),
      path: line,
      error: 'The line is not a JSON string.',
    });
  }
});

test('a site without a valid manifest has no resolver', async () => {
  await expect(createResolver(join(folder, 'public'))).rejects.toThrow(ContentError);
  const other = join(folder, 'other');
  await mkdir(join(other, 'manifest'), { recursive: true });
  await writeFile(join(other, 'manifest/routes.json'), '{ "routes": [{ "path": 5 }] }');
  await expect(createResolver(other)).rejects.toThrow('The manifest has no list of pages.');
});

test('in a terminal the command explains its input and how to end', async () => {
  const typed = Object.assign(new PassThrough(), { isTTY: true as const });
  typed.end('"/"\n');
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(typed as never);
  const { stdout, stderr } = await runHere(fixtureFolder('site'), 'resolve', []);
  expect(stderr).toContain('Ctrl-D ends');
  expect(stdout).toMatch(/^\{"path":"\/","result":"match",.*\}\n$/);
});
