/** The starters: addresses and icons for each kind of institution, and sample content for each language. */
import type { CardsBlock } from '../../../generated/types.ts';
import ar from '../../../locales/starter.ar.json' with { type: 'json' };
import en from '../../../locales/starter.en.json' with { type: 'json' };
import hi from '../../../locales/starter.hi.json' with { type: 'json' };
import lv from '../../../locales/starter.lv.json' with { type: 'json' };
import ml from '../../../locales/starter.ml.json' with { type: 'json' };

/** The type of the English file, so a missing text in another language is a type error. */
export type StarterMessages = typeof en;

export const STARTER_MESSAGES = { ar, en, hi, lv, ml } as const satisfies Readonly<
  Record<string, StarterMessages>
>;

/** @param language such as "ml" or "ml-IN" @returns undefined for an unsupported language */
export const starterMessages = (language: string): StarterMessages | undefined =>
  new Map<string, StarterMessages>(Object.entries(STARTER_MESSAGES)).get(language.split('-')[0] ?? '');

type Icon = NonNullable<CardsBlock['cards'][number]['icon']>;

export interface Starter {
  /** The path of the page with the offers. */
  offer: string;
  /** The icons of the three offers. */
  icons: readonly [Icon, Icon, Icon];
  /** The slugs of the two news entries. */
  news: readonly [string, string];
}

export const STARTERS = {
  college: {
    offer: 'courses',
    icons: ['book', 'target', 'building'],
    news: ['admission-opens', 'science-day'],
  },
  school: { offer: 'classes', icons: ['heart', 'leaf', 'cap'], news: ['parents-evening', 'sports-day'] },
  library: { offer: 'services', icons: ['book', 'eye', 'heart'], news: ['new-books', 'evening-of-readers'] },
  clinic: { offer: 'treatment', icons: ['heart', 'people', 'hands'], news: ['new-hours', 'vaccination-day'] },
  association: {
    offer: 'what-we-do',
    icons: ['leaf', 'hands', 'people'],
    news: ['general-meeting', 'summer-market'],
  },
} as const satisfies Record<string, Starter>;

export type StarterKind = keyof typeof STARTERS;

/** A site in one language. */
export interface StarterLocale {
  language: string;
  /** True for the main language, whose pages the others translate. */
  isMain: boolean;
  starter: Starter;
  messages: StarterMessages;
  kindMessages: StarterMessages['kinds'][StarterKind];
  /** Returns a path in this language. */
  path: (original: string) => string;
  /** Returns the name of a data file in this language. */
  file: (name: string) => string;
}

/** Paths from `public/`. */
export const PICTURES = 'images/sample';
export const DOCUMENT = 'documents/sample/sample.pdf';
