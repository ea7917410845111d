/** The page list of the editor: tree, marks and search. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPageSearch } from '../../src/editor/client/panes/search/pageSearch.ts';
import {
  ancestorPaths,
  buildTree,
  mistakeCounts,
  type TreeNode,
} from '../../src/editor/client/panes/search/tree.ts';
import { missingRows } from '../../src/editor/client/state/treeRows.ts';
import { type EditorProblem, type PageRow, SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';

const page = (path: string, more: Partial<PageRow> = {}): PageRow => ({
  path,
  title: path,
  layout: 'info',
  status: 'live',
  location: { file: `public/data/${path}.json`, pointer: '/data/0' },
  text: '',
  savedAt: 0,
  ...more,
});

const outline = (branches: readonly TreeNode[]): unknown[] =>
  branches.map((branch) =>
    branch.children.length === 0 ? branch.page.path : [branch.page.path, ...outline(branch.children)],
  );

describe('the tree', () => {
  test('has pages below their parents in the order of the list, and the home page beside its own', () => {
    const pages = [
      page(''),
      page('b', { parent: '' }),
      page('a/y', { parent: 'a' }),
      page('a', { parent: '' }),
      page('a/x', { parent: 'a' }),
      page('lost', { parent: 'gone' }),
    ];
    expect(outline(buildTree(pages))).toEqual(['', 'b', ['a', 'a/y', 'a/x'], 'lost']);
    expect(ancestorPaths(pages, 'a/x')).toEqual(['', 'a']);
  });

  test('has every page once, whatever they say of one another', () => {
    const path = fc.constantFrom('', 'a', 'b', 'c', 'd', 'e');
    const some = fc.uniqueArray(fc.tuple(path, fc.option(path, { nil: undefined })), {
      selector: ([path]) => path,
    });
    fc.assert(
      fc.property(some, (rows) => {
        const pages = rows.map(([path, parent]) => page(path, { parent }));
        const paths = (outline(buildTree(pages)) as string[]).flat(Number.POSITIVE_INFINITY);
        expect(paths.sort()).toEqual(pages.map((row) => row.path).sort());
        for (const row of pages)
          expect(ancestorPaths(pages, row.path).length).toBeLessThanOrEqual(pages.length);
      }),
    );
  });
});

test('mistakes are counted at the innermost page in whose place they stand', () => {
  const file = 'public/data/list.json';
  const pages = [
    page('list', { location: { file, pointer: '/data/0' } }),
    page('list/one', { location: { file, pointer: '/data/0/programme/1' } }),
    page('list/ten', { location: { file, pointer: '/data/0/programme/10' } }),
  ];
  const problem = (pointer: string | undefined, severity: 'error' | 'warning' = 'error'): EditorProblem => ({
    severity,
    code: 'x',
    file,
    pointer,
    message: '',
  });
  const problems = [
    problem('/data/0/programme/10/title'),
    problem('/data/0/programme/10/date'),
    problem('/data/0/title'),
    problem('/data/0/programme/1/title', 'warning'),
    problem(undefined),
  ];
  expect([...mistakeCounts(pages, problems)].sort()).toEqual([
    ['list', 1],
    ['list/ten', 2],
  ]);
});

test('mistakes of a file without a page are counted at the page on which it is edited', () => {
  const file = 'public/data/people.json';
  const problem: EditorProblem = { severity: 'error', code: 'x', file, pointer: '/data/3/name', message: '' };
  const pages = [page('about'), page('staff', { embeddedFiles: [file] })];
  expect([...mistakeCounts(pages, [problem, { ...problem, pointer: undefined }])]).toEqual([['staff', 2]]);
});

test('mistakes of a row of the manifest are counted at its page', () => {
  const file = 'manifest/routes.json';
  const pages = [
    page('about', { row: { file, pointer: '/routes/1' } }),
    page('staff', { row: { file, pointer: '/routes/10' } }),
  ];
  const problem = (pointer: string): EditorProblem => ({
    severity: 'error',
    code: 'x',
    file,
    pointer,
    message: '',
  });
  expect([...mistakeCounts(pages, [problem('/routes/10/data'), problem('/routes/2/data')])]).toEqual([
    ['staff', 1],
  ]);
});

describe('the search', () => {
  const pages = [
    page('activities/nss/onam', { title: 'ഓണാഘോഷം 2025', text: 'പൂക്കളം ഒരുക്കി.' }),
    page('courses/bsc', { title: 'B.Sc Nursing', text: 'Students learn in the ward, and in the onam week.' }),
    page('facilities/hostel', { title: 'Hostel', text: 'Rooms for nursing students.' }),
  ];
  const opened = async () => {
    const search = createPageSearch();
    await search.update(pages);
    return search;
  };

  test.each([
    ['ഓണം', 'activities/nss/onam'],
    ['onaghosham', 'activities/nss/onam'],
    ['പൂക്കളം', 'activities/nss/onam'],
    ['NSS onam', 'activities/nss/onam'],
    ['bsc', 'courses/bsc'],
    ['Nurs', 'courses/bsc'],
    ['ward student', 'courses/bsc'],
    ['facilities', 'facilities/hostel'],
    ['rooms', 'facilities/hostel'],
  ])('%s finds %s first', async (text, path) => expect((await opened()).find(text)?.[0]).toBe(path));

  test('finds only pages with all words', async () => {
    expect((await opened()).find('nursing rooms')).toEqual(['facilities/hostel']);
    expect((await opened()).find('nursing elephant')).toEqual([]);
  });

  test('asks nothing without words, and finds nothing for signs', async () => {
    expect((await opened()).find('  ')).toBeUndefined();
    expect((await opened()).find('?!')).toEqual([]);
  });

  test('follows what changes and what goes', async () => {
    const search = await opened();
    await search.update([page('facilities/hostel', { title: 'Canteen' })]);
    expect(search.find('canteen')).toEqual(['facilities/hostel']);
    expect(search.find('rooms')).toEqual([]);
    expect(search.find('bsc')).toEqual([]);
  });
});

test('pages that are no longer there are listed as long as something of them is not saved', () => {
  const unsaved = (path: string) => ({
    path,
    file: `public/data/${path}.json`,
    pointer: '/data/0',
    base: '',
    value: '',
    time: 1,
  });
  const all = {
    a: unsaved('a'),
    gone: unsaved('b/gone'),
    row: { ...unsaved('b/gone'), file: 'manifest/routes.json' },
  };
  expect(missingRows([page('a')], { ...all, settings: unsaved(SETTINGS_PATH) })).toMatchObject([
    { path: 'b/gone', title: 'gone' },
  ]);
  expect(missingRows([page('a'), page('b/gone')], all)).toEqual([]);
});
