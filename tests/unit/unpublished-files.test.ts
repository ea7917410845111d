/**
 * Copies by editors, merge tools, sync programs and people in `public/` stay private, with files that only
 * they reference.
 */
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { checkSite } from '../../src/node/check/index.ts';
import { publishedFiles } from '../../src/node/content/publishedFiles.ts';
import { readFiles } from '../files.ts';
import { type Change, set, siteWith } from './siteCase.ts';

vi.mock('../../src/node/ssg/assets.ts', () => import('./stubAssets.ts'));

const SECRET = 'UNPUBLISHED WORDS';
const VOYAGES = 'public/data/voyages.json';

/** An entry with this text, as a data file without a draft mark. */
const copy = JSON.stringify({
  data: [
    {
      club: 'Voyages',
      programme: [
        {
          url: 'voyages/plan',
          title: 'Plan',
          content: [{ para: SECRET }],
          images: [{ src: 'images/draft.jpg', caption: 'The plan' }],
          documents: [{ label: 'Minutes', href: 'documents/minutes.pdf' }],
        },
      ],
    },
  ],
});

const COPIES = [
  // The three files of the reported case.
  'data/voyages.json.bak',
  'data/voyages.json.old',
  'data/voyages (1).txt',
  // Emacs and gedit, vim, Windows, macOS.
  'data/voyages.json~',
  'data/voyages.json.swp',
  'data/voyages - Copy.json',
  'data/voyages copy.json',
  // git mergetool, git stash and patch.
  ...['BACKUP', 'LOCAL', 'REMOTE', 'BASE'].map((name) => `data/voyages_${name}_4711.json`),
  'data/voyages.json.orig',
  'data/voyages.json.rej',
  // Syncthing, Dropbox, Nextcloud, OneDrive.
  'data/voyages.sync-conflict-20261128-101530-ABCDEFG.json',
  "data/voyages (office's conflicted copy 2026-11-28).json",
  'data/voyages_conflict-20261128-101530.json',
  'data/voyages-OFFICE-PC.json',
  // A folder of copies, an unused data file, pages, lists and archives.
  'data-old/voyages.json',
  'data/old/deep/voyages.json',
  'backup/2026/voyages.json',
  'data/ideas.json',
  'voyages.html',
  'documents/voyages.md',
  'notes.txt',
  'images/list.xml',
  'backup.zip',
  'data.tar.gz',
  'ideas',
  'googleplans.html',
  'documents/minutes (1).pdf',
  'documents/minutes.pdf.bak',
];

/** Files of a draft only, and the copies. */
const DRAFT_FILES = ['documents/minutes.pdf', 'images/draft.jpg'];

const changes: Change[] = [
  set(VOYAGES, '/data/0/programme/-', {
    url: 'voyages/plan',
    title: 'Plan',
    draft: true,
    content: [{ para: SECRET }],
    images: [{ src: 'images/draft.jpg', caption: SECRET }],
    documents: [{ label: 'Minutes', href: 'documents/minutes.pdf' }],
  }),
  { file: 'public/images/draft.jpg', copyOf: 'public/images/sea.jpg', after: SECRET },
  { file: 'public/documents/minutes.pdf', copyOf: 'public/documents/chart.pdf', after: SECRET },
  ...COPIES.map((file): Change => ({ file: `public/${file}`, text: copy })),
  // Published by name or by list; they reference no copies.
  { file: 'public/robots.txt', text: 'User-agent: *\nDisallow: /backup.zip\n' },
  { file: 'public/proof/zoho.html', text: '4711\n' },
  set('manifest/site.json', '/files', ['proof/zoho.html']),
];

// Another test file may have imported the build without the mock.
beforeAll(() => void vi.resetModules());

async function built(site: string): Promise<Map<string, string>> {
  const { buildSite } = await import('../../src/node/ssg/index.ts');
  const out = join(site, 'out');
  await buildSite(site, out);
  return new Map([...readFiles(out)].map(([path, bytes]) => [path, bytes.toString('latin1')]));
}

test('the check names every copy once', async () => {
  const site = siteWith(...changes);
  expect((await checkSite(site)).map(({ file, code, severity }) => [file, code, severity])).toEqual(
    COPIES.map((file) => [`public/${file}`, 'file-unused', 'warning']).sort(),
  );
});

