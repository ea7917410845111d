/** Opens the lightbox over a set of pictures; its code arrives with the first use. */
import type { MouseEvent } from 'react';
import { withTimeout } from '../../core/data/failure.ts';
import type { Picture } from '../../core/model.ts';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { useBase } from '../hooks/siteContext.ts';
import { useLocale } from '../hooks/useLocale.ts';

/**
 * @param pictures the pictures that the lightbox moves through
 * @returns a handler for the click on the link around picture `index`. Where the lightbox cannot be had, or
 *   not soon, the link does what it says and opens the picture itself.
 */
export function useLightbox(pictures: readonly Picture[]) {
  const base = useBase();
  const locale = useLocale();
  return (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Who has gone on to another page meanwhile is left there.
    withTimeout(Promise.all([import('./lightbox.ts'), locale.loadLazyMessages()])).then(
      ([{ openLightbox }, { lightbox }]) => {
        if (link.isConnected) openLightbox(pictures, index, link, { ...locale, words: lightbox }, base);
      },
      () => {
        if (link.isConnected) location.href = link.href;
      },
    );
  };
}
