/** The options of a new site, from flags or from questions in a terminal. */

import { withSuggestion } from '../../../core/problems/suggest.ts';
import { findUnreadableColour } from '../../content/brand/palette.ts';
import { isLanguage } from '../../content/locales.ts';
import type { Prompts } from '../../system/prompts.ts';
import { UsageError } from '../../system/usageError.ts';
import { type Flags, parseLine } from '../create/flags.ts';
import type { InitOptions } from './starterFiles.ts';
import { STARTERS, type StarterKind, starterMessages } from './starters.ts';

const isKind = (text: string): text is StarterKind => Object.hasOwn(STARTERS, text);

const KINDS = Object.keys(STARTERS).filter(isKind);

function parseKind(text: string): StarterKind {
  const kind = text.trim().toLowerCase();
  if (isKind(kind)) return kind;
  const list = `The kinds are ${KINDS.join(', ')}.`;
  throw new UsageError(withSuggestion(`"${text}" is not a kind that has a starter.`, kind, KINDS, list));
}

function parseLanguages(text: string): string[] {
  const codes = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  const invalidCode = codes.find((code) => !isLanguage(code));
  if (codes.length > 0 && invalidCode === undefined) return codes;
  throw new UsageError(
    `"${invalidCode ?? text.trim()}" is not the code of a language. Write en for English, ml for Malayalam, hi for Hindi.`,
  );
}

function parseColour(text: string): string {
  // A shell treats an unquoted # as the start of a comment.
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits)
    throw new UsageError(`"${text}" is not a colour. Write six digits, 0 to 9 and a to f, such as 1f5f8b.`);
  const colour = `#${digits.toLowerCase()}`;
  const unreadable = findUnreadableColour([colour]);
  if (!unreadable) return colour;
  throw new UsageError(
    `Words in the colour ${colour} cannot be read on the pages. The nearest colour that can is ${unreadable.proposal}.`,
  );
}

/** Returns sentences about languages without sample pages. */
export function languageNotes([main = 'en', ...others]: readonly string[]): string[] {
  const untranslated = others.filter((code) => !starterMessages(code));
  return [
    starterMessages(main) ? '' : `The sample pages are in English: there are none in "${main}" yet.`,
    untranslated.length > 0
      ? `There are no sample pages in ${untranslated.map((code) => `"${code}"`).join(', ')} yet; README.md says how to write them.`
      : '',
  ].filter(Boolean);
}

/**
 * Asks for missing options; without prompts it uses the defaults.
 *
 * @throws UsageError (rejects) if the name or the kind is missing, or a value is not accepted
 */
export async function readInitOptions(flags: Flags, prompts: Prompts | undefined): Promise<InitOptions> {
  const missing = ['name', 'kind'].filter((flag) => !flags.has(flag));
  if (!prompts && missing.length > 0) {
    throw new UsageError(
      `Give ${missing.map((flag) => `--${flag}`).join(' and ')}, such as: npx site-from-data init library --name "Town Library" --kind library`,
    );
  }
  const value = <T>(flag: string, parse: (text: string) => T, message: string, defaultText?: string) =>
    prompts && !flags.has(flag)
      ? prompts.text(message, parse, defaultText)
      : flags.required(flag, parse, defaultText);
  const name = await value('name', parseLine, 'Name of the institution');
  const kind =
    prompts && !flags.has('kind')
      ? parseKind(await prompts.select('Kind of institution', KINDS))
      : await flags.required('kind', parseKind);
  return {
    name,
    kind,
    languages: await value(
      'languages',
      parseLanguages,
      'Codes of its languages, the main one first, such as en,ml',
      'en',
    ),
    colour: await value('colour', parseColour, 'Its colour', '#1f5f8b'),
  };
}
