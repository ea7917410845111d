/**
 * Locations in videos, audio files, documents and archives: found, removed if possible, never a reason to
 * fail.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { locations } from '../../src/node/check/locations.ts';
import { detectFileType, type FileType } from '../../src/node/content/fileTypes.ts';
import { CONTENT_BY_MEDIA_TYPE, locationIn } from '../../src/node/content/locations/findLocation.ts';
import { removeLocations } from '../../src/node/content/locations/remove.ts';
import { bufferSource } from '../../src/node/content/locations/source.ts';
import { readCheckedSite } from '../../src/node/content/readCheckedSite.ts';
import { publishFiles } from '../../src/node/ssg/publishFiles.ts';
import { thorough } from '../thorough.ts';
import { box, hasTrace, LOCATED, REMOVABLE, UNLOCATED } from './locatedFiles.ts';
import { fixtureSite, writeFiles } from './siteCase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const parent = temporaryFolder('locations');
const find = (bytes: Buffer, name = '') => locationIn(bufferSource(bytes), name);

const cache = new Map<string, Buffer>();
beforeAll(async () => {
  for (const [name, [, make]] of Object.entries(LOCATED)) cache.set(name, await make());
});
const bytesOf = (name: string) => cache.get(name) ?? Buffer.alloc(0);

function siteWith(files: Iterable<readonly [string, Buffer]>): string {
  const site = writeFiles(parent, fixtureSite());
  mkdirSync(join(site, 'public/files'));
  for (const [name, bytes] of files) writeFileSync(join(site, 'public/files', name), bytes);
  return site;
}

test.each(Object.entries(LOCATED).map(([name, [kind]]) => [name, kind]))('%s: %s', (name, kind) => {
  expect(find(bytesOf(name), name)?.kind).toBe(kind);
});

test.each(Object.keys(UNLOCATED))('%s has no location', async (name) => {
  expect(find((await UNLOCATED[name]?.()) ?? Buffer.alloc(0), name)).toBeUndefined();
});

test('a file in an archive is named', () => {
  expect(find(bytesOf('word.docx'))).toEqual({ kind: 'inside', name: 'word/media/image1.jpeg' });
  expect(find(bytesOf('nested.zip'))).toEqual({ kind: 'inside', name: 'a.docx/b.jpg' });
});

test('every media type has a sample, or a reason why it has no location', () => {
  // tests/unit/notes-of-image-variants.test.ts has samples of these.
  const sampled = new Set<FileType>(['JPEG', 'PNG', 'WebP', 'AVIF', 'GIF']);
  for (const bytes of cache.values()) sampled.add(detectFileType(bytes.subarray(0, 1024)));
  for (const [type, row] of Object.entries(CONTENT_BY_MEDIA_TYPE))
    expect('reason' in row ? row.reason : row.filter((content) => !sampled.has(content)), type).toEqual(
      'reason' in row ? expect.stringMatching(/\.$/) : [],
    );
});

describe('a site', () => {
  test('is warned of every file by its name, and only of leaks', async () => {
    const site = siteWith([
      ...cache,
      ...(await Promise.all(
        Object.entries(UNLOCATED).map(async ([name, make]) => [name, await make()] as const),
      )),
    ]);
    const problems = locations(await readCheckedSite(site));
    const located = Object.keys(LOCATED).map((name) => `public/files/${name}`);
    expect(problems.map(({ file }) => file).sort()).toEqual(located.sort());
    for (const { file, code } of problems)
      expect(code, file).toBe(/photo\.(?:bin|json)$/.test(file) ? 'photo-location' : 'file-location');
  });

  test('is published without the location of its videos, all other boxes byte for byte', async () => {
    const site = siteWith(cache);
    const out = join(site, 'out');
    await publishFiles(site, { values: [...cache.keys()].map((name) => `files/${name}`), data: [] }, out);
    for (const name of cache.keys()) {
      const published = readFileSync(join(out, 'files', name));
      if (name in REMOVABLE || name === 'gopro.mp4') expectBlanked(published, bytesOf(name));
      else if (!name.startsWith('photo.')) expect(published.equals(bytesOf(name)), name).toBe(true);
    }
    expect(hasTrace(readFileSync(join(out, 'files/gopro.mp4')))).toBe(false);
  });

  test('loses the location of its videos with --fix, once', async () => {
    const site = siteWith(cache);
    const output = await removeLocations(site);
    for (const name of Object.keys(REMOVABLE)) {
      expect(output).toContain(`public/files/${name}: removed the location.`);
      expectBlanked(readFileSync(join(site, 'public/files', name)), bytesOf(name));
    }
    expect(readFileSync(join(site, 'public/files/word.docx'))).toEqual(bytesOf('word.docx'));
    expect(await removeLocations(site)).toEqual([]);
    const left = locations(await readCheckedSite(site)).map(({ file }) => file);
    expect(left).toContain('public/files/gopro.mp4');
    expect(left.filter((file) => Object.keys(REMOVABLE).some((name) => file.endsWith(`/${name}`)))).toEqual(
      [],
    );
  });
});

/** Every changed byte is a zero or belongs to the type of a free box, and no byte has moved. */
function expectBlanked(clean: Buffer, original: Buffer) {
  expect(hasTrace(clean)).toBe(false);
  expect(clean.length).toBe(original.length);
  const changes = [...clean.keys()].filter((at) => clean[at] !== original[at]);
  const first = changes[0] ?? 0;
  expect(changes.length).toBeGreaterThan(0);
  for (const at of changes) {
    const isType = clean.toString('latin1', Math.max(0, at - 3), at + 4).includes('free');
    expect(clean[at] === 0 || isType, `byte ${at}`).toBe(true);
  }
  // The pictures and the sample offsets are unchanged.
  const stco = original.indexOf('stco');
  if (stco >= 0) expect(clean.subarray(stco, stco + 16)).toEqual(original.subarray(stco, stco + 16));
  expect(clean.subarray(0, first)).toEqual(original.subarray(0, first));
}

