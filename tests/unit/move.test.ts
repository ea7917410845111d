/** `npm run move` and `npm run remove`: arguments, changes and refusals. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Problem } from '../../src/core/problems/problem.ts';
import { movePages, removePages } from '../../src/node/authoring/move/index.ts';
import { checkDraft } from '../../src/node/check/index.ts';
import type { Prompts } from '../../src/node/system/prompts.ts';
import { type Change, set, siteWith } from './siteCase.ts';
import { snapshot } from './snapshot.ts';

const MANIFEST = 'manifest/routes.json';
const SITE = 'manifest/site.json';
const START = 'public/data/start.json';
const VOYAGES = 'public/data/voyages.json';

/** A site with a menu, links in every spelling, and a former family. */
const MENU: Change[] = [
  set(SITE, '/menu', [
    { label: 'Crew', href: '/crew' },
    {
      label: 'Voyages',
      items: [
        { label: 'All', href: 'voyages' },
        { label: 'Spring', href: 'logbook/spring' },
      ],
    },
    { label: 'Log', items: [{ label: 'Months', href: 'logbook/' }] },
  ]),
  set(SITE, '/origin', 'https://boats.example'),
  set(MANIFEST, '/redirects/-', { from: 'tours/*', to: 'voyages/*' }),
  set(START, '/data/0/blocks/-', {
    kind: 'cards',
    cards: [
      { title: 'One', text: 'Round.', href: 'https://boats.example/voyages/round-the-island/#top' },
      { title: 'Two', text: 'See [the island](voyages/round-the-island) (https://boats.example/crew/).' },
    ],
  }),
  set(START, '/data/0/blocks/-', {
    kind: 'buttons',
    buttons: [{ label: 'The crew', href: 'crew/#content' }],
  }),
  set(START, '/data/0/blocks/-', {
    kind: 'prose',
    paragraphs: [
      'Read of [the island](voyages/round-the-island), **[its crew](/crew/)** and https://boats.example/voyages/round-the-island/.',
    ],
  }),
];

const site = (...more: Change[]) => siteWith(...MENU, ...more);
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const json = (folder: string, file: string) => JSON.parse(read(folder, file)) as Record<string, unknown>;
const redirects = (folder: string) =>
  (json(folder, MANIFEST).redirects as { from: string; to: string }[]).map(
    ({ from, to }) => `${from} → ${to}`,
  );

const around = (folder: string) => ({ folder, check: checkDraft, yes: true, dryRun: false });
const move = (folder: string, from: string, to: string) => movePages(from, to, around(folder));
const remove = (folder: string, from: string, to?: string) => removePages(from, to, around(folder));

