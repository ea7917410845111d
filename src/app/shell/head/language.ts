/** The language of a page in the words of those who share it. */

const localesByLanguage = new Map<string, string>();

/**
 * A language as Open Graph writes it: language_TERRITORY. Where the territory is not said it is the likeliest one
 * (Unicode CLDR, likely subtags).
 */
export function openGraphLocale(language: string): string {
  const locale = localesByLanguage.get(language) ?? likeliest(language);
  localesByLanguage.set(language, locale);
  return locale;
}

function likeliest(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return region === undefined ? code : `${code}_${region}`;
}
