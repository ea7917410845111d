/** The figures that texts refer to are known, and texts that state a figure themselves agree with them. */
import { FACT_REFERENCE } from '../../src/content/text.ts';
import type { Problem } from '../../src/problem.ts';
import { SITE } from '../site.ts';
import { isProse, type PlacedText, textsOf } from './content.ts';
import { contradictions, type Figure } from './contradictions.ts';
import { at, type Finding } from './place.ts';
import { type CheckedSite, fileOf } from './site.ts';
import { suggestion } from './suggest.ts';

export function facts(site: CheckedSite): Problem[] {
  const file = fileOf(site, SITE);
  // Figures that cannot be read are reported themselves.
  if (!file || !site.site) return [];
  const figures = Object.entries(site.site.facts ?? {}).map(([key, fact]): Figure => ({ key, ...fact }));
  const keys = figures.map(({ key }) => key);
  const contradicts = contradictions(figures);
  return [
    ...keys.filter((key) => !KEY.test(key)).map((key) => at(file, ['facts', key], badKey(key), true)),
    ...textsOf(site).flatMap((placed) =>
      findings(placed, keys, contradicts).map((finding) => at(placed.file, placed.path, finding)),
    ),
  ];
}

/** What a reference can hold; see FACT_REFERENCE. */
const KEY = /^[A-Za-z][A-Za-z0-9]*$/;

const badKey = (key: string): Finding => ({
  code: 'fact-form',
  value: key,
  message: 'Texts cannot refer to a figure of this name.',
  hint: `Name it with letters and digits only, such as "${key.replace(/[^A-Za-z0-9]+(.)?/g, (_, next = '') => String(next).toUpperCase()).replace(/^\d+/, '')}".`,
});

function findings(
  placed: PlacedText,
  keys: readonly string[],
  contradicts: (text: string) => Finding | undefined,
): Finding[] {
  const { field, text } = placed;
  if (field === 'facts') return unknown([text], keys);
  if (!isProse(placed)) return [];
  const references = text.includes('{{') ? [...text.matchAll(FACT_REFERENCE)].map(([, key = '']) => key) : [];
  const found = unknown(references, keys);
  const braces = /\{\{?[^{}]*\}?\}?|\}\}/.exec(text.replace(FACT_REFERENCE, ''));
  if (braces) found.push(unfinished(text, braces[0]));
  const contradiction = placed.file.schema === 'site' ? undefined : contradicts(text);
  return contradiction ? [...found, contradiction] : found;
}

const unknown = (references: readonly string[], keys: readonly string[]): Finding[] =>
  references
    .filter((key) => !keys.includes(key))
    .map((key) => ({
      code: 'fact-unknown',
      value: key,
      message: `${SITE} has no figure "${key}".`,
      hint:
        suggestion(key, keys) ??
        (keys.length > 0 ? `The figures are ${keys.join(', ')}.` : `Add it under "facts" in ${SITE}.`),
    }));

const unfinished = (value: string, braces: string): Finding => ({
  code: 'fact-form',
  value,
  message: `Visitors would read ${JSON.stringify(braces)} as it stands.`,
  hint: 'A figure is written {{key}}, with two braces on each side and the key between them.',
});
