/**
 * Figures that a text states beside what they count, held against the figures of site.json.
 *
 * Texts count many things, so a number alone is not enough: it must stand directly before the noun of a figure, in a
 * sentence that names the rest of the figure's label, and be of its magnitude. A figure whose label is one word ("Boats")
 * is compared only where the number is given as what someone has: "has 9 boats", "a 9-boat fleet", "a capacity of 9
 * boats". Other ways to state a figure are the site's to say, as its `phrases`.
 */
import type { Finding } from '../problems/problemAt.ts';
import { textWords } from '../problems/words/texts.ts';

/** A figure of site.json. */
export interface Figure {
  key: string;
  value: string | number;
  label: string;
  unit?: string;
  /** Other ways in which texts state it: "#" is the number, "…" a few words. */
  phrases?: readonly string[];
}

/** @returns a function that gives the first contradiction of a text */
export function contradictions(figures: readonly Figure[]): (text: string) => Finding | undefined {
  const joined = abbreviationJoiner(figures);
  const plain = figures.map((figure) => ({ ...figure, label: joined(figure.label) }));
  const years = plain.filter(isYear);
  const rules = [
    ...plain.flatMap((figure) => countRule(figure, plain)),
    ...plain.flatMap((figure) => phraseRules(figure, plain, joined)),
    ...years.flatMap(yearRule(years)),
  ];
  return (text) => {
    if (rules.length === 0 || !STATES.test(text)) return undefined;
    for (const sentence of joined(text).split(/(?<=[.!?])\s+|\n+/)) {
      if (!STATES.test(sentence)) continue;
      const words = new Set(stems(sentence));
      for (const rule of rules) {
        if (!rule.others.every((word) => words.has(word))) continue;
        const stated = rule.find(sentence);
        if (stated === undefined) continue;
        const { key, value, label } = rule.figure;
        return { ...textWords.factContradicted(stated, value, label, key), value: stated };
      }
    }
    return undefined;
  };
}

interface Rule {
  figure: Figure;
  /** The words that a sentence about the figure has, as stems. */
  others: readonly string[];
  /** The words of such a sentence that contradict the figure. */
  find(sentence: string): string | undefined;
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A sentence that states any figure. */
const STATES = new RegExp(`\\d|\\b(?:${NUMBER_WORDS.join('|')})\\b`, 'i');

/**
 * Writes the abbreviations of the labels as one word, however a text points them, so that their points end no sentence:
 * "Ph.D" in a label makes "Ph. D.", "PhD" and "Ph.D." the same.
 */
function abbreviationJoiner(figures: readonly Figure[]): (text: string) => string {
  const labels = figures.map(({ label }) => label).join(' ');
  const found = new Set(labels.match(/\b(?:\p{Lu}\p{L}?\.)+\p{Lu}\p{L}*/gu));
  if (found.size === 0) return (text) => text;
  const patterns = [...found].map((abbreviation) => abbreviation.split('.').join('\\.?\\s?'));
  const pattern = new RegExp(`\\b(?:${patterns.join('|')})\\b\\.?`, 'gu');
  return (text) => text.replace(pattern, (written) => written.replace(/[.\s]/g, ''));
}

const isYear = ({ value }: Figure) => typeof value === 'string' && /^(18|19|20)\d\d$/.test(value);

/** Words of a label that say nothing about what is counted. */
const FILLING = new Set(
  'a an and at by day each every first for from in least minimum maximum more most of on over per start than the through to total up via with year years'.split(
    ' ',
  ),
);

/** A word without what its forms differ in. */
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/(ies|es|s)$/, '')
    .replace(/([a-z])\1ed$/, '$1');

const stems = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(stem)
    .filter((word) => word.length > 1 && !FILLING.has(word));

const NUMBER = String.raw`(?<![\d.,/:-])(\d{1,3}(?:,\d{2,3})+|\d{1,6})(?![\d.,]*\d)`;

const numberOf = (written: string) => Number(written.replaceAll(',', ''));

/** Numbers of this magnitude are years unless the figure itself is one. */
const looksLikeYear = (written: string) => /^(19|20)\d\d$/.test(written);

const UNITS: Readonly<Record<string, string>> = {
  'sq ft': String.raw`\s*(?:sq\.?\s?f(?:ee)?t|square\sf(?:ee|oo)t)\b`,
  'sq m': String.raw`\s*(?:sq\.?\s?m|m²|square\smet(?:re|er)s?)`,
};

/** How far a number may be from a figure and still be meant for it. */
const NEAR = 2.5;
const NEARER = 2;

function countRule(figure: Figure, figures: readonly Figure[]): Rule[] {
  const value = Number(figure.value);
  if (!Number.isFinite(value) || value <= 1 || isYear(figure)) return [];
  const { noun, others, pattern } = countedBy(figure);
  if (pattern === undefined) return [];
  const right = new Set(
    figures.filter((other) => countedBy(other).noun === noun).map((other) => Number(other.value)),
  );
  const limit = others.length > 0 ? NEAR : NEARER;
  return [
    {
      figure,
      others: [...others, noun].filter((word) => UNITS[word] === undefined),
      find: (sentence) => {
        for (const found of sentence.matchAll(pattern)) {
          const written = found.slice(1).find(Boolean) ?? '';
          const stated = numberOf(written);
          if (right.has(stated) || looksLikeYear(written)) continue;
          const ratio = stated / value;
          if (ratio > limit || ratio < 1 / limit) continue;
          return found[0].trim();
        }
        return undefined;
      },
    },
  ];
}

