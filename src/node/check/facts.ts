/** References to figures must exist, and texts must not contradict a figure. */

import { stripMarkdown } from '../../core/data/inlineMarkdown.ts';
import { factKeys, findBraces } from '../../core/data/literals.ts';
import type { SiteTranslation } from '../../core/model.ts';
import type { ProblemMessage } from '../../core/problems/message.ts';
import { textMessages } from '../../core/problems/messages/texts.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type ProblemContent, problemAt, problemAtKey } from '../../core/problems/problemAt.ts';
import { suggestion } from '../../core/problems/suggest.ts';
import { SITE } from '../content/folder.ts';
import { translationFile } from '../content/locales.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';
import { isProse, type PlacedText, siteTexts } from '../content/siteValues.ts';

export function facts(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  // Invalid figures are reported by the schema.
  if (!file || !site.site) return [];
  const translations = translatedFacts(site);
  const figures = Object.entries(site.site.facts ?? {}).map(
    ([key, fact]): Figure => ({
      key,
      ...fact,
      phrases: [fact, ...translations.map(({ facts }) => facts[key])].flatMap(
        (localizedFact) => localizedFact?.phrases ?? [],
      ),
    }),
  );
  const keys = figures.map(({ key }) => key);
  const contradicts = createContradictionFinder(figures);
  return [
    ...keys.filter((key) => !KEY.test(key)).map((key) => problemAtKey(file, ['facts', key], invalidKey(key))),
    ...translations.flatMap(({ file, facts }) =>
      unknownReferences(Object.keys(facts), keys).map((finding) =>
        problemAtKey(file, ['facts', String(finding.value)], finding),
      ),
    ),
    ...siteTexts(site).flatMap((placed) =>
      textFindings(placed, keys, contradicts).map((finding) => problemAt(placed.file, placed.path, finding)),
    ),
  ];
}

const translatedFacts = (site: CheckedSite) =>
  site.languages.flatMap((language) => {
    const file = fileOf(site, translationFile(language));
    return file?.isValid ? [{ file, facts: (file.value as SiteTranslation).facts ?? {} }] : [];
  });

/** See FACT_REFERENCE. */
const KEY = /^[A-Za-z][A-Za-z0-9]*$/;

function invalidKey(key: string): ProblemMessage {
  const validKey = key
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => String(next).toUpperCase())
    .replace(/^\d+/, '');
  return textMessages.factName(key, validKey || 'figure');
}

function textFindings(
  placed: PlacedText,
  keys: readonly string[],
  contradicts: (text: string) => ProblemContent | undefined,
): ProblemContent[] {
  const { role, text } = placed;
  // Braces in UI messages are placeholders.
  if (placed.file.schema === 'words') return [];
  if (role === 'figure') return unknownReferences([text], keys);
  if (!isProse(placed)) return [];
  const findings = unknownReferences(factKeys(text), keys);
  const isMarked = role === 'marked';
  const braces = findBraces(text, isMarked);
  if (braces !== undefined) findings.push({ ...textMessages.factBraces(braces, isMarked), value: text });
  const contradiction = placed.file.schema === 'site' ? undefined : contradicts(stripMarkdown(text));
  return contradiction ? [...findings, contradiction] : findings;
}

const unknownReferences = (references: readonly string[], keys: readonly string[]): ProblemContent[] =>
  references
    .filter((key) => !keys.includes(key))
    .map((key) => {
      const hint =
        suggestion(key, keys) ??
        (keys.length > 0 ? `Write one of these: ${keys.join(', ')}.` : `Add it under "facts" in ${SITE}.`);
      return { ...textMessages.factUnknown(SITE, key, hint), value: key };
    });

interface Figure {
  key: string;
  value: string | number;
  label: string;
  /** Ways to state the figure: "#" is the number, "…" up to 60 characters of one sentence. */
  phrases: readonly string[];
}

function createContradictionFinder(figures: readonly Figure[]): (text: string) => ProblemContent | undefined {
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
