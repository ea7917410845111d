/** The pictures of a site in the editor: their uses, and actions with undo. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createActions } from '../../src/editor/server/actions.ts';
import { focalPointAfterCrop } from '../../src/editor/server/focalPointFile.ts';
import { sitePictures } from '../../src/editor/server/siteFiles.ts';
import type { Action, PictureAction } from '../../src/editor/shared/protocol.ts';
import { checkSite } from '../../src/node/check/index.ts';
import { exifIn } from '../../src/node/content/pictures/metadata.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { type Change, changed, fixtureSite, set, writeFiles } from './siteCase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const parent = temporaryFolder('edit-pictures');
const PICTURES = 'manifest/pictures.json';
const SEA = 'public/images/sea.jpg';
let photo = '';
let large = '';

beforeAll(async () => {
  mkdirSync(join(parent, 'photos'));
  photo = join(parent, 'photos/IMG_1.jpg');
  // Stored rotated, like phone photos: upright it is red at the left.
  const paint = (background: string) => ({ width: 100, height: 50, channels: 3 as const, background });
  const blue = await sharp({ create: paint('#0000ff') })
    .png()
    .toBuffer();
  await sharp({ create: { ...paint('#ff0000'), height: 100 } })
    .composite([{ input: blue, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '9/1 57/1 0/1' } })
    .jpeg()
    .toFile(photo);
  large = join(parent, 'photos/large.png');
  await sharp({ create: { width: 2400, height: 1200, channels: 4, background: '#0f08' } })
    .png()
    .toFile(large);
});

const opened = (...changes: Change[]) => openedWith(fixtureSite(), ...changes);

async function openedWith(files: ReturnType<typeof fixtureSite>, ...changes: Change[]) {
  const folder = writeFiles(parent, changed(files, changes));
  const uploads: Record<string, string> = { photo, large };
  const messages: string[] = [];
  const unsaved = new Set<string>();
  const acts = createActions(
    folder,
    (id) => uploads[id],
    async (files) => {
      messages.push(...files);
    },
    (file) => unsaved.has(file),
  );
  const read = (file: string) => readFileSync(join(folder, file));
  const done = async (act: Action) => {
    const answer = await acts.perform(act);
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    return answer;
  };
  const undo = () => acts.undo(acts.history().undo?.id ?? '');
  const redo = () => acts.redo(acts.history().redo?.id ?? '');
  const pictures = async () => sitePictures(await readCheckedSite(folder));
  return { folder, acts, read, done, undo, redo, told: messages, unsaved, pictures, uploads };
}

const crop = (
  left: number,
  top: number,
  width: number,
  height: number,
  picture = 'images/sea.jpg',
): Action => ({ kind: 'crop', picture, area: { left, top, width, height } });

test('the uses of pictures are the pages, the settings and the files that name them', async () => {
  const { pictures } = await opened(
    set('manifest/site.json', '/brand', { logo: 'images/quay.jpg' }),
    { file: 'public/own.css', text: 'body { background: url("images/sea.jpg") }' },
    set('manifest/site.json', '/files', ['own.css']),
  );
  const all = await pictures();
  const pagesOf = (path: string) =>
    all.pictures.find((each) => each.path === path)?.uses.flatMap(({ page }) => page ?? []);
  expect(pagesOf('images/quay.jpg')).toEqual(expect.arrayContaining(['', 'crew', '//settings']));
  const sea = all.pictures.find(({ path }) => path === 'images/sea.jpg');
  expect(sea?.uses).toContainEqual({ file: 'public/own.css' });
  expect(sea?.uses).toContainEqual({ file: 'public/data/voyages.json', page: 'voyages/കൊച്ചി-2024' });
  expect(new Set(sea?.uses.map((use) => JSON.stringify(use))).size).toBe(sea?.uses.length);
});

test('the uses of pictures are empty exactly for those that the check reports as unused', async () => {
  const { folder, pictures } = await opened(
    { file: 'public/images/spare.jpg', copyOf: 'public/images/sea.jpg' },
    { file: 'public/favicon.ico', copyOf: 'public/images/sea.jpg' },
  );
  const unused = (await pictures()).pictures.filter(({ isUnused }) => isUnused).map(({ path }) => path);
  expect(unused).toEqual(['images/spare.jpg']);
  const unusedProblems = (await checkSite(folder)).filter(({ code }) => code === 'picture-unused');
  expect(unusedProblems.map(({ value }) => value)).toEqual(unused);
});

test('the uses of pictures are unknown while a file is unreadable', async () => {
  const { pictures } = await opened(
    { file: 'public/images/spare.jpg', copyOf: 'public/images/sea.jpg' },
    { file: 'public/data/crew.json', text: '{' },
  );
  const all = await pictures();
  expect(all.isUseKnown).toBe(false);
  expect(all.pictures.filter(({ isUnused }) => isUnused)).toEqual([]);
});

describe('a focal point', () => {
  test('can be set, changed and undone', async () => {
    const { folder, read, done, undo, pictures } = await opened();
    await done({ kind: 'focus', picture: 'images/sea.jpg', focus: { x: 30.4, y: 40 } });
    expect(JSON.parse(read(PICTURES).toString()).focus).toEqual({ 'images/sea.jpg': { x: 30, y: 40 } });
    expect((await checkSite(folder)).filter(({ file }) => file === PICTURES)).toEqual([]);
    const first = read(PICTURES);
    await done({ kind: 'focus', picture: 'images/quay.jpg', focus: { x: 1, y: 2 } });
    expect((await pictures()).pictures.map(({ focus }) => focus)).toEqual([
      { x: 1, y: 2 },
      { x: 30, y: 40 },
    ]);
    await undo();
    expect(read(PICTURES)).toEqual(first);
    await undo();
    expect(existsSync(join(folder, PICTURES))).toBe(false);
  });

  test('is added to a new file in the style of the manifest', async () => {
    const { read, done } = await opened({
      file: 'manifest/routes.json',
      find: '{\n  "$schema"',
      replace: '\uFEFF{\n  "$schema"',
    });
    await done({ kind: 'focus', picture: 'images/sea.jpg', focus: { x: 30, y: 40 } });
    expect(JSON.parse(read(PICTURES).toString())).toEqual({
      $schema: expect.stringContaining('pictures.schema.json'),
      focus: { 'images/sea.jpg': { x: 30, y: 40 } },
    });
  });

  test.each([
    ['beyond the picture', { x: 101, y: 0 }],
    ['not a number', { x: '1%}', y: 0 }],
  ])('%s is refused', async (_, focus) => {
    const { folder, acts } = await opened();
    // Input from the network may have any type.
    const act = { kind: 'focus', picture: 'images/sea.jpg', focus } as PictureAction;
    expect((await acts.perform(act)).kind).toBe('refused');
    expect(existsSync(join(folder, PICTURES))).toBe(false);
  });

  test('in a damaged file is not overwritten', async () => {
    const { acts, read } = await opened({ file: PICTURES, text: '{ "focus": ' });
    expect(
      (await acts.perform({ kind: 'focus', picture: 'images/sea.jpg', focus: { x: 1, y: 1 } })).kind,
    ).toBe('refused');
    expect(read(PICTURES).toString()).toBe('{ "focus": ');
  });

  test('is moved by a crop, and removed if it is cut off', () => {
    const size = { width: 200, height: 100 };
    const area = { left: 100, top: 0, width: 100, height: 50 };
    expect(focalPointAfterCrop({ x: 75, y: 25 }, size, area)).toEqual({ x: 50, y: 50 });
    expect(focalPointAfterCrop({ x: 25, y: 25 }, size, area)).toBeUndefined();
    expect(focalPointAfterCrop(undefined, size, area)).toBeUndefined();
  });
});

describe('cropping', () => {
  test('keeps the selected area, and undo restores the same bytes', async () => {
    const { read, done, undo, redo, told } = await opened();
    const original = read(SEA);
    const { width, height } = await sharp(original).metadata();
    await done({ kind: 'focus', picture: 'images/sea.jpg', focus: { x: 50, y: 50 } });
    await done(crop(0, 0, width - 20, height - 10));
    expect(await sharp(read(SEA)).metadata()).toMatchObject({
      format: 'jpeg',
      width: width - 20,
      height: height - 10,
    });
    expect(told).toEqual([PICTURES, SEA, PICTURES]);
    const cropped = read(SEA);
    await undo();
    expect(read(SEA)).toEqual(original);
    await redo();
    expect(read(SEA)).toEqual(cropped);
  });

  test('cannot be undone after another change, or twice', async () => {
    const { acts, read, done } = await opened();
    const cropped = await done(crop(0, 0, 20, 20));
    const original = read(SEA);
    const again = await done(crop(0, 0, 16, 16));
    const after = read(SEA);
    await expect(acts.undo(cropped.undo)).rejects.toThrow('Something else was done or taken back');
    expect(read(SEA)).toEqual(after);
    await acts.undo(again.undo);
    await expect(acts.undo(again.undo)).rejects.toThrow('Something else was done or taken back');
    expect(read(SEA)).toEqual(original);
    await acts.redo(again.undo);
    expect(read(SEA)).toEqual(after);
  });

  test('uses the rotated picture, and removes the metadata', async () => {
    const { folder, read, done } = await opened();
    writeFileSync(join(folder, SEA), readFileSync(photo));
    const { width, height } = (await sharp(photo).metadata()).autoOrient;
    expect([width, height]).toEqual([100, 100]);
    await done(crop(0, 0, 40, 100));
    const { exif, orientation } = await sharp(read(SEA)).metadata();
    expect([exif && exifIn(exif), orientation]).toEqual([undefined, undefined]);
    expect((await sharp(read(SEA)).stats()).dominant.r).toBeGreaterThan(200);
  });

  test.each<[string, Action, RegExp]>([
    ['a part that reaches beyond it', crop(0, 0, 9999, 20), /beyond the picture/],
    ['a part before it', crop(-1, 0, 20, 20), /no part/],
    ['half a pixel', crop(0.5, 0, 20, 20), /no part/],
    ['next to nothing', crop(0, 0, 20, 3), /too small/],
    ['a drawing', crop(0, 0, 20, 20, 'images/mark.svg'), /SVG/],
    ['a text under the name of a picture', crop(0, 0, 20, 20, 'images/text.jpg'), /text, not a picture/],
    ['a path that leads out', crop(0, 0, 20, 20, '../manifest/site.json'), /no picture/],
    ['a path that leads out to a picture', crop(0, 0, 20, 20, '../../photos/IMG_1.jpg'), /no picture/],
  ])('%s is refused', async (_, act, why) => {
    const { acts, read } = await opened(
      { file: 'public/images/mark.svg', text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' },
      { file: 'public/images/text.jpg', text: 'Not a picture at all.' },
    );
    const original = read(SEA);
    expect(await acts.perform(act)).toMatchObject({ kind: 'refused', message: expect.stringMatching(why) });
    expect(read(SEA)).toEqual(original);
    expect(acts.history().undo).toBeUndefined();
  });
});

describe('replacing', () => {
  const replace = (upload: string, picture = 'images/sea.jpg'): Action => ({
    kind: 'replace',
    picture,
    upload,
  });

  test('a photo rotates and reencodes it under the old name, without metadata', async () => {
    const { read, done, undo } = await opened();
    const original = read(SEA);
    await done(replace('photo'));
    const { exif, format, orientation } = await sharp(read(SEA)).metadata();
    expect([exif, format, orientation]).toEqual([undefined, 'jpeg', undefined]);
    await undo();
    expect(read(SEA)).toEqual(original);
  });

  test.each(['png', 'webp', 'avif'])('converts the file to the type of its name: %s', async (ending) => {
    const { read, done } = await opened({ file: `public/images/a.${ending}`, text: '' });
    const file = `public/images/a.${ending}`;
    await done(replace('large', `images/a.${ending}`));
    const { width, hasAlpha, format, compression } = await sharp(read(file)).metadata();
    expect([width, hasAlpha]).toEqual([1600, true]);
    expect(compression === 'av1' ? 'avif' : format).toBe(ending);
  });

  describe('a sample', () => {
    const SAMPLE = 'images/sample/sea.jpg';
    const MADE = 'public/images/sea-2.jpg';
    /** The school with a sample instead of one of its pictures. */
    const sampled = async (...changes: Change[]) => {
      const files = fixtureSite();
      for (const [file, bytes] of files)
        if (file.endsWith('.json'))
          files.set(file, Buffer.from(bytes.toString().replaceAll('images/quay.jpg', SAMPLE)));
      return openedWith(files, { file: `public/${SAMPLE}`, copyOf: SEA }, ...changes);
    };
    const named = (read: (file: string) => Buffer, path: string) =>
      ['crew', 'voyages', 'logbook', 'start']
        .map((name) => `public/data/${name}.json`)
        .map((file) => read(file).toString().split(`"${path}"`).length - 1)
        .reduce((all, count) => all + count);

    test('is replaced, and all pages show the picture under its own path, until undo', async () => {
      const { folder, read, done, undo, pictures } = await sampled({
        file: PICTURES,
        text: JSON.stringify({ focus: { [SAMPLE]: { x: 1, y: 2 } } }),
      });
      const count = named(read, SAMPLE);
      const original = read('public/data/crew.json');
      expect(count).toBeGreaterThan(1);
      expect((await pictures()).pictures.find(({ path }) => path === SAMPLE)?.isSample).toBe(true);
      expect(await done(replace('photo', SAMPLE))).toMatchObject({ picture: 'images/sea-2.jpg' });
      expect(existsSync(join(folder, `public/${SAMPLE}`))).toBe(false);
      expect((await sharp(read(MADE)).metadata()).format).toBe('jpeg');
      expect([named(read, SAMPLE), named(read, 'images/sea-2.jpg')]).toEqual([0, count]);
      expect(JSON.parse(read(PICTURES).toString())).toEqual({ focus: {} });
      await undo();
      expect(read('public/data/crew.json')).toEqual(original);
      expect(existsSync(join(folder, MADE))).toBe(false);
      expect(existsSync(join(folder, `public/${SAMPLE}`))).toBe(true);
    });

    test('stays if a file of the site itself names it', async () => {
      const { folder, read, done } = await sampled(
        { file: 'public/own.css', text: `body { background: url("${SAMPLE}") }` },
        set('manifest/site.json', '/files', ['own.css']),
      );
      await done(replace('photo', SAMPLE));
      expect(named(read, SAMPLE)).toBe(0);
      expect(existsSync(join(folder, `public/${SAMPLE}`))).toBe(true);
    });

    test('is not replaced while a page that names it is edited', async () => {
      const { acts, read, unsaved } = await sampled();
      unsaved.add('public/data/crew.json');
      expect(await acts.perform(replace('photo', SAMPLE))).toMatchObject({
        kind: 'refused',
        message: expect.stringContaining('public/data/crew.json has changes that are not saved'),
      });
      expect(named(read, 'images/sea-2.jpg')).toBe(0);
    });
  });

  test('is refused for a file that is no picture, or does not exist', async () => {
    const { acts, uploads, read } = await opened();
    const original = read(SEA);
    uploads.text = join(parent, 'photos/text.jpg');
    writeFileSync(uploads.text, 'Not a picture at all.');
    uploads.huge = join(parent, 'photos/huge.svg');
    writeFileSync(uploads.huge, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
    for (const upload of ['text', 'huge', 'unknown'])
      expect(await acts.perform(replace(upload)), upload).toMatchObject({ kind: 'refused' });
    expect(read(SEA)).toEqual(original);
  });
});

test('removing is for unused files, and can be undone', async () => {
  const { folder, acts, read, done, undo } = await opened(
    { file: 'public/images/spare.jpg', copyOf: 'public/images/sea.jpg' },
    { file: PICTURES, text: '{ "focus": { "images/spare.jpg": { "x": 1, "y": 2 } } }' },
  );
  const original = read('public/images/spare.jpg');
  const points = read(PICTURES);
  await done({ kind: 'discard', picture: 'images/spare.jpg' });
  expect(existsSync(join(folder, 'public/images/spare.jpg'))).toBe(false);
  expect(JSON.parse(read(PICTURES).toString())).toEqual({ focus: {} });
  await undo();
  expect(read('public/images/spare.jpg')).toEqual(original);
  expect(read(PICTURES)).toEqual(points);
  expect(await acts.perform({ kind: 'discard', picture: 'images/sea.jpg' })).toMatchObject({
    kind: 'refused',
  });
});