function difference(original: string, after: string): string[] {
  const [old, now] = [original.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}

test('the site has no errors before', async () => expect(await checkDraft(site())).toEqual([]));

test('an entry: its address, every link to it in its spelling, the redirects', async () => {
  const folder = site();
  const originals = { start: read(folder, START), voyages: read(folder, VOYAGES) };
  const output = await move(folder, 'voyages/round-the-island', 'voyages/island');
  expect(difference(originals.start, read(folder, START))).toEqual([
    '- "href": "https://boats.example/voyages/round-the-island/#top"',
    '- "text": "See [the island](voyages/round-the-island) (https://boats.example/crew/)."',
    '- "Read of [the island](voyages/round-the-island), **[its crew](/crew/)** and https://boats.example/voyages/round-the-island/."',
    '+ "href": "https://boats.example/voyages/island/#top"',
    '+ "text": "See [the island](voyages/island) (https://boats.example/crew/)."',
    '+ "Read of [the island](voyages/island), **[its crew](/crew/)** and https://boats.example/voyages/island/."',
  ]);
  expect(difference(originals.voyages, read(folder, VOYAGES))).toHaveLength(2);
  expect(redirects(folder)).toEqual([
    'trips → voyages',
    'tours/* → voyages/*',
    'voyages/round-the-island → voyages/island',
    'tours/round-the-island → voyages/island',
  ]);
  expect(output).toContain('  /voyages/round-the-island/ → /voyages/island/\n');
  expect(await checkDraft(folder)).toEqual([]);
});

test('the blocks, place and documents of an entry move with it', async () => {
  const entry = '/data/0/programme/0';
  const folder = site(
    set(VOYAGES, `${entry}/place`, '[The island](voyages/round-the-island)'),
    set(VOYAGES, `${entry}/documents`, [{ label: 'All', href: 'voyages/round-the-island' }]),
    set(VOYAGES, `${entry}/blocks`, [
      { kind: 'buttons', buttons: [{ label: 'Island', href: 'voyages/round-the-island' }] },
      { kind: 'from-people', data: 'crew' },
    ]),
  );
  await move(folder, 'voyages/round-the-island', 'voyages/island');
  expect(read(folder, VOYAGES)).not.toContain('round-the-island');
  expect(read(folder, VOYAGES).match(/voyages\/island/g)).toHaveLength(4);
  expect(await checkDraft(folder)).toEqual([]);
});

test('a draft: its old address has no redirect, because it was never published', async () => {
  const folder = site(set(VOYAGES, '/data/0/programme/0/draft', true));
  const { url } =
    (json(folder, VOYAGES) as { data: { programme: { url: string }[] }[] }).data[0]?.programme[0] ?? {};
  const originalRules = redirects(folder);
  expect(await move(folder, String(url), 'voyages/next')).toMatch(/^Addresses\n {2}\//m);
  expect(redirects(folder)).toEqual(originalRules);
});

test('a page: the menu, the links, nothing else', async () => {
  const folder = site();
  const originalFiles = snapshot(folder);
  await move(folder, 'crew', 'people/crew');
  expect(json(folder, SITE).menu).toMatchObject([{ label: 'Crew', href: '/people/crew' }, {}, {}]);
  expect(read(folder, START)).toContain('"href": "people/crew/#content"');
  expect(read(folder, START)).toContain('(https://boats.example/people/crew/)');
  expect(redirects(folder)).toContain('crew → people/crew');
  const after = snapshot(folder);
  expect(Object.keys(after).filter((file) => after[file] !== originalFiles[file])).toEqual([
    MANIFEST,
    SITE,
    START,
  ]);
  expect(await checkDraft(folder)).toEqual([]);
});

test('a family of one entry, without a list page', async () => {
  const entry = { title: 'Tide', url: 'stories/tide', date: '01-02-2025', content: [{ para: 'It came.' }] };
  const folder = site(set(MANIFEST, '/routes/-', { path: 'stories/*', layout: 'detail', data: 'stories' }), {
    file: 'public/data/stories.json',
    text: JSON.stringify({ data: [{ club: 'Stories', programme: [entry] }] }),
  });
  await move(folder, 'stories/*', 'tales/*');
  expect(read(folder, 'public/data/stories.json')).toContain('"tales/tide"');
  expect(await checkDraft(folder)).toEqual([]);
});

test('a family with its list page, and back again', async () => {
  const folder = site();
  const originals = {
    manifest: read(folder, MANIFEST),
    voyages: read(folder, VOYAGES),
    start: read(folder, START),
  };
  await move(folder, 'voyages/*', 'sea/trips/*');
  expect(redirects(folder)).toEqual([
    'trips → sea/trips',
    'tours/* → sea/trips/*',
    'voyages → sea/trips',
    'voyages/* → sea/trips/*',
  ]);
  expect(await checkDraft(folder)).toEqual([]);
  await move(folder, '/sea/trips/*', '/voyages/*');
  expect(redirects(folder)).toEqual([
    'trips → voyages',
    'tours/* → voyages/*',
    'sea/trips → voyages',
    'sea/trips/* → voyages/*',
  ]);
  expect(await checkDraft(folder)).toEqual([]);
  expect(read(folder, VOYAGES)).toBe(originals.voyages);
  expect(read(folder, START)).toBe(originals.start);
  expect(
    difference(originals.manifest, read(folder, MANIFEST)).filter((line) => line.startsWith('-')),
  ).toEqual([]);
});

test('a page with a row and an entry', async () => {
  const folder = site();
  await move(folder, 'departments/rigging', 'workshop/rigging');
  expect(read(folder, 'public/data/departments.json')).toContain('"workshop/rigging"');
  expect(await checkDraft(folder)).toEqual([]);
});

test.each([
  '/voyages/കൊച്ചി-2024/',
  'voyages/%E0%B4%95%E0%B5%8A%E0%B4%9A%E0%B5%8D%E0%B4%9A%E0%B4%BF-2024',
  '/voyages/%e0%b4%95%e0%b5%8a%e0%b4%9a%e0%b5%8d%e0%b4%9a%e0%b4%bf-2024/?q=1#top',
  'https://www.boats.example/voyages/കൊച്ചി-2024',
  'voyages/കൊച്ചി-2024'.normalize('NFD'),
])('an old address as %s', async (spellings) => {
  const folder = site();
  await move(folder, spellings, '/voyages/kochi/');
  expect(redirects(folder)).toContain('voyages/കൊച്ചി-2024 → voyages/kochi');
});

test('a base path is optional in an address', async () => {
  const origin = 'https://boats.example/school';
  const spellings = [
    '/school/departments/rigging/',
    '/departments/rigging',
    `${origin}/departments/rigging/`,
  ];
  for (const from of spellings) {
    const folder = site(set(SITE, '/origin', origin), set(START, '/data/0/blocks', [{ kind: 'map' }]));
    const output = await move(folder, from, '/school/workshop');
    expect(output).toContain('  /school/departments/rigging/ → /school/workshop/');
    expect(redirects(folder)).toContain('departments/rigging → workshop');
  }
});

test('removing a page: its data file, its own files, and its redirect', async () => {
  const folder = site();
  await remove(folder, 'crew', 'voyages');
  expect(existsSync(join(folder, 'public/data/crew-page.json'))).toBe(false);
  expect(json(folder, SITE).menu).toMatchObject([{ label: 'Voyages' }, { label: 'Log' }]);
  // A block with a single button is removed with it.
  expect(read(folder, START)).not.toContain('"buttons"');
  expect(read(folder, START)).toContain('(https://boats.example/voyages/)');
  expect(redirects(folder)).toContain('crew → voyages');
  expect(await checkDraft(folder)).toEqual([]);
});

test('removing a page: its translation is named, and stays', async () => {
  const row = { path: 'lv/crew', layout: 'info', data: 'crew-page', title: 'Apkalpe', language: 'lv' };
  const folder = site(set(MANIFEST, '/routes/-', { ...row, translationOf: 'crew' }));
  expect(await remove(folder, 'crew', 'voyages')).toContain('\n  The translation "lv/crew" stays. ');
  expect(read(folder, MANIFEST)).toContain('"lv/crew"');
});

test('removing a page: blocks that only link to it are removed, so that none links to itself', async () => {
  const link = { label: 'All of the crew', href: 'crew' };
  const folder = site(
    set(START, '/data/0/blocks/0/slides/0/link', link),
    set(START, '/data/0/blocks/3/more', link),
  );
  await remove(folder, 'crew', '');
  expect(read(folder, START)).not.toContain('All of the crew');
  expect(read(folder, START)).toMatch(/"title": "The quay"\s+\}/);
  expect(read(folder, START)).toMatch(/"data": "news"\s+\}/);
  expect(await checkDraft(folder)).toEqual([]);
});

