import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MAX_BYTES, readPicture } from '../../src/node/authoring/create/encodePicture.ts';
import { readPictureFolder } from '../../src/node/authoring/create/pictureFolder.ts';
import { decodeHeic } from '../../src/node/content/pictures/heic.ts';
import { type Photo, photo, photoFolder, write } from './birdSite.ts';

/** tests/fixtures/heic/README.md has their source. */
const heicFile = (name: string) => fileURLToPath(new URL(`../fixtures/heic/${name}.heic`, import.meta.url));
const HEIC = {
  turned: heicFile('turned'),
  wideColours: heicFile('wide-colours'),
  transparent: heicFile('transparent'),
};

const TODAY = '01-07-2025';
const ONCE = { today: TODAY, keepDuplicates: false };
const ALL = { today: TODAY, keepDuplicates: true };
const DAY = '2025:06:14';

test('the test pictures are like those of a phone', async () => {
  const bytes = await photo({ motif: 1, takenAt: `${DAY} 10:00:00`, orientation: 6 });
  const { orientation, exif, width } = await sharp(bytes).metadata();
  expect(orientation).toBe(6);
  expect(width).toBe(1200);
  expect(exif?.toString('latin1')).toContain('Example Phone');
  expect(bytes.includes('Exif\0')).toBe(true);
});

test('upright, without metadata, within the limits', async () => {
  const folder = await photoFolder({
    'a.jpg': { motif: 1, takenAt: `${DAY} 10:00:00`, orientation: 6, width: 2400, height: 1800 },
  });
  const { pictures } = await readPictureFolder([folder], ONCE);
  const [{ bytes, ...picture } = { bytes: new Uint8Array() }] = pictures;
  expect(picture).toEqual({ source: 'a.jpg', width: 1200, height: 1600, takenAt: '2025-06-14T10:00:00' });
  expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect({ format, exif, xmp, iptc, icc, orientation }).toEqual({ format: 'jpeg' });
  for (const trace of ['Exif', 'GPS', 'Example Phone', 'http://ns.adobe.com'])
    expect(Buffer.from(bytes).includes(trace), trace).toBe(false);
  // Rotated by a quarter, the upper left corner is at the upper right.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const red = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60;
  };
  expect([red(20, 20), red(info.width - 20, 20), red(20, info.height - 20)]).toEqual([false, true, false]);
});

