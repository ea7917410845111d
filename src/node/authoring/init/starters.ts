/** The starters of the kinds of institution: what they have besides words, which are in phrases/. */
import type { CardsBlock } from '../../../generated/types.ts';

type Icon = NonNullable<CardsBlock['cards'][number]['icon']>;

export interface Starter {
  /** The address of the page of what it offers. */
  offer: string;
  /** Beside the three things that it offers. */
  icons: readonly [Icon, Icon, Icon];
  /** The last parts of the addresses of its two pieces of news. */
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

/** The name of a kind of institution that has a starter. */
export type StarterKind = keyof typeof STARTERS;