test('removing an entry: a card loses its link', async () => {
  const folder = site();
  await remove(folder, 'voyages/round-the-island');
  expect(read(folder, START)).toMatch(/"title": "One",\s+"text": "Round\."\s+\}/);
  expect(redirects(folder)).toEqual(
    expect.arrayContaining(['voyages/round-the-island → voyages', 'tours/round-the-island → voyages']),
  );
  expect(await checkDraft(folder)).toEqual([]);
});

test('removing a family: its menu groups, and every redirect', async () => {
  const folder = site(
    {
      file: 'manifest/urls.lock.json',
      text: '{ "urls": ["tours", "logbook", "logbook/spring", "voyages/round-the-island", "tours/round-the-island"] }',
    },
    set(MANIFEST, '/redirects/-', { from: 'tours', to: 'voyages' }),
  );
  await remove(folder, 'voyages/*');
  await remove(folder, 'logbook/*');
  expect(json(folder, SITE).menu).toEqual([{ label: 'Crew', href: '/crew' }]);
  expect(redirects(folder)).toEqual([
    'trips → ',
    'tours/* → ',
    'tours → ',
    'voyages → ',
    'voyages/* → ',
    'logbook → ',
    'logbook/* → ',
  ]);
  expect(await checkDraft(folder)).toEqual([]);
});

