/** What a visitor types, as terms to look for. Knows nothing of the index. */
import { type DateReader, openDates } from './dates.ts';
import { isMalayalam, sound } from './sound.ts';
import { abbreviationsOf, beginningOf, INITIALS, SOUND } from './terms.ts';
import { isMalayalamQuestion, isSilent, stem, words } from './words.ts';

/** One way to look for a word. */
export interface Look {
  term: string;
  /** Whether words that only begin with the term count too. */
  prefix: boolean;
  /** What a match is worth beside one of the word as it was typed. */
  weight: number;
  /** Whether only titles, keywords and other names count. */
  namesOnly?: boolean;
}

/** A word of a query, or neighbouring ones written as one. */
export interface Wanted {
  /** The first of the words that it stands for. */
  from: number;
  /** How many they are. */
  count: number;
  /** As typed, folded. */
  word: string;
  looks: readonly Look[];
  /** How it sounds, where that may be a Malayalam word. */
  sound?: string;
}

export interface Query {
  /** For each word whether a page must have it: all but years and those that say nothing, unless there is no other. */
  required: readonly boolean[];
  /** For each word whether it says something. */
  telling: readonly boolean[];
  wanted: readonly Wanted[];
  /** Runs of words that a name may abbreviate. */
  abbreviations: readonly Wanted[];
}

/** Further words tell little and cost time. */
const MOST_WORDS = 10;
/** Malayalam writes in one word what a visitor may type as two or three: ഡെങ്കിപ്പനി, "dengi pani". */
const MOST_JOINED = 3;

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
  const typed = words(dates.spell(text))
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
  const silent = typed.map((word) => isSilent(word) || isMalayalamQuestion(word));
  const wanted: Wanted[] = [];
  for (let count = 1; count <= MOST_JOINED; count++) {
    for (let from = 0; from + count <= typed.length; from++) {
      const part = typed.slice(from, from + count);
      const day = count === 3 ? dates.day(part) : undefined;
      const word = day ?? part.join('');
      const meant = meanings.get(part.join(' ')) ?? [];
      if (count > 1 && /\d/.test(word) && day === undefined && meant.length === 0) continue;
      const { looks, sound } = looksFor(word, from + count === typed.length);
      const month = count === 1 ? dates.month(word) : undefined;
      const months = month === undefined ? [] : looksFor(month, false).looks;
      wanted.push({ from, count, word, looks: [...looks, ...months, ...meant], sound });
    }
  }
  // A year is a wish: who asks for "admission 2026" wants the page on admission, of whatever year.
  const needed = typed.map((word, index) => !silent[index] && !YEAR.test(word));
  const said = silent.map((is) => !is);
  const required = [needed, said, silent].find((words) => words.some(Boolean)) ?? silent;
  return { required, telling: said.some(Boolean) ? said : silent, wanted, abbreviations: abbreviated(typed) };
}

/** The most words that an abbreviation stands for. */
const MAX_ABBREVIATED = 6;
/** A name that has the abbreviation of the words that are typed. */
const ABBREVIATED = 0.8;
/** A name that is abbreviated so is as good as a title. */
const SPELLED_OUT = 1.5;

/** Looks for names that abbreviate what is typed in full: "national service scheme" for NSS. */
function abbreviated(typed: readonly string[]): Wanted[] {
  return typed.flatMap((_, from) =>
    typed.slice(from, from + MAX_ABBREVIATED).flatMap((_, more) => {
      const run = typed.slice(from, from + more + 1);
      if (run.some((word) => /\d/.test(word)) || isSilent(run[0] ?? '') || isSilent(run.at(-1) ?? ''))
        return [];
      return abbreviationsOf(run).map((letters) => {
        const spelled = spelledOut(letters);
        const terms = spelled === undefined ? [letters] : [letters, SOUND + spelled];
        return {
          from,
          count: run.length,
          word: letters,
          looks: terms.map((term) => ({ term, prefix: false, weight: ABBREVIATED, namesOnly: true })),
        };
      });
    }),
  );
}

const YEAR = /^(?:19|20)\d\d$/;

