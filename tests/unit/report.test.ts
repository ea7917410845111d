/** The report on a copy of the fixture site with missing, outdated and sample content. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HtmlValidate } from 'html-validate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Site } from '../../src/core/model.ts';
import { readCsv } from '../../src/node/authoring/spreadsheet/readCsv.ts';
import { isYearOver, latestYear, seriesName } from '../../src/node/content/documentSeries.ts';
import { PROGRAM } from '../../src/node/content/folder.ts';
import { reportCsv } from '../../src/node/report/csv.ts';
import { reportHtml } from '../../src/node/report/html.ts';
import { createSiteReport } from '../../src/node/report/index.ts';
import type { ReportFinding, SiteReport } from '../../src/node/report/model.ts';
import { formatSiteReport } from '../../src/node/report/text.ts';
import { collegeWithEvidence } from '../collegeWithEvidence.ts';
import { commitAll, copyWithHistory, hasGit } from '../sites.ts';
import { fixtureFolder } from './fixtures.ts';
import { runHere } from './runHere.ts';
import { type Change, changed, set, siteWith } from './siteCase.ts';
import { snapshot } from './snapshot.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const VOYAGES = 'public/data/voyages.json';
const SITE = 'manifest/site.json';

const folder = temporaryFolder('report');

const reportWith = async (...changes: readonly Change[]) => createSiteReport(siteWith(...changes), NOW);

function findingOf(report: SiteReport, id: string): ReportFinding | undefined {
  return report.topics.flatMap(({ findings }) => findings).find((finding) => finding.id === id);
}

/** Locations as "file:line what /page/". */
const placesOf = (report: SiteReport, id: string) =>
  findingOf(report, id)?.places.map(
    ({ file, line, what, page }) => `${file}:${line} ${what}${page === undefined ? '' : ` /${page}`}`,
  );

const report1 = (index: number, title: string, url1: string): Change =>
  set(VOYAGES, `/data/0/report/${index}`, { title, url1 });

const pdf = (name: string): Change => ({ file: `public/documents/${name}`, text: '%PDF-1.4\n' });

describe('pages', () => {
  test('without date, picture and text', async () => {
    const report = await reportWith();
    const entry = `${VOYAGES}:44 Round the island /voyages/round-the-island`;
    expect(placesOf(report, 'without-date')).toEqual([entry]);
    expect(placesOf(report, 'without-picture')).toContain(entry);
    expect(placesOf(report, 'without-text')).toEqual([entry]);
    expect(findingOf(report, 'without-date')?.title).toBe('1 entry has no date');
  });

  test('without caption or with a placeholder', async () => {
    const report = await reportWith(
      { file: VOYAGES, pointer: '/data/0/programme/0/images/0/caption', remove: true },
      set(VOYAGES, '/data/0/programme/0/images/1/caption', 'Caption to be written: picture 2'),
    );
    expect(placesOf(report, 'without-caption')).toEqual([
      `${VOYAGES}:28 images/sea.jpg /voyages/കൊച്ചി-2024`,
      `${VOYAGES}:31 images/quay.jpg /voyages/കൊച്ചി-2024`,
    ]);
  });

  test('without description', async () => {
    const report = await reportWith({ file: VOYAGES, pointer: '/data/0/desc', remove: true });
    expect(placesOf(report, 'without-description')).toContain(`${VOYAGES}:3 Voyages /voyages`);
    expect(placesOf(await reportWith(), 'without-description')).not.toContain(
      `${VOYAGES}:3 Voyages /voyages`,
    );
  });

  test('people without a portrait', async () => {
    const originalPlaces = placesOf(await reportWith(), 'without-portrait') ?? [];
    const report = await reportWith(set('public/data/crew.json', '/data/-', { name: 'Ms. New', role: 'M' }));
    const after = placesOf(report, 'without-portrait') ?? [];
    expect(after).toHaveLength(originalPlaces.length + 1);
    expect(after.at(-1)).toMatch(/^public\/data\/crew\.json:\d+ Ms\. New \/crew$/);
  });
});

