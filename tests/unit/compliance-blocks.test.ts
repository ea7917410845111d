/** The published blocks disclosure and evidence. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fingerprintOf, fingerprintText } from '../../src/app/shell/domFingerprint.ts';
import type { AuthoredBlock } from '../../src/core/model.ts';
import type { EvidenceFile, ShownList } from '../../src/generated/types.ts';
import {
  type ChangeDates,
  documentPages,
  fillComplianceBlocks,
  readEvidence,
  readValues,
} from '../../src/node/content/compliance/complianceBlocks.ts';
import { complianceListsOf } from '../../src/node/content/compliance/siteCompliance.ts';
import { diskData } from '../../src/node/content/derivedData.ts';
import { readManifest, readModel } from '../../src/node/content/folder.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { readSettings } from '../../src/node/content/settings.ts';
import { withNote } from '../../src/node/ssg/documentSizes.ts';
import { paperHtml, withDate } from '../../src/node/ssg/documents.ts';
import { withComplianceBlocks } from '../../src/node/ssg/stages/derived.ts';
import { readSource } from '../../src/node/ssg/stages/read.ts';
import { applySchedule } from '../../src/node/ssg/stages/scheduled.ts';
import { openSite } from '../openSite.ts';
import { fixtureFolder } from './fixtures.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Returns the lists on a page, in order. @param changeDates the days of the last changes */
async function listsOn(
  folder: string,
  name: string,
  changeDates?: ChangeDates,
): Promise<(ShownList | undefined)[]> {
  const { site, manifest } = await readModel(folder);
  const settings = await readSettings(folder);
  const evidence = await readEvidence(settings);
  if (!evidence) throw new Error('There is no evidence.');
  const values = await readValues(await diskData(folder));
  const { open } = settings;
  const files = await fillComplianceBlocks({
    folder,
    site,
    manifest,
    ...evidence,
    values,
    open,
    changeDates,
  });
  const { data } = files.get(name) as { data: { blocks: AuthoredBlock[] }[] };
  return data.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'disclosure' || block.kind === 'evidence' ? [block.answered] : [],
    ),
  );
}

const college = (change: (evidence: EvidenceFile) => EvidenceFile) => siteWith('college', change);

