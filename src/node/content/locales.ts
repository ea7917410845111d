/**
 * The locales of a site: messages of the engine (`src/locales/`), overridden by those of the site
 * (`manifest/words.<code>.json`), and translations of the site (`manifest/site.<code>.json`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from '../../core/i18n/format.ts';
import {
  type BuildMessages,
  createLocale,
  type LazyMessages,
  type Locale,
  type LocaleSource,
  type Locales,
  type Translation,
  translatedPath,
  translationsOfRows,
} from '../../core/i18n/locale.ts';
import type {
  Contact,
  ContactTranslation,
  Fact,
  FactTranslation,
  Messages,
  Site,
  SiteModel,
  SiteTranslation,
  WordsFile,
} from '../../core/model.ts';
import { engineRoot } from './folder.ts';
import type { Settings } from './settings.ts';
import { entriesWithLanguage } from './translations.ts';

/** Paths from the site folder. */
export const messagesFile = (language: string) => `manifest/words.${language}.json`;
export const translationFile = (language: string) => `manifest/site.${language}.json`;

/** Languages with built-in messages. */
export const ENGINE_LANGUAGES = ['ar', 'en', 'hi', 'lv', 'ml'] as const;

/** The messages that the build writes for the app, and those it uses itself. */
export interface FullLocale extends LocaleSource {
  lazy: LazyMessages;
  build: BuildMessages;
}

/**
 * Splits messages by when they are needed.
 *
 * @param siteLanguages the languages of the site's texts, for the search label
 */
export function splitMessages(
  messages: Messages,
  siteLanguages: readonly string[],
): Pick<FullLocale, 'messages' | 'lazy' | 'build'> {
  const { results, filter, carousel, lightbox, feeds, moved, time, languages, disclosure, ...page } =
    messages;
  const [first, second, ...others] = siteLanguages.map((code) =>
    new Map(Object.entries(languages)).get(code),
  );
  const areTwo = first !== undefined && second !== undefined && others.length === 0;
  const label = areTwo ? format(page.search.labelTwo, { first, second }) : page.search.label;
  return {
    messages: { ...page, search: { ...page.search, label } },
    lazy: { results, filter, carousel, lightbox },
    build: { feeds, moved, time, languages, disclosure },
  };
}

export interface BuildLocale extends Locale {
  build: BuildMessages;
}

/** The main language comes first. */
export interface SiteLocales {
  sources: readonly [FullLocale, ...FullLocale[]];
  translations: readonly Translation[];
  dates: readonly Messages['dates'][];
}

/**
 * Loads the locales of a valid site.
 *
 * @param read reads a data file by name; its texts determine the required scripts
 */
export async function loadLocales(
  { site, manifest }: SiteModel,
  names: readonly string[],
  read: (name: string) => Promise<unknown>,
  { files, open }: Settings,
): Promise<SiteLocales> {
  const texts = await Promise.all(names.map((name) => read(name).catch(() => undefined)));
  const routeLanguages = manifest.routes.flatMap(({ language = [] }) => language);
  const entries = texts.flatMap((value) => entriesWithLanguage(value));
  const entryLanguages = entries.flatMap(({ language = [] }) => language);
  const others = [...translationLanguages(files), ...routeLanguages, ...entryLanguages];
  const siteLanguages = [...new Set([site.language, ...others])];
  const translations = [...translationsOfRows(manifest.routes), ...translationsOfRows(entries)];
  const scripts = scriptsIn(jsonTexts([site, manifest, ...texts]), siteLanguages);
  const messagesByLanguage = await loadSiteMessages([...siteLanguages, ...scripts.values()], open);
  const locale = async (language: string): Promise<FullLocale> => {
    const foreignScripts = [...scripts].filter(([script]) => script !== scriptOf(language));
    const translation = language === site.language ? undefined : await open(translationFile(language));
    return {
      language,
      site: { ...translateSite(site, (translation ?? {}) as SiteTranslation), language },
      ...splitMessages(messagesByLanguage.get(language) ?? loadMessages(language), [
        language,
        ...foreignScripts.map(([, other]) => other),
      ]),
      layouts: Object.fromEntries(
        [...new Set(scripts.values())]
          .filter((other) => other !== language && isEngineLanguage(other))
          .map((other) => [other, (messagesByLanguage.get(other) ?? loadMessages(other)).layouts]),
      ),
      scripts: foreignScripts,
      otherLanguages: siteLanguages
        .filter((other) => other !== language)
        .map((other) => {
          const { none, home } = (messagesByLanguage.get(other) ?? loadMessages(other)).translation;
          return { language: other, name: languageName(other), none, home };
        }),
      mainLanguage: site.language,
      home: translatedPath('', { language, mainLanguage: site.language }, translations),
    };
  };
  const [main, ...rest] = await Promise.all(siteLanguages.map(locale));
  if (!main) throw new Error('A site has a language.');
  return {
    sources: [main, ...rest],
    translations,
    dates: [...messagesByLanguage.values()].map(({ dates }) => dates),
  };
}

