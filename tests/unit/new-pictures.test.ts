import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { MOST_BYTES, readPicture, readPictureFolder } from '../../codegen/new/photos.ts';
import { type Photo, photo, photoFolder, write } from './new-site.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function folderOf(photos: Readonly<Record<string, Photo>>): Promise<string> {
  const folder = await photoFolder(photos);
  folders.push(folder);
  return folder;
}

const TODAY = '01-07-2025';
const DAY = '2025:06:14';

test('the pictures that the tests make are as a phone makes them', async () => {
  const bytes = await photo({ motif: 1, takenAt: `${DAY} 10:00:00`, orientation: 6 });
  const { orientation, exif, width } = await sharp(bytes).metadata();
  expect(orientation).toBe(6);
  expect(width).toBe(1200);
  expect(exif?.toString('latin1')).toContain('Example Phone');
  expect(bytes.includes('Exif\0')).toBe(true);
});

test('upright, without metadata, within the limits', async () => {
  const folder = await folderOf({
    'a.jpg': { motif: 1, takenAt: `${DAY} 10:00:00`, orientation: 6, width: 2400, height: 1800 },
  });
  const { pictures } = await readPictureFolder(folder, TODAY, false);
  const [{ bytes, ...picture } = { bytes: new Uint8Array() }] = pictures;
  expect(picture).toEqual({ source: 'a.jpg', width: 1200, height: 1600, takenAt: '2025-06-14T10:00:00' });
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect({ format, exif, xmp, iptc, icc, orientation }).toEqual({ format: 'jpeg' });
  for (const trace of ['Exif', 'GPS', 'Example Phone', 'http://ns.adobe.com']) {
    expect(Buffer.from(bytes).includes(trace), trace).toBe(false);
  }
  // Turned by a quarter, the corner that was at the upper left is at the upper right.
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const red = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60;
  };
  expect([red(20, 20), red(info.width - 20, 20), red(20, info.height - 20)]).toEqual([false, true, false]);
});

test('a picture that compresses badly gets smaller until it fits', async () => {
  const folder = await folderOf({});
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
  const { pictures } = await readPictureFolder(folder, TODAY, false);
  expect(pictures[0]?.bytes.length).toBeLessThanOrEqual(MOST_BYTES);
});

test('by the time they were taken, then by name', async () => {
  const folder = await folderOf({
    'IMG_10.jpg': { motif: 1 },
    'IMG_9.jpg': { motif: 2 },
    'a.jpg': { motif: 3, takenAt: `${DAY} 12:00:00` },
    'z.jpg': { motif: 4, takenAt: `${DAY} 09:00:00` },
    'b.jpg': { motif: 5, takenAt: `${DAY} 12:00:00` },
  });
  const { pictures } = await readPictureFolder(folder, TODAY, false);
  expect(pictures.map(({ source }) => source)).toEqual([
    'z.jpg',
    'a.jpg',
    'b.jpg',
    'IMG_9.jpg',
    'IMG_10.jpg',
  ]);
});

test('the same file twice, and the same picture made smaller', async () => {
  const folder = await folderOf({
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
  const { pictures, notes } = await readPictureFolder(folder, TODAY, false);
  expect(pictures.map(({ source }) => source)).toEqual(['a.jpg', 'c.jpg']);
  expect(notes).toEqual([
    'b.jpg is left out: it is the same file as a.jpg.',
    'small.jpg is left out: it looks the same as c.jpg (--keep-similar takes both).',
  ]);
  const all = await readPictureFolder(folder, TODAY, true);
  expect(all.pictures.map(({ source }) => source)).toEqual(['a.jpg', 'c.jpg', 'small.jpg']);
});

test('two forms that differ only in a name are two pictures', async () => {
  const form = (name: string) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1100"><rect width="1600" height="1100" fill="#fdf6e3"/><rect x="40" y="40" width="1520" height="1020" fill="none" stroke="#333" stroke-width="12"/>${[...name].map((letter, index) => `<rect x="${400 + 60 * index}" y="500" width="${letter.charCodeAt(0) % 50}" height="60" fill="#222"/>`).join('')}</svg>`,
      ),
    )
      .jpeg()
      .toBuffer();
  const folder = await folderOf({});
  write(join(folder, '1.jpg'), await form('Anakha'));
  write(join(folder, '2.jpg'), await form('Devika'));
  const { pictures } = await readPictureFolder(folder, TODAY, false);
  expect(pictures).toHaveLength(2);
});

