/** References to figures must exist, and texts must not contradict a figure. */

import { stripMarkdown } from '../../core/data/inlineMarkdown.ts';
import { FACT_REFERENCE } from '../../core/i18n/text.ts';
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
import { createContradictionFinder, type Figure } from './contradictions.ts';

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
  const references = text.includes('{{') ? [...text.matchAll(FACT_REFERENCE)].map(([, key = '']) => key) : [];
  const findings = unknownReferences(references, keys);
  const braces = /\{\{?[^{}]*\}?\}?|\}\}/.exec(text.replace(FACT_REFERENCE, ''));
  if (braces) findings.push({ ...textMessages.factBraces(braces[0]), value: text });
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
