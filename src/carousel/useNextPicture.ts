/** Pictures of slides that are not shown yet. */
import { type RefObject, useEffect } from 'react';
import { rowOf } from './row.ts';

/**
 * A lazy picture in a hidden slide would begin to load when the slide is already moving in. The next one follows the one
 * that is shown, all of them the first touch, and none comes before the carousel is near.
 */
export function useNextPicture(root: RefObject<HTMLElement | null>, index: number, held: boolean): void {
  useEffect(() => {
    const items = [...(rowOf(root.current)?.children ?? [])];
    const load = () => {
      for (const item of held ? items : items.slice(index + 2, index + 3)) {
        for (const image of item.querySelectorAll('img')) image.loading = 'eager';
      }
    };
    const shown = items[index + 1]?.querySelector('img');
    if (held || !shown || shown.naturalWidth > 0) {
      load();
      return;
    }
    shown.addEventListener('load', load);
    return () => shown.removeEventListener('load', load);
  }, [root, index, held]);
}
