/** The picture step on tiny sites: its output, its cache, and that a killed run leaves nothing broken. */
import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { type MediaFile, VARIANTS_FOLDER } from '../../src/core/data/media.ts';
import type { Route } from '../../src/core/model.ts';
import { ContentError } from '../../src/core/problems/problem.ts';
import { engineRoot } from '../../src/node/content/folder.ts';
import { createDeferredFiles } from '../../src/node/ssg/deferredFiles.ts';
import { WIDTHS } from '../../src/node/ssg/encodeVariants.ts';
import { makeImageVariants } from '../../src/node/ssg/imageVariants.ts';
import { writeMedia } from '../../src/node/ssg/mediaManifest.ts';
import { POLL_TIMEOUT_MS } from '../timeouts.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const SILENT = { add() {}, done() {}, end() {} };

let root: string;
let cache: string;
beforeEach(async () => {
  root = temporaryFolder('pictures');
  cache = join(root, 'cache');
  await mkdir(join(root, 'public/images'), { recursive: true });
});

function noise(width: number, height: number, seed: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed;
  for (let index = 0; index < pixels.length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const write = (name: string, picture: Sharp) => picture.toFile(join(root, 'public/images', name));

let runs = 0;

async function make(wantedWidths: Record<string, number>, cacheFolder = cache) {
  const out = join(root, `out-${runs++}`);
  const later = createDeferredFiles(out, SILENT);
  const boxes = new Map(
    Object.entries(wantedWidths).map(([name, width]) => [`images/${name}`, { width, height: 1 }]),
  );
  const run = async () => {
    const variants = await makeImageVariants(root, boxes, later, cacheFolder);
    await later.finish();
    return variants;
  };
  const { pictures, encoded } = await run().finally(later.close);
  const folder = join(out, VARIANTS_FOLDER);
  const files = (await readdir(folder).catch(() => [])).sort();
  return {
    made: encoded,
    files,
    info: (name: string) => pictures.get(`images/${name}`),
    open: (file: string) => readFile(join(folder, file)),
  };
}

describe('image variants', () => {
  test.each<[width: number, height: number, widest: number, widths: number[]]>([
    [1700, 100, 1600, [320, 400, 480, 640, 860, 1160, 1600]],
    [1600, 100, 860, [320, 400, 480, 640, 860]],
    [1200, 100, 1600, [320, 400, 480, 640, 860, 1200]],
    [1000, 100, 640, [320, 400, 480, 640]],
    // Nearly as wide as a step: the step is omitted.
    [500, 100, 960, [320, 400, 500]],
    [64, 48, 1600, [64]],
  ])('%i wide, %i high, shown up to %i', async (width, height, widest, widths) => {
    await write('a.png', plain(width, height, '#567'));
    const { info, files, made } = await make({ 'a.png': widest });
    const { copies, ...size } = info('a.png') ?? {};
    expect(size).toEqual({ width, height, tint: '#556677' });
    expect(copies).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{12}$/), widths });
    const names = widths.map((step) => `${copies?.hash}-${step}.webp`);
    expect(files).toEqual(names.sort());
    expect(made).toBe(names.length);
  });

  test('a picture wider than its box has the height of the box', async () => {
    await write('a.png', plain(1000, 250, '#567'));
    const box = { width: 320, height: 160 };
    const later = createDeferredFiles(join(root, 'out'), SILENT);
    const { pictures } = await makeImageVariants(
      root,
      new Map([['images/a.png', box]]),
      later,
      cache,
    ).finally(later.close);
    expect(pictures.get('images/a.png')?.copies?.widths.at(-1)).toBe(640);
  });

  test('the steps are within the tolerance of the sizes attribute', () => {
    expect(WIDTHS.slice(1).filter((width, index) => width > 1.38 * (WIDTHS[index] ?? 0))).toEqual([]);
  });

  test('variants have their width and format, are upright and contain no location', async () => {
    await write(
      'phone.jpg',
      plain(900, 600, '#888')
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '8/1 24/1 0/1' } })
        .jpeg(),
    );
    expect((await sharp(join(root, 'public/images/phone.jpg')).metadata()).exif).toBeDefined();
    const { info, files, open } = await make({ 'phone.jpg': 960 });
    expect(info('phone.jpg')).toMatchObject({ width: 600, height: 900 });
    for (const file of files) {
      const [, width] = /-(\d+)\.webp$/.exec(file) ?? [];
      const metadata = await sharp(await open(file)).metadata();
      expect(metadata.width).toBe(Number(width));
      expect(metadata.height).toBe((Number(width) / 600) * 900);
      expect(metadata.format).toBe('webp');
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test('SVG and animations are unchanged, and transparent pictures have no colour', async () => {
    await writeFile(
      join(root, 'public/images/logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M0 0h200v100z"/></svg>',
    );
    const frames = ['red', 'blue'].map((colour) => plain(400, 300, colour).png().toBuffer());
    await write('moving.webp', sharp(await Promise.all(frames), { join: { animated: true } }).webp());
    await write(
      'clear.png',
      sharp({ create: { width: 400, height: 300, channels: 4, background: '#0000' } }),
    );
    const { info, made } = await make({ 'logo.svg': 960, 'moving.webp': 960, 'clear.png': 320 });
    expect(info('logo.svg')).toEqual({ width: 200, height: 100 });
    expect(info('moving.webp')).toEqual({ width: 400, height: 300 });
    expect(info('clear.png')).toEqual({
      width: 400,
      height: 300,
      copies: expect.objectContaining({ widths: [320] }),
    });
    expect(made).toBe(1);
  });

  test('identical pictures are encoded once, for the widest use', async () => {
    await write('a.png', plain(1600, 100, '#123'));
    await write('b.png', plain(1600, 100, '#123'));
    const { info, made } = await make({ 'a.png': 640, 'b.png': 960 });
    expect(info('a.png')).toEqual(info('b.png'));
    expect(info('a.png')?.copies?.widths).toEqual([320, 400, 480, 640, 860, 1160]);
    expect(made).toBe(6);
  });

  test('a missing picture is omitted, and all unreadable ones are named', async () => {
    expect((await make({ 'gone.png': 960 })).info('gone.png')).toBeUndefined();
    await writeFile(join(root, 'public/images/words.jpg'), 'no picture');
    const original = await noise(600, 400, 1).jpeg().toBuffer();
    await writeFile(join(root, 'public/images/half.jpg'), original.subarray(0, original.length / 2));
    const clear = await noise(600, 400, 2).ensureAlpha().png().toBuffer();
    await writeFile(join(root, 'public/images/clear.png'), clear.subarray(0, clear.length / 2));
    await write('sound.png', plain(400, 300, '#123'));
    const failure = await make({
      'words.jpg': 960,
      'half.jpg': 960,
      'clear.png': 960,
      'sound.png': 960,
    }).catch((error: unknown) => error);
    if (!(failure instanceof ContentError)) throw failure;
    expect(failure.problems.map(({ code, file }) => [code, file])).toEqual([
      ['picture-unreadable', 'public/images/clear.png'],
      ['picture-unreadable', 'public/images/half.jpg'],
      ['picture-unreadable', 'public/images/words.jpg'],
    ]);
  });
});

