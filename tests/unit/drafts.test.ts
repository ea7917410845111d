/** Errors in drafts block nothing until the draft is to be published. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assertValid, checkDraft, checkSite } from '../../src/node/check/index.ts';
import { createLiveContent } from '../../src/node/dev/liveContent.ts';
import { type Change, changed, fixtureSite, set, siteWith } from './siteCase.ts';

const VOYAGES = 'public/data/voyages.json';
const ENTRY = '/data/0/programme/1';

const draft = set(VOYAGES, `${ENTRY}/draft`, true);
const mistakes = [
  set(VOYAGES, `${ENTRY}/title`, ''),
  set(VOYAGES, `${ENTRY}/date`, 'soon'),
  set(VOYAGES, `${ENTRY}/images`, [{ caption: 'No picture' }, { src: 'images/sea.jpg', caption: 'The sea' }]),
];

describe('the check', () => {
  test('warns of an error in a draft, and the build continues', async () => {
    const path = siteWith(...mistakes, draft);
    await expect(assertValid(path)).resolves.toBeUndefined();
    for (const problems of [await checkSite(path), await checkDraft(path)])
      expect(problems.map(({ severity, inDraft }) => [severity, inDraft])).toEqual(
        problems.map(() => ['warning', true]),
      );
  });

  test('refuses it once the draft is published, with the same codes and positions', async () => {
    const placeOf = ({ code, pointer }: { code: string; pointer?: string }) => [code, pointer];
    const originalProblems = await checkSite(siteWith(...mistakes, draft));
    const after = await checkSite(siteWith(...mistakes, set(VOYAGES, `${ENTRY}/draft`, false)));
    expect(after.map(placeOf)).toEqual(originalProblems.map(placeOf));
    expect(new Set(after.map(({ severity }) => severity))).toEqual(new Set(['error']));
  });

  test('treats the entries of a draft list as drafts, and files that only its blocks name', async () => {
    const path = siteWith(
      set('manifest/routes.json', '/routes/2/draft', true),
      set('public/data/start.json', '/data/0/blocks', [{ kind: 'prose', paragraphs: ['Welcome.'] }]),
      ...mistakes,
      set('manifest/site.json', '/menu', [{ label: 'Home', href: '' }]),
      set('manifest/routes.json', '/redirects', []),
    );
    const problems = (await checkSite(path)).filter(({ file }) => file === VOYAGES);
    expect(problems.length).toBeGreaterThan(2);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('does not change for a file that is also published', async () => {
    const rows = set('manifest/routes.json', '/routes/-', {
      path: 'plans',
      layout: 'info',
      data: 'crew-page',
      title: 'Plans',
      draft: true,
    });
    const problems = await checkSite(siteWith(rows, set('public/data/crew-page.json', '/data/0/title', 7)));
    expect(problems.map(({ code, severity }) => [code, severity])).toContainEqual(['type-wrong', 'error']);
  });
});

describe('the development server', () => {
  const entryOf = async (...changes: Change[]) => {
    const content = createLiveContent(siteWith(...changes));
    expect((await content.snapshot().readState(VOYAGES))?.problems).toEqual([]);
    return content.snapshot().data('voyages');
  };

  test('shows a draft without its invalid parts', async () => {
    expect(await entryOf(...mistakes, draft)).toMatchObject({
      data: [
        {
          programme: [
            { title: 'കൊച്ചി 2024' },
            { title: '…', images: [{ src: 'images/sea.jpg', caption: 'The sea' }] },
          ],
        },
      ],
    });
    expect(JSON.stringify(await entryOf(...mistakes, draft))).not.toContain('soon');
  });

  test('omits a draft that cannot be rendered, and shows the others', async () => {
    const next = { url: 'voyages/next', title: 'Next' };
    const value = await entryOf(
      draft,
      { file: VOYAGES, pointer: `${ENTRY}/title`, remove: true },
      set(VOYAGES, '/data/0/programme/-', next),
    );
    expect(value).toMatchObject({ data: [{ programme: [{}, next] }] });
  });

  test('shows no file with another error', async () => {
    const site = siteWith(...mistakes, draft, set(VOYAGES, '/data/0/programme/0/title', 7));
    const content = createLiveContent(site);
    await expect(content.snapshot().data('voyages')).rejects.toThrow('"title" must be text');
  });

  test('refuses the file once the draft is published', async () => {
    const path = siteWith(draft, ...mistakes);
    const content = createLiveContent(path);
    expect((await content.snapshot().readState(VOYAGES))?.problems).toEqual([]);
    const published = changed(fixtureSite(), [...mistakes, set(VOYAGES, `${ENTRY}/draft`, false)]);
    await writeFile(join(path, VOYAGES), published.get(VOYAGES) ?? '');
    expect((await content.snapshot().readState(VOYAGES))?.problems).not.toEqual([]);
  });
});
