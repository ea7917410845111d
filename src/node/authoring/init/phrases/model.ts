/** What the sample pages of a new site say in a language; a file of this folder for each, complete by its type. */
import type { StarterKind } from '../starters.ts';

/** Three or four of a kind. */
type Three<T> = readonly [T, T, T];
type Four<T> = readonly [T, T, T, T];

export interface Phrases {
  /** The titles of the pages that all kinds have, as the menu has them. */
  pages: {
    home: string;
    about: string;
    news: string;
    people: string;
    documents: string;
    contact: string;
    search: string;
    privacy: string;
  };
  /** A street and a town. */
  address: readonly [string, string];
  facts: { founded: string; staff: string };
  /** What is seen in the pictures, which are drawings; also the captions of those of the news. */
  drawings: { morning: string; evening: string; garden: string };
  names: Four<string>;
  home: {
    /** What the row of large pictures shows. */
    views: string;
    /** Over the second of these pictures. */
    invitation: string;
    directions: string;
    welcome: string;
    more: string;
    all: string;
    allNews: string;
  };
  about: {
    description: string;
    /** With the figures {{founded}} and {{staff}}. */
    began: string;
    values: string;
    promises: Three<string>;
    figures: string;
  };
  offer: { question: string; answer: string };
  news: { description: string; heading: string };
  people: string;
  documents: string;
  contact: {
    description: string;
    address: string;
    open: string;
    caption: string;
    columns: readonly [day: string, hours: string];
    weekdays: readonly [days: string, hours: string];
    saturday: readonly [day: string, hours: string];
    write: string;
  };
  search: string;
  privacy: {
    description: string;
    short: string;
    points: Three<string>;
    server: string;
    records: string;
  };
  kinds: Readonly<Record<StarterKind, KindPhrases>>;
}

/** What a kind of institution says of itself. */
export interface KindPhrases {
  tagline: string;
  /** The sentence over the first picture. */
  motto: string;
  about: string;
  /** Whom it is for, in a sentence. */
  open: string;
  /** What it offers: the page, and three of them. */
  offer: { title: string; intro: string; items: Three<readonly [title: string, text: string]> };
  people: { title: string; roles: Four<string> };
  news: readonly [readonly [title: string, text: string], readonly [title: string, text: string]];
  /** The one document that it publishes. */
  document: string;
}