test('removing all entries of a list one by one keeps a list that can get new ones', async () => {
  const folder = site();
  const rows = (): unknown[] => (json(folder, MANIFEST).routes as { path: string }[]).map(({ path }) => path);
  expect(rows()).toContain('voyages/*');
  const { data } = json(folder, VOYAGES) as { data: { programme: { url: string }[] }[] };
  const urls = data.flatMap(({ programme }) => programme.map(({ url }) => url));
  for (const url of urls) await remove(folder, url);
  expect(rows()).toEqual(expect.arrayContaining(['voyages', 'voyages/*']));
  expect((await checkDraft(folder)).map(({ code }) => code)).toEqual(['family-empty']);
});

test('a picture that only it uses is removed, a shared one stays', async () => {
  const image = (file: string, index: number): Change[] => [
    { file: `public/images/${file}`, copyOf: 'public/images/quay.jpg', after: String(index) },
    set(VOYAGES, '/data/0/programme/0/images/-', { src: `images/${file}`, caption: `Boat ${index}` }),
  ];
  const points =
    '{ "focus": { "images/voyages/own.jpg": { "x": 9, "y": 9 }, "images/both.jpg": { "x": 1, "y": 2 } } }';
  const folder = site(
    ...image('voyages/own.jpg', 1),
    ...image('both.jpg', 2),
    set(START, '/data/0/blocks/-', { kind: 'figure', src: 'images/both.jpg', alt: 'A boat' }),
    { file: 'manifest/pictures.json', text: points },
  );
  expect(await remove(folder, 'voyages/കൊച്ചി-2024')).toMatch(/public\/images\/voyages\/own\.jpg +deleted/);
  expect(existsSync(join(folder, 'public/images/both.jpg'))).toBe(true);
  expect(existsSync(join(folder, 'public/images/quay.jpg'))).toBe(true);
  expect(existsSync(join(folder, 'public/images/voyages'))).toBe(false);
  expect(readFileSync(join(folder, 'manifest/pictures.json'), 'utf8')).toBe(
    '{ "focus": { "images/both.jpg": { "x": 1, "y": 2 } } }',
  );
});

test('the only block of a page links to the new target', async () => {
  const folder = site(
    set('public/data/crew-page.json', '/data/0/blocks', [
      { kind: 'buttons', buttons: [{ label: 'Spring', href: 'logbook/spring' }] },
    ]),
  );
  await remove(folder, 'logbook/spring');
  expect(read(folder, 'public/data/crew-page.json')).toContain('"href": "logbook"');
});

const EVIDENCE = 'manifest/evidence.json';

/** The site's evidence for an authority: pages in every spelling, and a document. */
const ANSWERS: Change = {
  file: EVIDENCE,
  text: JSON.stringify(
    {
      lists: ['ugc'],
      answers: [
        { to: 'ugc/overview', by: 'page', page: '/voyages/' },
        { to: 'ugc/overview', by: 'page', page: 'crew' },
        { to: 'ugc/accreditation', by: 'page', page: 'voyages/round-the-island' },
        { to: 'ugc/annual-reports', by: 'document', document: 'documents/chart.pdf' },
        { to: 'ugc/annual-accounts', by: 'gap', why: 'They are being made.' },
      ],
    },
    undefined,
    2,
  ),
};

const evidence = (folder: string) =>
  (json(folder, EVIDENCE).answers as { page?: string; document?: string }[]).map(
    ({ page, document }) => page ?? document ?? 'gap',
  );

test('evidence moves with its page', async () => {
  const folder = site(ANSWERS);
  const original = read(folder, EVIDENCE);
  const output = await move(folder, 'voyages/*', 'sea/*');
  expect(evidence(folder)).toEqual(['/sea/', 'crew', 'sea/round-the-island', 'documents/chart.pdf', 'gap']);
  expect(difference(original, read(folder, EVIDENCE))).toHaveLength(4);
  expect(output).toMatch(/manifest\/evidence\.json +lines 9, 19/);
});

test('evidence is removed with its page, and named; a document that is evidence stays', async () => {
  const folder = site(ANSWERS);
  const output = await remove(folder, 'voyages/*', 'crew');
  expect(evidence(folder)).toEqual(['crew', 'documents/chart.pdf', 'gap']);
  expect(existsSync(join(folder, 'public/documents/chart.pdf'))).toBe(true);
  expect(output).toContain(
    'What goes was evidence for ugc/overview, ugc/accreditation. Say in manifest/evidence.json what shows that now.',
  );
  expect(output).toContain('public/documents/chart.pdf stays: manifest/evidence.json names it.');
});

