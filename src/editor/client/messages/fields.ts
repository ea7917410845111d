/** What the schemas say of fields, in the languages of the window. */
import malayalam from './fields.ml.json' with { type: 'json' };

/**
 * The label or the help of a field as the window shows it.
 *
 * @param language of the window
 * @param english the label of the field, or its description in the schema without the examples
 * @returns the English where the language has no words for it
 */
export function translateField(language: string, kind: 'labels' | 'help', english: string): string {
  if (language !== 'ml') return english;
  const messages: Readonly<Record<string, string>> = malayalam[kind];
  return messages[english] ?? english;
}