test.each<{ what: string; photos: Record<string, Photo>; day: { date: string; count: number } | undefined }>([
  {
    what: 'the day of most pictures',
    photos: {
      'a.jpg': { motif: 1, takenAt: '2025:06:13 23:59:00' },
      'b.jpg': { motif: 2, takenAt: '2025:06:14 10:00:00' },
      'c.jpg': { motif: 3, takenAt: '2025:06:14 11:00:00' },
    },
    day: { date: '14-06-2025', count: 2 },
  },
  {
    what: 'the day in the name that a messenger gives',
    photos: { 'IMG-20250614-WA0003.jpg': { motif: 1 } },
    day: { date: '14-06-2025', count: 1 },
  },
  {
    what: 'no day from a clock that was never set or is ahead',
    photos: {
      'a.jpg': { motif: 1, takenAt: '2000:01:01 00:00:00' },
      'b.jpg': { motif: 2, takenAt: '2031:01:01 00:00:00' },
    },
    day: undefined,
  },
  {
    what: 'no day from a number',
    photos: { '20251399.jpg': { motif: 1 }, '120250614.jpg': { motif: 2 } },
    day: undefined,
  },
])('$what', async ({ photos, day }) => {
  const folder = await folderOf(photos);
  expect((await readPictureFolder(folder, TODAY, false)).day).toEqual(day);
});

test('the thumbnail is the sharpest landscape picture', async () => {
  const folder = await folderOf({
    '1.jpg': { motif: 1, blur: 25 },
    '2.jpg': { motif: 2, orientation: 6 },
    '3.jpg': { motif: 3, blur: 2 },
  });
  expect((await readPictureFolder(folder, TODAY, false)).thumbnail.source).toBe('3.jpg');
});

test('whatever is not taken is named', async () => {
  const folder = await folderOf({ 'a.jpg': { motif: 1 } });
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
  write(join(folder, 'IMG_1.HEIC'), heic);
  write(join(folder, 'IMG_2.jpg'), heic);
  write(join(folder, 'cut.jpg'), (await photo({ motif: 2 })).subarray(0, 20_000));
  write(join(folder, 'film.mp4'), 'film');
  write(join(folder, 'more/a.jpg'), 'picture');
  write(join(folder, '.DS_Store'), 'x');
  write(join(folder, 'Thumbs.db'), 'x');
  const { pictures, unread, notes } = await readPictureFolder(folder, TODAY, false);
  expect(pictures).toHaveLength(1);
  expect(unread).toEqual([
    'HEIC pictures cannot be read here: IMG_1.HEIC, IMG_2.jpg. Open each in the Photos program of the computer, save it as JPEG, and put the JPEG files into the folder. (An iPhone takes JPEG from the start with Settings, Camera, Formats, Most Compatible.)',
    'These pictures are damaged or are no pictures: cut.jpg.',
  ]);
  expect(notes).toEqual(['Not taken, because only JPEG, PNG and WebP pictures are: film.mp4, more/.']);
});

test('a folder without a picture', async () => {
  const folder = await folderOf({});
  write(join(folder, 'notes.txt'), 'x');
  await expect(readPictureFolder(folder, TODAY, false)).rejects.toThrow(
    `There is no picture to use in ${folder}.\nNot taken, because only JPEG, PNG and WebP pictures are: notes.txt.`,
  );
  await expect(readPictureFolder(join(folder, 'none'), TODAY, false)).rejects.toThrow('There is no folder');
});

test('damaged EXIF says nothing and is removed', async () => {
  const folder = await folderOf({});
  const bytes = await photo({ motif: 1, takenAt: `${DAY} 10:00:00` });
  const at = bytes.indexOf('Exif\0\0');
  bytes.fill(0xff, at + 10, at + 40);
  write(join(folder, 'a.jpg'), bytes);
  const { pictures, day } = await readPictureFolder(folder, TODAY, false);
  expect(day).toBeUndefined();
  expect(Buffer.from(pictures[0]?.bytes ?? []).includes('Exif')).toBe(false);
});

test('a portrait', async () => {
  const folder = await folderOf({ 'a.jpg': { motif: 1, orientation: 8 } });
  const { width, height } = await readPicture(join(folder, 'a.jpg'), 800);
  expect({ width, height }).toEqual({ width: 600, height: 800 });
});
