import { format } from '../../core/i18n/format.ts';
import { languageRuns, type Scripts } from '../../core/i18n/language.ts';
import type { LazyMessages } from '../../core/i18n/locale.ts';

export interface LightboxLocale {
  language: string;
  scripts: Scripts;
  words: LazyMessages['lightbox'];
}

/** Such as "3 of 12: Lamp lighting". */
export function pictureLabel(
  { place, placeNamed }: LazyMessages['lightbox'],
  index: number,
  count: number,
  caption?: string,
): string {
  const values = { index: index + 1, count };
  return caption === undefined ? format(place, values) : format(placeNamed, { ...values, caption });
}

/** Returns text nodes; runs in another script get a `lang` attribute. */
export function localizedLabel(text: string, scripts: Scripts): Node[] {
  return languageRuns(text, scripts).map((run) => {
    if (!run.lang && !run.dir) return document.createTextNode(run.text);
    const span = document.createElement('span');
    if (run.lang) span.lang = run.lang;
    if (run.dir) span.dir = run.dir;
    span.textContent = run.text;
    return span;
  });
}

export function fileName(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1);
}