test('no byte of a copy or a draft is published', async () => {
  const site = siteWith(...changes);
  const files = await built(site);
  expect([...files].filter(([, bytes]) => bytes.includes(SECRET)).map(([file]) => file)).toEqual([]);
  expect([...COPIES, ...DRAFT_FILES].filter((file) => files.has(file))).toEqual([]);
  expect([...files.keys()].filter((file) => /ideas|BACKUP|conflict|old/.test(file))).toEqual([]);
  expect(files.get('data/voyages.json')).toContain('round-the-island');
  expect(files.has('documents/chart.pdf')).toBe(true);
  expect(files.get('proof/zoho.html')).toBe('4711\n');
});

test('a listed data file that no page reads is published without its drafts', async () => {
  const entry = (url: string, more: object) => ({ url, title: url, content: [{ para: 'Words.' }], ...more });
  const site = siteWith(
    {
      file: 'public/data/open.json',
      text: JSON.stringify({
        data: [{ club: 'Open', programme: [entry('a', {}), entry('b', { draft: true, desc: SECRET })] }],
      }),
    },
    set('manifest/site.json', '/files', ['data/open.json']),
  );
  const files = await built(site);
  expect(files.get('data/open.json')).toContain('"a"');
  expect([...files.values()].filter((bytes) => bytes.includes(SECRET))).toEqual([]);
});

test('files that only the menu of another language names are published', async () => {
  const menu = [{ label: 'Noteikumi', href: 'documents/noteikumi.txt' }];
  const site = siteWith(
    { file: 'manifest/site.lv.json', text: JSON.stringify({ menu }) },
    { file: 'public/documents/noteikumi.txt', text: 'Noteikumi.' },
  );
  expect((await checkSite(site)).filter(({ code }) => code === 'file-unused')).toEqual([]);
  expect((await built(site)).get('documents/noteikumi.txt')).toBe('Noteikumi.');
});

const EMPTY = { 'a.zip': '', 'b.zip': '', 'c.xml': '' };
test.each<[what: string, files: Record<string, string>, published: string[]]>([
  [
    'text files that name each other',
    { 'a.css': 'b.css', 'b.css': 'a.css "c d.txt"', 'c d.txt': '' },
    ['a.css', 'b.css', 'c d.txt'],
  ],
  ['a text file that is not published', { 'b.css': 'a.css c.txt', 'c.txt': '' }, []],
  [
    'names from a folder, encoded, in other letters',
    { 'a.css': 'url(x/caf%C3%A9.txt)', 'x/Café.txt': 'url(../y.txt)', 'y.txt': '' },
    ['a.css', 'x/Café.txt', 'y.txt'],
  ],
  [
    'robots.txt',
    { 'robots.txt': 'Disallow: /a.zip\nAllow: b.zip\nSitemap: https://harbour.example/c.xml', ...EMPTY },
    ['c.xml', 'robots.txt'],
  ],
  [
    'a key of IndexNow and a text like one',
    { '0123456789abcdef.txt': '0123456789abcdef\n', 'abcdef0123456789.txt': 'Words.' },
    ['0123456789abcdef.txt'],
  ],
  [
    'proofs and copies of them',
    {
      'google0123456789abcdef.html': '',
      'google0123456789abcdef (1).html': '',
      'x/google0123456789abcdef.html': '',
    },
    ['google0123456789abcdef.html'],
  ],
  [
    'a page with a reference in HTML',
    { 'a.css': '/* <a href="b&amp;c.txt"> */', 'b&c.txt': '', 'b.txt': '' },
    ['a.css', 'b&c.txt'],
  ],
  ['data files of pages', { 'data/a.json': '"b.txt"', 'data/b.json': '', 'b.txt': '' }, ['data/a.json']],
])('of %s', (_, files, published) => {
  const content = { values: [{ href: 'a.css' }], data: ['data/a.json'] };
  const publishedPaths = publishedFiles(Object.keys(files), content, (path) => files[path] ?? '');
  expect([...publishedPaths].sort()).toEqual(published);
});
