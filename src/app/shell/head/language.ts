const localesByLanguage = new Map<string, string>();

/**
 * Returns language_TERRITORY for Open Graph. A missing territory is the likeliest one (Unicode CLDR, likely
 * subtags).
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
