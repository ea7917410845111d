/** Pictures like those of phones and office programs, with location, device and time in all metadata formats. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const MODEL = 'Example Phone 7';
const CITY = 'Trackville';

/** 8° 24' 12.34" in Exif, in both byte orders. */
const latitudes = (['writeUInt32LE', 'writeUInt32BE'] as const).map((write) => {
  const bytes = Buffer.alloc(24);
  for (const [index, part] of [8, 1, 24, 1, 1234, 100].entries()) bytes[write](part, 4 * index);
  return bytes;
});

/** Private values in all encodings, which no published file may contain. */
const TRACES: readonly Buffer[] = [
  ...[MODEL, CITY, '2025:06:14', '2025-06-14T10', '20250614', '8,24.2057N'].map((text) => Buffer.from(text)),
  ...latitudes,
];

export const hasTrace = (bytes: Buffer) => TRACES.some((trace) => bytes.includes(trace));

const EXIF = {
  IFD0: { Make: 'Example', Model: MODEL },
  IFD2: { DateTimeOriginal: '2025:06:14 10:00:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 24/1 1234/100' },
};

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
 xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 exif:GPSLatitude="8,24.2057N" tiff:Model="${MODEL}" xmp:CreateDate="2025-06-14T10:00:00"/></rdf:RDF></x:xmpmeta>`;

/** A picture with a colour profile, 96 pixels wide and 64 high, with a red upper left corner. */
export function plain(): Sharp {
  const corner = { create: { width: 32, height: 32, channels: 3, background: '#f00' } } as const;
  return sharp({ create: { width: 96, height: 64, channels: 3, background: '#269' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .withIccProfile('p3');
}

const tagged = () => plain().withExif(EXIF).withXmp(XMP);

/** The stored form of a photo taken with the phone upright. */
const turned = () => tagged().withMetadata({ orientation: 6 });

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const inJpeg = (jpeg: Buffer, ...segments: readonly Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** Photoshop's IPTC: the city, the day, the time and the program. */
function iptc(): Buffer {
  const field = (number: number, text: string) =>
    Buffer.concat([Buffer.of(0x1c, 2, number, 0, text.length), Buffer.from(text)]);
  const fields = Buffer.concat([field(90, CITY), field(55, '20250614'), field(60, '1000'), field(65, MODEL)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(fields.length);
  return Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), length, fields]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The end of a PNG file is one empty chunk. */
const inPng = (png: Buffer, ...chunks: readonly Buffer[]) =>
  Buffer.concat([png.subarray(0, -12), ...chunks, png.subarray(-12)]);

/** ImageMagick's IPTC: packed digits. */
const packedIptc = () =>
  chunk(
    'zTXt',
    Buffer.concat([
      Buffer.from('Raw profile type iptc\0\0', 'latin1'),
      deflateSync(`\niptc\n${iptc().length}\n${iptc().toString('hex')}\n`),
    ]),
  );

/** Ten of them, by file name. The rotated ones are stored in landscape and shown in portrait. */
export const PHOTOS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'exif.jpg': () => plain().withExif(EXIF).jpeg().toBuffer(),
  'turned.jpg': () => turned().jpeg().toBuffer(),
  'XMP.JPG': () => plain().withXmp(XMP).jpeg({ progressive: true }).toBuffer(),
  'iptc.jpeg': async () =>
    inJpeg(await plain().jpeg().toBuffer(), segment(0xed, iptc()), segment(0xfe, Buffer.from(MODEL))),
  'film-behind.jpg': async () =>
    Buffer.concat([
      inJpeg(await plain().jpeg().toBuffer(), segment(0xe2, Buffer.from('MPF\0'))),
      await tagged().jpeg().toBuffer(),
    ]),
  'chunks.png': async () =>
    inPng(await tagged().png().toBuffer(), packedIptc(), chunk('tIME', Buffer.of(7, 233, 6, 14, 10, 0, 0))),
  'turned.png': () => turned().png().toBuffer(),
  'both.webp': () => tagged().webp().toBuffer(),
  'turned.webp': () => turned().webp({ lossless: true }).toBuffer(),
  'both.avif': () => tagged().avif({ effort: 0 }).toBuffer(),
};