describe('translations', () => {
  test('of a site in one language are not mentioned', async () => {
    expect((await reportWith()).topics.map(({ id }) => id)).not.toContain('translations');
  });

  test('that are missing, page by page, and entries list by list', async () => {
    const report = await createSiteReport(fixtureFolder('arabic'), NOW);
    expect(placesOf(report, 'pages-not-in-en')).toEqual([
      'manifest/routes.json:21 الأطباء /doctors',
      'manifest/routes.json:27 طب الأطفال /departments/children',
      'manifest/routes.json:33 القوافل الطبية /outreach',
      'manifest/routes.json:44 الأخبار /news',
      'manifest/routes.json:50 النماذج /forms',
      'manifest/routes.json:120 ما نعرضه /disclosure',
    ]);
    expect(findingOf(report, 'entries-not-in-en')?.places).toEqual([
      { what: 'الخدمات: 3 of 4 entries', file: 'public/data/services.json', page: 'services' },
      { what: 'القوافل الطبية: 1 of 2 entries', file: 'public/data/outreach.json', page: 'outreach' },
    ]);
    expect(findingOf(report, 'pages-not-in-ar')).toBeUndefined();
    // The English list is outdated like the Arabic one.
    expect(findingOf(report, 'list-stale')?.places.map(({ page }) => page)).toEqual(['outreach', 'services']);
  });

  test('of a page in the manifest and in its file are counted once', async () => {
    const report = await reportWith(
      { file: 'manifest/site.ml.json', text: '{ "name": "തുറമുഖം" }\n' },
      set('manifest/routes.json', '/routes/-', {
        path: 'ml/rigging',
        layout: 'department',
        data: 'departments',
        title: 'കയർ',
        language: 'ml',
        translationOf: 'departments/rigging',
      }),
      set('public/data/departments.json', '/data/-', {
        url: 'ml/rigging',
        content: [{ para1: 'കയറും പായും.', head1: 'തട്ട്' }],
      }),
    );
    expect(findingOf(report, 'pages-not-in-en')).toBeUndefined();
    const missing = findingOf(report, 'pages-not-in-ml')?.places.map(({ page }) => page);
    expect(missing).toContain('crew');
    expect(missing).not.toContain('departments/rigging');
    expect(new Set(missing).size).toBe(missing?.length);
  });

  test.skipIf(!hasGit)('that are older than their original, with both dates', async () => {
    const site = join(folder, 'overtaken');
    copyWithHistory(fixtureFolder('arabic'), site);
    const edit = async (name: string, pointer: string, value: string, day: string) => {
      const file = `public/data/${name}.json`;
      const originals = new Map([[file, await readFile(join(site, file))]]);
      const after = changed(originals, [set(file, pointer, value)]).get(file) ?? '';
      await writeFile(join(site, file), after);
      commitAll(site, day);
    };
    await edit('contact', '/data/0/description', 'عنوان جديد.', '2026-03-05');
    await edit('home-en', '/data/0/description', 'A clinic.', '2026-03-06');
    // The other entry of the list stays.
    await edit('services', '/data/0/programme/2/title', 'السكري', '2026-03-07');
    const overtaken = async () => placesOf(await createSiteReport(site, NOW), 'translation-overtaken');
    const contact =
      'public/data/contact-en.json:3 Contact us: changed on 3 February 2026, its original on 5 March 2026 /en/contact';
    expect(await overtaken()).toEqual([contact]);
    await edit('services', '/data/0/programme/1/title', 'التطعيم', '2026-04-06');
    expect(await overtaken()).toEqual([
      contact,
      'public/data/services-en.json:12 Vaccination day: changed on 3 February 2026, its original on 6 April 2026 /en/services/vaccination',
    ]);
  });
});

test('documents missing, old, unused', async () => {
  const report = await reportWith(
    report1(0, 'Chart', 'documents/charts.pdf'),
    report1(1, 'Log 2022', 'documents/log-2022.pdf'),
    report1(2, 'Rules 2020', 'documents/rules-2020.pdf'),
    report1(3, 'Rules 2026', 'documents/rules-2026.pdf'),
    ...['log-2022.pdf', 'rules-2020.pdf', 'rules-2026.pdf', 'plans/draft.pdf'].map(pdf),
  );
  expect(placesOf(report, 'document-missing')).toEqual([`${VOYAGES}:12 documents/charts.pdf`]);
  // The rules have a newer edition.
  expect(placesOf(report, 'document-old')).toEqual([`${VOYAGES}:16 Log 2022 (log-2022.pdf) /voyages`]);
  expect(placesOf(report, 'document-unlinked')).toEqual([
    'public/documents/chart.pdf:undefined documents/chart.pdf',
    'public/documents/plans/draft.pdf:undefined documents/plans/draft.pdf',
  ]);
});

