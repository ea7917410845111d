import { extensionOf } from '../../core/route/link.ts';

export type FileType =
  | 'JPEG'
  | 'PNG'
  | 'WebP'
  | 'AVIF'
  | 'HEIC'
  | 'GIF'
  | 'TIFF'
  | 'SVG'
  | 'PDF'
  | 'MP4'
  | 'WebM'
  | 'Ogg'
  | 'FLAC'
  | 'MP3'
  | 'WAV or AVI'
  | 'WOFF2'
  | 'WOFF'
  | 'TrueType'
  | 'OpenType'
  | 'a web page'
  | 'an Office document'
  | 'an older Office document'
  | 'text'
  | 'something else';

/** The header of TIFF and Exif in both byte orders (TIFF 6.0, section 2), in Latin-1. */
export const TIFF_HEADERS: readonly string[] = ['II*\0', 'MM\0*'];

/** By extension. Other files are not inspected. */
const TYPES_BY_ENDING: Readonly<Record<string, readonly FileType[]>> = {
  jpg: ['JPEG'],
  jpeg: ['JPEG'],
  png: ['PNG'],
  webp: ['WebP'],
  avif: ['AVIF'],
  svg: ['SVG'],
  gif: ['GIF'],
  pdf: ['PDF'],
  woff2: ['WOFF2'],
  woff: ['WOFF'],
  ttf: ['TrueType', 'OpenType'],
  otf: ['OpenType', 'TrueType'],
  docx: ['an Office document'],
  xlsx: ['an Office document'],
  pptx: ['an Office document'],
  zip: ['an Office document'],
  doc: ['an older Office document'],
  xls: ['an older Office document'],
  ppt: ['an older Office document'],
};

const PICTURE_ENDINGS: Readonly<Partial<Record<FileType, string>>> = {
  JPEG: '.jpg',
  PNG: '.png',
  WebP: '.webp',
  AVIF: '.avif',
  SVG: '.svg',
};

/** Returns the name with the extension of its type; undefined if pages cannot show the type. */
export function correctPictureName(name: string, type: FileType): string | undefined {
  const ending = PICTURE_ENDINGS[type];
  return ending && name.slice(0, name.length - extensionOf(name).length) + ending;
}

/** Returns the possible types of a file name; undefined for an unknown extension. */
export function typesOfEnding(name: string): readonly FileType[] | undefined {
  const ending = extensionOf(name).slice(1).toLowerCase();
  return Object.hasOwn(TYPES_BY_ENDING, ending) ? TYPES_BY_ENDING[ending] : undefined;
}

/**
 * Detects the type of a file by its signature (WHATWG MIME Sniffing; ISO 14496-12 for HEIC, AVIF and MP4,
 * which includes MOV, M4A and 3GP; RFC 9559 for WebM, which includes other Matroska; RFC 3533 for Ogg; RFC
 * 9639 for FLAC; ID3v2 for MP3).
 */
export function detectFileType(head: Buffer): FileType {
  const begins = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  const ascii = (from: number, to: number) => head.subarray(from, to).toString('latin1');
  if (begins(0xff, 0xd8, 0xff)) return 'JPEG';
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'PNG';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'WebP';
  if (ascii(0, 4) === 'GIF8') return 'GIF';
  if (TIFF_HEADERS.includes(ascii(0, 4))) return 'TIFF';
  if (ascii(0, 4) === 'wOF2') return 'WOFF2';
  if (ascii(0, 4) === 'wOFF') return 'WOFF';
  if (ascii(0, 4) === 'OTTO') return 'OpenType';
  if (begins(0, 1, 0, 0) || ascii(0, 4) === 'true') return 'TrueType';
  if (ascii(4, 8) === 'ftyp') return typeOfBrand(ascii(8, Math.min(head.length, 64)));
  // QuickTime movies from before 2001 have no "ftyp". The zero excludes text.
  if (begins(0) && /^(?:moov|mdat|wide|free|skip|pnot)$/.test(ascii(4, 8))) return 'MP4';
  if (begins(0x1a, 0x45, 0xdf, 0xa3)) return 'WebM';
  if (ascii(0, 4) === 'OggS') return 'Ogg';
  if (ascii(0, 4) === 'fLaC') return 'FLAC';
  if (ascii(0, 3) === 'ID3') return 'MP3';
  if (ascii(0, 4) === 'RIFF' && /^(?:WAVE|AVI )$/.test(ascii(8, 12))) return 'WAV or AVI';
  if (ascii(0, 4) === 'PK\u0003\u0004') return 'an Office document';
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'an older Office document';
  // Readers accept up to 1 kB of other bytes before the header (ISO 32000-1, appendix H.3.4.1).
  if (head.includes('%PDF-')) return 'PDF';
  const text = head
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^(<\?xml|<!--|<!doctype svg|<svg)/i.test(text)) {
    return /<svg[\s>]/i.test(text) || !/<html/i.test(text) ? 'SVG' : 'a web page';
  }
  if (/^<(!doctype html|html|head|body)/i.test(text)) return 'a web page';
  return /^[\t\n\r\x20-\x7e\u00a0-\uffff]*$/.test(text) && !text.includes('\uFFFD')
    ? 'text'
    : 'something else';
}

/**
 * Brands of audio and video files (mp4ra.org). Raw photos, such as Canon's "crx ", have the same boxes but
 * other metadata.
 */
const MP4_BRANDS =
  /iso[m2-9a]|mp4[12]|mp71|avc1|qt {2}|M4[ABPV] |M4VH|M4VP|f4[vabp] |3g[egprst2]\w|dash|MSNV|XAVC|mmp4|kddi|CAEP|NDX[CHMPS]/;

function typeOfBrand(brands: string): FileType {
  if (/avi[fs]/.test(brands)) return 'AVIF';
  if (/hei[cfmsx]|hev[cmsx]|mif1|msf1/.test(brands)) return 'HEIC';
  return MP4_BRANDS.test(brands) ? 'MP4' : 'something else';
}
