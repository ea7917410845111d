/** Scans JSON text of any size, valid or not, without parsing it. */

const QUOTE = 34;
const BACKSLASH = 92;
const LINE_END = 10;

/** Returns the offset of the closing quote, or of the line end if there is none. */
export function endOfString(text: string, start: number): number {
  for (let index = start; index < text.length; index++) {
    const letter = text.charCodeAt(index);
    if (letter === BACKSLASH) index++;
    else if (letter === QUOTE || letter === LINE_END) return index;
  }
  return text.length;
}

/** Returns the unclosed brackets of a text, with their lines. */
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