test('documents calendars: none, past, current', async () => {
  const school: Change = set(SITE, '/kind', 'school');
  expect(findingOf(await reportWith(school), 'calendar-missing')).toBeDefined();
  const past = [
    school,
    report1(0, 'Academic calendar 2024-25', 'documents/calendar.pdf'),
    pdf('calendar.pdf'),
  ];
  expect(placesOf(await reportWith(...past), 'calendar-past')).toEqual([
    `${VOYAGES}:12 Academic calendar 2024-25 (calendar.pdf) /voyages`,
  ]);
  const present = await reportWith(
    ...past,
    report1(1, 'Academic calendar 2026-27', 'documents/calendar-2.pdf'),
    pdf('calendar-2.pdf'),
  );
  expect(findingOf(present, 'calendar-past')).toBeUndefined();
  expect(findingOf(present, 'calendar-missing')).toBeUndefined();
});

test.each([
  ['Academic calendar 2024-2025', { end: 2025, isAcademic: true }],
  ['calendar-2024-25.pdf', { end: 2025, isAcademic: true }],
  ['calendar_2023/24', { end: 2024, isAcademic: true }],
  ['Minutes 2024', { end: 2024, isAcademic: false }],
  ['Reports 2019 and 2021', { end: 2021, isAcademic: false }],
  ['2024-2030 plan', { end: 2030, isAcademic: false }],
  ['Form 20245', undefined],
  ['Prospectus', undefined],
])('the year of "%s"', (text, year) => expect(latestYear(text)).toEqual(year));

test('editions of one document share a name', () => {
  expect(seriesName('Academic Calendar 2024-2025')).toBe(seriesName('academic calendar (2023-24)'));
  expect(seriesName('പ്രവർത്തന റിപ്പോർട്ട് 2024')).toBe(seriesName('പ്രവർത്തന റിപ്പോർട്ട് 2025'));
  expect(seriesName('Annual report 2024')).not.toBe(seriesName('Annual accounts 2024'));
});

test.each([
  ['2026-07-31', { end: 2026, isAcademic: true }, false],
  ['2026-08-01', { end: 2026, isAcademic: true }, true],
  ['2026-12-31', { end: 2026, isAcademic: false }, false],
  ['2027-01-01', { end: 2026, isAcademic: false }, true],
])('on %s %o is over: %s', (day, year, over) => {
  expect(isYearOver(year, new Date(`${day}T00:00:00Z`), 6)).toBe(over);
});

test.each<NonNullable<Site['kind']>>([
  ...(['library', 'museum', 'clinic', 'hospital', 'government', 'association'] as const),
])('a %s gets nothing about colleges', async (kind) => {
  const report = await reportWith(set(SITE, '/kind', kind), set(SITE, '/country', 'IN'));
  expect(formatSiteReport(report)).not.toMatch(/academic|college|universit|ugc|naac|ragging|student/i);
  expect(report.lists).toEqual([]);
});

test('sample content is grouped by file, the largest first', async () => {
  const report = await reportWith(
    set(VOYAGES, '/data/0/programme/0/sample', true),
    set(VOYAGES, '/data/0/programme/1/sample', true),
    set('public/data/crew.json', '/data/0/sample', true),
    { file: 'public/images/sample/a.jpg', text: 'x' },
  );
  expect(findingOf(report, 'sample-records')?.title).toBe('3 records in 2 files are still sample content');
  expect(findingOf(report, 'sample-records')?.places.map(({ file, what }) => `${file} ${what}`)).toEqual([
    `${VOYAGES} 2 records`,
    'public/data/crew.json 1 record',
  ]);
  expect(findingOf(report, 'sample-folder')?.title).toBe('1 file in public/images/sample is a sample');
});

test('marked placeholder contact data, and missing data', async () => {
  const report = await reportWith(
    set(SITE, '/sample', true),
    set(SITE, '/contact/landline', '+91 471 000 0000'),
  );
  expect(placesOf(report, 'contact-placeholder')).toEqual([`${SITE}:12 +91 471 000 0000`]);
  expect(findingOf(report, 'contact-absent')?.places.map(({ what }) => what)).toEqual([
    '"email": an e-mail address',
    '"map": a map',
    '"origin": the address of the site',
  ]);
});

