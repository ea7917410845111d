/** What a visitor types, as terms to look for. Knows nothing of the index. */
import { type DateReader, openDates } from './dates.ts';
import { hasMalayalam, phoneticKey } from './phonetic.ts';
import { abbreviationsOf, beginningOf, INITIALS, PHONETIC_PREFIX } from './terms.ts';
import { isMalayalamQuestion, isStopWord, stem, tokenize } from './tokenize.ts';

/** One way to look for a word. */
export interface TermVariant {
  term: string;
  /** Whether words that only begin with the term count too. */
  prefix: boolean;
  /** What a match is worth beside one of the word as it was typed. */
  weight: number;
  /** Whether only titles, keywords and other names count. */
  namesOnly?: boolean;
}

/** A word of a query, or neighbouring ones written as one. */
export interface QueryTerm {
  /** The first of the words that it stands for. */
  from: number;
  /** How many they are. */
  count: number;
  /** As typed, folded. */
  word: string;
  variants: readonly TermVariant[];
  /** How it sounds, where that may be a Malayalam word. */
  phonetic?: string;
}

export interface Query {
  /** For each word whether a page must have it: all but years and those that say nothing, unless there is no other. */
  required: readonly boolean[];
  /** For each word whether it says something. */
  meaningful: readonly boolean[];
  terms: readonly QueryTerm[];
  /** Runs of words that a name may abbreviate. */
  abbreviations: readonly QueryTerm[];
}

/** Further words tell little and cost time. */
const MAX_WORDS = 10;
/** Malayalam writes in one word what a visitor may type as two or three: ഡെങ്കിപ്പനി, "dengi pani". */
const MAX_JOINED_WORDS = 3;

/**
 * @param text as typed; any text
 * @param meanings see {@link openGlossary}
 * @param dates reads the days in it
 */
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
      const { variants: own, phonetic } = variantsFor(word, from + count === typed.length);
      const month = count === 1 ? dates.month(word) : undefined;
      const months = month === undefined ? [] : variantsFor(month, false).variants;
      terms.push({ from, count, word, variants: [...own, ...months, ...meaningVariants], phonetic });
    }
  }
  // A year is a wish: who asks for "admission 2026" wants the page on admission, of whatever year.
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

/** The most words that an abbreviation stands for. */
const MAX_ABBREVIATED = 6;
/** A name that has the abbreviation of the words that are typed. */
const ABBREVIATED = 0.8;
/** A name that is abbreviated so is as good as a title. */
const SPELLED_OUT = 1.5;

/** Looks for names that abbreviate what is typed in full: "national service scheme" for NSS. */
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

/** For words of a query, parted by spaces, what else to look for. */
export type Meanings = ReadonlyMap<string, readonly TermVariant[]>;

/** A page that has another word of the same meaning. */
const SAME_MEANING = 0.95;

/**
 * What to look for besides words that are typed. A meaning of several words is known when it is typed, and is not looked for.
 *
 * @param glossary words of one meaning
 */
export function openGlossary(glossary: readonly (readonly string[])[] = []): Meanings {
  const meanings = new Map<string, TermVariant[]>();
  for (const group of glossary) {
    const members = group.map((member) => tokenize(member).map(({ folded }) => folded));
    for (const member of members) {
      const others = members.flatMap((other) => (other !== member && other.length === 1 ? other : []));
      const variants = others.flatMap((other) => variantsFor(other, false).variants);
      const key = member.join(' ');
      const before = meanings.get(key) ?? [];
      meanings.set(key, [
        ...before,
        ...variants.map((variant) => ({ ...variant, prefix: false, weight: variant.weight * SAME_MEANING })),
      ]);
    }
  }
  return meanings;
}

/** A sound of two letters is the beginning of too many. */
const MIN_PREFIX_LETTERS = 3;
/** So is a word of three, where no more of it follows. */
const MIN_OPEN_WORD_LETTERS = 4;
/** A romanised word may have been meant as an English one. */
const ROMANISED = 0.9;
/** A page that has the Malayalam word in Latin letters. */
const OTHER_SCRIPT = 0.6;
/** What is left of a noun without its ending. */
const STEMMED = 0.95;

/** @param last whether more of the word may follow */
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
  // "fees" is the plural of fee, and no beginning of feet.
  const variants: TermVariant[] = [
    { term: word, prefix: last || word.length >= MIN_OPEN_WORD_LETTERS, weight: 1 },
  ];
  // Without its ending a word is no beginning; without its article it is.
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

/** Short words, and abbreviations such as NIRF, sound like the beginning of too many. */
const mayBeMalayalam = (key: string) => key.length >= 4 && (key.match(/[aeiou]+/g)?.length ?? 0) >= 2;

/**
 * Case endings, the plural, and the anusvara at the end of a noun, all of which give way to what follows: ഓണം is the
 * beginning of ഓണാഘോഷം and of ഓണത്തിന്. Looked for behind the first two letters, all but the first kind behind three.
 */
const ENDING = /a(?:m|til|tin|tinu|tinum|tinte|tinay|tode)$|(?!^)(?:n?kal(?:il|ude)?|y?(?:il|inte|ude|um))$/;
/** Endings of a verb that is made of a noun: അപേക്ഷിക്കാം, അപേക്ഷിക്കണം. */
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

/** How Malayalam writes the names of Latin letters. */
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

/** The abbreviation as Malayalam writes it: "nss" as എൻ.എസ്.എസ്. */
function spellLetters(word: string): string | undefined {
  if (!/^[b-df-hj-np-tv-z]{2,5}$/.test(word)) return undefined;
  return phoneticKey([...word].map((letter) => LETTER_NAMES[letter]).join(''));
}

const LETTERS_BY_SOUND = Object.entries(LETTER_NAMES).map(
  ([letter, name]) => [phoneticKey(name), letter] as const,
);
const MIN_LETTERS = 3;
const MAX_LETTERS = 5;

/** The abbreviations that a sound may spell, letter by letter: "epdipi" as fdp. */
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
