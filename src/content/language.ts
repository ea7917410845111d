/** The languages that a text is written in, told by its letters. */

/** The scripts of a site beside that of the page, ready to be looked for. */
export interface Scripts {
  /** A letter of one of them; undefined where there are none. */
  letter: RegExp | undefined;
  /** A run of each: its letters, with the joiners, spaces, digits and punctuation between them. */
  runs: readonly { run: RegExp; language: string }[];
}

/** No script but that of the page. */
const NO_SCRIPTS: Scripts = { letter: undefined, runs: [] };

/** @param scripts ISO 15924 codes, each with its language */
export function scriptsOf(scripts: readonly (readonly [script: string, language: string])[]): Scripts {
  if (scripts.length === 0) return NO_SCRIPTS;
  return {
    letter: new RegExp(`[${scripts.map(([script]) => `\\p{Script=${script}}`).join('')}]`, 'u'),
    runs: scripts.map(([script, language]) => {
      // Marks that several scripts share, and the joiners, are inherited from the letter before.
      const letters = `\\p{Script=${script}}[\\p{Script=${script}}\\p{Script=Zinh}]*`;
      return { run: new RegExp(`${letters}(?:[\\s\\p{P}\\p{N}]+${letters})*`, 'gu'), language };
    }),
  };
}

/** A piece of a text; no language stands for that of the page. */
export interface Run {
  text: string;
  lang?: string;
}

/** The pieces of a text and the language of each. */
export function languageRuns(text: string, { letter, runs }: Scripts): Run[] {
  if (!letter?.test(text)) return text === '' ? [] : [{ text }];
  return runs.reduce<Run[]>(
    (pieces, { run, language }) =>
      pieces.flatMap((piece) => (piece.lang ? piece : parted(piece.text, run, language))),
    [{ text }],
  );
}

function parted(text: string, run: RegExp, lang: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const found of text.matchAll(run)) {
    if (found.index > end) runs.push({ text: text.slice(end, found.index) });
    runs.push({ text: found[0], lang });
    end = found.index + found[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs;
}

const LETTERS = /\p{L}/gu;

/** The language that most letters of a text are written in. @param language that of the page otherwise */
export function textLanguage(text: string, language: string, scripts: Scripts): string {
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
