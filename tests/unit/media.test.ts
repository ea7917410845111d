import { describe, expect, test } from 'vitest';
import { type MediaFile, mergeMedia, ownValue, pictureSources } from '../../src/core/data/media.ts';
import { formatFileSize } from '../../src/core/i18n/format.ts';
import type { DataKind } from '../../src/core/model.ts';
import type { Box } from '../../src/node/ssg/imageVariants.ts';
import { mediaNamesOf } from '../../src/node/ssg/mediaManifest.ts';
import { ENGLISH } from '../locales.ts';

const picture = { width: 1600, height: 1067 };

describe('mergeMedia', () => {
  const yrc: MediaFile = {
    updated: '2026-03-09',
    pictures: { 'images/a.jpg': picture },
    documents: { 'documents/a.pdf': 45_000 },
  };
  test.each<[what: string, files: MediaFile[], updated: string | undefined, pictures: string[]]>([
    ['nothing', [], undefined, []],
    ['one file', [yrc], '2026-03-09', ['images/a.jpg']],
    [
      'the last change counts, whichever file it is in',
      [yrc, { updated: '2026-11-20', pictures: {}, documents: {} }, { ...yrc, updated: '2025-12-31' }],
      '2026-11-20',
      ['images/a.jpg'],
    ],
    [
      'a file without history',
      [yrc, { pictures: { 'images/b.jpg': picture }, documents: {} }],
      undefined,
      ['images/a.jpg', 'images/b.jpg'],
    ],
  ])('%s', (_, files, updated, pictures) => {
    const media = mergeMedia(files);
    expect(media.updated).toBe(updated);
    expect([...media.pictures.keys()]).toEqual(pictures);
  });

  test('of a file with a date for the entry only that date counts', () => {
    const file = { ...yrc, entries: { 'yrc/a': '2024-01-01' } };
    expect(mergeMedia([file], 'yrc/a').updated).toBe('2024-01-01');
    expect(mergeMedia([file], 'yrc/b').updated).toBe('2026-03-09');
    expect(mergeMedia([file], 'constructor').updated).toBe('2026-03-09');
  });

  test('media are found by every way to write a path', () => {
    const { pictures, documents } = mergeMedia([
      { pictures: { ['images/ഓണം-കൊ.jpg'.normalize('NFC')]: picture }, documents: { 'documents/a.pdf': 7 } },
    ]);
    expect(ownValue(documents, '/documents/a.pdf')).toBe(7);
    expect(ownValue(pictures, 'images/ഓണം-കൊ.jpg'.normalize('NFD'))).toBe(picture);
    expect(ownValue(pictures, 'images/other.jpg')).toBeUndefined();
  });
});

test.each<[bytes: number, text: string]>([
  [0, '1 kB'],
  [499, '1 kB'],
  [1_500, '2 kB'],
  [45_123, '45 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_240_000, '1.2 MB'],
  [9_949_999, '9.9 MB'],
  [9_950_000, '10 MB'],
  [123_400_000, '123 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatFileSize(bytes, ENGLISH)).toBe(text));

test('the sources of a picture name its variants and the original', () => {
  expect(pictureSources('images/ഓണം 1.jpg', { hash: '0a1b', widths: [320, 640] }, '')).toEqual({
    src: '/images/%E0%B4%93%E0%B4%A3%E0%B4%82%201.jpg',
    copies: '/media/pictures/0a1b-320.webp 320w, /media/pictures/0a1b-640.webp 640w',
  });
});

describe('namedMedia', () => {
  const [person, column, page] = [
    { width: 512, height: 640 },
    { width: 1160, height: 773 },
    { width: 2200, height: 1238 },
  ] as const;
  const named = (kind: DataKind | undefined, value: unknown) => {
    const { pictures, documents } = mediaNamesOf(kind, value);
    return { pictures: Object.fromEntries(pictures), documents: [...documents] };
  };
  const blocks = (...all: object[]) => ({ data: [{ blocks: all }] });
  type Row = [
    what: string,
    kind: DataKind | undefined,
    value: unknown,
    pictures: Record<string, Box>,
    documents: string[],
  ];
  test.each<Row>([
    ['nothing', 'info', { data: [] }, {}, []],
    ['a file of no known kind', undefined, { data: [{ thumbnail: 'images/a.jpg' }] }, {}, []],
    [
      'an entry: thumbnail, pictures, report',
      'programme-list',
      {
        data: [
          {
            report: [{ title: 'Report', url1: '/documents/report.pdf' }],
            programme: [
              { thumbnail: 'images/a.jpg', images: [{ src: '/images/b.jpg', thumb: 'images/c.jpg' }] },
            ],
          },
        ],
      },
      { 'images/a.jpg': column, 'images/b.jpg': column, 'images/c.jpg': column },
      ['documents/report.pdf'],
    ],
    [
      'the picture of a video, which may have the whole row',
      'programme-list',
      {
        data: [
          { programme: [{ videos: [{ vid: 'https://youtu.be/aqz-KE-bpKQ', poster: 'images/a.jpg' }] }] },
        ],
      },
      { 'images/a.jpg': page },
      [],
    ],
    [
      'a department, whose pictures have the whole row on a tablet',
      'department',
      { data: [{ content: [{ para1: 'Text.', img1: 'images/a.jpg' }] }] },
      { 'images/a.jpg': page },
      [],
    ],
    [
      'the widest use of a picture counts',
      'info',
      blocks(
        { kind: 'gallery', images: [{ src: 'images/a.jpg' }] },
        { kind: 'figure', src: 'images/a.jpg', alt: 'a' },
        { kind: 'carousel', slides: [{ src: 'images/b.jpg' }] },
      ),
      { 'images/a.jpg': page, 'images/b.jpg': page },
      [],
    ],
    [
      'people',
      'people',
      { data: [{ imageUrl: 'images/p.jpg', descriptionUrl: 'documents/cv.pdf' }] },
      { 'images/p.jpg': person },
      ['documents/cv.pdf'],
    ],
    [
      'people in tabs of a page of blocks',
      'info',
      blocks({ kind: 'tabs', tabs: [{ blocks: [{ kind: 'people', people: [{ image: 'images/p.jpg' }] }] }] }),
      { 'images/p.jpg': person },
      [],
    ],
    [
      'links that are no documents',
      'info',
      blocks(
        { kind: 'cards', cards: [{ href: 'iqac/history' }, { href: '#documents/x.pdf' }] },
        { kind: 'buttons', buttons: [{ href: 'https://example.org/documents/x.pdf' }] },
        { kind: 'prose', paragraphs: ['documents/x.pdf', 'images/x.jpg'] },
        { kind: 'prose', href: 'documents/x.pdf' },
      ),
      {},
      [],
    ],
  ])('%s', (_, kind, value, pictures, documents) => {
    expect(named(kind, value)).toEqual({ pictures, documents });
  });
});
