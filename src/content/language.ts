/** The languages that a text is written in, told by its letters. */

/** Malayalam letters, with the joiners, spaces, digits and punctuation between them. */
const MALAYALAM =
  /[\u0D00-\u0D7F][\u0D00-\u0D7F\u200C\u200D]*(?:[\s\p{P}\p{N}]+[\u0D00-\u0D7F][\u0D00-\u0D7F\u200C\u200D]*)*/gu;

/** The pieces of a text and the language of each; undefined stands for the language of the page. */
export function languageRuns(text: string): { text: string; lang?: 'ml' }[] {
  const runs: { text: string; lang?: 'ml' }[] = [];
  let end = 0;
  for (const found of text.matchAll(MALAYALAM)) {
    if (found.index > end) runs.push({ text: text.slice(end, found.index) });
    runs.push({ text: found[0], lang: 'ml' });
    end = found.index + found[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

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