test('a document that is no evidence is removed with its page', async () => {
  const folder = site();
  const output = await remove(folder, 'voyages/*', 'crew');
  expect(existsSync(join(folder, 'public/documents/chart.pdf'))).toBe(false);
  expect(output).not.toContain('evidence');
});

test('evidence and pages change together or not at all', async () => {
  const folder = site(ANSWERS);
  const originalFiles = snapshot(folder);
  const wrong: Problem = { severity: 'error', code: 'link-broken', file: EVIDENCE, message: 'No.' };
  const check = async (staged: string) => (evidence(staged).includes('people/crew') ? [wrong] : []);
  await expect(movePages('crew', 'people/crew', { ...around(folder), check })).rejects.toThrow(
    'so nothing was changed',
  );
  expect(snapshot(folder)).toEqual(originalFiles);
});

test.each([
  ['crews', 'x', 'There is no page "crews". Did you mean "crew"?'],
  ['voyage/*', 'x/*', 'There are no pages at "voyage/*". Did you mean "voyages"?'],
  ['crew/*', 'x/*', 'There are no pages below "crew". Write "crew" for the page itself.'],
  ['/', 'x', 'The home page has to stay where it is. Edit its data file instead.'],
  ['/*', 'x/*', '"*" means the whole site. Name the family, such as activities/yrc/*.'],
  ['crew', '/', 'The home page is there already. Choose another address.'],
  ['https://other.example/crew', 'x', 'is an address of another site.'],
  ['trips', 'x', '"trips" is an old address that leads to "voyages". Name that page instead.'],
  ['/a%2Fb', 'x', '"/a%2Fb" is not an address that a page can have.'],
  ['crew', '?', '"?" is not an address that a page can have.'],
  ['#top', 'x', '"#top" is not an address that a page can have.'],
  ['crew', '/crew/', '"crew" has this address already.'],
  ['crew', 'voyages', 'There is already a page with the address "voyages".'],
  ['crew', 'Voyages', 'The address "Voyages" cannot be used.'],
  [
    'crew',
    'trips',
    '"trips" is an old address that leads to "voyages"; see "redirects" in manifest/routes.json.',
  ],
  ['crew', 'tours/x', '"tours/x" is an old address that leads to "voyages/x";'],
  ['crew', 'images/crew', 'Addresses that begin with "images" are reserved'],
  ['crew', 'ക'.repeat(86), 'A part of the address is too long: 258 bytes'],
  ['voyages/*', 'voyages/old/*', '"voyages/*" cannot move into itself.'],
  ['voyages/*', 'logbook/*', 'There is already a page with the address "logbook".'],
  ['voyages/*', 'trip', 'Write its new address with "/*" as well, such as trip/*.'],
  ['crew', 'trip/*', '"crew" is one page. Write its new address without "/*".'],
  ['voyages/round-the-island', 'crew/x', 'Choose one that begins with "voyages/".'],
])('refused: %s to %s', async (from, to, message) => {
  const folder = site();
  const originalFiles = snapshot(folder);
  await expect(move(folder, from, to)).rejects.toThrow(message);
  expect(snapshot(folder)).toEqual(originalFiles);
});

test.each([
  ['voyages/round-the-island', 'goes as well, so no old address can lead there.'],
  ['nowhere', 'There is no page "nowhere" to which the old address could lead.'],
])('refused: removing a family with the target %s', (to, message) =>
  expect(remove(site(), 'voyages/*', to)).rejects.toThrow(message),
);

test('an invalid site is not changed, and neither is one without a terminal', async () => {
  const broken = site({ file: VOYAGES, pointer: '/data/0/programme/0/title', remove: true });
  await expect(move(broken, 'crew', 'people')).rejects.toMatchObject({ problems: [{ file: VOYAGES }] });
  const folder = site();
  await expect(movePages('crew', 'people', { ...around(folder), yes: false })).rejects.toThrow(
    'There is no terminal to ask at.',
  );
});

