/** Sample content that is left, for `check -- --release`. */
import type { Problem } from '../../src/problem.ts';
import { at, type SiteFile } from './place.ts';
import type { CheckedSite } from './site.ts';

export function samples(site: CheckedSite): Problem[] {
  return site.files.filter(({ sound }) => sound).flatMap((file) => marks(file, file.value, []));
}

function marks(file: SiteFile, value: unknown, path: (string | number)[]): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) =>
    marks(file, item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  if (!('sample' in value) || value.sample !== true) return below;
  return [
    at(file, [...path, 'sample'], {
      severity: 'error',
      code: 'sample-left',
      value: true,
      message: 'This is still sample content.',
      hint: 'Replace it with the real content, then remove "sample".',
    }),
    ...below,
  ];
}
