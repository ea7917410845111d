/**
 * glightbox keeps the pictures, their order and their loading. What else it offers writes style attributes, which the
 * content security policy forbids, or waits for animations that may be switched off; so its effects are all "none" and
 * its style sheet is left out.
 */
import GLightbox from 'glightbox';
import type { Picture } from '../../core/model.ts';
import { fileHref } from '../../core/route/path.ts';
import { lightboxMarkup, SLIDE } from './frame.ts';
import type { LightboxLocale } from './labels.ts';

/** Puts the lightbox on the page, with picture `index` shown. @param base what stands before the addresses of the site */
export function openGlightbox(
  pictures: readonly Picture[],
  index: number,
  locale: LightboxLocale,
  base: string,
): ReturnType<typeof GLightbox> {
  // Every effect is "none" under every name, since on phones glightbox takes "slide" whatever is asked for.
  const none = { in: 'none', out: 'none' };
  const options = {
    // A list, though empty, keeps it from looking for links on the page.
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
