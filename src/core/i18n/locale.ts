/** The settings and UI messages of a site in one language. */
import type { Messages, Route, Site } from '../model.ts';
import { writtenPath } from '../route/path.ts';
import { type Scripts, scriptsOf } from './language.ts';

/** The words of parts that come later than the page. */
export type LazyMessages = Pick<Messages, 'results' | 'filter' | 'carousel' | 'lightbox'>;

/** The words that only the build says. */
export type BuildMessages = Pick<Messages, 'feeds' | 'moved' | 'time' | 'languages' | 'disclosure'>;

/** The words that a page is drawn with. */
export type PageMessages = Omit<Messages, keyof LazyMessages | keyof BuildMessages>;

/** What makes a locale. JSON-serialisable: the build writes it into the app. */
export interface LocaleSource {
  /** As a BCP 47 tag. */
  language: string;
  /** The site in this language. */
  site: Site;
  messages: PageMessages;
  /** The headings over content that is written in another language, where the site brings words of it. */
  layouts: Readonly<Record<string, Messages['layouts']>>;
  /** The other scripts that texts of the site are written in, by their ISO 15924 codes, and the language of each. */
  scripts: readonly (readonly [script: string, language: string])[];
  /** The other languages that pages of the site are in. */
  otherLanguages: readonly OtherLanguage[];
  /** The language of the site itself, in which the originals of translations are. */
  mainLanguage: string;
  /** Canonical path of the home page in this language. */
  home: string;
}

/** What a page says of another language. */
interface OtherLanguage extends Pick<Messages['translation'], 'none' | 'home'> {
  language: string;
  /** As its speakers call it. */
  name: string;
}

/** A page that is the translation of another. Paths are canonical. */
export interface Translation {
  path: string;
  language: string;
  original: string;
}

/** The translations that rows say of themselves. */
export const translationsOfRows = (
  rows: readonly Pick<Route, 'path' | 'language' | 'translationOf'>[],
): Translation[] =>
  rows.flatMap(({ path, language, translationOf }) =>
    language === undefined || translationOf === undefined
      ? []
      : [{ path: writtenPath(path), language, original: writtenPath(translationOf) }],
  );

/**
 * Where the same page is in other languages: the path of each by its language, its own left out.
 *
 * @param path canonical path of the page
 * @param mainLanguage the language of the site, in which an original is
 * @param translations all of the site
 */
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

/** Where a page is in a language: the page itself where it is in no other. @param path canonical path of the original */
export const translatedPath = (
  path: string,
  { language, mainLanguage }: Pick<LocaleSource, 'language' | 'mainLanguage'>,
  translations: readonly Translation[],
): string => translationsOf(path, mainLanguage, translations).get(language) ?? path;

/**
 * Where a page is in each of its languages, that of the original under `x-default` as well; none where it is in one only.
 *
 * @param path canonical path of the page
 * @param locale of it
 */
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
  /** The words of parts that come later. */
  loadLazyMessages(): Promise<LazyMessages>;
  /** In the build only. */
  build?: BuildMessages;
}

/** The locale of a language: at once where it is at hand. @param language the site's own where there is none */
export type Locales = (language?: string) => Locale | Promise<Locale>;

export const createLocale = (
  { scripts, ...source }: LocaleSource,
  loadLazyMessages: Locale['loadLazyMessages'],
): Locale => ({
  ...source,
  scripts: scriptsOf(scripts, source.language),
  loadLazyMessages,
});
