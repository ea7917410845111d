/** Earlier versions of a page, from git. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldDifferences, readValueVersions } from '../../src/editor/server/history.ts';
import type { FieldDifference, Json } from '../../src/editor/shared/protocol.ts';
import { COLLEGE, commitAll, copyWithHistory, hasGit } from '../sites.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const FILE = 'public/data/nss.json';

test.each<[name: string, before: Json, now: Json, gives: FieldDifference[]]>([
  ['a field more', {}, { a: 1 }, [{ field: 'a', kind: 'added' }]],
  ['a field less', { a: 1 }, {}, [{ field: 'a', kind: 'removed' }]],
  ['another text', { a: 'x' }, { a: 'y' }, [{ field: 'a', kind: 'changed' }]],
  ['two more', { images: ['1'] }, { images: [...'012'] }, [{ field: 'images', kind: 'added', count: 2 }]],
  [
    'a caption and a picture less',
    { images: [{ c: 1 }, { c: 2 }, { c: 3 }] },
    { images: [{ c: 1 }, { c: 9 }] },
    [
      { field: 'images', kind: 'removed', count: 1 },
      { field: 'images', kind: 'changed', count: 1 },
    ],
  ],
  ['another order', { images: ['1', '2'] }, { images: ['2', '1'] }, [{ field: 'images', kind: 'changed' }]],
  ['nothing', { a: [1] }, { a: [1] }, []],
])('the history of a record %s', (_, before, now, gives) =>
  expect(fieldDifferences(before, now)).toEqual(gives),
);

test.skipIf(!hasGit)('the versions of an entry are found although others were added before it', async () => {
  const site = temporaryFolder('edit-history');
  copyWithHistory(COLLEGE, site);
  const path = join(site, FILE);
  const write = (change: (entries: { title: string; url: string }[]) => void) => {
    const value = JSON.parse(readFileSync(path, 'utf8')) as {
      data: [{ programme: { title: string; url: string }[] }];
    };
    change(value.data[0].programme);
    writeFileSync(path, JSON.stringify(value, null, 2));
  };
  write(([first]) => first && Object.assign(first, { title: 'Second version' }));
  commitAll(site, '2026-03-01');
  write((entries) => entries.unshift({ title: 'Another', url: 'activities/nss-world-health-days/another' }));
  commitAll(site, '2026-03-02');
  write(([, second]) => second && Object.assign(second, { title: 'Not committed' }));

  const versions = await readValueVersions(site, { file: FILE, pointer: '/data/0/programme/1' });
  expect(versions.map(({ day, differences }) => ({ day, differences }))).toEqual([
    { day: '2026-03-01', differences: [{ field: 'title', kind: 'changed' }] },
    { day: '2026-02-03', differences: [] },
  ]);
  expect(versions[0]?.value).toMatchObject({ title: 'Second version' });
  expect(await readValueVersions(temporaryFolder('no-git'), { file: FILE, pointer: '' })).toEqual([]);
});
