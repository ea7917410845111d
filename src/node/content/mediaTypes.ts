/** Media types of files, for hosts with an old or empty list. */

const MEDIA_TYPES = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'text/calendar': ['ics'],
  'text/vtt': ['vtt'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/epub+zip': ['epub'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'image/avif': ['avif'],
  'image/webp': ['webp'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/svg+xml': ['svg'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
  'font/woff': ['woff'],
  'font/ttf': ['ttf'],
  'font/otf': ['otf'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/flac': ['flac'],
  'audio/wav': ['wav'],
  'video/mp4': ['mp4'],
  'video/x-m4v': ['m4v'],
  'video/quicktime': ['mov'],
  'video/3gpp': ['3gp'],
  'video/webm': ['webm'],
  'video/x-matroska': ['mkv'],
  'video/ogg': ['ogv'],
  'video/x-msvideo': ['avi'],
} as const satisfies Record<string, readonly string[]>;

export type MediaType = keyof typeof MEDIA_TYPES;

/**
 * File extensions by type; hosts ignore their case. Unknown types fail, because the site forbids sniffing
 * (`X-Content-Type-Options: nosniff`).
 */
export const ENDINGS_BY_MEDIA_TYPE: Readonly<Record<MediaType, readonly string[]>> = MEDIA_TYPES;

/** Text types that need a charset. JSON and XML are UTF-8 by default. */
export const UTF8_TYPES = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/csv',
  'text/calendar',
] as const;

export const COMPRESSIBLE_TYPES = [
  ...UTF8_TYPES,
  'application/json',
  'application/manifest+json',
  'application/xml',
  'application/atom+xml',
  'image/svg+xml',
] as const;

/** Returns the Content-Type of a file; undefined for an unknown extension. */
export function mediaTypeOf(file: string): string | undefined {
  const ending = /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  const [type] = Object.entries(ENDINGS_BY_MEDIA_TYPE).find(([, endings]) => endings.includes(ending)) ?? [];
  const inUtf8: readonly string[] = UTF8_TYPES;
  return type !== undefined && inUtf8.includes(type) ? `${type}; charset=utf-8` : type;
}
