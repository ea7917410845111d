/** Names of fields in sentences. */
/** Between quotes: the names of fields that are no words, such as "endDate" and "list2"; not what is proposed. */
const KEY = /(?<!such as )"([a-z]+(?:[A-Z][a-z]+|\d+(?!\d*"?[.\w]*\/))+[A-Za-z0-9]*)"/g;

/** Abbreviated names of fields. */
const SHORT: Readonly<Record<string, string>> = {
  vidisp: 'Videos shown as',
  sectiondisp: 'Entries shown as',
  subhead: 'Sub-headings with text',
  liclass: 'Marks of the lists',
};

/** The words for the name of a field. */
export const keyInWords = (key: string): string => SHORT[key] ?? inWords(key);

/** A sentence with words for the names of fields that it has between quotes. */
export const keysInWords = (sentence: string): string =>
  sentence
    .replace(/"([a-z]+)"/g, (quoted, key: string) => (key in SHORT ? `"${keyInWords(key)}"` : quoted))
    .replace(KEY, (_, key: string) => `"${keyInWords(key)}"`);

/** A name of the schemas as words: "list2Heading" is "List 2 heading". */
export function inWords(name: string): string {
  const words = name
    .replace(/[-_$]+/g, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
