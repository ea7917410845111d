/** The languages that a text is written in, told by its letters. */

/** The scripts of a site beside that of the page, ready to be looked for. */
export interface Scripts {
  /** What a text has that has runs; undefined where there is none. */
  letter: RegExp | undefined;
  /**
   * A run of each: its letters, with the joiners, spaces, digits and punctuation between them. On a page that is read from right to
   * left also numbers of several parts, which have no language but a direction.
   */
  runs: readonly ({ run: RegExp } & Omit<Run, 'text'>)[];
}

/**
 * Telephone numbers, days and the like: after Arabic letters the parts of one would stand in reverse (Unicode Bidirectional Algorithm, W2),
 * although each number is read from left to right.
 */
const PARTED_NUMBER = /\+\d[\d ()./-]*\d|\(\d+\)[\d .-]*\d|\d+(?:[./-]\d+)+/g;

/** @param scripts ISO 15924 codes, each with its language @param page the language of the page */
export function scriptsOf(
  scripts: readonly (readonly [script: string, language: string])[],
  page = '',
): Scripts {
  const letters = scripts.map(([script]) => `\\p{Script=${script}}`);
  const runs: Scripts['runs'] = scripts.map(([script, lang]) => {
    // Marks that several scripts share, and the joiners, are inherited from the letter before.
    const letters = `\\p{Script=${script}}[\\p{Script=${script}}\\p{Script=Zinh}]*`;
    return { run: new RegExp(`${letters}(?:[\\s\\p{P}\\p{N}]+${letters})*`, 'gu'), lang };
  });
  if (isRightToLeft(page)) {
    // What has no other letters is read from left to right as a whole: in "1 Main Street." number and full stop would change their sides.
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

/** A piece of a text; no language stands for that of the page. */
export interface Run {
  text: string;
  lang?: string;
  /** Where it is not that of the page. */
  dir?: 'ltr';
}

/** The pieces of a text and the language of each. */
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

/** The language that most letters of a text are written in. @param language that of the page otherwise */
export function textLanguage(text: string, language: string, scripts: Scripts): string {
  if (!scripts.letter?.test(text)) return language;
  const counts = new Map<string, number>([[language, 0]]);
  for (const { text: piece, lang = language } of languageRuns(text, scripts)) {
    counts.set(lang, (counts.get(lang) ?? 0) + (piece.match(LETTERS)?.length ?? 0));
  }
  const [[most] = [language]] = [...counts].sort(([, a], [, b]) => b - a);
  return most;
}

/** Whether a language is written from right to left, by the script that it is usually written in (CLDR 48). */
export const isRightToLeft = (language: string): boolean =>
  /^(?:ar|arc|ckb|dv|fa|he|ks|nqo|ps|sd|syr|ug|ur|yi)(?![a-z])/.test(language);

/** The attribute `dir` of an element; left to right needs none. */
export const directionOf = (language: string): 'rtl' | undefined =>
  isRightToLeft(language) ? 'rtl' : undefined;