/** A terminal with prepared answers, and its output. */
function terminal(isConfirmed: boolean, ...texts: string[]): Prompts & { shown: string[] } {
  const lines: string[] = [];
  return {
    shown: lines,
    print: (text) => lines.push(text),
    confirm: async (message) => {
      lines.push(message);
      return isConfirmed;
    },
    text: async (message, parse, defaultText = '') => {
      lines.push(`${message} [${defaultText}]`);
      return parse(texts.shift() || defaultText);
    },
    password: () => Promise.reject(new Error('No password is needed.')),
    select: () => Promise.reject(new Error('Nothing is chosen.')),
  };
}

test('previews the changes, and asks', async () => {
  const folder = site();
  const originalFiles = snapshot(folder);
  const streams = terminal(false);
  expect(await movePages('voyages', 'trip', { ...around(folder), yes: false, prompts: streams })).toBe(
    'Nothing was changed.',
  );
  expect(streams.shown[0]).toBe(`
Addresses, which lead on from now on
  /voyages/ → /trip/

Files
  manifest/routes.json  lines 17, 48; 1 new redirect
  manifest/site.json    line 29

To know
  The 2 pages below "voyages" stay. For all of them write "voyages/*".
`);
  expect(await movePages('voyages', 'trip', { ...around(folder), dryRun: true })).toContain(
    'this was a dry run',
  );
  expect(snapshot(folder)).toEqual(originalFiles);
  const asking = (prompts: Prompts) => ({ ...around(folder), yes: false, prompts });
  await expect(removePages('crew', undefined, asking(terminal(true, 'nowhere')))).rejects.toThrow(
    'There is no page "nowhere" to which the old address could lead.',
  );
  const agreed = terminal(true);
  expect(await removePages('crew', undefined, asking(agreed))).toBe('The page is removed.');
  expect(agreed.shown[0]).toBe('The page to which the old address leads [/]');
  expect(redirects(folder)).toContain('crew → ');
  await removePages('logbook/spring', 'voyages', asking(terminal(true)));
  expect(redirects(folder)).toContain('logbook/spring → voyages');
});

/** Seventy voyages in seven years, with two topics. */
const ARCHIVE: Change[] = [
  set(MANIFEST, '/routes/2/archive', 'years'),
  set(
    VOYAGES,
    '/data/0/programme',
    Array.from({ length: 70 }, (_, index) => ({
      url: index === 0 ? 'voyages/round-the-island' : `voyages/trip-${index}`,
      title: `Trip ${index}`,
      date: `01-0${1 + (index % 9)}-${2015 + (index % 7)}`,
      tags: [index % 2 === 0 ? 'Storm' : 'ഓണം'],
    })),
  ),
];
const YEARS = ['2015', '2016', '2017', '2018', '2019', '2020', '2021'];

test('the years and tags of a list move with it, and their old addresses redirect', async () => {
  const folder = site(
    ...ARCHIVE,
    set(START, '/data/0/blocks/-', { kind: 'prose', paragraphs: ['See [the year 2019](voyages/2019).'] }),
  );
  await move(folder, 'voyages', 'sailing');
  expect(redirects(folder)).toEqual(
    expect.arrayContaining([
      'voyages → sailing',
      ...YEARS.map((year) => `voyages/${year} → sailing/${year}`),
      'voyages/tags/storm → sailing/tags/storm',
      'voyages/tags/ഓണം → sailing/tags/ഓണം',
    ]),
  );
  expect(read(folder, START)).toContain('[the year 2019](sailing/2019)');
  expect(await checkDraft(folder)).toEqual([]);
});

test('a family moves the years and tags of its list with one redirect', async () => {
  const folder = site(...ARCHIVE);
  await move(folder, 'voyages/*', 'sailing/*');
  expect(redirects(folder).filter((row) => row.startsWith('voyages'))).toEqual([
    'voyages → sailing',
    'voyages/* → sailing/*',
  ]);
  expect(await checkDraft(folder)).toEqual([]);
});

test('the page of a year cannot move without its list', async () => {
  const folder = site(...ARCHIVE);
  await expect(move(folder, 'voyages/2019', 'sailing')).rejects.toThrow('a page of the list "voyages"');
  await expect(remove(folder, 'voyages/tags/storm')).rejects.toThrow('a page of the list "voyages"');
});