describe('the cache', () => {
  test('a second run encodes nothing and gives the same', async () => {
    await write('a.jpg', noise(720, 400, 1).jpeg());
    await write('b.jpg', noise(720, 400, 2).jpeg());
    const wantedWidths = { 'a.jpg': 960, 'b.jpg': 960 };
    const first = await make(wantedWidths);
    const second = await make(wantedWidths);
    expect(first.made).toBe(10);
    expect(second.made).toBe(0);
    expect(second.files).toEqual(first.files);
    expect(second.info('a.jpg')).toEqual(first.info('a.jpg'));
    for (const file of first.files)
      expect((await second.open(file)).equals(await first.open(file))).toBe(true);
  });

  test('only a changed source is encoded again, under another name', async () => {
    await write('a.jpg', noise(400, 300, 1).jpeg());
    await write('b.jpg', noise(400, 300, 2).jpeg());
    const wantedWidths = { 'a.jpg': 320, 'b.jpg': 320 };
    const first = await make(wantedWidths);
    await write('a.jpg', noise(400, 300, 3).jpeg());
    const second = await make(wantedWidths);
    expect(second.made).toBe(1);
    expect(second.info('b.jpg')).toEqual(first.info('b.jpg'));
    expect(second.info('a.jpg')?.copies?.hash).not.toBe(first.info('a.jpg')?.copies?.hash);
    expect(second.files).toHaveLength(2);
  });

  test('a wider use adds the missing widths', async () => {
    await write('a.jpg', noise(720, 400, 1).jpeg());
    expect((await make({ 'a.jpg': 320 })).made).toBe(1);
    expect((await make({ 'a.jpg': 640 })).made).toBe(3);
  });

  test('variants that no build has used for a month are removed', async () => {
    await write('a.jpg', noise(320, 200, 1).jpeg());
    await write('b.jpg', noise(320, 200, 2).jpeg());
    const first = await make({ 'a.jpg': 320, 'b.jpg': 320 });
    const places = ['a.jpg', 'b.jpg'].map((name) => join(cache, first.info(name)?.copies?.hash ?? ''));
    const old = Date.now() / 1000 - 31 * 24 * 3600;
    for (const folder of places) await utimes(folder, old, old);
    const draft = join(cache, '.unfinished/1-1');
    await writeFile(draft, 'half');
    await utimes(draft, old, old);
    expect((await make({ 'a.jpg': 320 })).made).toBe(0);
    const [a, b] = places;
    expect((await readdir(cache)).map((name) => join(cache, name)).sort()).toEqual(
      [join(cache, '.unfinished'), a].sort(),
    );
    expect(b).toBeDefined();
    expect((await stat(a ?? '')).mtimeMs / 1000).toBeGreaterThan(old + 24 * 3600);
    expect(await readdir(join(cache, '.unfinished'))).toEqual([]);
  });

  /** The step in a separate process, started by a shell command that may set limits first. */
  const start = (limits: string, paths: string[]) =>
    spawn(
      '/bin/sh',
      [
        '-c',
        `${limits} exec "$@"`,
        'sh',
        process.execPath,
        '--import',
        'tsx',
        join(engineRoot, 'tests/unit/makeVariants.ts'),
        root,
        join(root, 'out'),
        cache,
        ...paths,
      ],
      { cwd: engineRoot, stdio: 'ignore', env: { ...process.env, TSX_DISABLE_CACHE: '1' } },
    );
  const copiesInCache = async () =>
    (await readdir(cache, { recursive: true }).catch(() => [])).filter((name) => /\.webp$/.test(name));

  test.each<[how: string, limits: string, kill: boolean]>([
    ['is killed', '', true],
    // Like a full disk; in blocks of 512 bytes, fewer than the noise needs.
    ['ends in the middle of writing', 'ulimit -f 16;', false],
  ])('a run that %s leaves no damaged file, and the next one continues', async (_, limits, kill) => {
    const names = [1, 2, 3, 4].map((seed) => `${seed}.jpg`);
    for (const [index, name] of names.entries()) await write(name, noise(700, 500, index + 1).jpeg());
    const child = start(
      limits,
      names.map((name) => `images/${name}`),
    );
    const ended = new Promise<unknown>((done) => {
      child.once('exit', (code, signal) => done(signal ?? code));
    });
    if (kill) {
      await expect
        .poll(async () => (await copiesInCache()).length, { timeout: POLL_TIMEOUT_MS, interval: 5 })
        .toBeGreaterThan(0);
      child.kill('SIGKILL');
      expect(await ended).toBe('SIGKILL');
    } else expect(await ended).not.toBe(0);

    const left = await copiesInCache();
    for (const name of left) {
      const { info } = await sharp(join(cache, name)).raw().toBuffer({ resolveWithObject: true });
      expect(name).toContain(`/${info.width}.`);
    }
    const wantedWidths = Object.fromEntries(names.map((name) => [name, 1600]));
    const after = await make(wantedWidths);
    expect(after.made).toBe(after.files.length - left.length);
    const fresh = await make(wantedWidths, join(root, 'another-cache'));
    expect(fresh.made).toBe(fresh.files.length);
    expect(after.files).toEqual(fresh.files);
    for (const file of fresh.files)
      expect((await after.open(file)).equals(await fresh.open(file))).toBe(true);
  });
});