test('a picture that compresses badly is reduced until it fits', async () => {
  const folder = await photoFolder({});
  const noise = await sharp({
    create: {
      width: 1600,
      height: 1600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png()
    .toBuffer();
  write(join(folder, 'noise.png'), noise);
  expect((await readPictureFolder([folder], ONCE)).pictures[0]?.bytes.length).toBeLessThanOrEqual(MAX_BYTES);
});

test('by date, then by name', async () => {
  const folder = await photoFolder({
    'IMG_10.jpg': { motif: 1 },
    'IMG_9.jpg': { motif: 2 },
    'a.jpg': { motif: 3, takenAt: `${DAY} 12:00:00` },
    'z.jpg': { motif: 4, takenAt: `${DAY} 09:00:00` },
    'b.jpg': { motif: 5, takenAt: `${DAY} 12:00:00` },
  });
  expect((await readPictureFolder([folder], ONCE)).pictures.map(({ source }) => source)).toEqual([
    'z.jpg',
    'a.jpg',
    'b.jpg',
    'IMG_9.jpg',
    'IMG_10.jpg',
  ]);
});

test('the same file twice, and a smaller copy', async () => {
  const folder = await photoFolder({
    'a.jpg': { motif: 1, takenAt: `${DAY} 10:00:00` },
    'b.jpg': { motif: 1, takenAt: `${DAY} 10:00:00` },
    'c.jpg': { motif: 2 },
  });
  write(
    join(folder, 'small.jpg'),
    await sharp(await photo({ motif: 2 }))
      .resize(640)
      .jpeg({ quality: 55 })
      .toBuffer(),
  );
  const { pictures, notes } = await readPictureFolder([folder], ONCE);
  expect(pictures.map(({ source }) => source)).toEqual(['a.jpg', 'c.jpg']);
  expect(notes).toEqual([
    'b.jpg is left out: it is the same file as a.jpg.',
    'small.jpg is left out: it looks the same as c.jpg (--keep-duplicates takes both).',
  ]);
  const all = await readPictureFolder([folder], ALL);
  expect(all.pictures.map(({ source }) => source)).toEqual(['a.jpg', 'c.jpg', 'small.jpg']);
});

test('two formats with the same name are two pictures', async () => {
  const form = (name: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1100"><rect width="1600" height="1100" fill="#fdf6e3"/><rect x="40" y="40" width="1520" height="1020" fill="none" stroke="#333" stroke-width="12"/>${[...name].map((letter, index) => `<rect x="${400 + 60 * index}" y="500" width="${letter.charCodeAt(0) % 50}" height="60" fill="#222"/>`).join('')}</svg>`,
      ),
    )
      .jpeg()
      .toBuffer();
  const folder = await photoFolder({});
  write(join(folder, '1.jpg'), await form('Anakha'));
  write(join(folder, '2.jpg'), await form('Devika'));
  expect((await readPictureFolder([folder], ONCE)).pictures).toHaveLength(2);
});

test.each<[what: string, photos: Record<string, Photo>, day: { date: string; count: number } | undefined]>([
  [
    'the day of most pictures',
    {
      'a.jpg': { motif: 1, takenAt: '2025:06:13 23:59:00' },
      'b.jpg': { motif: 2, takenAt: '2025:06:14 10:00:00' },
      'c.jpg': { motif: 3, takenAt: '2025:06:14 11:00:00' },
    },
    { date: '14-06-2025', count: 2 },
  ],
  ['the day in a name', { 'IMG-20250614-WA0003.jpg': { motif: 1 } }, { date: '14-06-2025', count: 1 }],
  [
    'no day from a clock that was never set or is ahead',
    {
      'a.jpg': { motif: 1, takenAt: '2000:01:01 00:00:00' },
      'b.jpg': { motif: 2, takenAt: '2031:01:01 00:00:00' },
    },
    undefined,
  ],
  ['no day from a number', { '20251399.jpg': { motif: 1 }, '120250614.jpg': { motif: 2 } }, undefined],
])('%s', async (_, photos, day) => {
  const folder = await photoFolder(photos);
  expect((await readPictureFolder([folder], ONCE)).day).toEqual(day);
});

test('the thumbnail is the sharpest landscape picture', async () => {
  const folder = await photoFolder({
    '1.jpg': { motif: 1, blur: 25 },
    '2.jpg': { motif: 2, orientation: 6 },
    '3.jpg': { motif: 3, blur: 2 },
  });
  expect((await readPictureFolder([folder], ONCE)).thumbnail.source).toBe('3.jpg');
});

test('omitted files are named with the reason, and the rest is added', async () => {
  const folder = await photoFolder({ 'a.jpg': { motif: 1 } });
  const original = await photo({ motif: 2 });
  const heic = readFileSync(HEIC.turned);
  write(join(folder, 'cut.jpg'), original.subarray(0, 20_000));
  write(join(folder, 'CUT.HEIC'), heic.subarray(0, -300));
  write(join(folder, 'head.heif'), heic.subarray(0, 40));
  write(join(folder, 'empty.png'), '');
  write(join(folder, 'page.jpg'), '<!doctype html><title>Sign in</title>');
  write(join(folder, 'noise.webp'), Buffer.alloc(500, 7));
  symlinkSync(join(folder, 'gone'), join(folder, 'link.jpg'));
  write(join(folder, 'film.mp4'), 'film');
  write(join(folder, 'more/a.jpg'), 'picture');
  write(join(folder, '.DS_Store'), 'x');
  write(join(folder, 'Thumbs.db'), 'x');
  const { pictures, unreadable, notes } = await readPictureFolder([folder], ONCE);
  expect(pictures.map(({ source }) => source)).toEqual(['a.jpg']);
  expect(unreadable).toEqual([
    { name: 'CUT.HEIC', why: 'it is damaged, or only a part of it was copied' },
    { name: 'cut.jpg', why: 'it is damaged, or only a part of it was copied' },
    { name: 'empty.png', why: 'the file is empty' },
    { name: 'head.heif', why: 'it is damaged, or only a part of it was copied' },
    { name: 'link.jpg', why: 'it cannot be opened' },
    { name: 'noise.webp', why: 'it is no picture' },
    { name: 'page.jpg', why: 'it is a web page, not a picture' },
  ]);
  expect(notes).toEqual([
    'Not taken, because only JPEG, PNG, WebP, AVIF and HEIC pictures are: film.mp4, more/.',
  ]);
});

/** The colours in the corners of a picture, from the upper left, as red, green and blue in tenths. */
async function corners(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const tenths = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 25.5)).join(' ');
  };
  const [right, below] = [info.width - 8, info.height - 8];
  return [tenths(8, 8), tenths(right, 8), tenths(8, below), tenths(right, below)];
}

