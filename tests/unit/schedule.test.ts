/** Days of a site, and drafts, first and last days in the commands other than build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dateRangeOf, intersect, publishStatusOn } from '../../src/core/data/schedule.ts';
import { lockSite } from '../../src/node/authoring/lock/index.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { dayIn } from '../../src/node/content/clock.ts';
import { LOCK } from '../../src/node/content/folder.ts';
import { createResolver } from '../../src/node/content/resolver.ts';
import { ribbonText } from '../../src/node/dev/handler.ts';
import { createLiveContent } from '../../src/node/dev/liveContent.ts';
import { createSiteReport } from '../../src/node/report/index.ts';
import { type Change, set, siteWith } from './siteCase.ts';

const MANIFEST = 'manifest/routes.json';
const ENTRY = '/data/0/programme/1';
const VOYAGES = 'public/data/voyages.json';

const site = (...changes: Change[]) =>
  siteWith(set('manifest/site.json', '/timeZone', 'Asia/Kolkata'), ...changes);
const field = (file: string, pointer: string, value: unknown): Change => set(file, pointer, value);

/** Five minutes to midnight in Kolkata. */
const setClock = (time = '2026-03-01T18:25:00Z') =>
  vi.stubEnv('SOURCE_DATE_EPOCH', String(new Date(time).getTime() / 1000));
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Asia/Kolkata', '2026-03-02'],
  ['America/New_York', '2026-03-01'],
  [undefined, '2026-03-01'],
  ['No/Such', '2026-03-01'],
])('a day starts at midnight in %s', (zone, day) => {
  expect(dayIn(zone, new Date('2026-03-01T18:35:00Z'))).toBe(day);
});

test.each([
  [{}, 'live'],
  [{ draft: true }, 'draft'],
  [{ draft: false, from: '01-03-2026', until: '01-03-2026' }, 'live'],
  [{ from: '02-03-2026' }, 'scheduled'],
  [{ until: '28-02-2026' }, 'expired'],
  [{ draft: true, until: '28-02-2026' }, 'draft'],
  // The check reports the invalid day.
  [{ from: '31-02-2027', until: 7 }, 'live'],
])('on 1 March %o is %s', (value, standing) => {
  expect(publishStatusOn('2026-03-01', dateRangeOf(value))).toBe(standing);
});

test('the shorter of two schedules counts', () => {
  const spans = [
    dateRangeOf({ from: '01-03-2026', until: '05-03-2026' }),
    dateRangeOf({ from: '03-03-2026' }),
  ];
  expect(intersect(spans)).toEqual({ draft: false, from: '2026-03-03', until: '2026-03-05' });
});

test('the lock contains only published pages, which must not become drafts', async () => {
  setClock();
  const path = site(
    field(MANIFEST, '/routes/1/draft', true),
    field(VOYAGES, `${ENTRY}/from`, '02-03-2026'),
    field(VOYAGES, '/data/0/programme/0/until', '28-02-2026'),
  );
  await lockSite(path);
  const { urls, records } = JSON.parse(await readFile(join(path, LOCK), 'utf8'));
  expect(urls).not.toContain('crew');
  expect(urls).not.toContain('voyages/round-the-island');
  expect(urls).toContain('voyages/കൊച്ചി-2024');
  expect(Object.keys(records).filter((each) => !urls.includes(each))).toEqual([]);
  setClock('2026-03-01T18:35:00Z');
  await lockSite(path);
  expect(JSON.parse(await readFile(join(path, LOCK), 'utf8')).urls).toContain('voyages/round-the-island');
  setClock();
  expect(await checkSite(path)).toMatchObject([
    { code: 'address-vanished', value: 'voyages/round-the-island' },
  ]);
});

test('the address of a draft has no page', async () => {
  setClock();
  const resolvePath = await createResolver(
    site(
      field(MANIFEST, '/routes/2/draft', true),
      field(MANIFEST, '/routes/1/until', '28-02-2026'),
      field('public/data/logbook.json', '/data/0/programme/0/from', '02-03-2026'),
    ),
  );
  for (const path of ['voyages', 'voyages/round-the-island', 'logbook/spring'])
    expect(await resolvePath(path), path).toMatchObject({ result: 'none' });
  for (const path of ['crew', 'logbook'])
    expect(await resolvePath(path), path).toMatchObject({ result: 'match' });
});

describe('in development', () => {
  test('drafts and scheduled content have a ribbon, and expired content is in no list', async () => {
    setClock();
    const content = createLiveContent(
      site(
        field(MANIFEST, '/routes/1/draft', true),
        field(MANIFEST, '/routes/4/from', '02-03-2026'),
        field(VOYAGES, `${ENTRY}/until`, '28-02-2026'),
        field('manifest/site.json', '/menu/-', { label: 'Rigging', href: 'departments/rigging' }),
        field(MANIFEST, '/routes/6/until', '28-02-2026'),
      ),
    );
    const { site: modelSite, manifest } = await content.snapshot().model();
    expect(manifest.routes.map(({ path }) => path)).toContain('crew');
    expect(JSON.stringify(modelSite.menu)).toContain('"crew"');
    expect(JSON.stringify(modelSite.menu)).not.toContain('rigging');
    expect(await content.snapshot().data('voyages')).toMatchObject({
      data: [
        {
          programme: [
            {},
            { expiredNotice: 'This page was current until 28 February 2026. It is kept for reference.' },
          ],
        },
      ],
    });
    const ribbonOf = async (path: string) => ribbonText(await content.snapshot().schedule(path));
    expect(await ribbonOf('crew')).toBe('Draft: visitors do not see this page.');
    // With its list.
    expect(await ribbonOf('logbook/spring')).toBe('Visitors see this page from 2 March 2026.');
    expect(await ribbonOf('voyages/round-the-island')).toBe('');
    expect(await ribbonOf('voyages')).toBe('');
    expect(await ribbonOf('no/such')).toBe('');
  });
});

test('the report lists changes of the next fortnight, and omits the topic without schedules', async () => {
  const path = site(
    field(MANIFEST, '/routes/1/from', '15-03-2026'),
    field(MANIFEST, '/routes/4/from', '16-03-2026'),
    field('public/data/news.json', '/data/0/until', '01-03-2026'),
    field(VOYAGES, `${ENTRY}/until`, '28-02-2026'),
  );
  const { topics } = await createSiteReport(path, new Date('2026-03-01T12:00:00Z'));
  const due = topics.find(({ id }) => id === 'due');
  expect(due?.findings.map(({ id, places }) => [id, places.map(({ what }) => what)])).toEqual([
    ['due-comes', ['Crew: from 15-03-2026']],
    ['due-goes', ['Regatta: until 01-03-2026']],
  ]);
  const other = await createSiteReport(site(), new Date('2026-03-01T12:00:00Z'));
  expect(other.topics.map(({ id }) => id)).not.toContain('due');
});
