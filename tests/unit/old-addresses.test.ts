/** Builds of a site that replaced another system. */
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { checkSite } from '../../src/node/check/index.ts';
import { readFiles } from '../files.ts';
import { type Change, set, siteWith } from './siteCase.ts';

vi.mock('../../src/node/ssg/assets.ts', () => import('./stubAssets.ts'));

/** The files of a build, by path. */
async function built(redirects: readonly { from: string; to: string }[]): Promise<Map<string, string>> {
  const changes: Change[] = [
    { file: 'public/documents/report.pdf', copyOf: 'public/documents/chart.pdf', after: '%report' },
    ...redirects.map((redirect) => set('manifest/routes.json', '/redirects/-', redirect)),
  ];
  const site = siteWith(...changes);
  const errors = (await checkSite(site)).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  const { buildSite } = await import('../../src/node/ssg/index.ts');
  await buildSite(site, join(site, 'out'));
  return new Map([...readFiles(join(site, 'out'))].map(([path, bytes]) => [path, bytes.toString('latin1')]));
}

let plain: Map<string, string>;
let withQueries: Map<string, string>;
beforeAll(async () => {
  // Another test file may have imported the build without the mock.
  vi.resetModules();
  const files = [
    { from: 'about.html', to: 'crew' },
    { from: 'index.php/2010/name', to: 'crew' },
    { from: 'wp-content/uploads/2019/report.pdf', to: 'documents/report.pdf' },
  ];
  plain = await built(files);
  withQueries = await built([
    ...files,
    { from: '?p=123', to: 'crew' },
    { from: '?page_id=7', to: 'documents/report.pdf' },
    { from: 'index.php?p=5', to: 'voyages' },
    { from: 'crew?lang=ml', to: 'voyages' },
  ]);
}, 120_000);

const rootTag = (html: string | undefined) => /<html[^>]*>/.exec(html ?? '')?.[0];

test('an old HTML file has a redirect page of its name, and a redirect publishes its target', () => {
  expect(plain.get('about.html')).toContain('content="0; url=/crew/"');
  expect(plain.get('index.php/2010/name/index.html')).toContain('content="0; url=/crew/"');
  expect(plain.get('wp-content/uploads/2019/report.pdf/index.html')).toContain(
    'content="0; url=/documents/report.pdf"',
  );
  expect(plain.get('documents/report.pdf')).toMatch(/%report$/);
  expect(plain.get('_redirects')).toContain(
    '/wp-content/uploads/2019/report.pdf /documents/report.pdf 301\n',
  );
});

test('only pages at the path of a query redirect start the app, and only they change', () => {
  expect(JSON.parse(withQueries.get('redirects.json') ?? '')).toEqual({
    '?p=123': 'crew',
    '?page_id=7': 'documents/report.pdf',
    'index.php?p=5': 'voyages',
    'crew?lang=ml': 'voyages',
  });
  const added = ' data-redirects="/redirects.json"';
  expect(rootTag(withQueries.get('index.html'))).toContain(`${added} data-start="now"`);
  expect(rootTag(withQueries.get('crew/index.html'))).toContain(`${added} data-start="query"`);
  expect(rootTag(withQueries.get('404.html'))).toContain(`${added} data-start="now"`);
  const changed = [...withQueries].flatMap(([file, text]) => (plain.get(file) === text ? [] : [file])).sort();
  expect(changed).toEqual([
    '.htaccess',
    '404.html',
    '_nginx.conf',
    '_redirects',
    'crew/index.html',
    'index.html',
    'logbook/404.html',
    'redirects.json',
    'voyages/404.html',
  ]);
  expect([...plain.keys()]).not.toContain('redirects.json');
});

test('many redirects are not part of the app, and only not-found pages load them', async () => {
  const many = await built(
    Array.from({ length: 101 }, (_, number) => ({ from: `old/${number}`, to: number === 0 ? '' : 'crew' })),
  );
  expect(many.get('assets/app.js')).not.toContain('old/5');
  expect(plain.get('assets/app.js')).toContain('index.php/2010/name');
  expect(JSON.parse(many.get('redirects.json') ?? '')).toMatchObject({ 'old/0': '', 'old/100': 'crew' });
  expect(rootTag(many.get('404.html'))).toContain('data-redirects="/redirects.json"');
  expect(rootTag(many.get('index.html'))).not.toContain('data-redirects');
  expect(many.get('_redirects')).toContain('/old/100 /crew/ 301\n');
});
