/** Finds texts that state a figure of site.json with another number, in one of the site's `phrases`. */

import { textMessages } from '../../core/problems/messages/texts.ts';
import type { ProblemContent } from '../../core/problems/problemAt.ts';

export interface Figure {
  key: string;
  value: string | number;
  label: string;
  /** Ways to state the figure: "#" is the number, "…" up to 60 characters of one sentence. */
  phrases: readonly string[];
}

export function createContradictionFinder(
  figures: readonly Figure[],
): (text: string) => ProblemContent | undefined {
  const rules = figures.flatMap((figure) => phraseRules(figure, figures));
  return (text) => {
    if (rules.length === 0 || !/\d/.test(text)) return undefined;
    for (const sentence of text.split(/(?<=[.!?])\s+|\n+/))
      for (const { figure, findContradiction } of rules) {
        const stated = findContradiction(sentence);
        if (stated === undefined) continue;
        const { key, value, label } = figure;
        return { ...textMessages.factContradicted(stated, value, label, key), value: stated };
      }
    return undefined;
  };
}

interface PhraseRule {
  figure: Figure;
  /** @returns the part of the sentence that states another number */
  findContradiction(sentence: string): string | undefined;
}

const NUMBER = String.raw`(?<![\d.,/:-])(\d{1,3}(?:,\d{2,3})+|\d{1,6})(?![\d.,]*\d)`;

const isYear = (value: string | number) => /^(?:18|19|20)\d\d$/.test(String(value));

/** If two figures share a phrase, a text may state either. */
function phraseRules(figure: Figure, figures: readonly Figure[]): PhraseRule[] {
  return figure.phrases.map((phrase) => {
    const accepted = new Set(
      figures.filter(({ phrases }) => phrases.includes(phrase)).map(({ value }) => Number(value)),
    );
    const pattern = phrasePattern(phrase);
    return {
      figure,
      findContradiction: (sentence) => {
        const stated = [...sentence.matchAll(pattern)].flatMap(([words, digits = '']) =>
          isYear(digits) && !isYear(figure.value)
            ? []
            : [{ words, number: Number(digits.replaceAll(',', '')) }],
        );
        // A sentence that also states an accepted number is about more than this figure.
        return stated.some(({ number }) => accepted.has(number)) ? undefined : stated[0]?.words;
      },
    };
  });
}

/**
 * A hyphen matches a space. A phrase in a non-Latin script also matches words that begin with its last word.
 */
function phrasePattern(phrase: string): RegExp {
  const parts = phrase
    .split(/([#…]|[\s-]+)/)
    .map((part) =>
      part === '#'
        ? `${NUMBER}\\b(?!\\s*%)`
        : part === '…'
          ? '[^.;!?]{0,60}?'
          : /^[\s-]+$/.test(part)
            ? '[\\s-]+'
            : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  const end = /(?=\p{L}|\p{M})\P{Script=Latin}$/u.test(phrase) ? '' : '(?![\\p{L}\\p{N}])';
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('')}${end}`, 'giu');
}
