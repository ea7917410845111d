/** What is asked before a site is made. */
import { unreadable } from '../brand/palette.ts';
import { lineField } from '../new/fields.ts';
import type { Field, Form } from '../new/form.ts';
import { suggestion } from '../problems/suggest.ts';
import { UsageError } from '../problems/usageError.ts';
import { isLanguage } from '../site/voices.ts';
import { STARTERS, type StarterKind } from './kinds.ts';
import { phrasesIn } from './phrases/index.ts';
import type { Answers } from './starter.ts';

const isKind = (text: string): text is StarterKind => Object.hasOwn(STARTERS, text);

const KINDS = Object.keys(STARTERS).filter(isKind);

const kindField: Field<StarterKind> = {
  flag: 'kind',
  question: `The kind of institution (${KINDS.join(', ')})`,
  example: 'school',
  parse: (text) => {
    const kind = text.trim().toLowerCase();
    if (isKind(kind)) return kind;
    const near = suggestion(kind, KINDS);
    throw new UsageError(
      [`"${text}" is not a kind that has a starter.`, near, `The kinds are ${KINDS.join(', ')}.`]
        .filter(Boolean)
        .join(' '),
    );
  },
};

const languagesField: Field<string[]> = {
  flag: 'languages',
  question: 'The codes of its languages, the main one first',
  example: 'en,ml',
  parse: (text) => {
    const codes = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
    const wrong = codes.find((code) => !isLanguage(code));
    if (codes.length > 0 && wrong === undefined) return codes;
    throw new UsageError(
      `"${wrong ?? text.trim()}" is not the code of a language. Write en for English, ml for Malayalam, hi for Hindi.`,
    );
  },
};

const colourField: Field<string> = {
  flag: 'colour',
  question: 'Its colour',
  example: '#1f5f8b',
  parse: (text) => {
    // Without quotes a shell takes # and what follows for a remark.
    const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? [];
    if (!digits) {
      throw new UsageError(`"${text}" is not a colour. Write six digits, 0 to 9 and a to f, such as 1f5f8b.`);
    }
    const colour = `#${digits.toLowerCase()}`;
    const found = unreadable([colour]);
    if (!found) return colour;
    throw new UsageError(
      `Words in the colour ${colour} cannot be read on the pages. The nearest colour that can is ${found.proposal}.`,
    );
  },
};

/** What a person should know of the languages that were named, a sentence each. */
export function languageNotes([main = 'en', ...others]: readonly string[]): string[] {
  const unspoken = others.filter((code) => !phrasesIn(code));
  return [
    phrasesIn(main) ? '' : `The sample pages are in English: there are none in "${main}" yet.`,
    unspoken.length > 0
      ? `There are no sample pages in ${unspoken.map((code) => `"${code}"`).join(', ')} yet; README.md says how to write them.`
      : '',
  ].filter(Boolean);
}

/** Asks for what the options do not say. @throws UsageError (rejects) when nobody can be asked, or an option is not accepted */
export async function askAnswers(form: Form): Promise<Answers> {
  return {
    name: await form.required(lineField('name', 'The name of the institution', '"Town Library"')),
    kind: await form.required(kindField),
    languages: await form.required(languagesField, 'en'),
    colour: await form.required(colourField, colourField.example),
  };
}