/** Returns the languages with messages or a translation. @param files see {@link Settings} */
export const languagesOf = (files: readonly string[]): string[] =>
  [...new Set([...translationLanguages(files), ...languagesOfFiles(files, MESSAGES_FILE)])].sort();

/** Returns true for a translation of site.json. @param file path from the site folder */
export const isTranslation = (file: string): boolean => TRANSLATION_FILE.test(file);

/** Language, script, region, one variant (RFC 5646): tags that every Node supports. */
const LANGUAGE =
  '[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))?';
const LANGUAGE_CODE = new RegExp(`^${LANGUAGE}$`);
const TRANSLATION_FILE = new RegExp(`^manifest/site\\.(${LANGUAGE})\\.json$`);
const MESSAGES_FILE = new RegExp(`^manifest/words\\.(${LANGUAGE})\\.json$`);

/** The same rule as in the schemas. */
export const isLanguage = (text: string): boolean => LANGUAGE_CODE.test(text);

const translationLanguages = (files: readonly string[]) => languagesOfFiles(files, TRANSLATION_FILE);

const languagesOfFiles = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => pattern.exec(file)?.[1] ?? []).sort();

/** Returns the name of a language in that language, with a capital letter (CLDR data of Node). */
function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const isEngineLanguage = (language: string) =>
  ENGINE_LANGUAGES.some((supported) => supported === baseOf(language));

const baseOf = (language: string) => language.split('-')[0] ?? '';

/** Returns {} for an unsupported language. */
function engineMessages(language: string): WordsFile {
  if (!isEngineLanguage(language)) return {};
  return JSON.parse(
    readFileSync(join(engineRoot, 'src/locales', `${baseOf(language)}.json`), 'utf8'),
  ) as WordsFile;
}

/** Merges the messages: site, else engine, else English. */
export function loadMessages(language: string, siteMessages: WordsFile = {}): Messages {
  const { $schema, ...english } = engineMessages('en');
  const layers = [engineMessages(language), siteMessages];
  const parts = Object.entries(english).map(([part, messages]) => [
    part,
    Object.assign({}, messages, ...layers.map((layer) => new Map(Object.entries(layer)).get(part))) as object,
  ]);
  // A test ensures that the English file is complete.
  return Object.fromEntries(parts) as Messages;
}

/** @param open reads a file of the manifest folder; undefined if it does not exist */
export async function loadSiteMessages(
  languages: Iterable<string>,
  open: (file: string) => Promise<unknown>,
): Promise<ReadonlyMap<string, Messages>> {
  const messages = [...new Set(languages)].map(async (language) => {
    // An invalid file is reported by the check.
    const siteMessages = (await open(messagesFile(language))) as WordsFile | undefined;
    return [language, loadMessages(language, siteMessages)] as const;
  });
  return new Map(await Promise.all(messages));
}

