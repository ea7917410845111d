import english from '../../locales/fields.en.json' with { type: 'json' };

/** Field names between quotes that are no English words, such as "endDate" and "list2", but not in examples. */
const QUOTED_KEY = /(?<!such as )"([a-z]+(?:[A-Z][a-z]+|\d+(?!\d*"?[.\w]*\/))+[A-Za-z0-9]*)"/g;

/** Labels of abbreviated field names. */
const LABELS: Readonly<Record<string, string>> = english.labels;

export const fieldLabel = (key: string): string => LABELS[key] ?? humanize(key);

/** Replaces quoted field names in a sentence by their labels. */
export const withFieldLabels = (sentence: string): string =>
  sentence
    .replace(/"([a-z]+)"/g, (quoted, key: string) => (key in LABELS ? `"${fieldLabel(key)}"` : quoted))
    .replace(QUOTED_KEY, (_, key: string) => `"${fieldLabel(key)}"`);

/** Returns a field name as words: "list2Heading" becomes "List 2 heading". */
export function humanize(name: string): string {
  const words = name
    .replace(/[-_$]+/g, ' ')
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