function siteWith(name: string, change: (evidence: EvidenceFile) => EvidenceFile): string {
  const folder = temporaryFolder('answered');
  for (const part of ['manifest', 'public/data', 'public/documents'])
    cpSync(join(fixtureFolder(name), part), join(folder, part), { recursive: true });
  const file = join(folder, 'manifest/evidence.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as EvidenceFile)));
  return folder;
}

const titlesOf = (list: ShownList | undefined) =>
  list?.sections.flatMap(({ items }) => items.map(({ title }) => title));

const DAYS: ChangeDates = { page: () => '2026-03-18', document: () => '2026-04-01' };

describe('the block disclosure', () => {
  test('has the text of the requirement, and links to its evidence', async () => {
    const [list] = await listsOn(fixtureFolder('college'), 'disclosure', DAYS);
    const [courses, calendar, beds] = list?.sections[0]?.items ?? [];
    expect(courses).toMatchObject({
      id: 'nursing-board-courses',
      number: '(i)',
      title: 'Courses and seats',
      words: 'every course with its duration and its seats',
      source: { label: 'Source 1: rule 4(i)', href: '#nursing-board-source-1' },
      answers: [
        { label: 'Courses', href: '/courses', notes: 'As of 1 June 2025. Last changed on 18 March 2026' },
        { label: 'B.Sc Nursing', href: '/courses/bsc-nursing', notes: 'Last changed on 18 March 2026' },
      ],
    });
    expect(calendar?.answers).toEqual([
      {
        label: 'Academic calendar 2024-2025',
        href: 'documents/sample/academic-calendar-2024-2025.pdf',
        notes: 'Last changed on 1 April 2026',
        sha256: '1370f17e0c2f2bd9a262548b524b620cff75acd3b566bdfed756fcfa463d3100',
      },
    ]);
    expect(beds?.answers).toEqual([{ label: 'Beds', value: '350', notes: 'As of 1 June 2025' }]);
    expect(list?.sources[0]?.id).toBe('nursing-board-source-1');
    expect(list?.sources[0]?.facts).toBe('Notice 12 of 2024, 10 June 2024');
    expect(list?.sources[1]?.facts).toBe('as others report it');
    expect(list?.binds).toBe('Whom it binds: Every college that the board has recognised.');
  });

  test('omits notes for maintainers', async () => {
    const [list] = await listsOn(fixtureFolder('college'), 'disclosure');
    const { requirements } = (await readEvidence(await readSettings(fixtureFolder('college')))) ?? {};
    const notes = requirements?.get('nursing-board')?.sources.flatMap(({ note }) => note ?? []) ?? [];
    expect(notes).toEqual(['Known from a newspaper.']);
    expect(notes.filter((note) => JSON.stringify(list).includes(note))).toEqual([]);
  });

  test('omits the text of the requirement if it repeats the title', async () => {
    const folder = college((evidence) => evidence);
    const file = join(folder, 'manifest/requirements/nursing-board.json');
    const words = 'every course with its duration and its seats';
    writeFileSync(file, readFileSync(file, 'utf8').replace(words, 'COURSES, and Seats;'));
    const [list] = await listsOn(folder, 'disclosure');
    const [courses, calendar] = list?.sections[0]?.items ?? [];
    expect(courses?.words).toBeUndefined();
    expect(courses?.source?.label).toBe('Source 1: rule 4(i)');
    expect(calendar?.words).toBe('the calendar of the year, as a document');
  });

  test('counts as the core does', async () => {
    const folder = fixtureFolder('college');
    const [list] = complianceListsOf(await readCheckedSite(folder));
    const [whole, index] = await listsOn(folder, 'disclosure');
    const count = whole?.sections.reduce((sum, { counts }) => sum + Number.parseInt(counts, 10), 0);
    expect(count).toBe(list?.counts.shown);
    expect(whole?.counts).toBe(`${list?.counts.shown} of ${list?.counts.asked} shown`);
    expect(index?.counts).toBe(whole?.counts);
  });

  test('counts requirements that are not applicable separately, with the reason, and not as met', async () => {
    const to = 'nursing-board/results';
    const folder = college(({ answers, ...evidence }) => ({
      ...evidence,
      gapsShown: false,
      answers: [
        ...answers.filter((answer) => answer.to !== to),
        { to, by: 'not-applicable', why: 'Only a university has results.' },
      ],
    }));
    const [list] = complianceListsOf(await readCheckedSite(folder));
    expect(list?.counts).toEqual({ asked: 6, shown: 4, notApplicable: 1, gap: 0, open: 1 });
    const [whole, index] = await listsOn(folder, 'disclosure');
    expect(whole?.counts).toBe('4 shown, 1 not applicable, 1 not shown');
    expect(index?.counts).toBe(whole?.counts);
    expect(whole?.sections.map(({ counts }) => counts)).toEqual([
      '3 of 3 shown',
      '1 shown, 1 not applicable, 1 not shown',
    ]);
    // An exemption counts as an answer and is shown without gaps.
    expect(whole?.sections[1]?.items.map(({ gap }) => gap)).toEqual([
      undefined,
      'Not applicable: Only a university has results.',
    ]);
  });

  test('a requirement that is wrongly called not applicable remains a gap', async () => {
    const folder = college((evidence) => ({
      ...evidence,
      answers: [
        { to: 'nursing-board/results', by: 'not-applicable', why: 'Only a university has results.' },
        { to: 'nursing-board/results', by: 'gap', why: 'They are awaited.' },
      ],
    }));
    const [list] = complianceListsOf(await readCheckedSite(folder));
    expect(list?.counts).toEqual({ asked: 6, shown: 0, notApplicable: 0, gap: 1, open: 5 });
  });

  test('names gaps, and nothing that is only proposed', async () => {
    const answers: EvidenceFile['answers'] = [
      { to: 'nursing-board/results', by: 'gap', why: 'They are awaited.', due: '01-12-2026' },
      { to: 'nursing-board/minutes', by: 'page', page: 'aboutus', proposed: true },
    ];
    const folder = college((evidence) => ({ ...evidence, answers: answers }));
    const [list] = await listsOn(folder, 'disclosure');
    const [, results, minutes] = list?.sections[1]?.items ?? [];
    expect(results).toMatchObject({
      answers: [],
      gap: 'Not shown yet: They are awaited. Expected by 1 December 2026',
    });
    expect(minutes).toMatchObject({ answers: [], gap: 'Not shown yet' });
  });

  test('omits gaps unless the site shows them', async () => {
    const [list] = await listsOn(
      college((evidence) => ({ ...evidence, gapsShown: false })),
      'disclosure',
    );
    expect(titlesOf(list)).toEqual([
      'Courses and seats',
      'Academic calendar',
      'Beds of the hospital',
      'Policy against ragging',
    ]);
    expect(JSON.stringify(list)).not.toContain('Not shown');
    expect(list?.counts).toBe('4 of 6 shown');
  });

  test('is unchanged if the site does not name its list', async () => {
    expect(
      await listsOn(
        college((evidence) => ({ ...evidence, lists: ['rti'], answers: [] })),
        'disclosure',
      ),
    ).toEqual([undefined, undefined]);
  });

  test('uses the language of its page, and links to pages in it', async () => {
    const folder = fixtureFolder('arabic');
    const [arabic] = await listsOn(folder, 'disclosure');
    const [malayalam] = await listsOn(folder, 'disclosure-ml');
    expect(arabic?.counts).toBe('نُشر 2 من أصل 3');
    expect(malayalam?.title).toBe('ആരോഗ്യ വകുപ്പ്: ക്ലിനിക് പ്രസിദ്ധീകരിക്കേണ്ടത്');
    expect(malayalam?.sections[0]).toMatchObject({ title: 'പരിചരണം' });
    expect(malayalam?.sections[0]?.items[1]?.answers[0]?.label).toBe('ഡോക്ടർമാർ');
    expect(malayalam?.sections[0]?.items[0]?.answers[0]?.notes).toBe('2026 ജൂൺ 1-ലെ സ്ഥിതി');
  });

  test('links to a section in its language if the evidence names one, and uses page titles', async () => {
    const part = 'مواعيد';
    const folder = siteWith('arabic', (evidence) => ({
      ...evidence,
      answers: [
        { to: 'clinics/services', by: 'page', page: '', part },
        { to: 'clinics/services', by: 'page', page: '', part, translations: { ml: { part: 'സമയം' } } },
        { to: 'clinics/services', by: 'page', page: 'news', translations: { ml: { title: 'വാർത്തകൾ' } } },
      ],
    }));
    const itemsOf = async (name: string) => {
      const [list] = await listsOn(folder, name);
      return list?.sections[0]?.items[0]?.answers.map(({ label, href }) => [label, href]);
    };
    expect(await itemsOf('disclosure')).toEqual([
      ['الرئيسية', `/#${part}`],
      ['الرئيسية', `/#${part}`],
      ['الأخبار', '/news'],
    ]);
    expect(await itemsOf('disclosure-ml')).toEqual([
      ['الرئيسية', `/#${part}`],
      ['പൂമുഖം', '/ml#സമയം'],
      ['വാർത്തകൾ', '/news'],
    ]);
  });

  test('has reasons and titles in the language of its page, or in that of the site', async () => {
    const title = 'قائمة الأطباء';
    const translations = { ml: { title: 'ഡോക്ടർമാരുടെ പട്ടിക' } };
    const folder = siteWith('arabic', (evidence) => ({
      ...evidence,
      gapsShown: true,
      answers: [
        ...evidence.answers.filter(({ by }) => by === 'gap'),
        { to: 'clinics/services', by: 'document', document: 'documents/report.pdf', title, translations },
        { to: 'clinics/doctors', by: 'link', href: 'https://list.example/', title, translations },
        { to: 'clinics/doctors', by: 'link', href: 'https://other.example/', title },
      ],
    }));
    const textOf = async (name: string) => {
      const [list] = await listsOn(folder, name);
      const items = list?.sections.flatMap((section) => section.items) ?? [];
      return {
        labels: items.flatMap(({ answers }) => answers.map(({ label }) => label)),
        gaps: items.flatMap(({ gap }) => gap ?? []),
      };
    };
    expect(await textOf('disclosure')).toEqual({
      labels: [title, title, title],
      gaps: ['لم يُنشر بعد: سيأتي قريبًا'],
    });
    expect(await textOf('disclosure-ml')).toEqual({
      labels: [translations.ml.title, translations.ml.title, title],
      gaps: ['ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല: ഉടൻ വരും'],
    });
  });
});

test('the block evidence is an index without text, dates and checksums', async () => {
  const [, index] = await listsOn(fixtureFolder('college'), 'disclosure', DAYS);
  const [courses, calendar] = index?.sections[0]?.items ?? [];
  expect(courses).toEqual({
    id: 'nursing-board-index-courses',
    number: '(i)',
    title: 'Courses and seats',
    answers: [
      { label: 'Courses', href: '/courses' },
      { label: 'B.Sc Nursing', href: '/courses/bsc-nursing' },
    ],
  });
  expect(calendar?.answers[0]).not.toHaveProperty('sha256');
  expect(index?.sources).toEqual([]);
});

describe('the page as a document', () => {
  const published = async (canPrint: boolean) => {
    const folder = fixtureFolder('college');
    const scheduled = await applySchedule(await readSource(folder));
    return withComplianceBlocks(scheduled, DAYS, async () => canPrint);
  };

  test('is named after the first list of its page', async () => {
    const { documents, read } = await published(true);
    expect(documents).toEqual([
      { path: 'disclosure', file: 'documents/disclosure.pdf', data: 'disclosure', pagePaths: ['disclosure'] },
    ]);
    expect(JSON.stringify(await read('disclosure')).match(/"document":\{[^}]*\}/g)).toEqual([
      '"document":{"label":"This page as a document","href":"documents/disclosure.pdf"}',
    ]);
  });

  test('has no link if it cannot be created', async () => {
    const { documents, read } = await published(false);
    expect(documents).toEqual([]);
    expect(JSON.stringify(await read('disclosure'))).not.toContain('documents/disclosure.pdf');
  });

  test('does not replace a document of the site', async () => {
    const folder = fixtureFolder('college');
    const values = await readValues(await diskData(folder));
    const pages = documentPages(await readManifest(folder), values, ['documents/disclosure.pdf']);
    expect([...pages]).toEqual([]);
  });

  test('links to the site from anywhere, and runs no script', () => {
    const html =
      '<head></head><script type="module">x()</script><a class="a" href="/x/">X</a><a href="#y">Y</a>';
    expect(paperHtml(html, 'https://college.example/under')).toBe(
      '<head><style>@page{size:A4}</style></head><a class="a" href="https://college.example/x/">X</a><a href="#y">Y</a>',
    );
    expect(paperHtml(html, undefined)).toContain('<a class="a">X</a><a href="#y">Y</a>');
  });

  test('has its size beside every link to it', () => {
    const link = (address: string, note: string) =>
      `<p><a href="${address}" class="x">It<span class="document-type"> ${note}</span></a></p>`;
    const page = (note: string) => {
      const html =
        link('/documents/a.pdf', note) + link('/documents/b.pdf', 'PDF') + link('/documents/a.pdf', note);
      return `<div id="root" data-drawn="${fingerprintText(fingerprintOf(html))}">${html}</div>`;
    };
    expect(withNote(page('PDF'), '/documents/a.pdf', 'PDF, 310 kB')).toBe(page('PDF, 310 kB'));
    expect(withNote(page('PDF, 9 kB'), '/documents/a.pdf', 'PDF, 310 kB')).toBe(page('PDF, 310 kB'));
  });

  test('is printed without the link to itself', () => {
    const page = (note: string) =>
      `<head></head><div id="root" data-drawn="5 ${note.length}"><p class="answered-document"><a href="/a.pdf">It ${note}</a></p><p>Shown.</p></div>`;
    expect(paperHtml(page('PDF, 310 kB'), undefined)).toBe(paperHtml(page('PDF'), undefined));
    expect(paperHtml(page('PDF'), undefined)).toContain('<p>Shown.</p>');
  });

  test('contains the time of the build', () => {
    const pdf = Buffer.from(
      "/CreationDate (D:20261124020818+00'00')\xff/ModDate (D:20261124020818+00'00')",
      'latin1',
    );
    expect(withDate(pdf, new Date('2026-01-02T03:04:05Z')).toString('latin1')).toBe(
      "/CreationDate (D:20260102030405+00'00')\xff/ModDate (D:20260102030405+00'00')",
    );
  });
});

test('a page shows its lists, and links can target each of their parts', async () => {
  const { pageOf } = await openSite(fixtureFolder('college'));
  const { blocks } = await pageOf('disclosure');
  const ids = blocks.flatMap((block) =>
    block.kind === 'disclosure' || block.kind === 'evidence'
      ? (block.answered?.sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]) ?? [])
      : [],
  );
  expect(ids).toContain('nursing-board-calendar');
  expect(new Set(ids).size).toBe(ids.length);
});