test('opening hours: past exceptions, not those of today', async () => {
  const hours = {
    week: [{ days: ['monday'], opens: '09:00', closes: '17:00' }],
    exceptions: [
      { from: '18-11-2026', to: '20-11-2026' },
      { from: '18-11-2026', to: '21-11-2026' },
      { from: '01-01-2026' },
    ],
  };
  const report = await reportWith(set(SITE, '/contact/hours', hours));
  expect(findingOf(report, 'hours-past')?.places.map(({ what }) => what)).toEqual([
    '18-11-2026 to 20-11-2026',
    '01-01-2026',
  ]);
  expect(findingOf(await reportWith(), 'hours-past')).toBeUndefined();
});

test('contradictions and errors', async () => {
  const report = await reportWith(
    set(SITE, '/facts/boats/phrases', ['# boats']),
    set('public/data/news.json', '/data/0/para', 'The school has 9 boats.'),
    set(VOYAGES, '/data/0/programme/1/titel', 'x'),
  );
  expect(placesOf(report, 'fact-contradicted')).toEqual(['public/data/news.json:6 9 boats']);
  expect(placesOf(report, 'errors')).toEqual([`${VOYAGES}:47 There is no field "titel" here.`]);
});

test('lists without additions for a year', async () => {
  expect(placesOf(await reportWith(), 'list-stale')).toEqual([
    `${VOYAGES}:19 Voyages: last on 10-02-2024 /voyages`,
  ]);
  const fresh = [set(VOYAGES, '/data/0/programme/1/date', '01-03-2026')];
  expect(findingOf(await reportWith(...fresh), 'list-stale')).toBeUndefined();
});