test('HEIC of a phone: upright, in sRGB, sorted by its date, without metadata', async () => {
  const folder = await photoFolder({ 'b.jpg': { motif: 1, takenAt: `${DAY} 10:40:00` } });
  copyFileSync(HEIC.wideColours, join(folder, 'IMG_2.HEIF'));
  // Messengers use such names.
  copyFileSync(HEIC.turned, join(folder, 'IMG_1.jpg'));
  expect(
    await sharp(HEIC.turned)
      .raw()
      .toBuffer()
      .catch(() => 'unread'),
  ).toBe('unread');
  const { pictures, unreadable } = await readPictureFolder([folder], ONCE);
  expect(unreadable).toEqual([]);
  expect(pictures.map(({ source, takenAt, width, height }) => [source, takenAt, width, height])).toEqual([
    ['IMG_1.jpg', '2025-06-14T10:30:00', 144, 192],
    ['b.jpg', '2025-06-14T10:40:00', 1200, 900],
    ['IMG_2.HEIF', '2025-06-14T10:45:00', 192, 144],
  ]);
  const [turned, , wide] = pictures.map(({ bytes }) => bytes);
  // The red is in one corner of both; in the wider colour space it would be 9 2 1.
  expect(await corners(turned ?? Buffer.of())).toEqual(['1 4 6', '10 0 0', '1 4 6', '1 4 6']);
  expect(await corners(wide ?? Buffer.of())).toEqual(['10 0 0', '1 4 6', '1 4 6', '1 4 6']);
  for (const { bytes } of pictures) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('HEIC files that are decoded in parallel keep their pixels', async () => {
  const files = Object.values(HEIC).map((file) => readFileSync(file));
  const alone: Buffer[] = [];
  for (const bytes of files) alone.push((await decodeHeic(bytes, 1600)).png);
  const damaged = (files[0] ?? Buffer.of()).subarray(0, -300);
  const refused = expect(decodeHeic(damaged, 1600)).rejects.toThrow('Invalid input');
  const decoded = await Promise.all([...files, ...files].map((bytes) => decodeHeic(bytes, 1600)));
  expect(decoded.map(({ png }, index) => png.equals(alone[index % files.length] ?? png))).not.toContain(
    false,
  );
  await refused;
});

test('the content determines the type: JPEG named .HEIC, AVIF, upper-case extensions', async () => {
  const folder = await photoFolder({ 'IMG_1.HEIC': { motif: 1 }, 'IMG_2.JPEG': { motif: 2 } });
  const avif = sharp(await photo({ motif: 3, takenAt: `${DAY} 10:00:00`, width: 400, height: 300 }));
  write(join(folder, 'IMG_3.AVIF'), await avif.keepExif().avif({ effort: 0 }).toBuffer());
  const { pictures, unreadable } = await readPictureFolder([folder], ONCE);
  expect(unreadable).toEqual([]);
  expect(pictures.map(({ source, takenAt }) => [source, takenAt])).toEqual([
    ['IMG_3.AVIF', '2025-06-14T10:00:00'],
    ['IMG_1.HEIC', undefined],
    ['IMG_2.JPEG', undefined],
  ]);
});

test('files and folders together, each once, with the folder for duplicate names', async () => {
  const [one, two] = [
    await photoFolder({ 'a.jpg': { motif: 1 } }),
    await photoFolder({ 'a.jpg': { motif: 2 } }),
  ];
  const { pictures } = await readPictureFolder([one, join(one, 'a.jpg'), join(two, 'a.jpg')], ONCE);
  expect(pictures.map(({ source }) => source).sort()).toEqual(
    [one, two].map((folder) => `${basename(folder)}/a.jpg`).sort(),
  );
});

test('keep the given order instead of that of the dates', async () => {
  const folder = await photoFolder({
    'a.jpg': { motif: 1, takenAt: `${DAY} 10:00:00` },
    'b.jpg': { motif: 2, takenAt: `${DAY} 09:00:00` },
    'c.jpg': { motif: 3 },
  });
  const names = ['c.jpg', 'a.jpg', 'b.jpg'];
  const paths = names.map((name) => join(folder, name));
  const sources = async (keepOrder: boolean) =>
    (await readPictureFolder(paths, { ...ONCE, keepOrder })).pictures.map(({ source }) => source);
  expect(await sources(true)).toEqual(names);
  expect(await sources(false)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
});

test('pictures of the page are omitted', async () => {
  const first = await photoFolder({ 'a.jpg': { motif: 1 }, 'b.jpg': { motif: 2 } });
  const published = (await readPictureFolder([first], ONCE)).pictures;
  const existing = [
    ...published.map(({ source, bytes }) => ({ name: `images/${source}`, bytes: Buffer.from(bytes) })),
    { name: 'images/broken.jpg', bytes: Buffer.from('x') },
  ];
  const again = await photoFolder({ 'a.jpg': { motif: 1 }, 'c.jpg': { motif: 3 } });
  write(
    join(again, 'b.jpg'),
    await sharp(await photo({ motif: 2 }))
      .resize(640)
      .jpeg()
      .toBuffer(),
  );
  const { pictures, notes, dropped } = await readPictureFolder([again], { ...ONCE, existing });
  expect(pictures.map(({ source }) => source)).toEqual(['c.jpg']);
  expect(notes).toEqual([
    'a.jpg is left out: it is on the page already, as images/a.jpg.',
    'b.jpg is left out: it looks the same as images/b.jpg, which is on the page already (--keep-duplicates takes both).',
  ]);
  expect(dropped).toEqual(['a.jpg', 'b.jpg']);
  await expect(readPictureFolder([join(again, 'a.jpg')], { ...ALL, existing })).rejects.toThrow(
    'There is no new picture in',
  );
});

test('a folder without a picture', async () => {
  const folder = await photoFolder({});
  write(join(folder, 'notes.txt'), 'x');
  await expect(readPictureFolder([folder], ONCE)).rejects.toThrow(
    `There is no picture to use in ${folder}.\nNot taken, because only JPEG, PNG, WebP, AVIF and HEIC pictures are: notes.txt.`,
  );
  await expect(readPictureFolder([join(folder, 'none')], ONCE)).rejects.toThrow('There is no file or folder');
});

test('damaged EXIF is ignored and removed', async () => {
  const folder = await photoFolder({});
  const bytes = await photo({ motif: 1, takenAt: `${DAY} 10:00:00` });
  const at = bytes.indexOf('Exif\0\0');
  bytes.fill(0xff, at + 10, at + 40);
  write(join(folder, 'a.jpg'), bytes);
  const { pictures, day } = await readPictureFolder([folder], ONCE);
  expect(day).toBeUndefined();
  expect(Buffer.from(pictures[0]?.bytes ?? []).includes('Exif')).toBe(false);
});

test('a portrait', async () => {
  const folder = await photoFolder({ 'a.jpg': { motif: 1, orientation: 8 } });
  const { width, height } = await readPicture(join(folder, 'a.jpg'), 800);
  expect({ width, height }).toEqual({ width: 600, height: 800 });
});

test('transparent parts of HEIC become white', async () => {
  const { bytes } = await readPicture(HEIC.transparent, 1600);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect(Math.min(...at(2, 2))).toBeGreaterThan(245);
  const [red = 0, green = 0] = at(32, 32);
  expect(red - green).toBeGreaterThan(100);
});

test('a picture with too many pixels is omitted, and its size is named', async () => {
  // The header of a PNG file of 17,000 × 17,000 pixels; the rest is never read.
  const plan = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAQmgAAEJoAQAAAABo10xyAAAACElEQVR4nAMAAAAAAUgGidIAAAAASUVORK5CYII=',
    'base64',
  );
  const folder = await photoFolder({ 'a.jpg': { motif: 1 } });
  write(join(folder, 'plan.png'), plan);
  expect((await readPictureFolder([folder], ONCE)).unreadable).toEqual([
    {
      name: 'plan.png',
      why: 'it has 17,000 × 17,000 pixels; make it smaller, 2,000 pixels across are enough',
    },
  ]);
});
