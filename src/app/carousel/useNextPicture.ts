import { type RefObject, useEffect } from 'react';
import { rowOf } from './row.ts';

/**
 * A lazy image in a hidden slide would load only when the slide moves in. So the next image is loaded after
 * the displayed one, and all images after the first touch.
 * @param index position of the displayed slide in the row
 * @param next position of the next slide
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
