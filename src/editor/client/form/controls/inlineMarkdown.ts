/** Writes the marks of docs/maintainers.md around what is selected in a text. */

/** A text and what of it is selected. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** Puts marks around the selection, or takes them away where they stand. */
function toggleMark({ text, start, end }: TextSelection, mark: string): TextSelection {
  const [before, middle, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  // One asterisk of two is no mark of its own.
  const isMarked = before.endsWith(mark) && after.startsWith(mark) && !before.endsWith(`*${mark}`);
  if (isMarked) {
    return {
      text: before.slice(0, -mark.length) + middle + after.slice(mark.length),
      start: start - mark.length,
      end: end - mark.length,
    };
  }
  // Marks stand at words: spaces at the ends of the selection stay outside.
  const [, leadingSpace = '', words = '', trailingSpace = ''] = /^(\s*)(.*?)(\s*)$/s.exec(middle) ?? [];
  return {
    text: before + leadingSpace + mark + words + mark + trailingSpace + after,
    start: start + leadingSpace.length + mark.length,
    end: start + leadingSpace.length + mark.length + words.length,
  };
}

export const withBold = (selection: TextSelection): TextSelection => toggleMark(selection, '**');

export const withItalic = (selection: TextSelection): TextSelection => toggleMark(selection, '*');

/** A link on the selected words, with its address selected; a selected address gets words instead. */
export function withLink({ text, start, end }: TextSelection): TextSelection {
  const [before, middle, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isAddress = /^(https:|mailto:|tel:)\S+$/.test(middle);
  const [words, address] = isAddress ? ['', middle] : [middle, ''];
  const cursor = isAddress ? start + 1 : start + words.length + 3;
  return { text: `${before}[${words}](${address})${after}`, start: cursor, end: cursor };
}

/** The lines of the selection as points of a list, or as plain lines where they are points. */
export function withList({ text, start, end }: TextSelection): TextSelection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const areMarked = lines.every((line) => line.startsWith('- '));
  const block = lines.map((line) => (areMarked ? line.slice(2) : `- ${line}`)).join('\n');
  return { text: text.slice(0, from) + block + text.slice(to), start: from, end: from + block.length };
}

const BLOCK_ELEMENT = /<(p|li|h[1-6])[\s>]/gi;

/**
 * Words that were copied. In a word processor each line is a paragraph or a point of a list; here an empty line begins a paragraph.
 *
 * @param html the same words with their marks; may be empty
 */
export function pastedText(html: string, text: string): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const blocks = html.match(BLOCK_ELEMENT) ?? [];
  // Fewer paragraphs than lines: some lines are broken within one.
  if (lines.length < 2 || blocks.length < lines.length) return text;
  return lines
    .map((line) => line.replace(/^[·•▪o]\s*\t\s*/, '- ').replace(/^(\d+)[.)]\s*\t\s*/, '$1. '))
    .reduce(
      (before, line) =>
        `${before}${isListItem(before.split('\n').at(-1)) && isListItem(line) ? '\n' : '\n\n'}${line}`,
    );
}

const isListItem = (line = '') => /^(- |\d+\. )/.test(line);
