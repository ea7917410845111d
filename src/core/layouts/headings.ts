/** The headings that a data file gives to the parts of its pages. */
import type { Messages, SectionHeadings } from '../model.ts';

/** The words for the parts of a page: those of its data file, else those of its language. */
export function withHeadings(
  words: Messages['layouts'],
  headings: SectionHeadings = {},
): Messages['layouts'] {
  const { table, caption, pictures, ...rest } = headings;
  return {
    ...words,
    ...rest,
    pictures: pictures ?? words.pictures,
    images: pictures ?? words.images,
    camps: table ?? words.camps,
    campsByDate: caption ?? words.campsByDate,
  };
}
