/** The forms and the preview of a page in the editor: site settings, and data files without a page. */
import { expect, test } from 'vitest';
import { previewPath } from '../../src/editor/client/state/treeRows.ts';
import { pageParts, pageRows } from '../../src/editor/server/pages.ts';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { COLLEGE, SCHOOL } from '../sites.ts';
import { fixtureFolder } from './fixtures.ts';

const SPOKEN = fixtureFolder('arabic');
const spoken = await readCheckedSite(SPOKEN);
const site = await readCheckedSite(COLLEGE);

test('the site settings have a form for each language whose words are in a file', async () => {
  const [siteParts, ...others] = pageParts(spoken, SETTINGS_PATH) ?? [];
  expect(siteParts).toMatchObject({ name: 'settings', file: 'manifest/site.json' });
  expect(others.map(({ name, language, file, schema }) => [name, language, file, schema]).sort()).toEqual(
    ['en', 'hi', 'ml'].map((code) => ['spoken', code, `manifest/site.${code}.json`, 'site-translation']),
  );
  expect(pageParts(await readCheckedSite(SCHOOL), SETTINGS_PATH)).toMatchObject([{ name: 'settings' }]);
});

test('the site settings are beside the first page in their language, else beside the home page', () => {
  const pages = pageRows(spoken, SPOKEN);
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

test('a page of its own names its row of the manifest, and an entry names none', () => {
  const rows = pageRows(site, COLLEGE);
  const { row } = rows.find(({ path }) => path === 'departments') ?? {};
  expect(row).toEqual({
    file: 'manifest/routes.json',
    pointer: pageParts(site, 'departments')?.find(({ name }) => name === 'row')?.pointer,
  });
  expect(rows.find(({ layout }) => layout === 'detail')?.row).toBeUndefined();
});
