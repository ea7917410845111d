/** The tasks of an office in the editor: the resulting files are the same as an expert would have written. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';
import { sample, thorough } from '../thorough.ts';
import { addEventWithPhotos } from './tasks/add-photos.ts';
import { TASKS } from './tasks/all.ts';
import { importSite } from './tasks/import-site.ts';
import { openOffice } from './tasks/office.ts';
import { tasksPage } from './tasks/table.ts';

const doTask = openOffice('mouse');
const counts = new Map<string, number>();

// The tasks of the guide run by keyboard each time (edit-tasks-keyboard).
const others = TASKS.filter((task) => !task.inGuide);
const done = thorough ? TASKS : [...new Set([...sample(others, 4), importSite])];

test.each(done)('$name', async (task) => {
  counts.set(task.name, await doTask(task));
});

if (thorough)
  test('docs/editor-tasks.md lists the actions of each task', async () => {
    console.table(Object.fromEntries(counts));
    await expect(tasksPage(counts)).toMatchFileSnapshot(join(engineRoot, 'docs/editor-tasks.md'));
  });

if (done.includes(addEventWithPhotos))
  test('an event with 12 photos and their captions takes fewer than 40', () => {
    expect(counts.get(addEventWithPhotos.name)).toBeLessThan(40);
  });
