/** The UI messages of the editor in its languages. */
import { createContext, useContext } from 'react';
import { localizedText } from '../../../core/data/compliance.ts';
import english from '../../../locales/editor.en.json' with { type: 'json' };
import malayalam from '../../../locales/editor.ml.json' with { type: 'json' };
import malayalamFields from '../../../locales/fields.ml.json' with { type: 'json' };
import { COMPLIANCE_PATH, requirementListPath, type SiteView } from '../../shared/protocol.ts';

/** The type of the English file, so a missing Malayalam message is a type error. */
export type EditorMessages = typeof english & { language: string };
export type ActionMessages = EditorMessages['actions'];
export type PublishMessages = EditorMessages['publish'];

export const en: EditorMessages = { language: 'en', ...english };
export const ml: EditorMessages = { language: 'ml', ...malayalam };

const LANGUAGES: readonly EditorMessages[] = [en, ml];

/** Returns the messages of the first supported language. */
export const messagesFor = (languages: readonly string[]): EditorMessages =>
  languages.flatMap((tag) => LANGUAGES.find(({ language }) => tag.split('-')[0] === language) ?? [])[0] ?? en;

/** Returns the next language of the language switch. */
export const nextLanguage = (language: string): string =>
  LANGUAGES[(LANGUAGES.findIndex((messages) => messages.language === language) + 1) % LANGUAGES.length]
    ?.language ?? en.language;

export const MessagesContext = createContext(en);

export const useMessages = (): EditorMessages => useContext(MessagesContext);

/**
 * Translates the label or the help of a field.
 *
 * @param english the label, or the description in the schema without its examples; returned if not translated
 */
export function translateField(language: string, kind: 'labels' | 'help', english: string): string {
  if (language !== 'ml') return english;
  const messages: Readonly<Record<string, string>> = malayalamFields[kind];
  return messages[english] ?? english;
}

/** Returns the title of a part of the site that has no page. @param path one of `virtualPaths` */
export function virtualPageTitle(
  { language, window: { parts } }: EditorMessages,
  { requirementLists = [] }: Pick<SiteView, 'requirementLists'>,
  path: string,
): string {
  const list = requirementLists.find(({ name }) => requirementListPath(name) === path);
  if (list) return localizedText(list.title, language);
  return path === COMPLIANCE_PATH ? parts.asked : parts.settings;
}
