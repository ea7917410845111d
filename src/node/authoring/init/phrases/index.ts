/** The sample pages speak these languages. A further one is a file here and a row. */
import { ar } from './ar.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { lv } from './lv.ts';
import { ml } from './ml.ts';
import type { Phrases } from './model.ts';

export const PHRASES = { ar, en, hi, lv, ml } as const satisfies Readonly<Record<string, Phrases>>;

/** What the sample pages say in a language, such as "ml" or "ml-IN"; undefined where they do not speak it. */
export function phrasesIn(language: string): Phrases | undefined {
  const phrasesByLanguage = new Map<string, Phrases>(Object.entries(PHRASES));
  return phrasesByLanguage.get(language.split('-')[0] ?? '');
}
