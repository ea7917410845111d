/** Detects the languages of a text by its scripts. */

/** Patterns for the other scripts of a site. */
export interface Scripts {
  /** Matches every text with runs; undefined if no text has any. */
  letter: RegExp | undefined;
  /**
   * The runs of each script: its letters with the joiners, spaces, digits and punctuation between them. On a
   * right-to-left page also numbers with several parts, which have a direction but no language.
   */
  runs: readonly ({ run: RegExp } & Omit<Run, 'text'>)[];
}

/** After Arabic letters the parts would be reversed (Unicode Bidirectional Algorithm, W2). */
const PARTED_NUMBER = /\+\d[\d ()./-]*\d|\(\d+\)[\d .-]*\d|\d+(?:[./-]\d+)+/g;

/** @param scripts ISO 15924 codes, each with its language @param page the language of the page */
export function scriptsOf(
  scripts: readonly (readonly [script: string, language: string])[],
  page = '',
): Scripts {
  const letters = scripts.map(([script]) => `\\p{Script=${script}}`);
  const runs: Scripts['runs'] = scripts.map(([script, lang]) => {
    // Joiners and marks that scripts share inherit the script of the previous letter.
    const letters = `\\p{Script=${script}}[\\p{Script=${script}}\\p{Script=Zinh}]*`;
    return { run: new RegExp(`${letters}(?:[\\s\\p{P}\\p{N}]+${letters})*`, 'gu'), lang };
  });
  if (isRightToLeft(page)) {
    // Text without letters of the page is left-to-right as a whole; else the full stop of "1 Main Street."
    // would move.
    const wholes: Scripts['runs'] = scripts.map(([script, lang]) => {
      const run = new RegExp(`^\\P{L}*\\p{Script=${script}}[\\p{Script=${script}}\\P{L}]*$`, 'gu');
      return isRightToLeft(lang) ? { run, lang } : { run, lang, dir: 'ltr' };
    });
    return {
      letter: new RegExp([...letters, '[+(]\\d', '\\d[./-]\\d'].join('|'), 'u'),
      runs: [...wholes, ...runs, { run: PARTED_NUMBER, dir: 'ltr' }],
    };
  }
  return { letter: letters.length === 0 ? undefined : new RegExp(letters.join('|'), 'u'), runs };
}

/** A piece of a text; `lang` is absent if it is the language of the page. */
export interface Run {
  text: string;
  lang?: string;
  /** Absent if it is the direction of the page. */
  dir?: 'ltr';
}

export function languageRuns(text: string, { letter, runs }: Scripts): Run[] {
  if (!letter?.test(text)) return text === '' ? [] : [{ text }];
  return runs.reduce<Run[]>(
    (pieces, { run, ...marks }) =>
      pieces.flatMap((piece) => (piece.lang ? piece : splitRun(piece.text, run, marks))),
    [{ text }],
  );
}

function splitRun(text: string, run: RegExp, marks: Omit<Run, 'text'>): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(run)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push({ text: match[0], ...marks });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

const LETTERS = /\p{L}/gu;

/** The language of most letters. @param language of the page, and the default */
export function textLanguage(text: string, language: string, scripts: Scripts): string {
  if (!scripts.letter?.test(text)) return language;
  const counts = new Map<string, number>([[language, 0]]);
  for (const { text: piece, lang = language } of languageRuns(text, scripts)) {
    counts.set(lang, (counts.get(lang) ?? 0) + (piece.match(LETTERS)?.length ?? 0));
  }
  const [[most] = [language]] = [...counts].sort(([, a], [, b]) => b - a);
  return most;
}

/** Returns true if the usual script of a language is right-to-left (CLDR 48). */
export const isRightToLeft = (language: string): boolean =>
  /^(?:ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)(?![a-z])/.test(language);

/** The `dir` attribute; undefined for left-to-right. */
export const directionOf = (language: string): 'rtl' | undefined =>
  isRightToLeft(language) ? 'rtl' : undefined;
