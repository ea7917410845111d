/**
 * The other features of glightbox write style attributes, which the content security policy forbids, or wait
 * for animations. So all effects are "none" and its style sheet is omitted.
 */
import GLightbox from 'glightbox';
import type { Picture } from '../../core/model.ts';
import { fileHref } from '../../core/route/path.ts';
import { lightboxMarkup, SLIDE } from './frame.ts';
import type { LightboxLocale } from './labels.ts';

/** Opens the lightbox with image `index`. @param base base path */
export function openGlightbox(
  pictures: readonly Picture[],
  index: number,
  locale: LightboxLocale,
  base: string,
): ReturnType<typeof GLightbox> {
  // Every effect is "none" under every name, because on phones glightbox always uses "slide".
  const none = { in: 'none', out: 'none' };
  const options = {
    // An empty list prevents a search for links on the page.
    elements: [] as [],
    openEffect: 'none',
    closeEffect: 'none',
    slideEffect: 'none',
    cssEfects: { fade: none, zoom: none, slide: none, slideBack: none, none },
    closeButton: false,
    touchNavigation: false,
    keyboardNavigation: false,
    closeOnOutsideClick: false,
    loop: true,
    lightboxHTML: lightboxMarkup(locale),
    slideHTML: SLIDE,
  };
  const box = GLightbox(options);
  // No title, description or alternative text: glightbox would parse them as HTML.
  box.setElements(
    pictures.map(({ src }) => ({
      href: base + fileHref(src),
      type: 'image',
      zoomable: false,
      draggable: false,
    })),
  );
  box.openAt(index);
  return box;
}
