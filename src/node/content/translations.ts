/** Which page is a translation of which, as the manifest and the entries of data files say. */
import type { Manifest } from '../../core/model.ts';
import { isObject } from '../../core/problems/value.ts';
import { writtenPath } from '../../core/route/path.ts';

/** An entry of a data file that says in which language it is. */
interface EntryWithLanguage {
  path: string;
  language?: string;
  translationOf?: string;
  /** Where it is within the file. */
  valuePath: (string | number)[];
}

/** The entries of a data file that name a language or what they are a translation of. */
export function entriesWithLanguage(value: unknown): EntryWithLanguage[] {
  const found: EntryWithLanguage[] = [];
  collectEntries(value, [], found);
  return found;
}

/** @param valuePath of the value; it is changed on the way and put back, since a site has a million places */
function collectEntries(value: unknown, valuePath: (string | number)[], found: EntryWithLanguage[]): void {
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return;
  if (!isList) {
    const { url, language, translationOf } = value;
    if (typeof url === 'string' && (language !== undefined || translationOf !== undefined)) {
      found.push({
        path: writtenPath(url),
        language: typeof language === 'string' ? language : undefined,
        translationOf: typeof translationOf === 'string' ? translationOf : undefined,
        valuePath: [...valuePath],
      });
    }
  }
  for (const [key, item] of isList ? value.entries() : Object.entries(value)) {
    if (typeof item !== 'object') continue;
    valuePath.push(key);
    collectEntries(item, valuePath, found);
    valuePath.pop();
  }
}

/** A page that says in which language it is, or what it is a translation of. */
export type PageLanguage = Omit<EntryWithLanguage, 'valuePath'>;

/** The rows and entries of a site, the rows with and without a language, by canonical paths. */
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

/** The languages that entries of data files name. */
export const languagesIn = (files: readonly unknown[]): string[] =>
  files.flatMap((file) => entriesWithLanguage(file)).flatMap(({ language = [] }) => language);
