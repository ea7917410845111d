/** The guide uses all screenshots of the editor, and they are small. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineRoot } from '../../src/node/content/folder.ts';
import { TASKS } from '../browser/tasks/all.ts';

const FOLDER = join(engineRoot, 'docs/images/editor');
const files = readdirSync(FOLDER);

test('each picture is taken by a task, and shown in the guide', () => {
  const guide = readFileSync(join(engineRoot, 'docs/maintainers.md'), 'utf8');
  const screenshots = [...guide.matchAll(/\]\(images\/editor\/([^)]+)\)/g)].map(([, file]) => file);
  const taskPictures = TASKS.flatMap(({ picture }) => (picture === undefined ? [] : [`${picture}.webp`]));
  expect(files.sort()).toEqual(taskPictures.sort());
  expect(screenshots.sort()).toEqual(taskPictures);
});

test('together they have less than 600 kB', () => {
  const sizes = files.map((file) => statSync(join(FOLDER, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
});
