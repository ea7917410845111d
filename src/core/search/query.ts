/** Parses the text of a search into terms. Independent of the index. */
import { type DateReader, openDates } from './dates.ts';
import { hasMalayalam, phoneticKey } from './phonetic.ts';
import { abbreviationsOf, beginningOf, INITIALS, PHONETIC_PREFIX } from './terms.ts';
import { isMalayalamQuestion, isStopWord, stem, tokenize } from './tokenize.ts';

export interface TermVariant {
  term: string;
  /** True if longer words match too. */
  prefix: boolean;
  /** The weight relative to a match of the typed word. */
  weight: number;
  /** True if only titles, search words and other names match. */
  namesOnly?: boolean;
}

/** A word of a query, or adjacent words joined. */
export interface QueryTerm {
  /** The index of the first word. */
  from: number;
  /** The number of words. */
  count: number;
  /** The typed word after folding. */
  word: string;
  variants: readonly TermVariant[];
  /** The phonetic key; absent if the word cannot be Malayalam. */
  phonetic?: string;
}

export interface Query {
  /** By word, true if a page must have it. Years and stop words are optional if there are others. */
  required: readonly boolean[];
  /** By word, false for stop words. */
  meaningful: readonly boolean[];
  terms: readonly QueryTerm[];
  /** Sequences of words that a name may abbreviate. */
  abbreviations: readonly QueryTerm[];
}

/** Further words add little and cost time. */
const MAX_WORDS = 10;
/** Malayalam joins words that a visitor may type separately: ഡെങ്കിപ്പനി, "dengi pani". */
const MAX_JOINED_WORDS = 3;

/** @param text any text @param meanings see {@link openGlossary} */
export function parseQuery(
  text: string,
  meanings: Meanings = new Map(),
  dates: DateReader = openDates(),
): Query {
  const typed = tokenize(dates.spell(text))
    .slice(0, MAX_WORDS)
    .map(({ folded }) => folded);
  const silent = typed.map((word) => isStopWord(word) || isMalayalamQuestion(word));
  const terms: QueryTerm[] = [];
  for (let count = 1; count <= MAX_JOINED_WORDS; count++) {
    for (let from = 0; from + count <= typed.length; from++) {
      const part = typed.slice(from, from + count);
      const day = count === 3 ? dates.day(part) : undefined;
      const word = day ?? part.join('');
      const meaningVariants = meanings.get(part.join(' ')) ?? [];
      if (count > 1 && /\d/.test(word) && day === undefined && meaningVariants.length === 0) continue;
      const { variants: ownVariants, phonetic } = variantsFor(word, from + count === typed.length);
      const month = count === 1 ? dates.month(word) : undefined;
      const months = month === undefined ? [] : variantsFor(month, false).variants;
      terms.push({ from, count, word, variants: [...ownVariants, ...months, ...meaningVariants], phonetic });
    }
  }
  // A year is optional: "admission 2026" should find the admission page of any year.
  const needed = typed.map((word, index) => !silent[index] && !YEAR.test(word));
  const isMeaningful = silent.map((is) => !is);
  const required = [needed, isMeaningful, silent].find((words) => words.some(Boolean)) ?? silent;
  return {
    required,
    meaningful: isMeaningful.some(Boolean) ? isMeaningful : silent,
    terms,
    abbreviations: findAbbreviations(typed),
  };
}

/** The maximum number of words in an abbreviation. */
const MAX_ABBREVIATED = 6;
/** The weight of a name with the abbreviation of the typed words. */
const ABBREVIATED = 0.8;
/** The weight of a name that the typed letters abbreviate; as good as a title. */
const SPELLED_OUT = 1.5;

/** Finds abbreviations of the typed words: NSS for "national service scheme". */
function findAbbreviations(typed: readonly string[]): QueryTerm[] {
  return typed.flatMap((_, from) =>
    typed.slice(from, from + MAX_ABBREVIATED).flatMap((_, more) => {
      const run = typed.slice(from, from + more + 1);
      if (run.some((word) => /\d/.test(word)) || isStopWord(run[0] ?? '') || isStopWord(run.at(-1) ?? ''))
        return [];
      return abbreviationsOf(run).map((letters) => {
        const spelled = spellLetters(letters);
        const terms = spelled === undefined ? [letters] : [letters, PHONETIC_PREFIX + spelled];
        return {
          from,
          count: run.length,
          word: letters,
          variants: terms.map((term) => ({ term, prefix: false, weight: ABBREVIATED, namesOnly: true })),
        };
      });
    }),
  );
}

const YEAR = /^(?:19|20)\d\d$/;

/** Additional variants by words of a query, joined by spaces. */
export type Meanings = ReadonlyMap<string, readonly TermVariant[]>;

const SAME_MEANING = 0.95;

/** Synonyms of several words match in the query but are not searched. @param glossary groups of synonyms */
export function openGlossary(glossary: readonly (readonly string[])[] = []): Meanings {
  const meanings = new Map<string, TermVariant[]>();
  for (const group of glossary) {
    const members = group.map((member) => tokenize(member).map(({ folded }) => folded));
    for (const member of members) {
      const others = members.flatMap((other) => (other !== member && other.length === 1 ? other : []));
      const variants = others.flatMap((other) => variantsFor(other, false).variants);
      const key = member.join(' ');
      const synonyms = meanings.get(key) ?? [];
      meanings.set(key, [
        ...synonyms,
        ...variants.map((variant) => ({ ...variant, prefix: false, weight: variant.weight * SAME_MEANING })),
      ]);
    }
  }
  return meanings;
}

