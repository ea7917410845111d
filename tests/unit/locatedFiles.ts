/** Files other than photos with a location, as made by phones, cameras and office programs. */
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { hasTrace as hasTraceOfPhoto, PHOTOS, plain } from './taggedPhotos.ts';

/** ISO 6709, as written by phones. */
const POSITION = '+08.4034+076.9500/';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
 xmlns:exif="http://ns.adobe.com/exif/1.0/"><exif:GPSLatitude>8,24.2057N</exif:GPSLatitude></rdf:Description></rdf:RDF></x:xmpmeta>`;

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const u16 = (value: number) => Buffer.of(value >> 8, value & 255);
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u32le = (value: number) => Buffer.from(u32(value)).reverse();
const join = (...parts: readonly (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin1(part) : part)));

/** 76.95° and 8.4034° in 3GPP: degrees with sixteen fractional bits. */
const LOCI_POSITION = join(u32(Math.round(76.95 * 65536)), u32(Math.round(8.4034 * 65536)));

export const hasTrace = (bytes: Buffer) =>
  hasTraceOfPhoto(bytes) || bytes.includes(POSITION) || bytes.includes(LOCI_POSITION);

export const box = (type: string, ...payload: readonly (Buffer | string)[]) => {
  const content = join(...payload);
  return join(u32(content.length + 8), type, content);
};
const longBox = (type: string, ...payload: readonly (Buffer | string)[]) => {
  const content = join(...payload);
  return join(u32(1), type, u32(0), u32(content.length + 16), content);
};

const FTYP = box('ftyp', 'isom', u32(512), 'isomiso2mp41');
const MDAT = box('mdat', Buffer.alloc(300, 'pixel'));
const track = (format: string, ...more: readonly Buffer[]) =>
  box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    ...more,
    box(
      'mdia',
      box(
        'minf',
        box(
          'stbl',
          box(
            'stsd',
            u32(0),
            u32(1),
            box(format, Buffer.alloc(6), u16(1), format === 'mebx' ? `mdta${KEY}` : ''),
          ),
          box('stco', u32(0), u32(1), u32(FTYP.length + 8)),
        ),
      ),
    ),
  );
const KEY = 'com.apple.quicktime.location.ISO6709';
const HDLR = box('hdlr', u32(0), u32(0), 'mdta', Buffer.alloc(13));
const keys = (...names: readonly string[]) =>
  box('keys', u32(0), u32(names.length), ...names.map((name) => join(u32(name.length + 8), 'mdta', name)));
const item = (index: number, text: string) =>
  box(u32(index).toString('latin1'), box('data', u32(1), u32(0), text));
const DATA = box('data', u32(1), u32(0), POSITION);
const metadata = box(
  'meta',
  HDLR,
  keys('com.apple.quicktime.make', KEY),
  box('ilst', item(1, 'Example'), item(2, POSITION)),
);
const XYZ = box('\xa9xyz', u16(POSITION.length), u16(0x15c7), POSITION);
const LOCI = box('loci', u32(0), u16(0), '\0', '\0', LOCI_POSITION, u32(0), 'earth\0', '\0');
const XMP_UUID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const EXIF_UUID = latin1('JpgTiffExif->JP2');

const movie = (...parts: readonly Buffer[]) =>
  box('moov', box('mvhd', Buffer.alloc(100)), track('avc1'), ...parts);

/** TIFF, little-endian: one directory with a pointer to another, with a latitude. */
const EXIF = join(
  'II*\0',
  u32le(8),
  Buffer.of(1, 0, 0x25, 0x88, 4, 0, 1, 0, 0, 0),
  u32le(26),
  u32le(0),
  Buffer.of(1, 0, 2, 0, 5, 0, 3, 0, 0, 0),
  u32le(44),
  u32le(0),
  ...[8, 1, 24, 1, 1234, 100].map(u32le),
);

/** Videos whose location can be removed. */
export const REMOVABLE: Readonly<Record<string, Buffer>> = {
  'android.mp4': join(FTYP, MDAT, movie(box('udta', XYZ))),
  'iphone.mov': join(FTYP, MDAT, movie(metadata)),
  'iphone-track.mov': join(FTYP, MDAT, box('moov', track('avc1', metadata))),
  'without-ftyp.mov': join(box('wide'), MDAT, movie(box('udta', XYZ, u32(0)))),
  'phone.3gp': join(FTYP, movie(box('udta', LOCI)), MDAT),
  'adobe.m4v': join(FTYP, movie(), box('uuid', XMP_UUID, XMP), MDAT),
  'adobe-user-data.mp4': join(FTYP, movie(box('udta', box('XMP_', XMP))), MDAT),
  'camera.mp4': join(FTYP, movie(box('uuid', EXIF_UUID, EXIF)), MDAT),
  'tagged.m4a': join(
    FTYP,
    movie(
      box(
        'udta',
        box(
          'meta',
          u32(0),
          HDLR,
          box(
            'ilst',
            box('\xa9nam', box('data', u32(1), u32(0), 'Song')),
            box('----', box('mean', u32(0), 'com.apple.iTunes'), box('name', u32(0), 'LOCATION'), DATA),
          ),
        ),
      ),
    ),
  ),
  'item.mp4': join(FTYP, movie(box('udta', box('meta', u32(0), HDLR, box('ilst', box('\xa9xyz', DATA)))))),
  'long.mp4': join(FTYP, longBox('mdat', Buffer.alloc(50, 'pixel')), longBox('moov', box('udta', XYZ))),
  'to-the-end.mp4': join(FTYP, MDAT, u32(0), 'moov', box('udta', XYZ)),
  'wrong-ending.pdf': join(FTYP, MDAT, movie(box('udta', XYZ))),
};

/** A number of EBML, and an element. */
const vint = (value: number) =>
  Buffer.of(0x10 | (value >> 24), (value >> 16) & 255, (value >> 8) & 255, value & 255);
const element = (id: string, ...content: readonly (Buffer | string)[]) => {
  const data = join(...content);
  return join(Buffer.from(id, 'hex'), vint(data.length), data);
};
const EBML = element('1a45dfa3', element('4282', 'webm'));
const tags = (name: string) =>
  element('1254c367', element('7373', element('67c8', element('45a3', name), element('4487', POSITION))));
const CLUSTER = element('1f43b675', element('a3', Buffer.alloc(40, 'pixel')));
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex');

const oggPage = (sequence: number, ...packets: readonly Buffer[]) =>
  join(
    'OggS\0\0',
    Buffer.alloc(8),
    u32le(7),
    u32le(sequence),
    u32(0),
    Buffer.of(packets.length, ...packets.map(({ length }) => length)),
    ...packets,
  );
const comments = (...texts: readonly string[]) =>
  join(u32le(4), 'Test', u32le(texts.length), ...texts.map((text) => join(u32le(text.length), text)));

const syncsafe = (value: number) => Buffer.of(0, (value >> 14) & 127, (value >> 7) & 127, value & 127);
const id3 = (...frames: readonly Buffer[]) => {
  const content = join(...frames);
  return join('ID3\x04\0\0', syncsafe(content.length), content);
};
const frame = (id: string, ...content: readonly (Buffer | string)[]) => {
  const data = join(...content);
  return join(id, syncsafe(data.length), '\0\0', data);
};
const SOUND = join(Buffer.of(0xff, 0xfb, 0x90, 0), Buffer.alloc(400));

const chunk = (id: string, ...content: readonly (Buffer | string)[]) => {
  const data = join(...content);
  return join(id, u32le(data.length), data, Buffer.alloc(data.length % 2));
};
const wave = (...chunks: readonly Buffer[]) =>
  chunk('RIFF', 'WAVE', chunk('fmt ', Buffer.alloc(16)), chunk('data', Buffer.alloc(100)), ...chunks);

const pdf = (dictionary: string, data: Buffer) =>
  join(
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Metadata 2 0 R >>\nendobj\n2 0 obj\n',
    `<< ${dictionary} /Length ${data.length} >>\nstream\n`,
    data,
    '\nendstream\nendobj\n%%EOF\n',
  );
const traced = async (type: string) => {
  const data = (await photo()).toString('base64');
  return latin1(`<svg xmlns="http://www.w3.org/2000/svg"><image href="data:${type};base64,${data}"/></svg>`);
};
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const zip = (files: Parameters<typeof zipSync>[0], level?: 0 | 1) => Buffer.from(zipSync(files, { level }));
const photo = () => PHOTOS['exif.jpg']?.() ?? Promise.reject(new Error('There is no such photo.'));

type Files = Readonly<Record<string, () => Buffer | Promise<Buffer>>>;

const ofKind = (
  kind: string,
  files: Files,
): Readonly<Record<string, readonly [kind: string, make: Files[string]]>> =>
  Object.fromEntries(Object.entries(files).map(([name, make]) => [name, [kind, make]]));

/** All, by the kind of finding. */
export const LOCATED = {
  ...ofKind(
    'removable',
    Object.fromEntries(Object.entries(REMOVABLE).map(([name, bytes]) => [name, () => bytes])),
  ),
  ...ofKind('track', {
    'gopro.mp4': () => join(FTYP, MDAT, movie(track('gpmd'), box('udta', XYZ))),
    'cardboard.mp4': () => join(FTYP, MDAT, movie(track('camm'))),
    'iphone-moving.mov': () => join(FTYP, MDAT, movie(track('mebx'))),
    'dashcam.mp4': () => join(FTYP, MDAT, movie(box('gps ', Buffer.alloc(16)))),
  }),
  ...ofKind('recording', {
    'film.webm': () => join(EBML, element('18538067', CLUSTER, tags('RECORDING_LOCATION'))),
    'streamed.webm': () =>
      join(
        EBML,
        Buffer.from('18538067', 'hex'),
        UNKNOWN_SIZE,
        Buffer.from('1f43b675', 'hex'),
        UNKNOWN_SIZE,
        element('a3', Buffer.alloc(40, 'pixel')),
        tags('LOCATION'),
      ),
    'cover.mkv': async () =>
      join(EBML, element('18538067', element('1941a469', element('61a7', element('465c', await photo()))))),
    'sound.ogg': () =>
      join(
        oggPage(0, join('\x01vorbis', Buffer.alloc(23))),
        oggPage(1, join('\x03vorbis', comments('TITLE=Rain', `GEO_LOCATION=${POSITION}`))),
      ),
    'sound.opus': () =>
      join(
        oggPage(0, join('OpusHead', Buffer.alloc(11))),
        oggPage(1, join('OpusTags', comments(`LOCATION=${POSITION}`))),
      ),
    'sound.flac': () => {
      const data = comments(`location=${POSITION}`);
      return join(
        'fLaC',
        Buffer.of(0, 0, 0, 34),
        Buffer.alloc(34),
        Buffer.of(0x84),
        u32(data.length).subarray(1),
        data,
      );
    },
    'described.mp3': () => join(id3(frame('TXXX', '\0Location\0', POSITION)), SOUND),
    'described-utf-16.mp3': () =>
      join(
        id3(
          frame('TXXX', '\x01', Buffer.from('\ufeffGPS\0', 'utf16le'), Buffer.from('\ufeff8.4', 'utf16le')),
        ),
        SOUND,
      ),
    'xmp.mp3': () => join(id3(frame('TIT2', '\0Rain'), frame('PRIV', 'XMP\0', XMP)), SOUND),
    'recorder.wav': () =>
      wave(chunk('iXML', '<BWFXML><LOCATION><LOCATION_GPS>8.4034, 76.95</LOCATION_GPS></LOCATION></BWFXML>')),
    'named.wav': () => wave(chunk('LIST', 'INFO', chunk('LOCA', 'Trackville\0'))),
    'id3.wav': () => wave(chunk('id3 ', id3(frame('TXXX', '\0Location\0', POSITION)))),
    'film.avi': () => chunk('RIFF', 'AVI ', chunk('LIST', 'hdrl', Buffer.alloc(0)), chunk('_PMX', XMP)),
  }),
  ...ofKind('document', {
    'xmp.pdf': () => pdf('/Type /Metadata /Subtype /XML', latin1(XMP)),
    'xmp-compressed.pdf': () => pdf('/Filter /FlateDecode /Subtype /XML /Type /Metadata', deflateSync(XMP)),
    'photo.pdf': async () => pdf('/Type /XObject /Subtype /Image /Filter /DCTDecode', await photo()),
    'word.doc': async () => join(CFB, Buffer.alloc(1016), await photo(), Buffer.alloc(512)),
    'drawing.svg': () => latin1(`<svg xmlns="http://www.w3.org/2000/svg"><metadata>${XMP}</metadata></svg>`),
    'traced-with-parameter.svg': () => traced('image/jpeg;charset=utf-8'),
    'traced.svg': () => traced('image/jpeg'),
    'scan.tif': () => EXIF,
    'photo.xmp': () => latin1(XMP),
    'unknown.dat': () => join(Buffer.alloc(1024 * 1024 - 3), EXIF),
  }),
  ...ofKind('inside', {
    'word.docx': async () =>
      zip({ 'word/document.xml': latin1('<w/>'), 'word/media/image1.jpeg': await photo() }),
    // Parts that are no pictures are not inflated, however large they are.
    'sheet.xlsx': async () => {
      const sheet = Buffer.alloc(15_000_000, '<c/>');
      sheet.write('<?xml version="1.0"?>');
      const sheets = Array.from({ length: 5 }, (_, index) => [`xl/sheet${index}.xml`, sheet]);
      return zip({ ...Object.fromEntries(sheets), 'xl/media/image1.jpeg': await photo() }, 1);
    },
    'open.odt': async () =>
      zip(
        { mimetype: latin1('application/vnd.oasis.opendocument.text'), 'Pictures/1.jpg': await photo() },
        0,
      ),
    'photos.zip': async () => zip({ 'a/IMG_1.JPG': await photo() }),
    'film.pptx': () => zip({ 'ppt/media/media1.mp4': movieWithPosition }),
    'nested.zip': async () => zip({ 'a.docx': zipSync({ 'b.jpg': await photo() }) }),
  }),
  ...ofKind('photo', { 'photo.bin': photo, 'photo.json': photo }),
};

const movieWithPosition = join(FTYP, MDAT, movie(box('udta', XYZ)));

/** Similar files without a location. */
export const UNLOCATED: Files = {
  'plain.mp4': () => join(FTYP, MDAT, movie(box('udta', box('\xa9nam', u16(4), u16(0), 'Rain')))),
  'plain.mov': () =>
    join(
      FTYP,
      MDAT,
      movie(box('meta', HDLR, keys('com.apple.quicktime.make', KEY), box('ilst', item(1, 'Example')))),
    ),
  'plain.webm': () => join(EBML, element('18538067', CLUSTER, tags('TITLE'))),
  'plain.opus': () => oggPage(0, join('OpusTags', comments('TITLE=Allocation of seats'))),
  'plain.mp3': () => join(id3(frame('TXXX', '\0Mood\0', 'at this location')), SOUND),
  'plain.wav': () =>
    wave(chunk('iXML', '<BWFXML><LOCATION><LOCATION_GPS></LOCATION_GPS></LOCATION></BWFXML>')),
  'plain.pdf': () => pdf('/Filter /FlateDecode /Subtype /XML /Type /Metadata', deflateSync('<x:xmpmeta/>')),
  'plain.docx': async () =>
    zip({
      'word/document.xml': latin1(XMP.slice(0, 40)),
      'word/media/image1.jpeg': await plain().jpeg().toBuffer(),
    }),
  'calendar.ics': () =>
    latin1('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nGEO:8.4034;76.95\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'),
  'map.json': () => latin1('{"type":"Point","coordinates":[76.95,8.4034]}'),
  'map.kml': () =>
    latin1('<?xml version="1.0"?><kml><Point><coordinates>76.95,8.4034</coordinates></Point></kml>'),
  'about-exif.txt': () => latin1(`Write it so: ${XMP}`),
  'plain.svg': () => latin1('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};
