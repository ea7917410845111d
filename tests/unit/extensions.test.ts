/** What site.json offers to web developers: slots, an announcement, scripts of other hosts. */
import { expect, test } from 'vitest';
import { announcementKey, closedAnnouncementRule, isAnnouncedOn } from '../../src/core/data/announcement.ts';
import { siteScripts } from '../../src/core/data/siteScripts.ts';
import { slotsOfPage } from '../../src/core/data/slots.ts';
import type { Site, Slot } from '../../src/core/model.ts';
import { siteProblems } from '../../src/node/check/index.ts';
import { withoutPastAnnouncement } from '../../src/node/content/announcement.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { contentSecurityPolicy } from '../../src/node/hosts/headers.ts';
import { INLINE_TEXTS, MINIMAL_SITE } from '../sites.ts';
import { type Change, set, siteWith } from './siteCase.ts';

const slot = (paths?: string[], language?: string): Slot => ({
  place: 'sidebar',
  heading: 'Hours',
  paths,
  language,
  blocks: [{ kind: 'notice', text: 'Open.' }],
});

test.each<[path: string, language: string, names: string[]]>([
  ['', 'en', ['slots/0', 'slots/1']],
  ['news', 'en', ['slots/0']],
  ['news/2024', 'en', ['slots/0', 'slots/2']],
  ['newspaper/2024', 'en', ['slots/0']],
  ['ml/news', 'ml', ['slots/3']],
])('a page at "%s" in %s has the slots %s', (path, language, names) => {
  const slots = [slot(), slot(['']), slot(['/news/*']), slot(undefined, 'ml')];
  expect(slotsOfPage(slots, path, language, 'en').map(({ name }) => name)).toEqual(names);
});

test('an announcement is shown from its first day to its last', () => {
  const announcement = { text: 'Closed', from: '30-09-2026', until: '02-10-2026' };
  const days = ['2026-09-29', '2026-09-30', '2026-10-02', '2026-10-03'];
  expect(days.map((day) => isAnnouncedOn(announcement, day))).toEqual([false, true, true, false]);
  expect(isAnnouncedOn({ text: 'Closed' }, '1999-01-01')).toBe(true);
  const site = { ...MINIMAL_SITE, announcement: { text: 'Closed', until: '01-01-2001' } };
  expect(withoutPastAnnouncement(site)).toEqual(MINIMAL_SITE);
});

test('a closed announcement appears again with another text', () => {
  const [first, second] = ['Closed on Monday', 'Closed on Tuesday'].map((text) => announcementKey({ text }));
  expect(first).not.toBe(second);
  expect(closedAnnouncementRule({ text: 'Closed on Monday' })).toContain(`[data-closed="${first}"]`);
});

const policy = (site: Partial<Site>) =>
  Object.fromEntries(
    contentSecurityPolicy({ ...MINIMAL_SITE, ...site }, INLINE_TEXTS)
      .split('; ')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );

test.each<[analytics: NonNullable<Site['analytics']>, script: string, targets: string[]]>([
  [{ service: 'plausible', id: 'a.example' }, 'https://plausible.io/js/script.js', ['https://plausible.io']],
  [{ service: 'matomo', id: '3', host: 'm.example' }, 'https://m.example/matomo.js', ['https://m.example']],
  [
    { service: 'goatcounter', id: 'harbour' },
    'https://gc.zgo.at/count.js',
    ['https://harbour.goatcounter.com/count'],
  ],
  [{ service: 'umami', id: 'x' }, 'https://cloud.umami.is/script.js', ['https://gateway.umami.is']],
  [{ service: 'umami', id: 'x', host: 'u.example' }, 'https://u.example/script.js', ['https://u.example']],
])('the policy allows %j and no other host', (analytics, script, targets) => {
  expect(siteScripts({ analytics })).toMatchObject([{ url: script, targets }]);
  const allowed = policy({ analytics });
  expect(allowed['script-src']?.split(' ').slice(2)).toEqual([script]);
  expect(allowed['connect-src']).toBe(["'self'", ...targets].join(' '));
  expect(JSON.stringify(allowed)).not.toMatch(/unsafe|\*/);
});

test('a script cannot add a rule to the policy', () => {
  const url = "https://x.example/a;script-src%20*,b.js?c='unsafe-inline'";
  const { 'script-src': sources } = policy({ scripts: [{ url, integrity: 'sha384-x', purpose: 'Chat' }] });
  expect(sources?.split(' ').slice(2)).toEqual(['https://x.example/a%3Bscript-src%20*%2Cb.js']);
});

const codesOf = async (release: boolean, ...changes: Change[]) =>
  (await siteProblems(await readCheckedSite(siteWith(...changes)), release)).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );

test('the check for the release lists the scripts of other hosts', async () => {
  const scripts = [{ url: 'https://x.example/a.js', integrity: `sha384-${'A'.repeat(64)}`, purpose: 'Chat' }];
  const changes = [
    set('manifest/site.json', '/analytics', { service: 'umami', id: 'x' }),
    set('manifest/site.json', '/scripts', scripts),
  ];
  const listed = (code: string) => code.startsWith('script-elsewhere');
  expect((await codesOf(true, ...changes)).filter(listed)).toEqual([
    'script-elsewhere /analytics',
    'script-elsewhere /scripts/0',
  ]);
  expect((await codesOf(false, ...changes)).filter(listed)).toEqual([]);
});

test('the check names a missing host, and a block that cannot be in a slot', async () => {
  const problems = await codesOf(
    false,
    set('manifest/site.json', '/analytics', { service: 'matomo', id: '3' }),
    set('manifest/site.json', '/slots', [
      { ...slot(), blocks: [{ kind: 'search' }, { kind: 'newest', lists: ['no'] }] },
    ]),
  );
  expect(problems).toContain('field-missing /analytics');
  expect(problems).toContain('value-unknown /slots/0/blocks/0/kind');
  expect(problems).toContain('file-missing /slots/0/blocks/1/lists/0');
});
