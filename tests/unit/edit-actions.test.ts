/** The pure functions of the action dialogs, and the messages about actions. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reverseDay } from '../../src/core/i18n/text.ts';
import { actionFromAnswers, isProminent } from '../../src/editor/client/dialogs/additionAnswers.ts';
import { findPage, searchPages } from '../../src/editor/client/dialogs/findPage.ts';
import { newPath } from '../../src/editor/client/dialogs/MoveDialog.tsx';
import {
  galleryOf,
  picturesIn,
  withCaption,
  withPictures,
} from '../../src/editor/client/media/pictures/gallery.ts';
import {
  countSettled,
  filterSent,
  moveUpload,
  type Upload,
} from '../../src/editor/client/media/pictures/uploads.ts';
import { formatAction } from '../../src/editor/client/messages/format.ts';
import { en, ml } from '../../src/editor/client/messages/messages.ts';
import { createActions } from '../../src/editor/server/actions.ts';
import type { AdditionQuestion, Json, PagePart } from '../../src/editor/shared/protocol.ts';
import { SCHEMA_NAMES } from '../../src/generated/schemas.ts';
import { readSchema } from '../../src/node/content/schemas.ts';
import { set, siteWith } from './siteCase.ts';

const question = (
  name: string,
  kind: AdditionQuestion['kind'],
  more: Partial<AdditionQuestion> = {},
): AdditionQuestion => ({ name, kind, help: '', required: false, ...more });

describe('the answers to the questions of an addition', () => {
  const files = [
    { of: 'photos', name: 'b.jpg', id: '2' },
    { of: 'captions', name: 'c.csv', id: '3' },
    { of: 'photos', name: 'a.jpg', id: '1' },
  ];
  const answerOf = (question: AdditionQuestion, typed: string) =>
    actionFromAnswers(
      { name: 'x', summary: '', questions: [question] },
      { typed: { [question.name]: typed }, files },
      (text) => text.toUpperCase(),
    );

  test.each<[string, AdditionQuestion, string, readonly string[] | undefined]>([
    ['a line without spaces around it', question('a', 'line'), ' b ', ['b']],
    ['nothing for what was left empty', question('a', 'text'), ' \n', undefined],
    ['a text as a whole', question('a', 'text'), 'b\n\nc', ['b\n\nc']],
    ['each line where several may be', question('a', 'line', { multiple: true }), 'b\n\n c ', ['b', 'c']],
    ['that there is none', question('a', 'date', { noneValue: 'none' }), 'none', ['none']],
    ['what is chosen of a list', question('a', 'list', { choices: [{ value: 'b', label: '' }] }), 'b', ['b']],
    ['the path of a page', question('a', 'page'), 'b', ['B']],
    ['the files of the question, in their order', question('photos', 'files'), '', ['2', '1']],
  ])('%s', (_, question, typed, expected) => {
    expect(answerOf(question, typed)).toEqual({
      kind: 'new',
      addition: 'x',
      answers: expected ? { [question.name]: expected } : {},
    });
  });

  test('dates are reversed and restored', () => {
    expect(reverseDay('2026-03-14')).toBe('14-03-2026');
    expect(reverseDay('14-03-2026')).toBe('2026-03-14');
    expect(reverseDay('')).toBe('');
  });

  test('required and common questions come first', () => {
    expect(isProminent(question('a', 'line', { required: true }))).toBe(true);
    expect(isProminent(question('photos', 'files', { accept: 'pictures' }))).toBe(true);
    expect(isProminent(question('from', 'files', { accept: 'table' }))).toBe(true);
    expect(isProminent(question('captions', 'files', { accept: 'table' }))).toBe(false);
  });
});

describe('pages', () => {
  const pages = [
    { path: '', title: 'Home' },
    { path: 'clubs/nature', title: 'Nature Club' },
    { path: 'clubs/വായന', title: 'വായനക്കൂട്ടം' },
    { path: 'a/photos', title: 'Photos' },
    { path: 'b/photos', title: 'Photos' },
  ];

  test.each([
    ['/', ''],
    ['clubs/nature', 'clubs/nature'],
    ['/clubs/nature/', 'clubs/nature'],
    [' nature club', 'clubs/nature'],
    ['വായനക്കൂട്ടം', 'clubs/വായന'],
    ['photos', undefined],
    ['nature', undefined],
    ['', undefined],
  ])('%j finds the page %j', (typed, path) => expect(findPage(typed, pages)?.path).toBe(path));

  test('are found by similar words of titles and addresses', () => {
    expect(searchPages('club nat', pages, 9).map(({ path }) => path)).toEqual(['clubs/nature']);
    expect(searchPages('photos', pages, 1).map(({ path }) => path)).toEqual(['a/photos']);
    expect(searchPages('', pages, 9)).toHaveLength(5);
  });

  test.each([
    ['Bird Walk, 2026', 'clubs', 'clubs/bird-walk-2026'],
    ['Old_Name.x', 'clubs', 'clubs/Old_Name.x'],
    ['പക്ഷി നിരീക്ഷണം', '', 'പക്ഷി-നിരീക്ഷണം'],
    ['…', 'clubs', undefined],
  ])('%j below %j moves to %j', (typed, above, path) => {
    expect(newPath('news/Old_Name.x', above, typed)).toBe(path);
  });
});

describe('uploads', () => {
  const upload = (key: number, of: string): Upload => ({ key, of, name: `${key}`, progress: 0 });

  test('can be moved among their own kind', () => {
    const some = fc.array(fc.constantFrom('a', 'b'), { minLength: 1 });
    fc.assert(
      fc.property(some, fc.nat(), fc.integer({ min: -9, max: 9 }), (kinds, at, by) => {
        const all = kinds.map((of, key) => upload(key, of));
        const key = at % all.length;
        const of = all[key]?.of;
        const keys = all.filter((one) => one.of === of).map((one) => one.key);
        const after = moveUpload(all, key, by);
        expect(after.map((one) => one.of)).toEqual(kinds);
        expect(after.filter((one) => one.of !== of)).toEqual(all.filter((one) => one.of !== of));
        const ownAfter = after.filter((one) => one.of === of).map((one) => one.key);
        const from = keys.indexOf(key);
        expect(ownAfter.indexOf(key)).toBe(Math.min(Math.max(from + by, 0), keys.length - 1));
        expect(ownAfter.filter((one) => one !== key)).toEqual(keys.filter((one) => one !== key));
      }),
    );
  });

  test('that are sent are separate from waiting and failed ones', () => {
    const all = [{ ...upload(1, ''), id: 'x' }, upload(2, ''), { ...upload(3, ''), failed: 'No.' }];
    expect(filterSent(all)).toEqual([{ of: '', name: '1', id: 'x' }]);
    expect(countSettled(all)).toBe(2);
  });
});

describe('the pictures of a page', () => {
  const schemas = Object.fromEntries(
    SCHEMA_NAMES.map((name) => [name, JSON.parse(readSchema(name)) as Json]),
  );
  const part = (schema: PagePart['schema'], schemaPointer: string): PagePart => ({
    name: 'entry',
    file: '',
    pointer: '',
    schema,
    schemaPointer,
    omittedFields: [],
    value: {},
  });
  const gallery = galleryOf(schemas, part('programme-list', '/definitions/programmeEntry'));
  if (!gallery) throw new Error('An entry has pictures.');

  test('are a list of the entry, and not of a manifest row', () => {
    expect(gallery.pointer).toBe('/images');
    expect(galleryOf(schemas, part('manifest', '/properties/routes/items'))).toBeUndefined();
  });

  test('have no caption if it is a placeholder', () => {
    const unwritten = { images: [{ src: '1.jpg', caption: 'Caption to be written: picture 1' }] };
    expect(picturesIn(unwritten, gallery)).toEqual([{ src: '1.jpg', caption: '' }]);
  });

  test('are added at the end, and captions can be added and removed', () => {
    const one = { title: 'Walk', images: [{ src: '1.jpg', caption: 'One', thumb: 't.jpg' }] };
    const two = withPictures(one, gallery, ['2.jpg']);
    expect(two).toEqual({ ...one, images: [...one.images, { src: '2.jpg' }] });
    expect(withPictures({ title: 'Walk' }, gallery, ['2.jpg'])).toEqual({
      title: 'Walk',
      images: [{ src: '2.jpg' }],
    });
    const withText = withCaption(two, gallery, 1, 'Two');
    expect(picturesIn(withText, gallery)).toEqual([
      { src: '1.jpg', caption: 'One' },
      { src: '2.jpg', caption: 'Two' },
    ]);
    expect(withCaption(withText, gallery, 1, '')).toEqual(two);
    expect(withCaption(one, gallery, 0, '')).toEqual({
      title: 'Walk',
      images: [{ src: '1.jpg', thumb: 't.jpg' }],
    });
  });
});

test('both languages label the same additions and questions', () => {
  expect(Object.keys(ml.actions.additions).sort()).toEqual(Object.keys(en.actions.additions).sort());
  expect(Object.keys(ml.actions.questions).sort()).toEqual(Object.keys(en.actions.questions).sort());
});

test.each([
  [[{ label: 'Crew', href: '/crew' }], false],
  [[{ label: 'Voyages', items: [{ label: 'All', href: 'voyages' }] }], true],
])('a new page asks for its menu group if there are groups: %j', async (menu, isAsked) => {
  const folder = siteWith(set('manifest/site.json', '/menu', menu));
  const acts = createActions(
    folder,
    () => undefined,
    async () => undefined,
  );
  const page = (await acts.additions()).find(({ name }) => name === 'page');
  expect(page?.questions.some(({ name }) => name === 'menu')).toBe(isAsked);
});

test('files that were sent to a previous editor are named', async () => {
  const acts = createActions(
    siteWith(),
    (id) => (id === 'here' ? 'photo.jpg' : undefined),
    async () => undefined,
  );
  const answers = { in: ['voyages'], photos: ['here', 'first'], captions: ['second'] };
  expect(await acts.perform({ kind: 'new', addition: 'event', answers })).toMatchObject({
    kind: 'refused',
    missingUploads: ['first', 'second'],
  });
});

test('an addition is named as the user knows it', async () => {
  const folder = siteWith();
  const sheet = join(folder, 'events.csv');
  await writeFile(sheet, 'Date,Title\n03-01-2026,Walk\n04-01-2026,Talk\n05-01-2026,Swim\n');
  const acts = createActions(
    folder,
    () => sheet,
    async () => undefined,
  );
  const added = async (addition: string, answers: Record<string, string[]>) => {
    const result = await acts.perform({ kind: 'new', addition, answers });
    const { undo } = acts.history();
    return result.kind === 'done' && undo
      ? [en, ml].map(({ actions }) => formatAction(actions.undo, undo, actions))
      : result;
  };
  expect(await added('page', { path: ['canteen'], title: ['Canteen'], text: ['Lunch.'] })).toEqual([
    'Undo: added Canteen',
    'പഴയപടിയാക്കുക: Canteen: ചേർത്തത്',
  ]);
  expect(await added('events', { in: ['voyages'], from: ['sheet'] })).toEqual([
    'Undo: added Walk and 2 more',
    'പഴയപടിയാക്കുക: Walk, മറ്റ് 2 എണ്ണം: ചേർത്തത്',
  ]);
});

test('rows with problems are left out if the user wants, and undo keeps their file', async () => {
  const folder = siteWith();
  const sheet = join(folder, 'events.csv');
  await writeFile(
    sheet,
    'Date,Title,Address\n03-01-2026,Walk,\n31-06-2026,Talk,\n04-01-2026,Swim,other/swim\n',
  );
  const acts = createActions(
    folder,
    () => sheet,
    async () => undefined,
  );
  const answers = { in: ['voyages'], from: ['sheet'] };
  expect(await acts.perform({ kind: 'new', addition: 'events', answers })).toEqual({
    kind: 'refused',
    message: expect.stringMatching(/Cell A3[\s\S]*Nothing was changed\.$/),
    question: 'valid-rows',
  });
  const validRows = {
    kind: 'new',
    addition: 'events',
    answers: { ...answers, 'valid-rows': ['yes'] },
  } as const;
  const text = expect.stringContaining('1 row imported, 2 rejected. The folder "imports" of the site has');
  expect(await acts.perform(validRows, 'preview')).toEqual({ kind: 'preview', text });
  expect(existsSync(join(folder, 'imports'))).toBe(false);
  const result = await acts.perform(validRows);
  if (result.kind !== 'done') throw new Error(result.kind);
  expect(result.text).toEqual(text);
  const { undo } = acts.history();
  expect(undo).toEqual({ id: result.undo, type: 'added', name: 'Walk' });
  await acts.undo(result.undo);
  expect(existsSync(join(folder, 'imports/events-rejected.csv'))).toBe(true);
});