describe('requirements of an authority', () => {
  const library = {
    id: 'library',
    title: { en: 'Library' },
    words: 'a library',
    source: 'letter',
    by: ['page'],
    advice: 'Add it.',
  };
  const list = (id: string, first: object = library): Change => ({
    file: `manifest/requirements/${id}.json`,
    text: JSON.stringify({
      id,
      title: { en: `List of ${id}` },
      authority: { en: 'Harbour master' },
      binds: 'Every school.',
      sources: [{ id: 'letter', title: 'A letter', kind: 'original' }],
      sections: [
        { title: { en: 'All' }, items: [first, { ...library, id: 'boats', title: { en: 'Boats' } }] },
      ],
    }),
  });
  const evidence = (answers: object[], ...lists: string[]): Change => ({
    file: 'manifest/evidence.json',
    text: JSON.stringify({ lists, answers }),
  });

  const SHOWN = { to: 'port/library', by: 'page', page: 'voyages' };
  const GAP = { to: 'port/boats', by: 'gap', why: 'They are painted.' };

  test('are met, known to be missing, or open', async () => {
    const answers = [SHOWN, GAP];
    const report = await reportWith(list('port'), evidence(answers, 'port'));
    expect(report.lists.map(({ counts }) => counts)).toEqual([
      { asked: 2, shown: 1, notApplicable: 0, gap: 1, open: 0 },
    ]);
    const text = formatSiteReport(report);
    expect(text).toContain(
      'Of 2 things asked for, 1 is shown, 1 is said to be missing and 0 have no answer.',
    );
    expect(text).toContain('Boats: They are painted.');
  });

  test('are not met by proposals or dead links', async () => {
    const answers = [
      { to: 'port/library', by: 'page', page: 'voyages', proposed: true },
      { to: 'port/boats', by: 'document', document: 'documents/none.pdf' },
    ];
    const report = await reportWith(list('port'), evidence(answers, 'port'));
    expect(report.lists.map(({ counts }) => counts)).toEqual([
      { asked: 2, shown: 0, notApplicable: 0, gap: 0, open: 2 },
    ]);
    expect(formatSiteReport(report)).toContain('delete "proposed" where they are right');
  });

  test('page, text and CSV have the same numbers, and all places of the evidence', async () => {
    const answers = [
      { to: 'port/library', by: 'page', page: 'voyages', part: 'log', asOf: '01-06-2026' },
      {
        to: 'port/library',
        by: 'document',
        document: 'documents/chart.pdf',
        title: '=Chart',
        asOf: '01-05-2026',
      },
      { to: 'port/boats', by: 'gap', why: 'They are painted.', who: 'The mate', due: '01-12-2026' },
      { to: 'town/library', by: 'not-applicable', why: 'Only a town has one.' },
      { to: 'town/boats', by: 'page', page: 'crew', proposed: true },
    ];
    const report = await reportWith(list('port'), list('town'), evidence(answers, 'port', 'town'));
    expect(report.lists.map(({ counts }) => counts)).toEqual([
      { asked: 2, shown: 1, notApplicable: 0, gap: 1, open: 0 },
      { asked: 2, shown: 0, notApplicable: 1, gap: 0, open: 1 },
    ]);
    const html = (await reportHtml(report)).replaceAll('\u00A0', ' ');
    const sentence =
      'Of 4 things asked for, 1 is shown, 1 is not applicable, 1 is said to be missing and 1 has no answer.';
    expect(html).toContain(sentence);
    expect(formatSiteReport(report)).toContain(sentence);
    expect(html).toMatch(
      /<th scope="row">List of port<\/th><td class="number">1<\/td><td class="number">0<\/td><td class="number">1<\/td><td class="number">0<\/td><td class="number">2<\/td>/,
    );
    for (const state of ['shown', 'gap', 'notApplicable', 'open'])
      expect(html.split(`class="state ${state}"`), state).toHaveLength(2);
    expect(html).toContain('documents/chart.pdf, 1 kB, as of 1 May 2026');
    expect(html).toContain('Proposed, and looked at by nobody yet:');
    const [head, ...rows] = readCsv('report.csv', new TextEncoder().encode(reportCsv(report))).rows;
    expect(head?.map(({ text }) => text).join()).toBe(
      'List,Section,Number,Title,State,Answers,As of,Due,Who',
    );
    expect(
      rows
        .filter(({ length }) => length > 1)
        // Empty cells at the end of a row are not read.
        .map((row) => Array.from({ length: 6 }, (_, index) => row[index + 3]?.text ?? '')),
    ).toEqual([
      [
        'Library',
        'Shown',
        'Voyages (/voyages/#log, as of 1 June 2026)\n=Chart (documents/chart.pdf, 1 kB, as of 1 May 2026)',
        '2026-05-01',
        '',
        '',
      ],
      ['Boats', 'Said to be missing', 'They are painted.', '', '2026-12-01', 'The mate'],
      ['Library', 'Not applicable', 'Only a town has one.', '', '', ''],
      ['Boats', 'No answer', 'Proposed: /crew/', '', '', ''],
    ]);
  });

  test('a formula in the CSV is text', async () => {
    const answers = [{ to: 'port/library', by: 'gap', why: '=1+1', who: '@mate' }];
    const csv = reportCsv(await reportWith(list('port'), evidence(answers, 'port')));
    expect(csv).toContain(",'=1+1,,,'@mate\r\n");
  });

  test('have a date: past, soon, later; and an owner', async () => {
    const dated = list('port', { ...library, months: 12 });
    const page = (asOf: string, proposed?: true) => ({ ...SHOWN, asOf, proposed });
    const gap = (due: string, who?: string) => ({ ...GAP, who, due });
    const answers = [
      ...['20-11-2025', '21-11-2025', '20-01-2026', '21-01-2026'].map((asOf) => page(asOf)),
      page('01-01-2020', true),
      gap('20-11-2026', 'The mate'),
      gap('01-11-2027', 'The mate'),
      gap('21-11-2026'),
    ];
    const report = await reportWith(dated, evidence(answers, 'port'));
    const days = (id: string) => findingOf(report, id)?.places.map(({ what }) => what.replace(/:.*/, ''));
    expect(days('evidence-over')).toEqual(['20 November 2026']);
    expect(days('evidence-soon')).toEqual(['21 November 2026', '20 January 2027']);
    expect(days('gap-over')).toEqual(['20 November 2026']);
    expect(days('gap-due')).toEqual(['21 November 2026', '1 November 2027']);
    expect(report.topics.find(({ id }) => id === 'evidence-due')?.chart?.bars).toEqual([
      { label: 'Before today', counts: [1, 1] },
      { label: 'November 2026', counts: [1, 1] },
      { label: 'January 2027', counts: [0, 1] },
      { label: 'November 2027', counts: [1, 0] },
    ]);
    expect(report.topics.find(({ id }) => id === 'acting')?.findings.map(({ title }) => title)).toEqual([
      'The mate: 2 things',
      'Nobody is named: 1 thing',
    ]);
    expect(placesOf(report, 'acting-2')?.[0]).toMatch(
      /^manifest\/evidence\.json:1 Boats \(List of port\): They are painted\./,
    );
  });

  test('the lists are those of the site, in its order', async () => {
    const report = await reportWith(list('port'), list('town'), evidence([], 'town', 'rti', 'port'));
    expect(report.lists.map(({ id }) => id)).toEqual(['town', 'rti', 'port']);
  });

  test('without evidence the report omits them', async () => {
    const report = await reportWith(list('port'));
    expect(report.lists).toEqual([]);
    expect(await reportHtml(report)).not.toContain('id="list-');
  });
});

