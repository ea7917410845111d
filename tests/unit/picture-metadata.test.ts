/** Metadata of pictures: it is found and removed completely, and every pixel stays. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { metadataKinds } from '../../src/node/content/pictures/metadata.ts';
import { splitPicture } from '../../src/node/content/pictures/splitPicture.ts';
import { stripMetadata } from '../../src/node/content/pictures/stripMetadata.ts';
import { hasTrace, PHOTOS, plain } from './taggedPhotos.ts';

const toldIn = (bytes: Buffer) => metadataKinds(splitPicture(bytes)?.metadata ?? []);

/** As a browser renders it. */
const rendered = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });

/** The mean difference of the values of two pictures. */
const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;

describe.each(Object.entries(PHOTOS))('%s', (name, make) => {
  test('has a place, a device and a time', async () => {
    const bytes = await make();
    expect(toldIn(bytes)).toEqual(['place', 'device', 'time']);
    // Compressed metadata is found too.
    expect(hasTrace(bytes)).toBe(true);
  });

  test('has none without its metadata, and looks the same', async () => {
    const bytes = await make();
    const clean = await stripMetadata(bytes);
    expect(toldIn(clean)).toEqual([]);
    expect(hasTrace(clean)).toBe(false);
    expect(await stripMetadata(clean)).toBe(clean);

    const isTurned = name.startsWith('turned');
    const [before, after] = [await rendered(bytes), await rendered(clean)];
    expect(after.info).toMatchObject(isTurned ? { width: 64, height: 96 } : { width: 96, height: 64 });
    // Only a picture that cannot be rotated without loss is re-encoded.
    expect(difference(before.data, after.data)).toBeLessThanOrEqual(name === 'turned.jpg' ? 2 : 0);
    const { orientation, icc } = await sharp(clean).metadata();
    expect(orientation).toBeUndefined();
    expect(icc).toEqual((await sharp(bytes).metadata()).icc);
  });
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a picture of type %s without metadata stays byte for byte',
  async (format) => {
    const bytes = await plain().toFormat(format).toBuffer();
    expect(splitPicture(bytes)?.metadata).toEqual([]);
    expect(await stripMetadata(bytes)).toBe(bytes);
  },
);

test('a comment in a GIF is removed, and endless animation is kept', async () => {
  const frames = Buffer.from([...Array(3 * 8 * 8)].map((_, index) => (index < 96 ? 0 : 255)));
  const moving = await sharp(frames, { raw: { width: 8, height: 8, channels: 3, pageHeight: 4 } })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect(moving.includes('NETSCAPE2.0')).toBe(true);
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe, 5), Buffer.from('Phone'), Buffer.of(0)]);
  const at = moving.indexOf(Buffer.of(0x21, 0xff));
  expect(await stripMetadata(Buffer.concat([moving.subarray(0, at), comment, moving.subarray(at)]))).toEqual(
    moving,
  );
});

test('a file that is no picture is unchanged, and a damaged picture does not fail', async () => {
  for (const text of ['', '%PDF-1.7', '{"data": []}', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
    expect(splitPicture(Buffer.from(text))).toBeUndefined();
  for (const make of Object.values(PHOTOS)) {
    const bytes = await make();
    for (let length = 16; length < bytes.length; length += 37) {
      const parts = splitPicture(bytes.subarray(0, length));
      expect(hasTrace(Buffer.concat(parts?.image ?? []))).toBe(false);
      metadataKinds(parts?.metadata ?? []);
    }
  }
});