/** Returns the keys of untranslated messages, such as "menu.open". */
export function missingMessages(language: string, siteMessages: WordsFile = {}): string[] {
  const layers = [engineMessages(language), siteMessages].map(
    (layer) => new Map<string, unknown>(Object.entries(layer)),
  );
  return Object.entries(engineMessages('en')).flatMap(([part, messages]) =>
    typeof messages === 'string'
      ? []
      : Object.keys(messages)
          .filter((word) => !layers.some((layer) => Object.hasOwn(layer.get(part) ?? {}, word)))
          .map((word) => `${part}.${word}`),
  );
}

/** Untranslated values stay. */
export function translateSite(
  site: Site,
  { contact, facts, footer, announcement, sample, $schema, ...texts }: SiteTranslation,
): Site {
  return {
    ...site,
    ...texts,
    contact: translateContact(site.contact, contact),
    ...(site.facts && {
      facts: Object.fromEntries(
        Object.entries(site.facts).map(([key, fact]) => [key, translateFact(fact, facts?.[key])]),
      ),
    }),
    footer: { ...site.footer, ...footer },
    ...(site.announcement && { announcement: { ...site.announcement, ...announcement } }),
  };
}

function translateContact(contact: Contact, { address, labels = {}, hours, map }: ContactTranslation = {}) {
  const labelMap = new Map(Object.entries(labels));
  const labelledContact = mapContactLabels(contact, (label) => labelMap.get(label) ?? label);
  return {
    ...labelledContact,
    ...(address && { address }),
    ...(labelledContact.hours && { hours: { ...labelledContact.hours, ...hours } }),
    ...(contact.map && { map: { ...contact.map, ...map } }),
  };
}

/** Maps all texts that a translation lists under "labels". */
export function mapContactLabels(contact: Contact, mapLabel: (label: string) => string): Contact {
  const mapWay = <Way extends { label?: string }>(method: string | Way) =>
    typeof method === 'string' || method.label === undefined
      ? method
      : { ...method, label: mapLabel(method.label) };
  return {
    ...contact,
    ...(contact.phones && { phones: contact.phones.map(mapWay) }),
    ...(contact.emails && { emails: contact.emails.map(mapWay) }),
    ...(contact.social && { social: contact.social.map(mapWay) }),
    ...(contact.hours?.exceptions && {
      hours: {
        ...contact.hours,
        exceptions: contact.hours.exceptions.map((days) =>
          days.reason === undefined ? days : { ...days, reason: mapLabel(days.reason) },
        ),
      },
    }),
  };
}

/** Languages may put the unit before or after the figure, or omit it: affixes are translated together. */
function translateFact({ prefix, unit, ...fact }: Fact, { phrases, ...texts }: FactTranslation = {}): Fact {
  const hasAffix = texts.prefix !== undefined || texts.unit !== undefined;
  return { ...fact, ...(!hasAffix && { prefix, unit }), ...texts };
}

/**
 * Scripts in use today (Unicode Standard Annex 31, table 5) and the most common ones in limited use, without
 * Latin.
 */
const SCRIPTS =
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt Cher Mong Nkoo Olck Syrc Tfng Mtei'.split(
    ' ',
  );

/** Combined scripts, by the component that no other language uses. */
const MIXED: Readonly<Record<string, string>> = { Jpan: 'Hira', Kore: 'Hang', Hans: 'Hani', Hant: 'Hani' };

/** Returns the script of a language (Unicode CLDR, likely subtags). */
function scriptOf(language: string): string {
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  return MIXED[script] ?? script;
}

/**
 * Returns the scripts of texts and the language of each: one of the site, else the most likely one (CLDR,
 * likely subtags).
 */
function scriptsIn(texts: Iterable<string>, siteLanguages: readonly string[]): Map<string, string> {
  const siteScripts = new Map([...siteLanguages].reverse().map((language) => [scriptOf(language), language]));
  const letters = charactersOf(texts);
  const usedScripts = SCRIPTS.filter(
    (script) => siteScripts.has(script) || new RegExp(`\\p{Script=${script}}`, 'u').test(letters),
  );
  return new Map(
    ['Latn', ...usedScripts].map((script) => [
      script,
      siteScripts.get(script) ?? new Intl.Locale(`und-${script}`).maximize().language,
    ]),
  );
}

