/** The words around a picture. */
import { languageRuns } from '../content/language.ts';

/** Such as "3 of 12: Lamp lighting". */
export function placeName(index: number, count: number, caption?: string): string {
  return `${index + 1} of ${count}${caption === undefined ? '' : `: ${caption}`}`;
}

/** A text of the content as nodes, Malayalam marked as such. */
export function worded(text: string): Node[] {
  return languageRuns(text).map((run) => {
    if (!run.lang) return document.createTextNode(run.text);
    const span = document.createElement('span');
    span.lang = run.lang;
    span.textContent = run.text;
    return span;
  });
}

export function fileName(src: string): string {
  return src.slice(src.lastIndexOf('/') + 1);
}
