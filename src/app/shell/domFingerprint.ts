/** Detects changes by translating browsers and extensions: React can only hydrate unchanged HTML. */

/** Number of elements, and length of the text in UTF-16 code units. */
export interface DomFingerprint {
  elements: number;
  letters: number;
}

/** @param html rendered by React: `<`, `>` and `&` in texts and attributes are escaped */
export function fingerprintOf(html: string): DomFingerprint {
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, ' ')
    // The parser normalizes line ends (HTML, preprocessing the input stream).
    .replace(/\r\n/g, '\n');
  return { elements: html.match(/<[a-z]/g)?.length ?? 0, letters: text.length };
}

/** Value of the attribute `data-drawn` of the root. */
export const fingerprintText = ({ elements, letters }: DomFingerprint): string => `${elements} ${letters}`;

export function isDomChanged(root: HTMLElement): boolean {
  const { length = 0 } = root.textContent ?? {};
  return (
    root.dataset.drawn !== fingerprintText({ elements: root.querySelectorAll('*').length, letters: length })
  );
}

/** @returns restores input and focus by id; call it after the render */
export function keepFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = fields.map(({ id, value }) => ({ id, value }));
  const focus = document.activeElement?.id;
  return () => {
    for (const { id, value } of typed) {
      const field = value === '' ? null : document.getElementById(id);
      if (!field) continue;
      // The prototype setter bypasses React's value tracking, so that React handles the input event.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (focus) document.getElementById(focus)?.focus({ preventScroll: true });
  };
}