describe('a hostile file', () => {
  const damaged = fc
    .record({
      name: fc.constantFrom(...Object.keys(LOCATED)),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
      writes: fc.array(
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ maxLength: 12 })),
        { maxLength: 6 },
      ),
    })
    .map(({ name, cut, writes }) => {
      // The large file would only take time.
      const original = bytesOf(name === 'unknown.dat' ? 'android.mp4' : name);
      const bytes = Buffer.from(original.subarray(0, Math.ceil(original.length * (cut < 0.3 ? cut * 3 : 1))));
      for (const [at, values] of writes) Buffer.from(values).copy(bytes, Math.floor(at * bytes.length));
      return { name, bytes };
    });

  test('never makes the search fail if it is damaged', () => {
    const search = fc.property(damaged, ({ name, bytes }) => void find(bytes, name));
    fc.assert(search, { numRuns: thorough ? 20_000 : 600 });
  });

  const nested = (type: string, depth: number) => {
    let inner = Buffer.alloc(0);
    for (let level = 0; level < depth; level++) inner = box(type, inner);
    return inner;
  };
  const bomb = (size: number) => zipSync({ 'a.jpg': jpegOf(size) }, { level: 1 });
  const jpegOf = (size: number) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32BE(0xffd8ffe1);
    return bytes;
  };
  const ftyp = box('ftyp', 'isom');
  test.each<[string, () => Buffer | Uint8Array]>([
    ['boxes in boxes', () => Buffer.concat([ftyp, nested('udta', 3000)])],
    ['many boxes', () => Buffer.concat([ftyp, box('moov', Buffer.alloc(1_600_000, box('moov')))])],
    ['a box of 2^63 B', () => Buffer.concat([ftyp, Buffer.from('000000016d6f6f767fffffffffffffff', 'hex')])],
    ['a box of no size', () => Buffer.concat([ftyp, Buffer.from('000000026d6f6f76', 'hex')])],
    [
      'no size',
      () => Buffer.concat([ftyp, box('moov', box('meta', box('hdlr'), box('keys', Buffer.alloc(90_000))))]),
    ],
    ['2^56 bytes', () => Buffer.from('1a45dfa38018538067017ffffffffffffe1254c36701ffffffffffff00', 'hex')],
    ['many TIFF headers', () => Buffer.alloc(24_000_000, 'II*\0')],
    ['many XMP names', () => Buffer.alloc(8_000_000, 'exif:GPSLatitude= ')],
    ['a tag of 256 MB', () => Buffer.from('494433040000 7f7f7f7f'.replace(' ', ''), 'hex')],
    [
      'a JPEG of TIFF headers',
      () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff), Buffer.alloc(8_000_000, 'MM\0*')]),
    ],
    ['PDF metadata', () => Buffer.alloc(8_000_000, '%PDF-1 0 obj<</Type /Metadata/FlateDecode>>stream\n')],
    ['a ZIP bomb', () => bomb(15_000_000)],
    ['a ZIP bomb over the limit', () => bomb(20_000_000)],
    [
      'a ZIP bomb in ZIP bombs',
      () => {
        const inner = bomb(15_000_000);
        return zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}.zip`, inner])));
      },
    ],
    [
      'a ZIP archive of one file under many names',
      () => {
        const name = (index: number) => `${String(index).padStart(4, '0')}.jpg`;
        const files = Array.from({ length: 500 }, (_, index) => [name(index), jpegOf(10)]);
        const archive = Buffer.from(
          zipSync({ 'a.jpg': jpegOf(12_000_000), ...Object.fromEntries(files) }, { level: 0 }),
        );
        const directory = archive.indexOf('PK\x01\x02');
        for (let at = directory; at >= 0; at = archive.indexOf('PK\x01\x02', at + 1)) {
          archive.writeUInt32LE(12_000_000, at + 20);
          archive.writeUInt32LE(0, at + 42);
        }
        return archive;
      },
    ],
    [
      'a ZIP archive of many files',
      () => zipSync(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`${index}`, jpegOf(10)]))),
    ],
  ])('%s is quick', (_, make) => {
    const bytes = Buffer.from(make());
    const start = performance.now();
    find(bytes);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
