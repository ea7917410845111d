/**
 * Figures that a text states beside what they count, held against the figures of site.json.
 *
 * Texts count many things, so a number alone says nothing: it must stand directly before the noun of a figure, in a
 * sentence that names the rest of the figure's label, and be of its magnitude. A figure whose label is one word ("Beds")
 * is compared only where the number is given as what someone has: "has 300 beds", "a 300-bed hospital", "a bed strength of
 * 300".
 */
import type { Finding } from '../problems/place.ts';
import { textWords } from '../problems/words/texts.ts';

/** A figure of site.json. */
export interface Figure {
  key: string;
  value: string | number;
  label: string;
}

/** @returns a function that gives the first contradiction of a text */
export function contradictions(figures: readonly Figure[]): (text: string) => Finding | undefined {
  const years = figures.filter(isYear);
  const rules = [
    ...figures.flatMap((figure) => countRule(figure, figures)),
    ...figures.flatMap((figure) => intakeRule(figure, figures)),
    ...figures.flatMap(durationRule),
    ...years.flatMap(yearRule(years)),
  ];
  return (text) => {
    if (rules.length === 0 || !STATES.test(text)) return undefined;
    for (const sentence of sentencesOf(text)) {
      if (!STATES.test(sentence)) continue;
      const words = new Set(stems(sentence));
      for (const rule of rules) {
        if (!rule.others.every((word) => words.has(word))) continue;
        const stated = rule.find(sentence, words);
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
  find(sentence: string, words: ReadonlySet<string>): string | undefined;
}

/** A sentence that states any figure. */
const STATES = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)[\s-]years?\b/i;

/** Sentences, with the degrees written as one word so that their points end none. */
const sentencesOf = (text: string) =>
  text.replace(/\b([BM])\.?\s?Sc\b\.?/g, '$1Sc').split(/(?<=[.!?])\s+|\n+/);

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
    .replace(/\b([BM])\.?\s?Sc\b\.?/g, '$1Sc')
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
  const { noun, others, pattern } = countedBy(figure.label);
  if (pattern === undefined) return [];
  const right = new Set(
    figures.filter(({ label }) => countedBy(label).noun === noun).map((other) => Number(other.value)),
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
function countedBy(label: string): { noun: string; others: string[]; pattern?: RegExp } {
  const [main = '', unit = ''] = label.split(',').map((part) => part.trim());
  const unitPattern = UNITS[unit];
  if (unitPattern !== undefined) {
    return { noun: unit, others: stems(main), pattern: new RegExp(NUMBER + unitPattern, 'gi') };
  }
  // "Minimum age, in years" or "per cent" are told from too many other numbers.
  if (unit !== '' && /^(in|per|%)/.test(unit)) return { noun: unit, others: [] };
  const plain = main.replace(/\s+(?:an?|per|each|every)\s+(?:day|week|month|year)$|\s+at the start$/i, '');
  const [head = '', ...rest] = plain.split(/\s+(?:of|for|through|in|on|at|from|by)\s+/);
  const headWords = head.split(/\s+/);
  const noun = stem(headWords.at(-1) ?? '');
  const others = [...stems(headWords.slice(0, -1).join(' ')), ...stems(rest.join(' '))];
  if (noun.length < 3 || FILLING.has(noun) || noun === 'year') return { noun, others };
  // Between number and noun only words of the label itself may stand.
  const between =
    others.length > 0 ? `(?:(?:${others.join('|')}|and)[a-z]*[\\s-]+){0,4}` : '(?:hospital[\\s-]+)?';
  const counted = `${NUMBER}\\+?[\\s-]+${between}${noun}(?:s|es)?\\b`;
  // "a hospital of 300 beds", "a 300-bedded hospital", "a bed strength of 300".
  const sized = `\\b(?:hospital|capacity|strength|total)\\s+of\\s+${counted}`;
  const strength = `\\b${noun}\\s+(?:strength|capacity|count)\\s+(?:is|was|of)\\s+${NUMBER}`;
  const owned = `(?:\\b(?:has|have|with|our|its|offers)\\s+(?:an?\\s+|about\\s+|over\\s+|nearly\\s+|some\\s+|more\\s+than\\s+)?${counted})|(?:\\b(?:an?|the|our|its)\\s+${NUMBER}[\\s-]${noun}(?:d?ed)?\\b)|(?:${sized})|(?:${strength})`;
  return {
    noun,
    others,
    pattern: others.length > 0 ? new RegExp(counted, 'gi') : new RegExp(owned, 'gi'),
  };
}

const COUNT_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "Years of B.Sc Nursing": how long a course takes, where a sentence says so of the course. */
function durationRule(figure: Figure): Rule[] {
  const [, course] = /^years of (.+)$/i.exec(figure.label) ?? [];
  const value = Number(figure.value);
  if (course === undefined || !Number.isFinite(value)) return [];
  const others = stems(course);
  const pattern = new RegExp(
    `(?<!after |past |last |next |over )\\b(\\d{1,2}|${COUNT_WORDS.join('|')})[\\s-]years?\\b(?!\\s+(?:ago|old|later|of (?:age|experience|work)))`,
    'gi',
  );
  return [
    {
      figure,
      others,
      find: (sentence, words) => {
        const isOfCourse = ['course', 'programme', 'program', 'degree', 'duration'].some((word) =>
          words.has(stem(word)),
        );
        if (!isOfCourse) return undefined;
        const stated = [...sentence.matchAll(pattern)].map(({ 0: phrase, 1: written = '' }) => ({
          phrase,
          years: COUNT_WORDS.indexOf(written.toLowerCase()) + 1 || Number(written),
        }));
        // A sentence that names the right figure too speaks of more than one thing.
        return stated.some(({ years }) => years === value) ? undefined : stated[0]?.phrase;
      },
    },
  ];
}

const BEGUN = '(?:founded|established|started|opened|formed|begun|began|inaugurated|set up)';

/** "The annual intake of B.Sc Nursing is 60": seats under the other name that they have. */
function intakeRule(figure: Figure, figures: readonly Figure[]): Rule[] {
  const value = Number(figure.value);
  const { noun, others } = countedBy(figure.label);
  if (noun !== 'seat' || !Number.isFinite(value)) return [];
  const right = new Set(
    figures.filter(({ label }) => countedBy(label).noun === noun).map((other) => Number(other.value)),
  );
  const pattern = new RegExp(
    String.raw`\bintake\b[^.;]{0,60}?\b(?:is|was|of|to)\s+${NUMBER}\b(?!\s*(?:%|per\s?cent))`,
    'i',
  );
  return [
    {
      figure,
      others,
      find: (sentence) => {
        const found = pattern.exec(sentence);
        const stated = numberOf(found?.[1] ?? '');
        if (!found || right.has(stated) || looksLikeYear(found[1] ?? '')) return undefined;
        const ratio = stated / value;
        return ratio > NEAR || ratio < 1 / NEAR ? undefined : found[0];
      },
    },
  ];
}

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
