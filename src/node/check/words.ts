/** Words that a site brings can be said: what is filled in has a place in them, and each number has a form. */
import { plural } from '../../core/i18n/format.ts';
import { languageMessages } from '../../core/problems/messages/languages.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, type ProblemContent, problemAt } from '../../core/problems/problemAt.ts';
import { nearest } from '../../core/problems/suggest.ts';
import { isObject } from '../../core/problems/value.ts';
import { loadMessages, messagesFile } from '../content/locales.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';

export function words(site: CheckedSite): Problem[] {
  return site.languages.flatMap((language) => {
    const file = fileOf(site, messagesFile(language));
    if (!file?.isValid) return [];
    return wordMistakes(file.value, language).map(({ path, ...finding }) => problemAt(file, path, finding));
  });
}

/** Where in a file of words a mistake is, and what it is. */
type WordMistake = ProblemContent & { path: Path };

/**
 * Holds words against those of English, which have every placeholder.
 *
 * @param words a sound file of words @param language of these
 */
export function wordMistakes(words: unknown, language: string): WordMistake[] {
  const english = new Map<string, unknown>(Object.entries(loadMessages('en')));
  return itemsOf(words).flatMap(([part, all]) =>
    itemsOf(all).flatMap(([name, word]) => {
      const original = new Map(itemsOf(english.get(part))).get(name);
      const path = [part, name];
      if (typeof word === 'string') return placed(path, word, String(original), holesOf(String(original)));
      const other = new Map(itemsOf(original)).get('other');
      return [...missingForms(path, word, language), ...formMistakes(path, word, String(other))];
    }),
  );
}

const itemsOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

/** A number may be said in words: "one result", "no results". */
const NUMBER = '{count}';

const formMistakes = (path: Path, forms: unknown, english: string): WordMistake[] =>
  itemsOf(forms).flatMap(([form, text]) =>
    placed(
      [...path, form],
      String(text),
      english,
      holesOf(english).filter((hole) => form === 'other' || hole !== NUMBER),
    ),
  );

/** Placeholders, and what was meant as one: "{ count }", "{{count}}". */
const holesOf = (text: string): string[] => [...new Set(text.match(/\{+[^{}]*\}+/g) ?? [])];

/** @param needed the placeholders that may not be left out */
function placed(path: Path, text: string, english: string, needed: readonly string[]): WordMistake[] {
  const holes = holesOf(text);
  const known = holesOf(english);
  const lost = needed.filter((hole) => !holes.includes(hole));
  const [strange] = holes.filter((hole) => !known.includes(hole));
  if (strange !== undefined) {
    const free = known.filter((hole) => !holes.includes(hole));
    const meant = nearest(strange, free) ?? (free.length === 1 ? free[0] : undefined);
    const words = languageMessages.placeholderUnknown(
      strange,
      known,
      meant && text.replaceAll(strange, meant),
    );
    return [{ path, ...words, value: text }];
  }
  const [first] = lost;
  return first === undefined
    ? []
    : [{ path, ...languageMessages.placeholderMissing(first, english), value: text }];
}

/** More numbers than any rule of CLDR needs to show all its categories. */
const NUMBERS = Array.from({ length: 201 }, (_, number) => number);

const CATEGORIES = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

/** The forms that the interface asks for in a language, each with a number that it is said for. */
function missingForms(path: Path, forms: unknown, language: string): WordMistake[] {
  const asked = new Map(
    NUMBERS.map((count) => [plural(CATEGORIES, count, language), count] as const).reverse(),
  );
  const given = new Set(itemsOf(forms).map(([form]) => form));
  const missing = [...asked].filter(([form]) => !given.has(form)).sort(([, a], [, b]) => a - b);
  return missing.length === 0 ? [] : [{ path, ...languageMessages.formsMissing(language, missing) }];
}
