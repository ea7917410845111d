/** Compliance in the editor: forms, requirement lists and the preview page. */
import { expect, test } from 'vitest';
import { missingRows, previewPath, virtualPaths } from '../../src/editor/client/state/treeRows.ts';
import { pageParts } from '../../src/editor/server/pages.ts';
import { listRequirements } from '../../src/editor/server/requirementLists.ts';
import { COMPLIANCE_PATH, requirementListPath, SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { COLLEGE, SCHOOL } from '../sites.ts';

const OWN = 'nursing-board';
const college = await readCheckedSite(COLLEGE);

test('the answers have a form of the whole file, and so has a list of the site', () => {
  expect(pageParts(college, COMPLIANCE_PATH)).toMatchObject([
    { name: 'asked', file: 'manifest/evidence.json', pointer: '', schema: 'evidence', schemaPointer: '' },
  ]);
  expect(pageParts(college, requirementListPath(OWN))).toMatchObject([
    { file: `manifest/requirements/${OWN}.json`, schema: 'requirements' },
  ]);
  expect(pageParts(college, requirementListPath('rti'))).toBeUndefined();
});

test('a site that answers nobody has neither the form nor the lists', async () => {
  const school = await readCheckedSite(SCHOOL);
  expect(pageParts(school, COMPLIANCE_PATH)).toBeUndefined();
  expect(listRequirements(school)).toBeUndefined();
  expect(virtualPaths({})).toEqual([SETTINGS_PATH]);
});

test('the lists that bind the site come first, in its order, then those that could', () => {
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

test('beside the answers stands the page that shows the first list, beside a list its own, else the home page', () => {
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

test('what is not saved of the answers is reached in their row, and by itself once the file has gone', () => {
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
