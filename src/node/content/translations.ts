/** Translations of pages, from the manifest and the entries of data files. */
import type { Manifest } from '../../core/model.ts';
import { eachValue, isObject } from '../../core/problems/value.ts';
import { writtenPath } from '../../core/route/path.ts';

interface EntryWithLanguage {
  path: string;
  language?: string;
  translationOf?: string;
  valuePath: (string | number)[];
}

/** Returns the entries with a language or a translated original. */
export function entriesWithLanguage(root: unknown): EntryWithLanguage[] {
  const entries: EntryWithLanguage[] = [];
  eachValue(root, (value, valuePath) => {
    if (!isObject(value)) return;
    const { url, language, translationOf } = value;
    if (typeof url !== 'string' || (language === undefined && translationOf === undefined)) return;
    entries.push({
      path: writtenPath(url),
      language: typeof language === 'string' ? language : undefined,
      translationOf: typeof translationOf === 'string' ? translationOf : undefined,
      valuePath: [...valuePath],
    });
  });
  return entries;
}

export type PageLanguage = Omit<EntryWithLanguage, 'valuePath'>;

/** Returns the rows and entries of a site with canonical paths. Includes rows without a language. */
export const pagesWithLanguage = (
  { routes }: Pick<Manifest, 'routes'>,
  files: readonly { value: unknown }[],
): PageLanguage[] =>
  [
    ...routes.map(({ path, language, translationOf }) => ({
      path: writtenPath(path),
      language,
      translationOf,
    })),
    ...files.flatMap(({ value }) => entriesWithLanguage(value)),
  ].map(({ path, language, translationOf }) => ({
    path,
    language,
    translationOf: translationOf === undefined ? undefined : writtenPath(translationOf),
  }));

export const languagesIn = (files: readonly unknown[]): string[] =>
  files.flatMap((file) => entriesWithLanguage(file)).flatMap(({ language = [] }) => language);