/** For words of a query, parted by spaces, what else to look for. */
export type Meanings = ReadonlyMap<string, readonly Look[]>;

/** A page that has another word of the same meaning. */
const SAME_MEANING = 0.95;

/**
 * What to look for besides words that are typed. A meaning of several words is known when it is typed, and is not looked for.
 *
 * @param glossary words of one meaning
 */
export function openGlossary(glossary: readonly (readonly string[])[] = []): Meanings {
  const meanings = new Map<string, Look[]>();
  for (const group of glossary) {
    const members = group.map((member) => words(member).map(({ word }) => word));
    for (const member of members) {
      const others = members.flatMap((other) => (other !== member && other.length === 1 ? other : []));
      const looks = others.flatMap((other) => looksFor(other, false).looks);
      const key = member.join(' ');
      const before = meanings.get(key) ?? [];
      meanings.set(key, [
        ...before,
        ...looks.map((look) => ({ ...look, prefix: false, weight: look.weight * SAME_MEANING })),
      ]);
    }
  }
  return meanings;
}

/** A sound of two letters is the beginning of too many. */
const SHORTEST = 3;
/** So is a word of three, where no more of it follows. */
const SHORTEST_WHOLE = 4;
/** A romanised word may have been meant as an English one. */
const ROMANISED = 0.9;
/** A page that has the Malayalam word in Latin letters. */
const OTHER_SCRIPT = 0.6;
/** What is left of a noun without its ending. */
const STEMMED = 0.95;

/** @param last whether more of the word may follow */
function looksFor(word: string, last: boolean): { looks: Look[]; sound?: string } {
  if (/^\d/.test(word)) return { looks: [{ term: word, prefix: false, weight: 1 }] };
  const key = sound(word);
  if (isMalayalam(word)) {
    const abbreviations = lettersOf(key).flatMap((letters) => [
      { term: letters, prefix: false, weight: ROMANISED },
      { term: INITIALS + letters, prefix: false, weight: SPELLED_OUT },
    ]);
    const other = { term: key, prefix: false, weight: OTHER_SCRIPT };
    return { looks: [...soundLooks(key, 1), other, ...abbreviations], sound: key };
  }
  const singular = stem(word);
  // "fees" is the plural of fee, and no beginning of feet.
  const looks: Look[] = [{ term: word, prefix: last || word.length >= SHORTEST_WHOLE, weight: 1 }];
  // Without its ending a word is no beginning; without its article it is.
  if (singular !== word) looks.push({ term: singular, prefix: !word.startsWith(singular), weight: 1 });
  const [initials] = abbreviationsOf([...word]);
  if (initials !== undefined) looks.push({ term: INITIALS + initials, prefix: false, weight: SPELLED_OUT });
  const spelled = spelledOut(word);
  if (spelled !== undefined) looks.push({ term: SOUND + spelled, prefix: false, weight: ROMANISED });
  if (!mayBeMalayalam(key)) return { looks };
  return { looks: [...looks, ...soundLooks(key, ROMANISED)], sound: key };
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

function soundLooks(key: string, weight: number): Look[] {
  const whole: Look = { term: SOUND + key, prefix: key.length >= SHORTEST, weight };
  const looks = [whole];
  const beginning = beginningOf(whole.term);
  if (beginning !== whole.term) looks.push({ term: beginning, prefix: false, weight: weight * STEMMED });
  const stemmed =
    key.slice(0, 2) + key.slice(2).replace(ENDING, (ending) => (ending.startsWith('a') ? 'a' : ''));
  const noun = key.replace(VERBAL, '$1');
  if (noun !== key) looks.push({ term: SOUND + noun, prefix: true, weight: weight * STEMMED });
  if (stemmed !== key) looks.push({ term: SOUND + stemmed, prefix: true, weight: weight * STEMMED });
  return looks;
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
function spelledOut(word: string): string | undefined {
  if (!/^[b-df-hj-np-tv-z]{2,5}$/.test(word)) return undefined;
  return sound([...word].map((letter) => LETTER_NAMES[letter]).join(''));
}

const LETTERS_BY_SOUND = Object.entries(LETTER_NAMES).map(([letter, name]) => [sound(name), letter] as const);
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
