/** Names of fields in sentences. */
/** Between quotes: the names of fields that are no words, such as "endDate" and "list2"; not what is proposed. */
const QUOTED_KEY = /(?<!such as )"([a-z]+(?:[A-Z][a-z]+|\d+(?!\d*"?[.\w]*\/))+[A-Za-z0-9]*)"/g;

/** Abbreviated names of fields. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  vidisp: 'Videos shown as',
  sectiondisp: 'Entries shown as',
  subhead: 'Sub-headings with text',
  liclass: 'Marks of the lists',
};

/** The words for the name of a field. */
export const fieldLabel = (key: string): string => ABBREVIATIONS[key] ?? humanize(key);

/** A sentence with words for the names of fields that it has between quotes. */
export const withFieldLabels = (sentence: string): string =>
  sentence
    .replace(/"([a-z]+)"/g, (quoted, key: string) => (key in ABBREVIATIONS ? `"${fieldLabel(key)}"` : quoted))
    .replace(QUOTED_KEY, (_, key: string) => `"${fieldLabel(key)}"`);

/** A name of the schemas as words: "list2Heading" is "List 2 heading". */
export function humanize(name: string): string {
  const words = name
    .replace(/[-_$]+/g, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
