import type { Messages, Route, Site } from '../model.ts';
import { writtenPath } from '../route/path.ts';
import { type Scripts, scriptsOf } from './language.ts';

/** Messages that load after the page. */
export type LazyMessages = Pick<Messages, 'results' | 'filter' | 'carousel' | 'lightbox'>;

/** Messages that only the build uses. */
export type BuildMessages = Pick<Messages, 'feeds' | 'moved' | 'time' | 'languages' | 'disclosure'>;

/** Messages for rendering a page. */
export type PageMessages = Omit<Messages, keyof LazyMessages | keyof BuildMessages>;

/** The data of a locale. JSON-serialisable: the build writes it into the app. */
export interface LocaleSource {
  language: string;
  site: Site;
  messages: PageMessages;
  /** The section headings for content in other languages, by language. */
  layouts: Readonly<Record<string, Messages['layouts']>>;
  /** The other scripts of the site's texts: ISO 15924 code and language. */
  scripts: readonly (readonly [script: string, language: string])[];
  /** Other languages with pages of the site. */
  otherLanguages: readonly OtherLanguage[];
  /** The language of the site and of the originals of translations. */
  mainLanguage: string;
  /** Canonical path of the home page in this language. */
  home: string;
}

/** The messages about another language. */
interface OtherLanguage extends Pick<Messages['translation'], 'none' | 'home'> {
  language: string;
  name: string;
}

/** A page and its original. Paths are canonical. */
export interface Translation {
  path: string;
  language: string;
  original: string;
}

export const translationsOfRows = (
  rows: readonly Pick<Route, 'path' | 'language' | 'translationOf'>[],
): Translation[] =>
  rows.flatMap(({ path, language, translationOf }) =>
    language === undefined || translationOf === undefined
      ? []
      : [{ path: writtenPath(path), language, original: writtenPath(translationOf) }],
  );

/** The paths of a page in other languages. @param path canonical path of the page */
export function translationsOf(
  path: string,
  mainLanguage: string,
  translations: readonly Translation[],
): ReadonlyMap<string, string> {
  const translation = translations.find((each) => each.path === path);
  const origin = translation?.original ?? path;
  const pages = translations.filter((each) => each.original === origin);
  return new Map(
    [{ path: origin, language: mainLanguage }, ...pages].flatMap((each) =>
      each.path === path ? [] : [[each.language, each.path] as const],
    ),
  );
}

/** Falls back to the page itself. @param path canonical path of the original */
export const translatedPath = (
  path: string,
  { language, mainLanguage }: Pick<LocaleSource, 'language' | 'mainLanguage'>,
  translations: readonly Translation[],
): string => translationsOf(path, mainLanguage, translations).get(language) ?? path;

/** The paths by language, with the original as `x-default`; empty for a page in one language. */
export function versionsOf(
  path: string,
  { language, mainLanguage }: Pick<LocaleSource, 'language' | 'mainLanguage'>,
  translations: readonly Translation[] = [],
): ReadonlyMap<string, string> {
  const others = translationsOf(path, mainLanguage, translations);
  if (others.size === 0) return new Map();
  return new Map([[language, path], ...others, ['x-default', others.get(mainLanguage) ?? path]]);
}

/** The settings and UI messages of a site in one language, with its lazy messages. */
export interface Locale extends Omit<LocaleSource, 'scripts'> {
  scripts: Scripts;
  loadLazyMessages(): Promise<LazyMessages>;
  /** In the build only. */
  build?: BuildMessages;
  /** In the browser only: the titles of translated routes, which its manifest omits. */
  titles?: Readonly<Record<string, string>>;
}

/** Returns a loaded locale synchronously. @param language the default is the language of the site */
export type Locales = (language?: string) => Locale | Promise<Locale>;

export const createLocale = (
  { scripts, ...source }: LocaleSource,
  loadLazyMessages: Locale['loadLazyMessages'],
): Locale => ({ ...source, scripts: scriptsOf(scripts, source.language), loadLazyMessages });
