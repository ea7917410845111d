/** The language of a text, for readers that are told one language for the whole of it. */
import { languageRuns } from '../../parts/Text.tsx';

const LETTERS = /\p{L}/gu;

/** The language that most letters of a text are written in. @param language the main language of the site */
export function textLanguage(text: string, language: string): string {
  let malayalam = 0;
  let other = 0;
  for (const run of languageRuns(text)) {
    const letters = run.text.match(LETTERS)?.length ?? 0;
    if (run.lang === 'ml') malayalam += letters;
    else other += letters;
  }
  return malayalam > other ? 'ml' : language;
}

/**
 * A language as Open Graph writes it: language_TERRITORY. Where the territory is not said it is the likeliest one
 * (Unicode CLDR, likely subtags).
 */
export function openGraphLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return region === undefined ? code : `${code}_${region}`;
}
