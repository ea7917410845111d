/**
 * One spelling of a word within a site, where Malayalam has two. What is known here is the rule and no word: a word is held
 * against the other words of the site alone.
 */
import type { Problem } from '../../src/problem.ts';
import { CHILLU, OLD_CHILLU, withNewChillus } from '../../src/route/path.ts';
import { fold } from '../../src/search/fold.ts';
import { at } from '../problems/problemAt.ts';
import { textWords } from '../problems/words/texts.ts';
import { isProse, type PlacedText, textsOf } from '../site/content.ts';
import type { CheckedSite } from '../site/model.ts';

/**
 * Consonants that may be doubled after ർ without another sound or meaning, each with its double: Pāṇini 8.4.46 leaves it to the
 * writer, and both are in use. Those of which the double is another sound, such as ത in വാർത്ത, are not here.
 */
const DOUBLES: readonly (readonly [string, string])[] = [
  ['ഗ', 'ഗ്ഗ'],
  ['ഘ', 'ഗ്ഘ'],
  ['ജ', 'ജ്ജ'],
  ['ണ', 'ണ്ണ'],
  ['ഥ', 'ത്ഥ'],
  ['ദ', 'ദ്ദ'],
  ['ധ', 'ദ്ധ'],
  ['ബ', 'ബ്ബ'],
  ['ഭ', 'ബ്ഭ'],
  ['മ', 'മ്മ'],
  ['യ', 'യ്യ'],
  ['വ', 'വ്വ'],
  ['ശ', 'ശ്ശ'],
];

/** What may be written in several ways: the ways, the plainest first. */
const CHOICES: readonly (readonly string[])[] = [
  ...DOUBLES.map((ways) => ways.map((way) => `ർ${way}`)),
  // The Unicode Standard, chapter 12.9.
  ['ന്റ', 'ൻ്റ', 'ൻറ'],
  ['റ്റ', 'ററ'],
  ['\u0D57', '\u0D4C'],
];

const choiceOf = new Map(CHOICES.flatMap((ways) => ways.map((way) => [way, ways] as const)));

/** Longer ways first, since some begin with another; none before a virama, with which another consonant begins. */
const WAYS = new RegExp(
  `(?:${[...choiceOf.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\u0D4D(?!\\u200C))`,
  'gu',
);

const NEW_CHILLU = /[\u0D7A-\u0D7F]/g;

const WORD = /[\u0D00-\u0D7F\u200C\u200D]+/g;

/** How many letters before it tell a choice from others: enough for the stem, few enough to find it within a compound. */
const STEM = 4;

/** A choice within a word of a text. */
interface Chosen {
  word: string;
  /** What all its ways have in common. */
  key: string;
  way: string;
  /** Where in the word it is. */
  offset: number;
}

export function spelling(site: CheckedSite): Problem[] {
  const texts = textsOf(site).filter((placed) => isProse(placed) && /[\u0D00-\u0D7F]/.test(placed.text));
  return [...variants(texts), ...oldLetters(texts)];
}

function variants(texts: readonly PlacedText[]): Problem[] {
  const choicesIn = chooser();
  const chosen = texts.map((placed) => ({ placed, choices: choicesIn(placed.text) }));
  const counts = new Map<string, Map<string, number>>();
  for (const { key, way } of chosen.flatMap(({ choices }) => choices)) {
    const ways = counts.get(key) ?? new Map<string, number>();
    counts.set(key, ways.set(way, (ways.get(way) ?? 0) + 1));
  }
  return chosen.flatMap(({ placed: { file, path, text }, choices }): Problem[] => {
    for (const { word, key, way, offset } of choices) {
      const ways = counts.get(key) ?? new Map<string, number>();
      const usual = usualOf(ways);
      if (usual === way) continue;
      const other = word.slice(0, offset) + usual + word.slice(offset + way.length);
      const words = textWords.spelling(word, other, ways.get(way) ?? 0, ways.get(usual) ?? 0);
      return [at(file, path, { ...words, value: text })];
    }
    return [];
  });
}

/** The way that is used most; of those that are used alike the plainest. */
function usualOf(ways: ReadonlyMap<string, number>): string {
  const [first = ''] = ways.keys();
  const plainest = choiceOf.get(first) ?? [];
  return plainest.reduce((best, way) => ((ways.get(way) ?? 0) > (ways.get(best) ?? 0) ? way : best));
}

/** @returns a function that gives the choices within a text; a word is looked at once, however often it is there */
function chooser(): (text: string) => Chosen[] {
  const known = new Map<string, Chosen[]>();
  return (text) =>
    (withNewChillus(text).match(WORD) ?? []).flatMap((word) => {
      const choices = known.get(word) ?? choicesOf(word);
      known.set(word, choices);
      return choices;
    });
}

const choicesOf = (word: string): Chosen[] =>
  [...word.matchAll(WAYS)].map(({ 0: way, index: offset }) => {
    const [plain = way] = choiceOf.get(way) ?? [];
    // As many letters as can become so few.
    const stem = folded(word.slice(Math.max(0, offset - 4 * STEM), offset)).slice(-STEM);
    return { word, key: `${stem} ${plain}`, way, offset };
  });

/** A beginning of a word in which all choices are made alike. */
const folded = (text: string) => fold(text.replace(WAYS, (way) => choiceOf.get(way)?.[0] ?? way));

/** Chillu letters look the same in the old and in the new way, and a browser finds only one of the two. */
function oldLetters(texts: readonly PlacedText[]): Problem[] {
  const count = (pattern: RegExp) =>
    texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const olds = count(OLD_CHILLU);
  const news = olds === 0 ? 0 : count(NEW_CHILLU);
  if (news === 0) return [];
  const isOldUsual = olds > news;
  const unusual = new RegExp((isOldUsual ? NEW_CHILLU : OLD_CHILLU).source);
  return texts.flatMap(({ file, path, text }): Problem[] => {
    const word = text.match(WORD)?.find((word) => unusual.test(word));
    if (word === undefined) return [];
    const other = isOldUsual ? withOldChillus(word) : withNewChillus(word);
    const words = textWords.chillu(word, other, isOldUsual ? news : olds, isOldUsual ? olds : news);
    return [at(file, path, { ...words, value: text })];
  });
}

const OLD = new Map(Object.entries(CHILLU).map(([letter, chillu]) => [chillu, `${letter}\u0D4D\u200D`]));

const withOldChillus = (text: string) => text.replace(NEW_CHILLU, (chillu) => OLD.get(chillu) ?? chillu);