/** Shorter phonetic keys match too many terms as prefixes. */
const MIN_PREFIX_LETTERS = 3;
const MIN_OPEN_WORD_LETTERS = 4;
/** A romanised word may be English. */
const ROMANISED = 0.9;
/** The weight of the Malayalam word in Latin letters. */
const OTHER_SCRIPT = 0.6;
/** The weight of a noun without its ending. */
const STEMMED = 0.95;

/** @param last true if the user may still be typing the word */
function variantsFor(word: string, last: boolean): { variants: TermVariant[]; phonetic?: string } {
  if (/^\d/.test(word)) return { variants: [{ term: word, prefix: false, weight: 1 }] };
  const key = phoneticKey(word);
  if (hasMalayalam(word)) {
    const abbreviations = lettersOf(key).flatMap((letters) => [
      { term: letters, prefix: false, weight: ROMANISED },
      { term: INITIALS + letters, prefix: false, weight: SPELLED_OUT },
    ]);
    const other = { term: key, prefix: false, weight: OTHER_SCRIPT };
    return { variants: [...phoneticVariants(key, 1), other, ...abbreviations], phonetic: key };
  }
  const singular = stem(word);
  // "fees" is the plural of "fee" and not a prefix of "feet".
  const variants: TermVariant[] = [
    { term: word, prefix: last || word.length >= MIN_OPEN_WORD_LETTERS, weight: 1 },
  ];
  // A stem without its ending is no prefix; a word without its article is.
  if (singular !== word) variants.push({ term: singular, prefix: !word.startsWith(singular), weight: 1 });
  const [initials] = abbreviationsOf([...word]);
  if (initials !== undefined)
    variants.push({ term: INITIALS + initials, prefix: false, weight: SPELLED_OUT });
  const spelled = spellLetters(word);
  if (spelled !== undefined)
    variants.push({ term: PHONETIC_PREFIX + spelled, prefix: false, weight: ROMANISED });
  if (!mayBeMalayalam(key)) return { variants };
  return { variants: [...variants, ...phoneticVariants(key, ROMANISED)], phonetic: key };
}

/** Short words, and abbreviations such as NIRF, match too many phonetic keys. */
const mayBeMalayalam = (key: string) => key.length >= 4 && (key.match(/[aeiou]+/g)?.length ?? 0) >= 2;

/**
 * Case endings, the plural and the final anusvara, which change before suffixes: ഓണം becomes ഓണാഘോഷം and
 * ഓണത്തിന്. Matched behind two letters, all but the first group behind three.
 */
const ENDING = /a(?:m|til|tin|tinu|tinum|tinte|tinay|tode)$|(?!^)(?:n?kal(?:il|ude)?|y?(?:il|inte|ude|um))$/;
/** Endings of verbs from nouns: അപേക്ഷിക്കാം, അപേക്ഷിക്കണം. */
const VERBAL = /^(.{3,}?)ik(?:am|an|anam|uka|unu|unatu?|um|ende[a-z]*)$/;

function phoneticVariants(key: string, weight: number): TermVariant[] {
  const wholeWord: TermVariant = {
    term: PHONETIC_PREFIX + key,
    prefix: key.length >= MIN_PREFIX_LETTERS,
    weight,
  };
  const variants = [wholeWord];
  const beginning = beginningOf(wholeWord.term);
  if (beginning !== wholeWord.term)
    variants.push({ term: beginning, prefix: false, weight: weight * STEMMED });
  const stemmed =
    key.slice(0, 2) + key.slice(2).replace(ENDING, (ending) => (ending.startsWith('a') ? 'a' : ''));
  const noun = key.replace(VERBAL, '$1');
  if (noun !== key) variants.push({ term: PHONETIC_PREFIX + noun, prefix: true, weight: weight * STEMMED });
  if (stemmed !== key)
    variants.push({ term: PHONETIC_PREFIX + stemmed, prefix: true, weight: weight * STEMMED });
  return variants;
}

const LETTER_NAMES: Readonly<Record<string, string>> = {
  a: 'e',
  b: 'bi',
  c: 'si',
  d: 'di',
  e: 'i',
  f: 'ef',
  g: 'ji',
  h: 'ech',
  i: 'ai',
  j: 'je',
  k: 'ke',
  l: 'el',
  m: 'em',
  n: 'en',
  o: 'o',
  p: 'pi',
  q: 'kyu',
  r: 'ar',
  s: 'es',
  t: 'ti',
  u: 'yu',
  v: 'vi',
  w: 'dablyu',
  x: 'eks',
  y: 'vai',
  z: 'ised',
};

/** The key of an abbreviation in Malayalam spelling: എൻ.എസ്.എസ് for "nss". */
function spellLetters(word: string): string | undefined {
  if (!/^[b-df-hj-np-tv-z]{2,5}$/.test(word)) return undefined;
  return phoneticKey([...word].map((letter) => LETTER_NAMES[letter]).join(''));
}

const LETTERS_BY_SOUND = Object.entries(LETTER_NAMES).map(
  ([letter, name]) => [phoneticKey(name), letter] as const,
);
const MIN_LETTERS = 3;
const MAX_LETTERS = 5;

/** The abbreviations whose letter names form a phonetic key: "epdipi" is fdp. */
function lettersOf(key: string): string[] {
  const spelled = (rest: string, room: number): string[] => {
    if (rest === '') return [''];
    if (room === 0) return [];
    return LETTERS_BY_SOUND.flatMap(([name, letter]) =>
      rest.startsWith(name) ? spelled(rest.slice(name.length), room - 1).map((more) => letter + more) : [],
    );
  };
  return spelled(key, MAX_LETTERS).filter(({ length }) => length >= MIN_LETTERS);
}
