/** Pages of the editor: their addresses, list, forms and compliance lists. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageHash, pathFromHash } from '../../src/editor/client/lib/location.ts';
import { createPageSearch } from '../../src/editor/client/panes/search/pageSearch.ts';
import {
  ancestorPaths,
  buildTree,
  mistakeCounts,
  type TreeNode,
} from '../../src/editor/client/panes/search/tree.ts';
import { missingRows, previewPath, virtualPaths } from '../../src/editor/client/state/treeRows.ts';
import { pageParts, pageRows } from '../../src/editor/server/pages.ts';
import { listRequirements } from '../../src/editor/server/requirementLists.ts';
import {
  COMPLIANCE_PATH,
  type EditorProblem,
  type PageRow,
  requirementListPath,
  SETTINGS_PATH,
} from '../../src/editor/shared/protocol.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { COLLEGE, SCHOOL } from '../sites.ts';
import { fixtureFolder } from './fixtures.ts';

test.each(['', 'courses/bsc', 'activities/ഓണാഘോഷം-2025', 'a b/50%/c?d#e', SETTINGS_PATH])('%j', (path) => {
  expect(pathFromHash(pageHash(path))).toBe(path);
  expect(pathFromHash(new URL(pageHash(path), 'http://localhost').hash)).toBe(path);
});

test.each(['', '#', '#/', '#token', '#/page/%E0%A4%A'])('%j names none', (hash) => {
  expect(pathFromHash(hash)).toBeUndefined();
});

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

const MISTAKE = { severity: 'error', code: 'x', message: '' } as const;

const outline = (branches: readonly TreeNode[]): unknown[] =>
  branches.map((branch) =>
    branch.children.length === 0 ? branch.page.path : [branch.page.path, ...outline(branch.children)],
  );

describe('the tree', () => {
  test('has pages below their parents in list order, and the home page beside its children', () => {
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

  test('has every page once, whatever their parents are', () => {
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

test('errors are counted at the innermost page that contains them', () => {
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

test('errors of a file without a page are counted at the page that edits it', () => {
  const file = 'public/data/people.json';
  const problem: EditorProblem = { severity: 'error', code: 'x', file, pointer: '/data/3/name', message: '' };
  const pages = [page('about'), page('staff', { embeddedFiles: [file] })];
  expect([...mistakeCounts(pages, [problem, { ...problem, pointer: undefined }])]).toEqual([['staff', 2]]);
});

test('errors of a manifest row are counted at its page', () => {
  const file = 'manifest/routes.json';
  const pages = [
    page('about', { row: { file, pointer: '/routes/1' } }),
    page('staff', { row: { file, pointer: '/routes/10' } }),
  ];
  const problem = (pointer: string): EditorProblem => ({ ...MISTAKE, file, pointer });
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

  test('runs no search without words, and finds nothing for punctuation', async () => {
    expect((await opened()).find('  ')).toBeUndefined();
    expect((await opened()).find('?!')).toEqual([]);
  });

  test('follows changed and removed pages', async () => {
    const search = await opened();
    await search.update([page('facilities/hostel', { title: 'Canteen' })]);
    expect(search.find('canteen')).toEqual(['facilities/hostel']);
    expect(search.find('rooms')).toEqual([]);
    expect(search.find('bsc')).toEqual([]);
  });
});

test('missing pages are listed while they have unsaved changes', () => {
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

const SPOKEN = fixtureFolder('arabic');
const localizedSite = await readCheckedSite(SPOKEN);
const site = await readCheckedSite(COLLEGE);

test('the site settings have a form for each language with a file', async () => {
  const [siteParts, ...others] = pageParts(localizedSite, SETTINGS_PATH) ?? [];
  expect(siteParts).toMatchObject({ name: 'settings', file: 'manifest/site.json' });
  expect(others.map(({ name, language, file, schema }) => [name, language, file, schema]).sort()).toEqual(
    ['en', 'hi', 'ml'].map((code) => ['spoken', code, `manifest/site.${code}.json`, 'site-translation']),
  );
  expect(pageParts(await readCheckedSite(SCHOOL), SETTINGS_PATH)).toMatchObject([{ name: 'settings' }]);
});

test('the site settings are shown beside the first page in their language, or else the home page', () => {
  const pages = pageRows(localizedSite, SPOKEN);
  const previewedPath = previewPath({ pages }, SETTINGS_PATH, 'ml');
  expect(pages.find(({ path }) => path === previewedPath)?.language).toBe('ml');
  expect(previewPath({ pages }, SETTINGS_PATH)).toBe('');
  expect(previewPath({ pages }, SETTINGS_PATH, 'lv')).toBe('');
});

test.each([
  { path: 'departments', shown: ['public/data/departmentfaculty.json'] },
  { path: 'aboutus', shown: ['public/data/faculty.json'] },
  // It shows lists, which have pages.
  { path: 'academic/remedial-measures', shown: [] },
])('$path', ({ path, shown }) => {
  const parts = pageParts(site, path)?.filter(({ name }) => name === 'shown');
  expect(parts?.map(({ file }) => file)).toEqual(shown);
  expect(pageRows(site, COLLEGE).find((row) => row.path === path)?.embeddedFiles ?? []).toEqual(shown);
  for (const part of parts ?? []) expect(part).toMatchObject({ pointer: '/data', schema: 'people' });
});

test('a single page names its manifest row, an entry names none', () => {
  const rows = pageRows(site, COLLEGE);
  expect(rows.find(({ path }) => path === 'departments')?.row).toEqual({
    file: 'manifest/routes.json',
    pointer: pageParts(site, 'departments')?.find(({ name }) => name === 'row')?.pointer,
  });
  expect(rows.find(({ layout }) => layout === 'detail')?.row).toBeUndefined();
});

const OWN = 'nursing-board';
const college = await readCheckedSite(COLLEGE);

test('the evidence has a form of the whole file, and so does a list of the site', () => {
  expect(pageParts(college, COMPLIANCE_PATH)).toMatchObject([
    { name: 'asked', file: 'manifest/evidence.json', pointer: '', schema: 'evidence', schemaPointer: '' },
  ]);
  expect(pageParts(college, requirementListPath(OWN))).toMatchObject([
    { file: `manifest/requirements/${OWN}.json`, schema: 'requirements' },
  ]);
  expect(pageParts(college, requirementListPath('rti'))).toBeUndefined();
});

test('a site without requirements has neither', async () => {
  const school = await readCheckedSite(SCHOOL);
  expect(pageParts(school, COMPLIANCE_PATH)).toBeUndefined();
  expect(listRequirements(school)).toBeUndefined();
  expect(virtualPaths({})).toEqual([SETTINGS_PATH]);
});

test('binding lists come first, in the order of the site, then those that may apply', () => {
  const { evidence } = college;
  const value = { lists: ['rti', OWN, 'nowhere'], answers: [] };
  const lists = listRequirements({ ...college, ...(evidence && { evidence: { ...evidence, value } }) });
  expect(lists?.map(({ name }) => name)).toEqual(['rti', OWN, 'anti-ragging', 'inc', 'naac-health', 'ugc']);
  expect(lists?.map(({ isCustom }) => isCustom)).toEqual([false, true, false, false, false, false]);
  expect(lists?.[0]?.sections[0]?.items[0]).toMatchObject({ id: 'i', number: '(i)' });
  expect(virtualPaths({ requirementLists: lists })).toEqual([
    SETTINGS_PATH,
    COMPLIANCE_PATH,
    requirementListPath(OWN),
  ]);
});

test('the evidence is shown beside the page with the first list, a list beside its own page, or else the home page', () => {
  const requirementLists = listRequirements(college) ?? [];
  const [listPage = ''] = requirementLists.flatMap(({ page }) => page ?? []);
  expect(listPage).not.toBe('');
  expect(previewPath({ requirementLists, pages: [] }, COMPLIANCE_PATH)).toBe(listPage);
  expect(previewPath({ requirementLists, pages: [] }, requirementListPath(OWN))).toBe(listPage);
  expect(
    previewPath(
      { requirementLists: requirementLists.map((list) => ({ ...list, page: undefined })), pages: [] },
      COMPLIANCE_PATH,
    ),
  ).toBe('');
  expect(previewPath({ requirementLists, pages: [] }, SETTINGS_PATH)).toBe('');
});

test('unsaved evidence is listed in its row, and separately after the file was removed', () => {
  const one = {
    path: COMPLIANCE_PATH,
    file: 'manifest/evidence.json',
    pointer: '',
    base: null,
    value: null,
    time: 0,
  };
  expect(missingRows([], { one }, listRequirements(college))).toEqual([]);
  expect(missingRows([], { one })).toMatchObject([{ path: COMPLIANCE_PATH }]);
});
