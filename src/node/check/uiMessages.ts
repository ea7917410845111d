/** UI messages of a site must have all placeholders and plural forms. */
import { plural } from '../../core/i18n/format.ts';
import { languageMessages } from '../../core/problems/messages/languages.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, type ProblemContent, problemAt } from '../../core/problems/problemAt.ts';
import { nearest } from '../../core/problems/suggest.ts';
import { isObject } from '../../core/problems/value.ts';
import { loadMessages, messagesFile } from '../content/locales.ts';
import { type CheckedSite, fileOf } from '../content/model.ts';

export function uiMessages(site: CheckedSite): Problem[] {
  return site.languages.flatMap((language) => {
    const file = fileOf(site, messagesFile(language));
    if (!file?.isValid) return [];
    return messageMistakes(file.value, language).map(({ path, ...finding }) =>
      problemAt(file, path, finding),
    );
  });
}

type MessageMistake = ProblemContent & { path: Path };

/**
 * Compares messages with the English ones, which have every placeholder.
 *
 * @param messages a valid messages file
 * @param language the language of the file
 */
export function messageMistakes(messages: unknown, language: string): MessageMistake[] {
  const english = new Map<string, unknown>(Object.entries(loadMessages('en')));
  return entriesOf(messages).flatMap(([part, all]) =>
    entriesOf(all).flatMap(([name, message]) => {
      const original = new Map(entriesOf(english.get(part))).get(name);
      const path = [part, name];
      if (typeof message === 'string')
        return placeholderMistakes(path, message, String(original), placeholdersIn(String(original)));
      const other = new Map(entriesOf(original)).get('other');
      return [...missingForms(path, message, language), ...formMistakes(path, message, String(other))];
    }),
  );
}

const entriesOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

/** A form may spell out its number: "one result", "no results". */
const COUNT_PLACEHOLDER = '{count}';

const formMistakes = (path: Path, forms: unknown, english: string): MessageMistake[] =>
  entriesOf(forms).flatMap(([form, text]) =>
    placeholderMistakes(
      [...path, form],
      String(text),
      english,
      placeholdersIn(english).filter((placeholder) => form === 'other' || placeholder !== COUNT_PLACEHOLDER),
    ),
  );

/** Includes malformed placeholders: "{ count }", "{{count}}". */
const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{+[^{}]*\}+/g) ?? [])];

/** @param required placeholders that must not be omitted */
function placeholderMistakes(path: Path, text: string, english: string, required: readonly string[]) {
  const placeholders = placeholdersIn(text);
  const englishPlaceholders = placeholdersIn(english);
  const missing = required.filter((placeholder) => !placeholders.includes(placeholder));
  const [unknown] = placeholders.filter((placeholder) => !englishPlaceholders.includes(placeholder));
  if (unknown !== undefined) {
    const unused = englishPlaceholders.filter((placeholder) => !placeholders.includes(placeholder));
    const suggestion = nearest(unknown, unused) ?? (unused.length === 1 ? unused[0] : undefined);
    const message = languageMessages.placeholderUnknown(
      unknown,
      englishPlaceholders,
      suggestion && text.replaceAll(unknown, suggestion),
    );
    return [{ path, ...message, value: text }];
  }
  const [first] = missing;
  return first === undefined
    ? []
    : [{ path, ...languageMessages.placeholderMissing(first, english), value: text }];
}

/** Enough numbers to cover all plural categories of CLDR. */
const NUMBERS = Array.from({ length: 201 }, (_, number) => number);

const CATEGORIES = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

function missingForms(path: Path, forms: unknown, language: string): MessageMistake[] {
  const requiredForms = new Map(
    NUMBERS.map((count) => [plural(CATEGORIES, count, language), count] as const).reverse(),
  );
  const givenForms = new Set(entriesOf(forms).map(([form]) => form));
  const missing = [...requiredForms].filter(([form]) => !givenForms.has(form)).sort(([, a], [, b]) => a - b);
  return missing.length === 0 ? [] : [{ path, ...languageMessages.formsMissing(language, missing) }];
}
