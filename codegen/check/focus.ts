/** Each focal point is that of a picture that is there. */
import type { Problem } from '../../src/problem.ts';
import { at } from '../problems/problemAt.ts';
import { fieldOf, isObject } from '../problems/value.ts';
import { mediaWords } from '../problems/words/media.ts';
import type { CheckedSite } from '../site/model.ts';

export function focus({ pictures, public: { files } }: CheckedSite): Problem[] {
  const points = fieldOf(pictures?.value, 'focus');
  if (!pictures || !isObject(points)) return [];
  const there = new Set(files);
  return Object.keys(points)
    .filter((path) => !there.has(path))
    .map((path) => at(pictures, ['focus', path], { ...mediaWords.focusLeftover(path), value: path }));
}
