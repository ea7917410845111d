/** Pictures of slides that are not shown yet. */
import { type RefObject, useEffect } from 'react';
import { rowOf } from './row.ts';

/**
 * A lazy picture in a hidden slide would begin to load when the slide is already moving in. The next one follows the one
 * that is shown, all of them the first touch, and none comes before the carousel is near.
 *
 * @param index the place in the row of the slide that is shown
 * @param next that of the slide after it
 */
export function useNextPicture(
  root: RefObject<HTMLElement | null>,
  index: number,
  next: number,
  isHeld: boolean,
): void {
  useEffect(() => {
    const items = [...(rowOf(root.current)?.children ?? [])];
    const load = () => {
      for (const item of isHeld ? items : items.slice(next, next + 1)) {
        for (const image of item.querySelectorAll('img')) image.loading = 'eager';
      }
    };
    const picture = items[index]?.querySelector('img');
    if (isHeld || !picture || picture.naturalWidth > 0) {
      load();
      return;
    }
    picture.addEventListener('load', load);
    return () => picture.removeEventListener('load', load);
  }, [root, index, next, isHeld]);
}