test('entries are counted by list and month, of the last two years only', async () => {
  const day = (index: number, value: string): Change =>
    set(VOYAGES, `/data/0/programme/${index}/date`, value);
  const { calendar } = await reportWith(day(0, '30-11-2024'), day(1, '01-12-2024'));
  expect([calendar.months.length, calendar.months[0], calendar.months.at(-1)]).toEqual([
    24,
    '2024-12',
    '2026-11',
  ]);
  expect(calendar.lists.find(({ path }) => path === 'voyages')?.counts).toEqual([1, ...Array(23).fill(0)]);
  const html = await reportHtml(await reportWith(day(0, '30-11-2026'), day(1, '01-11-2026')));
  expect(html).toContain('<td class="number">2</td><td>Nov 2026: 2</td>');
});

describe('external links', () => {
  const GONE = 'https://gone.example/a';
  const linkChanges = (links: string): Change[] => [
    { file: '.cache/links.json', text: links },
    report1(0, 'Gone', GONE),
    report1(1, 'There', 'https://there.example/'),
  ];

  test('that failed recently are named, with their places', async () => {
    const links = {
      [GONE]: { day: '2026-11-10', status: 404 },
      'https://there.example/': { day: '2026-11-12', status: 200 },
      'https://linked.nowhere.example/': { day: '2026-11-12', status: 'failed' },
    };
    const report = await reportWith(...linkChanges(JSON.stringify(links)));
    expect(findingOf(report, 'link-unanswered')?.title).toBe('1 address did not answer');
    expect(placesOf(report, 'link-unanswered')).toEqual([
      `${VOYAGES}:12 ${GONE}: status 404, on 10 November 2026 /voyages`,
    ]);
    expect(report.topics.find(({ id }) => id === 'dead-links')?.about).toContain('last on 12 November 2026');
  });

  test.each(['{', '[]', '{"https://gone.example/a":{"day":"2026-99-99","status":404}}'])(
    'without a result from %s are not mentioned',
    async (links) => {
      const report = await reportWith(...linkChanges(links));
      expect(report.topics.map(({ id }) => id)).not.toContain('dead-links');
    },
  );
});

test('the page is valid, self-contained and reproducible', async () => {
  const site = collegeWithEvidence(join(folder, 'college'));
  const report = await createSiteReport(site, NOW);
  const html = await reportHtml(report);
  expect(await reportHtml(await createSiteReport(site, NOW))).toBe(html);
  expect(html).not.toMatch(/<script|<link|<img|\ssrc=|\sstyle=|@import|url\(/);
  const { results } = await new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'doctype-style': 'off', 'long-title': 'off' },
  }).validateString(html);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
    ),
  ).toEqual([]);
  for (const { id, title } of report.topics) {
    expect(html).toContain(`<h2 id="${id}">${title}</h2>`);
    expect(html).toContain(`<a href="#${id}">`);
  }
});

test('the page marks Malayalam and escapes content', async () => {
  const html = await reportHtml(
    await reportWith(
      { file: VOYAGES, pointer: '/data/0/programme/0/date', remove: true },
      set(VOYAGES, '/data/0/programme/1/title', 'Sun & <sea>'),
    ),
  );
  expect(html).toContain('<span lang="ml">കൊച്ചി</span>');
  expect(html).toContain('Sun &amp; &lt;sea&gt;');
});

test('the text is limited, with any number of problems', async () => {
  const entries = Array.from({ length: 2000 }, (_, index) => ({
    url: `voyages/trip-${index}`,
    title: `Trip ${index}`,
    images: [{ src: 'images/sea.jpg' }],
    sample: true,
  }));
  const report = await reportWith(set(VOYAGES, '/data/0/programme', entries));
  expect(findingOf(report, 'without-date')).toMatchObject({ count: 2000, more: 1975 });
  expect(formatSiteReport(report).split('\n').length).toBeLessThan(400);
  expect(formatSiteReport(report)).toContain('and 1992 more');
  expect(JSON.stringify(report).length).toBeLessThan(100_000);
});

