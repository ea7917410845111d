/** Reads over JSON text without parsing it, however broken or large it is. */

const QUOTE = 34;
const BACKSLASH = 92;
const LINE_END = 10;

/** The offset of the quote that closes a string, or of the line end before which none does. */
export function endOfString(text: string, start: number): number {
  for (let index = start; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    if (letter === BACKSLASH) index++;
    else if (letter === QUOTE || letter === LINE_END) return index;
  }
  return text.length;
}

/** The brackets that a text leaves open, with their lines. */
export function openBrackets(text: string): { bracket: string; line: number }[] {
  const open: { bracket: string; line: number }[] = [];
  let line = 1;
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    if (letter === QUOTE) index = endOfString(text, index + 1);
    const bracket = text.charAt(index);
    if (bracket === '\n') line++;
    else if (bracket === '{' || bracket === '[') open.push({ bracket, line });
    else if (bracket === '}' || bracket === ']') open.pop();
  }
  return open;
}
