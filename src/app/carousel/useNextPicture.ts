/** Pictures of slides that are not shown yet. */
import { type RefObject, useEffect } from 'react';
import { rowOf } from './row.ts';

/**
 * A lazy picture in a hidden slide would begin to load when the slide is already moving in. The next one follows the one
 * that is shown, all of them the first touch, and none comes before the carousel is near.
 *
 * @param place the place in the row of the slide that is shown
 * @param next that of the slide after it
 */
export function useNextPicture(
  root: RefObject<HTMLElement | null>,
  place: number,
  next: number,
  held: boolean,
): void {
  useEffect(() => {
    const items = [...(rowOf(root.current)?.children ?? [])];
    const load = () => {
      for (const item of held ? items : items.slice(next, next + 1)) {
        for (const image of item.querySelectorAll('img')) image.loading = 'eager';
      }
    };
    const shown = items[place]?.querySelector('img');
    if (held || !shown || shown.naturalWidth > 0) {
      load();
      return;
    }
    shown.addEventListener('load', load);
    return () => shown.removeEventListener('load', load);
  }, [root, place, next, held]);
}
