/** `npm run new -- translation`: pages of every kind in another language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type AdditionKindName, applyDraft, draftAddition } from '../../src/node/authoring/create/index.ts';
import { assertValid, checkDraft } from '../../src/node/check/index.ts';
import { makeSite, snapshot, write } from './birdSite.ts';

let folder: string;
beforeEach(() => {
  folder = makeSite();
});

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const ROUTES = 'manifest/routes.json';

async function add(kind: AdditionKindName, answers: Readonly<Record<string, string>>) {
  const flags = new Map(Object.entries(answers).map(([name, text]) => [name, [text]]));
  const { draft } = await draftAddition(kind, folder, flags);
  await applyDraft(folder, draft, checkDraft);
  return draft;
}
const translate = (of: string, language = 'ml', more = {}) => add('translation', { of, language, ...more });
const row = (path: string) => read(ROUTES).routes.find((each: { path: string }) => each.path === path);
const changeJson = (file: string, change: (value: ReturnType<typeof read>) => void) => {
  const value = read(file);
  change(value);
  write(join(folder, file), `${JSON.stringify(value, undefined, 2)}\n`);
};

describe('a page of text', () => {
  test('gets a row and a record in the other language, as a draft', async () => {
    const { address } = await translate('http://localhost:5173/about/', 'ml', { title: 'ഞങ്ങളെക്കുറിച്ച്' });
    expect(address).toBe('ml/about');
    expect(row('ml/about')).toEqual({
      ...row('about'),
      path: 'ml/about',
      data: 'ml/about',
      title: 'ഞങ്ങളെക്കുറിച്ച്',
      language: 'ml',
      translationOf: 'about',
      draft: true,
    });
    const [original, copy] = [read('public/data/about.json'), read('public/data/ml/about.json')];
    expect(copy.data).toEqual([{ ...original.data[0], title: 'ഞങ്ങളെക്കുറിച്ച്' }]);
    expect(copy.$schema).toBe(`../${original.$schema}`);
    await expect(assertValid(folder)).resolves.toBeUndefined();
  });

  test('is added after the others of the language', async () => {
    await translate('about');
    changeJson(ROUTES, ({ routes }) => {
      Object.assign(
        routes.find(({ path }: { path: string }) => path === 'ml/about'),
        { path: 'malayalam/about' },
      );
    });
    expect((await translate('clubs/rules')).address).toBe('malayalam/clubs/rules');
    expect((await translate('')).address).toBe('malayalam');
    await expect(assertValid(folder)).resolves.toBeUndefined();
  });

  test.each([
    ['about', 'en', 'in this language already'],
    ['about', 'Malayalam', 'not the code of a language'],
    ['nowhere', 'ml', 'no page nowhere. The addresses are in manifest/routes.json.'],
    ['clubs/nature/q', 'ml', 'Its list is in public/data/nature.json.'],
    ['clubs/nature/tree-dya', 'ml', 'Did you mean "clubs/nature/tree-day"?'],
    ['clubs/nature/old-walk', 'ml', 'is an old address. Give the new one: clubs/nature.'],
  ])('%s in %s is refused: %s', async (of, language, message) => {
    const originalFiles = snapshot(folder);
    await expect(translate(of, language)).rejects.toThrow(message);
    expect(snapshot(folder)).toEqual(originalFiles);
  });

  test('with a translation is refused with its address, and so is the translation', async () => {
    await translate('about');
    await expect(translate('about')).rejects.toThrow('ml/about');
    await expect(translate('ml/about', 'hi')).rejects.toThrow('is a translation of "about"');
  });
});

test('a list is translated without its entries, which have their own addresses', async () => {
  await translate('clubs/nature');
  expect(row('ml/clubs/nature')).toMatchObject({ layout: 'list', data: 'ml/nature', draft: true });
  expect(read('public/data/ml/nature.json').data).toEqual([{ club: 'Nature Club' }]);
  await expect(assertValid(folder)).resolves.toBeUndefined();
});

describe('an entry', () => {
  test('creates its list if that has no translation, and is added to it otherwise', async () => {
    const first = await translate('clubs/nature/tree-day', 'ml', { title: 'മരദിനം' });
    expect(first.address).toBe('ml/clubs/nature/tree-day');
    expect(first.notes.join(' ')).toContain('ml/clubs/nature is one');
    expect(row('ml/clubs/nature')).toMatchObject({ translationOf: 'clubs/nature', draft: true });
    expect(row('ml/clubs/nature/*')).toMatchObject({ layout: 'detail', data: 'ml/nature' });
    await translate('clubs/nature/someday');
    const of = { language: 'ml', draft: true };
    expect(read('public/data/ml/nature.json').data[0].programme).toEqual([
      {
        url: 'ml/clubs/nature/tree-day',
        title: 'മരദിനം',
        date: '05-06-2025',
        translationOf: 'clubs/nature/tree-day',
        ...of,
      },
      { url: 'ml/clubs/nature/someday', title: 'Someday', translationOf: 'clubs/nature/someday', ...of },
    ]);
    expect(read(ROUTES).routes.filter(({ path }: { path: string }) => path.startsWith('ml/'))).toHaveLength(
      2,
    );
    await expect(assertValid(folder)).resolves.toBeUndefined();
  });

  test('is sorted by date, whichever is translated first', async () => {
    const urls = ['clubs/nature/first', 'clubs/nature/second', 'clubs/nature/third'];
    changeJson('public/data/nature.json', ({ data }) => {
      data[0].programme = urls.map((url, index) => ({ url, title: url, date: `0${3 - index}-02-2026` }));
    });
    for (const index of [1, 0, 2]) await translate(urls[index] ?? '');
    const { programme } = read('public/data/ml/nature.json').data[0];
    expect(programme.map(({ translationOf }: { translationOf: string }) => translationOf)).toEqual(urls);
  });

  test('with its own row has its language there, and is the draft', async () => {
    changeJson(ROUTES, ({ routes }) =>
      routes.push({ path: 'departments/song', layout: 'department', data: 'departments', title: 'Song' }),
    );
    write(
      join(folder, 'public/data/departments.json'),
      '{ "data": [{ "url": "departments/song", "sections": [{ "heading": "Song", "paragraphs": ["La."] }] }] }\n',
    );
    await translate('departments/song');
    expect(row('ml/departments/song')).toEqual({
      ...row('departments/song'),
      path: 'ml/departments/song',
      data: 'ml/departments',
      language: 'ml',
      translationOf: 'departments/song',
    });
    expect(read('public/data/ml/departments.json').data).toMatchObject([
      { url: 'ml/departments/song', draft: true },
    ]);
    await expect(assertValid(folder)).resolves.toBeUndefined();
  });
});

describe('the schedule of the original', () => {
  const schedule = { from: '01-06-2025', until: '30-06-2027' };
  const schedules = (path: string, more: object = schedule) =>
    changeJson(ROUTES, ({ routes }) =>
      Object.assign(
        routes.find((each: { path: string }) => each.path === path),
        more,
      ),
    );

  test.each([
    ['about', 'ml/about'],
    ['clubs/nature', 'ml/clubs/nature'],
  ])('is kept with the row of %s', async (path, address) => {
    schedules(path);
    await translate(path);
    expect(row(address)).toMatchObject({ ...schedule, draft: true });
    await expect(assertValid(folder)).resolves.toBeUndefined();
  });

  test('is kept with a list, its family and an entry that are translated together', async () => {
    const spans = { list: '01-01-2025', family: '02-01-2025', entry: '03-01-2025' };
    schedules('clubs/nature', { until: '01-01-2027', from: spans.list });
    schedules('clubs/nature/*', { until: '02-01-2027', from: spans.family });
    changeJson('public/data/nature.json', ({ data }) =>
      Object.assign(data[0].programme[0], { from: spans.entry, until: '03-01-2027' }),
    );
    await translate('clubs/nature/tree-day');
    expect(row('ml/clubs/nature')).toMatchObject({ from: spans.list, until: '01-01-2027', draft: true });
    expect(row('ml/clubs/nature/*')).toMatchObject({ from: spans.family, until: '02-01-2027' });
    expect(row('ml/clubs/nature/*')).not.toHaveProperty('draft');
    expect(read('public/data/ml/nature.json').data[0].programme).toMatchObject([
      { from: spans.entry, until: '03-01-2027', draft: true },
    ]);
    await expect(assertValid(folder)).resolves.toBeUndefined();
  });

  test.each([
    ['its row', { ...schedule, draft: true }, {}],
    ['itself', {}, { ...schedule, draft: true }],
  ])('is kept with an entry that has its own row: %s', async (_, ofRow, ofEntry) => {
    changeJson(ROUTES, ({ routes }) =>
      routes.push({ path: 'departments/song', layout: 'department', data: 'departments', ...ofRow }),
    );
    const entry = { url: 'departments/song', ...ofEntry, sections: [] };
    write(join(folder, 'public/data/departments.json'), `${JSON.stringify({ data: [entry] })}\n`);
    const { notes } = await translate('departments/song');
    const {
      path: __,
      layout: ___,
      data: ____,
      language,
      translationOf,
      ...rest
    } = row('ml/departments/song');
    expect({ language, translationOf, rest }).toEqual({
      language: 'ml',
      translationOf: 'departments/song',
      rest: ofRow,
    });
    expect(read('public/data/ml/departments.json').data).toMatchObject([{ ...ofEntry, draft: true }]);
    expect(notes.some((note) => note.includes('ml/departments/song is a draft'))).toBe('draft' in ofRow);
  });

  test('keeps the entries of a draft family unpublished', async () => {
    schedules('clubs/nature/*', { draft: true });
    const { notes } = await translate('clubs/nature/tree-day');
    expect(row('ml/clubs/nature/*')).toMatchObject({ draft: true });
    expect(notes.join(' ')).toContain('The row ml/clubs/nature/* is a draft, as the row of the original is.');
  });
});

test('a draft with errors does not prevent additions to its list', async () => {
  changeJson('public/data/nature.json', ({ data: [record] }) => {
    record.programme.push({ url: 'clubs/nature/next', title: '', date: 'soon', draft: true });
  });
  await add('event', {
    in: 'clubs/nature',
    title: 'Owl night',
    date: '01-02-2026',
    slug: 'owls',
    place: 'Up',
  });
  expect(read('public/data/nature.json').data[0].programme).toHaveLength(5);
});