test('the date is that of the site', async () => {
  const folder = siteWith(set(SITE, '/timeZone', 'Asia/Kolkata'));
  expect((await createSiteReport(folder, new Date('2026-11-26T20:00:00Z'))).day).toBe('2026-11-27');
});

test('an unreadable site is reported without an exception', async () => {
  const report = await reportWith({ file: SITE, text: '{' }, { file: 'manifest/routes.json', text: '[' });
  expect(report.name).toBe('The site');
  expect(findingOf(report, 'errors')?.count).toBeGreaterThanOrEqual(2);
});

describe('the command', () => {
  const run = (cwd: string, ...args: string[]) => runHere(cwd, 'report', args);
  beforeEach(() => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(NOW.getTime() / 1000));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('prints the text and writes the page, and nothing else', async () => {
    const site = siteWith();
    const cwd = await mkdtemp(join(folder, 'cwd-'));
    const { status, stdout } = await run(cwd, '--site', site);
    expect(status).toBe(0);
    expect(stdout).toContain('Harbour School of Seamanship: report of 2026-11-21');
    expect(await readdir(cwd)).toEqual(['report.html']);
    expect(await readFile(join(cwd, 'report.html'), 'utf8')).toBe(
      await reportHtml(await createSiteReport(site, NOW)),
    );
  });

  test('with a format it writes to the standard output or to the named file', async () => {
    const site = siteWith();
    const cwd = await mkdtemp(join(folder, 'cwd-'));
    expect(JSON.parse((await run(cwd, '--site', site, '--format', 'json')).stdout)).toEqual(
      JSON.parse(JSON.stringify(await createSiteReport(site, NOW))),
    );
    expect((await run(cwd, '--site', site, '--format', 'text', '--out', 'r.txt')).status).toBe(0);
    expect(await readdir(cwd)).toEqual(['r.txt']);
    expect(await run(cwd, '--site', site, '--format', 'pdf')).toMatchObject({
      status: 1,
      stderr: '--format can be text, html, json or csv, not "pdf".\n',
    });
    expect((await run(cwd, '--site', join(cwd, 'nowhere'))).status).toBe(1);
  });

  test('replaces an earlier report of each format', async () => {
    const site = siteWith();
    const cwd = await mkdtemp(join(folder, 'cwd-'));
    const report = await createSiteReport(site, NOW);
    const reports = {
      html: await reportHtml(report),
      text: formatSiteReport(report),
      json: JSON.stringify(report, undefined, 2),
      csv: reportCsv(report),
    };
    for (const [format, text] of Object.entries(reports)) {
      await writeFile(join(cwd, `r.${format}`), text);
      expect(await run(cwd, '--site', site, '--format', format, '--out', `r.${format}`)).toMatchObject({
        status: 0,
        stderr: '',
      });
    }
    expect((await readdir(cwd)).sort()).toEqual(['r.csv', 'r.html', 'r.json', 'r.text']);
  });

  test.each([
    ['data.json', 'output-foreign'],
    ['page.html', 'output-foreign'],
    ['link.html', 'output-protected'],
    ['folder', 'output-protected'],
    ['nowhere/report.html', 'disk-path-missing'],
    ['page.html/report.html', 'disk-path-blocked'],
  ])('leaves %s unchanged: %s', async (out, code) => {
    const site = siteWith();
    const cwd = await mkdtemp(join(folder, 'cwd-'));
    await writeFile(join(cwd, 'data.json'), '{\n  "name": "A record"\n}\n');
    await writeFile(
      join(cwd, 'page.html'),
      '<!doctype html>\n<html lang="en"><head><title>Page</title></head>',
    );
    await writeFile(join(cwd, 'report.html'), await reportHtml(await createSiteReport(site, NOW)));
    await symlink('report.html', join(cwd, 'link.html'));
    await mkdir(join(cwd, 'folder'));
    const originalFiles = snapshot(cwd);
    const { status, stderr } = await run(cwd, '--site', site, '--out', out);
    expect(snapshot(cwd)).toEqual(originalFiles);
    expect(status).toBe(1);
    expect(stderr).toContain(`error ${code}  `);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('ends silently when its reader closes the pipe', async () => {
    const program = spawn(process.execPath, [PROGRAM, 'report', '--format', 'json', '--site', siteWith()]);
    program.stdout.destroy();
    const [stderr, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
    expect({ said: stderr, code }).toEqual({ said: '', code: 0 });
  });
});