test('each data file has the media of its pages', async () => {
  await mkdir(join(root, 'public/data'), { recursive: true });
  await mkdir(join(root, 'public/documents'), { recursive: true });
  await write('a.png', plain(400, 300, '#123456'));
  await write('b.png', plain(400, 300, '#654321'));
  await writeFile(join(root, 'public/documents/report.pdf'), 'x'.repeat(1234));
  const files: Record<string, unknown> = {
    one: {
      data: [{ report: [{ url1: 'documents/report.pdf' }], programme: [{ thumbnail: 'images/a.png' }] }],
    },
    two: {
      $schema: '../../schemas/people.schema.json',
      data: [
        { imageUrl: '/images/a.png' },
        { imageUrl: 'images/b.png', descriptionUrl: 'documents/missing.pdf' },
      ],
    },
  };
  for (const name of Object.keys(files)) await writeFile(join(root, `public/data/${name}.json`), '{}');
  const out = join(root, 'out');
  const routes: Route[] = [{ path: 'one', layout: 'list', data: 'one' }];
  const later = createDeferredFiles(out, SILENT);
  const { media: read } = await writeMedia(
    {
      folder: root,
      lastChanges: new Map(),
      manifest: { routes },
      names: Object.keys(files),
      read: async (name) => files[name],
      derived: new Map(),
    },
    out,
    later,
    cache,
  );
  await later.finish().finally(later.close);
  const readVariant = async (name: string) =>
    JSON.parse(await readFile(join(out, `media/${name}.json`), 'utf8')) as MediaFile;
  const one = await readVariant('one');
  expect(Object.keys(one.pictures)).toEqual(['images/a.png']);
  expect(one.documents).toEqual({ 'documents/report.pdf': 1234 });
  expect(one.updated).toBeUndefined();
  const two = await readVariant('two');
  expect(Object.keys(two.pictures)).toEqual(['images/a.png', 'images/b.png']);
  expect(two.pictures['images/a.png']).toEqual(one.pictures['images/a.png']);
  expect(two.documents).toEqual({});
  // The data for the build's rendering equal the data for the browser.
  for (const name of ['one', 'two'])
    expect(JSON.parse(JSON.stringify(await read(name)))).toEqual(await readVariant(name));
  await expect(read('three')).rejects.toThrow();
});
