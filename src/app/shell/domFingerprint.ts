/**
 * Whether somebody else has changed the page before the app came: a browser that translates wraps or replaces the words,
 * an extension adds elements of its own. React can only take over what it has drawn itself.
 */

/** How much has been drawn: the number of elements, and the length of the text in UTF-16 code units. */
export interface DomFingerprint {
  elements: number;
  letters: number;
}

/** @param html what React has rendered: `<`, `>` and `&` in texts and attributes are escaped */
export function fingerprintOf(html: string): DomFingerprint {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, ' ')
    // As the parser reads line ends (HTML, preprocessing the input stream).
    .replace(/\r\n/g, '\n');
  return { elements: html.match(/<[a-z]/g)?.length ?? 0, letters: text.length };
}

/** For the attribute `data-drawn` of the root. */
export const fingerprintText = ({ elements, letters }: DomFingerprint): string => `${elements} ${letters}`;

/** Whether the root contains other elements or another length of text than the build has drawn. */
export function isDomChanged(root: HTMLElement): boolean {
  const { length = 0 } = root.textContent ?? {};
  return (
    root.dataset.drawn !== fingerprintText({ elements: root.querySelectorAll('*').length, letters: length })
  );
}

/**
 * Takes note of what has been typed and what has the focus, before the page is drawn anew.
 *
 * @returns puts both into the fields with the same ids; to be called once they are there
 */
export function keepFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = fields.map(({ id, value }) => ({ id, value }));
  const focus = document.activeElement?.id;
  return () => {
    for (const { id, value } of typed) {
      const field = value === '' ? null : document.getElementById(id);
      if (!field) continue;
      // The setter that React puts on a field keeps the change from React itself.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  };
}