/**
 * Returns the scripts of texts besides that of a language, with the language of each.
 *
 * @param siteLanguages the languages of the site
 */
export const otherScripts = (
  texts: Iterable<string>,
  language: string,
  siteLanguages: readonly string[],
): [script: string, language: string][] =>
  [...scriptsIn(texts, siteLanguages)].filter(([script]) => script !== scriptOf(language));

/** Scripts with several major languages, for which the most likely one is a guess. */
const SHARED_SCRIPTS = 'Arab Beng Cyrl Deva Ethi Hani Hebr Mymr'.split(' ');

export const isScriptShared = (language: string): boolean => SHARED_SCRIPTS.includes(scriptOf(language));

export const shareScript = (one: string, other: string): boolean => scriptOf(one) === scriptOf(other);

/** Yields one value at a time, to avoid one huge string. */
function* jsonTexts(values: readonly unknown[]): Generator<string> {
  // JSON.stringify returns undefined for a missing file.
  for (const value of values) yield JSON.stringify(value) ?? '';
}

/** Returns a small value for which {@link loadLocales} has the same result, for fingerprints. */
export const localeInputs = (value: unknown): unknown => [
  charactersOf(jsonTexts([value])),
  ...entriesWithLanguage(value).map(({ path, language, translationOf }) => ({
    url: path,
    language,
    translationOf,
  })),
];

/** Returns the distinct characters of texts: a large site has millions, and each script is searched. */
function charactersOf(texts: Iterable<string>): string {
  const seen = new Uint8Array(0x110000);
  const codePoints: number[] = [];
  for (const text of texts)
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index);
      // Skips ASCII, which is Latin.
      if (unit < 0x80) continue;
      const point = unit < 0xd800 || unit > 0xdfff ? unit : (text.codePointAt(index) ?? 0);
      if (point > 0xffff) index++;
      if (seen[point] === 1) continue;
      seen[point] = 1;
      codePoints.push(point);
    }
  return codePoints.map((point) => String.fromCodePoint(point)).join('');
}

/** The languages with a path prefix. A missing page below it has a known language. */
export const prefixedLanguages = ({ sources }: SiteLocales): string[] =>
  sources.flatMap(({ language, home }) => (home === language ? language : []));

/** @param script an ISO 15924 code */
export const usesScript = ({ sources }: SiteLocales, script: string): boolean =>
  sources.some(
    ({ language, scripts }) => scriptOf(language) === script || scripts.some(([other]) => other === script),
  );

export interface LocaleSet {
  /** The main language. */
  locale: BuildLocale;
  locales: Locales;
  all: readonly BuildLocale[];
  translations: readonly Translation[];
  dates: readonly Messages['dates'][];
  /** The word "document" in each language of the site. */
  documents: readonly string[];
}

/** Creates a locale set with all messages loaded, for builds and tests. */
export function createLocaleSet({ sources, translations, dates }: SiteLocales): LocaleSet {
  const all = sources.map((source) => ({
    ...createLocale(source, async () => source.lazy),
    build: source.build,
  }));
  const [locale] = all;
  if (!locale) throw new Error('A site has a language.');
  return {
    locale,
    locales: (language) => all.find((candidate) => candidate.language === language) ?? locale,
    all,
    translations,
    dates,
    documents: all.map(({ messages }) => messages.search.document),
  };
}

/**
 * Creates a locale set without translations, for pages outside of the site and for resolving paths.
 *
 * @param text determines additional scripts
 */
export function createSingleLocaleSet(site: Site, text = ''): LocaleSet {
  const { language } = site;
  const localeMessages = splitMessages(loadMessages(language), [language]);
  const scripts = otherScripts([text], language, [language]);
  const noTranslations = { layouts: {}, scripts, otherLanguages: [], mainLanguage: language, home: '' };
  return createLocaleSet({
    sources: [{ language, site, ...localeMessages, ...noTranslations }],
    translations: [],
    dates: [localeMessages.messages.dates],
  });
}
