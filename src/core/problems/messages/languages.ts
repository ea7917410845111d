/** Messages about locales and translated pages. */
import { defineMessages, formatCount, quote } from '../message.ts';
import { nearestOf } from '../suggest.ts';

export const languageMessages = defineMessages({
  missing: (language: string, count: number, first: string) => [
    'words-missing',
    `${formatCount(count, 'word')} of the interface will be in English: there is no "${first}" in "${language}".`,
    `Add the words to manifest/words.${language}.json.`,
  ],
  undeclared: (published: string, language: string) => [
    'language-undeclared',
    `This page names no language, so it is published in "${published}", which may be wrong.`,
    `Add "language": "${language}", or the code of the language that the page is in.`,
  ],
  placeholderUnknown: (placeholder: string, placeholders: readonly string[], meant: string | undefined) => [
    'word-placeholder',
    `Nothing is put in for ${quote(placeholder)} in this text.`,
    meant !== undefined
      ? `Write ${JSON.stringify(meant)}.`
      : placeholders.length === 0
        ? 'Delete it, with its braces.'
        : `Delete it, or write one of these: ${placeholders.join(', ')}.`,
  ],
  placeholderMissing: (missing: string, english: string) => [
    'word-placeholder',
    `"${missing}" is missing in this text.`,
    `Add ${missing} where it belongs. In English: ${JSON.stringify(english)}.`,
  ],
  formsMissing: (language: string, forms: readonly (readonly [form: string, count: number])[]) => [
    'word-forms',
    `In "${language}" this needs ${formatCount(forms.length, 'more form')}: ${forms.map(([form, count]) => `"${form}", as for ${count}`).join('; ')}. Until then "other" is used.`,
    `Add ${forms.map(([form]) => `"${form}"`).join(', ')} beside "other".`,
  ],
  nowhere: (near: string | undefined) => [
    'translation-wrong',
    'This page says that it is a translation, but the other page does not exist.',
    near === undefined ? 'Write the address of the page, or delete the field.' : `Did you mean "${near}"?`,
  ],
  itself: [
    'translation-wrong',
    'This page says that it is a translation of itself.',
    'Write the address of the page in the other language, or delete the field.',
  ],
  sameLanguage: (language: string) => [
    'translation-wrong',
    `Both this page and the one that it is a translation of are in "${language}".`,
    'Add "language" with the language of this page, such as "ml", or delete the field.',
  ],
  second: (other: string, language: string) => [
    'translation-wrong',
    `"${other}" is the translation of that page into "${language}" already.`,
    'Delete the field here, or on that page.',
  ],
  labelUnknown: (label: string, labels: readonly string[]) => [
    'label-unknown',
    `Nothing under "contact" in manifest/site.json is called ${quote(label)}.`,
    labels.length === 0 ? 'Delete the field.' : nearestOf(label, labels),
  ],
  ofTranslation: (original: string) => [
    'translation-wrong',
    'That page is a translation itself.',
    `Write "${original}".`,
  ],
});
