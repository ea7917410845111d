import { mediaMessages } from '../../core/problems/messages/media.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { problemAt } from '../../core/problems/problemAt.ts';
import { fieldOf, isObject } from '../../core/problems/value.ts';
import type { CheckedSite } from '../content/model.ts';

export function focalPoints({ pictures, publicFolder: { files } }: CheckedSite): Problem[] {
  const points = fieldOf(pictures?.value, 'focus');
  if (!pictures || !isObject(points)) return [];
  const publicFiles = new Set(files);
  return Object.keys(points)
    .filter((path) => !publicFiles.has(path))
    .map((path) => problemAt(pictures, ['focus', path], mediaMessages.focusLeftover(path), path));
}
