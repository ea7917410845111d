/** Visitors who cannot see a picture are told what it shows. */
import type { Problem } from '../../src/problem.ts';
import { at, type Path, type SiteFile } from '../problems/place.ts';
import { mediaWords } from '../problems/words/media.ts';
import { objectsOf, placedObjects } from '../site/content.ts';
import type { CheckedSite } from '../site/model.ts';

/** How captions begin that "npm run new" has left to write. */
const UNWRITTEN = /^Caption to be written\b/;

export function pictures(site: CheckedSite): Problem[] {
  return placedObjects(site).flatMap(({ file, path, object }) => [
    // Pictures of an entry, of a camp month, of a gallery.
    ...objectsOf(object.images).flatMap(({ index, item }) => caption(file, [...path, 'images', index], item)),
    ...(object.kind === 'carousel' ? objectsOf(object.slides) : []).flatMap(({ index, item }) =>
      alternative(file, [...path, 'slides', index], item),
    ),
    ...(object.kind === 'figure' ? unwritten(file, [...path, 'caption'], object.caption) : []),
  ]);
}

type Picture = Readonly<Record<string, unknown>>;

function caption(file: SiteFile, path: Path, { src, caption }: Picture): Problem[] {
  if (caption !== undefined || typeof src !== 'string') return unwritten(file, [...path, 'caption'], caption);
  return [at(file, path, { ...mediaWords.captionMissing, value: src })];
}

function unwritten(file: SiteFile, path: Path, caption: unknown): Problem[] {
  if (typeof caption !== 'string' || !UNWRITTEN.test(caption)) return [];
  return [at(file, path, { ...mediaWords.captionUnwritten, value: caption })];
}

/** A slide with words on it needs none for its picture. */
function alternative(file: SiteFile, path: Path, { src, alt, title }: Picture): Problem[] {
  if (typeof src !== 'string' || alt !== undefined || title !== undefined) return [];
  return [at(file, path, { ...mediaWords.altMissing, value: src })];
}
