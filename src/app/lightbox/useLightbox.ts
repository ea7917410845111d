import type { MouseEvent } from 'react';
import { withTimeout } from '../../core/data/failure.ts';
import type { Picture } from '../../core/model.ts';
import { isModifiedClick } from '../components/isModifiedClick.ts';
import { useBase } from '../hooks/siteContext.ts';
import { useLocale } from '../hooks/useLocale.ts';

/**
 * @param pictures images of the lightbox
 * @returns a click handler for the link around image `index`. If the lightbox cannot be loaded in time, the
 * link opens the image.
 */
export function useLightbox(pictures: readonly Picture[]) {
  const base = useBase();
  const locale = useLocale();
  return (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // The visitor may have navigated to another page.
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
