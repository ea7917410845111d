/** The tasks of the editor's guide, by keyboard alone. */
import { test } from 'vitest';
import { TASKS } from './tasks/all.ts';
import { importSite } from './tasks/import-site.ts';
import { openOffice } from './tasks/office.ts';

const doTask = openOffice('keyboard');

test.each([...TASKS.filter(({ inGuide }) => inGuide), importSite])('$name', async (task) => {
  console.log(`${task.name}: ${await doTask(task)} keys besides typing`);
});
