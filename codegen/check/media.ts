/** Every picture and document that the content names is in public/, and every video address names a video. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { youtubeId } from '../../src/blocks/video.ts';
import type { Problem } from '../../src/problem.ts';
import { linkTarget } from '../../src/route/link.ts';
import { writtenPath } from '../../src/route/path.ts';
import { textsOf } from './content.ts';
import { suggestion } from './fields.ts';
import { at } from './place.ts';
import type { CheckedSite } from './site.ts';

/** The fields of data files that name a picture. */
export const PICTURE_FIELDS = new Set([
  'src',
  'thumb',
  'thumbnail',
  'image',
  'img',
  'img1',
  'img2',
  'imageUrl',
  'background',
  'background1',
]);
/** The fields that may name a document. */
export const DOCUMENT_FIELDS = new Set(['href', 'url1', 'descriptionUrl']);

export async function media(site: CheckedSite): Promise<Problem[]> {
  const names = await readdir(join(site.folder, 'public'), { recursive: true }).catch(() => []);
  const files = new Set(names.map((name) => name.replaceAll('\\', '/')));
  const known = [...files].filter((name) => /\.[a-z0-9]+$/i.test(name));
  return textsOf(site).flatMap(({ file, path, field, text }) => {
    if (field === 'vid' && youtubeId(text) === undefined) {
      return [
        at(file, path, {
          severity: 'error',
          code: 'video-unknown',
          value: text,
          message: 'This address names no video.',
          hint: 'Copy the address that YouTube shows under Share, such as "https://youtu.be/aqz-KE-bpKQ".',
        }),
      ];
    }
    const picture = PICTURE_FIELDS.has(field);
    if (!picture && !(DOCUMENT_FIELDS.has(field) && linkTarget(text).kind === 'file')) return [];
    const name = writtenPath(text);
    if (files.has(name)) return [];
    return [
      at(file, path, {
        severity: 'error',
        code: picture ? 'picture-missing' : 'document-missing',
        value: text,
        message: `There is no file public/${name}.`,
        hint: suggestion(name, known) ?? 'Put the file there, or correct the name.',
      }),
    ];
  });
}
