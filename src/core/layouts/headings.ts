import type { Messages, SectionHeadings } from '../model.ts';

/** Returns the section headings of a data file; the defaults are those of the language. */
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
