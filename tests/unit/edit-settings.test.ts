/** The site settings in the editor: forms and the preview page. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { previewPath } from '../../src/editor/client/state/treeRows.ts';
import { pageParts, pageRows } from '../../src/editor/server/pages.ts';
import { SETTINGS_PATH } from '../../src/editor/shared/protocol.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { SCHOOL } from '../sites.ts';

const SPOKEN = join(engineRoot, 'tests/fixtures/arabic');
const spoken = await readCheckedSite(SPOKEN);

test('have a form for each language whose words are in a file', async () => {
  const [siteParts, ...others] = pageParts(spoken, SETTINGS_PATH) ?? [];
  expect(siteParts).toMatchObject({ name: 'settings', file: 'manifest/site.json' });
  expect(others.map(({ name, language, file, schema }) => [name, language, file, schema]).sort()).toEqual(
    ['en', 'hi', 'ml'].map((code) => ['spoken', code, `manifest/site.${code}.json`, 'site-translation']),
  );
  expect(pageParts(await readCheckedSite(SCHOOL), SETTINGS_PATH)).toMatchObject([{ name: 'settings' }]);
});

test('stand beside the first page in their language, else beside the home page', () => {
  const pages = pageRows(spoken, SPOKEN);
  const shown = previewPath({ pages }, SETTINGS_PATH, 'ml');
  expect(pages.find(({ path }) => path === shown)?.language).toBe('ml');
  expect(previewPath({ pages }, SETTINGS_PATH)).toBe('');
  expect(previewPath({ pages }, SETTINGS_PATH, 'lv')).toBe('');
});
