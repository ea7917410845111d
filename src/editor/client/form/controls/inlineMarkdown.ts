/** Inserts the inline Markdown of docs/maintainers.md around a selection. */

export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** Adds marks around the selection, or removes them. */
function toggleMark({ text, start, end }: TextSelection, mark: string): TextSelection {
  const [head, middle, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  // A single asterisk of "**" is not a mark.
  const isMarked = head.endsWith(mark) && after.startsWith(mark) && !head.endsWith(`*${mark}`);
  if (isMarked) {
    return {
      text: head.slice(0, -mark.length) + middle + after.slice(mark.length),
      start: start - mark.length,
      end: end - mark.length,
    };
  }
  // Spaces at the ends of the selection stay outside of the marks.
  const [, leadingSpace = '', words = '', trailingSpace = ''] = /^(\s*)(.*?)(\s*)$/s.exec(middle) ?? [];
  return {
    text: head + leadingSpace + mark + words + mark + trailingSpace + after,
    start: start + leadingSpace.length + mark.length,
    end: start + leadingSpace.length + mark.length + words.length,
  };
}

export const withBold = (selection: TextSelection): TextSelection => toggleMark(selection, '**');

export const withItalic = (selection: TextSelection): TextSelection => toggleMark(selection, '*');

/**
 * Makes the selection the text of a link and selects the address; a selected address gets a link text
 * instead.
 */
export function withLink({ text, start, end }: TextSelection): TextSelection {
  const [head, middle, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isAddress = /^(https:|mailto:|tel:)\S+$/.test(middle);
  const [words, address] = isAddress ? ['', middle] : [middle, ''];
  const cursor = isAddress ? start + 1 : start + words.length + 3;
  return { text: `${head}[${words}](${address})${after}`, start: cursor, end: cursor };
}

/** Toggles list marks on the selected lines. */
export function withList({ text, start, end }: TextSelection): TextSelection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const areMarked = lines.every((line) => /^ *- /.test(line));
  const block = lines
    .map((line) => (areMarked ? line.replace(/^( *)- /, '$1') : line.replace(/^ */, '$&- ')))
    .join('\n');
  return { text: text.slice(0, from) + block + text.slice(to), start: from, end: from + block.length };
}

const BLOCK_ELEMENT = /<(p|li|h[1-6])[\s>]/gi;

/**
 * Converts pasted text. In a word processor each line is a paragraph or a list item; here an empty line
 * separates paragraphs.
 *
 * @param html the same text as HTML; may be empty
 */
export function pastedText(html: string, text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const blocks = html.match(BLOCK_ELEMENT) ?? [];
  // Fewer blocks than lines: some paragraphs have line breaks.
  if (lines.length < 2 || blocks.length < lines.length) return text;
  return lines
    .map((line) => line.replace(/^[·•▪o]\s*\t\s*/, '- ').replace(/^(\d+)[.)]\s*\t\s*/, '$1. '))
    .reduce(
      (result, line) =>
        `${result}${isListItem(result.split('\n').at(-1)) && isListItem(line) ? '\n' : '\n\n'}${line}`,
    );
}

const isListItem = (line = '') => /^(- |\d+\. )/.test(line);