/** What a label counts: its noun, the other words that must be named, and how a number stands before the noun. */
function countedBy({ label, unit: given }: Figure): { noun: string; others: string[]; pattern?: RegExp } {
  const [main = '', unit = given ?? ''] = label.split(',').map((part) => part.trim());
  const unitPattern = UNITS[unit];
  if (unitPattern !== undefined) {
    return { noun: unit, others: stems(main), pattern: new RegExp(NUMBER + unitPattern, 'gi') };
  }
  // "Minimum age, in years" or "per cent" are told from too many other numbers.
  if (given !== undefined || /^(in|per|%)/.test(unit)) return { noun: unit, others: [] };
  const plain = main.replace(/\s+(?:an?|per|each|every)\s+(?:day|week|month|year)$|\s+at the start$/i, '');
  const [head = '', ...rest] = plain.split(/\s+(?:of|for|through|in|on|at|from|by)\s+/);
  const headWords = head.split(/\s+/);
  const noun = stem(headWords.at(-1) ?? '');
  const others = [...stems(headWords.slice(0, -1).join(' ')), ...stems(rest.join(' '))];
  if (noun.length < 3 || FILLING.has(noun) || noun === 'year') return { noun, others };
  // Between number and noun only words of the label itself may stand.
  const between = others.length > 0 ? `(?:(?:${others.join('|')}|and)[a-z]*[\\s-]+){0,4}` : '';
  const counted = `${NUMBER}\\+?[\\s-]+${between}${noun}(?:s|es)?\\b`;
  // "a capacity of 9 boats", "a boat count of 9".
  const sized = `\\b(?:capacity|strength|total)\\s+of\\s+${counted}`;
  const strength = `\\b${noun}\\s+(?:strength|capacity|count)\\s+(?:is|was|of)\\s+${NUMBER}`;
  const owned = `(?:\\b(?:has|have|with|our|its|offers)\\s+(?:an?\\s+|about\\s+|over\\s+|nearly\\s+|some\\s+|more\\s+than\\s+)?${counted})|(?:\\b(?:an?|the|our|its)\\s+${NUMBER}[\\s-]${noun}\\b)|(?:${sized})|(?:${strength})`;
  return {
    noun,
    others,
    pattern: others.length > 0 ? new RegExp(counted, 'gi') : new RegExp(owned, 'gi'),
  };
}

/** The ways to state a figure that the site has given; where two figures share one, either is right. */
function phraseRules(figure: Figure, figures: readonly Figure[], joined: (text: string) => string): Rule[] {
  return (figure.phrases ?? []).map((phrase) => {
    const right = new Set(
      figures.filter(({ phrases }) => phrases?.includes(phrase)).map((other) => Number(other.value)),
    );
    const written = joined(phrase);
    const pattern = phrasePattern(written);
    const words = written.split(/[\s-]+/).filter((word) => !/[#…]/.test(word));
    return {
      figure,
      others: stems(words.join(' ')),
      find: (sentence) => {
        const stated = [...sentence.matchAll(pattern)].flatMap(([words, digits, named]) => {
          const number = digits ?? named ?? '';
          return looksLikeYear(number) ? [] : [{ words, number: numberInWords(number) }];
        });
        // A sentence that names the right figure too speaks of more than one thing.
        return stated.some(({ number }) => right.has(number)) ? undefined : stated[0]?.words;
      },
    };
  });
}

const numberInWords = (written: string) =>
  NUMBER_WORDS.indexOf(written.toLowerCase()) + 1 || numberOf(written);

/** A phrase as a pattern: a hyphen is as good as a space, and words of other scripts than Latin may have an ending. */
function phrasePattern(phrase: string): RegExp {
  const number = `(?:${NUMBER}|\\b(${NUMBER_WORDS.join('|')}))\\b(?!\\s*(?:%|per\\s?cent))`;
  const parts = phrase
    .split(/([#…]|[\s-]+)/)
    .map((part) =>
      part === '#'
        ? number
        : part === '…'
          ? '[^.;!?]{0,60}?'
          : /^[\s-]+$/.test(part)
            ? '[\\s-]+'
            : escapeRegExp(part),
    );
  const end = /(?=\p{L}|\p{M})\P{Script=Latin}$/u.test(phrase) ? '' : '(?![\\p{L}\\p{N}])';
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('')}${end}`, 'giu');
}

const BEGUN = '(?:founded|established|started|opened|formed|begun|began|inaugurated|set up)';

/** "The college was founded in 1960": whoever the label names, a verb of beginning, a year that no figure has. */
function yearRule(years: readonly Figure[]) {
  const right = new Set(years.map(({ value }) => String(value)));
  return (figure: Figure): Rule[] => {
    const [main = ''] = figure.label.split(',');
    const begin =
      /^(?:foundation|establishment|start|opening|beginning|formation|inauguration|year) of (?:the )?/i;
    const who = main.replace(begin, '').trim();
    if (who === '' || (!begin.test(main) && !/^[A-Z]/.test(who))) return [];
    const name = who.split(/\s+/).map(escapeRegExp).join('\\s+');
    const year = `${BEGUN}\\s+in\\s+(?:the\\s+year\\s+)?((?:18|19|20)\\d\\d)\\b`;
    const pattern = new RegExp(
      `\\b${name}(?:\\s+of\\s+\\w+)?,?\\s+(?:itself\\s+)?(?:was\\s+|were\\s+|has\\s+been\\s+)?(?:first\\s+)?${year}|^\\s*${year},?\\s+(?:the|our)\\s+${name}\\b`,
      'i',
    );
    return [
      {
        figure,
        others: stems(who),
        find: (sentence) => {
          const found = pattern.exec(sentence);
          return found && !right.has(found[1] ?? found[2] ?? '') ? found[0] : undefined;
        },
      },
    ];
  };
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
