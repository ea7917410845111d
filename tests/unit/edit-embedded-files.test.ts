/** Data files without a page are edited on the pages that show them. */
import { expect, test } from 'vitest';
import { pageParts, pageRows } from '../../src/editor/server/pages.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { COLLEGE } from '../sites.ts';

const site = await readCheckedSite(COLLEGE);

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
