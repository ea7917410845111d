/**
 * What the engine must know of each kind of block besides how it is drawn: one row a kind. Nothing here needs React, so
 * layouts, checks and build steps read it as well. Ask through `shown.ts` and `forBuild.ts`, not here.
 */

import type { Block, BlockKind, BlockOf, Card, EventCard, Messages, Site } from '../../model.ts';
import { emailsOf, phonesOf, socialLink } from '../contact/ways.ts';
import { answeredPlaces, answeredWords } from './answered.ts';

/** A link with its words. */
export interface LinkWords {
  label: string;
  href: string;
}

/** What a block says, sorted by how much it says about its page. */
interface BlockWords {
  headings?: readonly string[];
  text?: readonly (string | undefined)[];
  /** Words on links. They say more about the page that they lead to than about this one. */
  links?: readonly (LinkWords | undefined)[];
}

/** Blocks inside a block, under a name and an address of their own. */
export interface Panel {
  /** The part of the address after #. */
  id: string;
  label: string;
  blocks: readonly Block[];
}

/** What the app in the browser asks as well. */
export interface Shown<K extends BlockKind> {
  /** The pictures that it shows, in their order; those of its panels are told by the blocks there. */
  pictures?(block: BlockOf<K>): readonly (string | undefined)[];
  /** Whether its pictures are portraits, which stand for a person and not for the page. */
  portraits?: true;
  /** The blocks inside it. */
  panels?(block: BlockOf<K>): readonly Panel[];
  /** Whether visitors search the site here. */
  searches?: true;
}

/** A row of the table. What the app does not ask is left out of it: see `src/node/ssg/leanTables.ts`. */
export interface KindOfBlock<K extends BlockKind> extends Shown<K> {
  /** What the search reads of it, without its heading, its people and its panels. */
  words(block: BlockOf<K>, site: Site, words: Messages['feeds']): BlockWords;
  /** The people whom it shows. */
  people?(block: BlockOf<K>): readonly { name: string; role: string; image?: string }[];
  /** The events that it shows. */
  events?(block: BlockOf<K>): readonly EventCard[];
  /** The cards that it shows. */
  cards?(block: BlockOf<K>): readonly { title: string; href?: string }[];
  /** Whether it moves by itself, so that the app comes without a sign of intent. */
  moves?(block: BlockOf<K>): boolean;
  /** Whether it shows something else where the address has a query. */
  asks?(block: BlockOf<K>): boolean;
  /** Whether its pictures may take the whole width of a page. */
  wide?: true;
  /** Whether it says where the institution is. */
  address?: true;
  /** The places in it, besides its heading and its panels, that a link may lead to: what stands after #. */
  places?(block: BlockOf<K>): readonly string[];
}

/** A kind without words of its own. */
const silent = () => ({});

/** A kind of block that the schema names and this table lacks does not compile. */
export const KINDS: { readonly [K in BlockKind]: KindOfBlock<K> } = {
  prose: { words: ({ paragraphs }) => ({ text: paragraphs }) },
  list: { words: ({ items }) => ({ text: items }) },
  figure: {
    words: ({ caption }) => ({ text: [caption] }),
    pictures: ({ src }) => [src],
    wide: true,
  },
  feature: {
    words: ({ paragraphs, links }) => ({ text: paragraphs, links }),
    pictures: ({ image }) => [image],
    wide: true,
  },
  gallery: {
    words: ({ images }) => ({ text: images.map(({ caption }) => caption) }),
    pictures: ({ images }) => images.map(({ src }) => src),
  },
  videos: {
    words: ({ videos }) => ({ text: videos.map(({ title }) => title) }),
    pictures: ({ videos }) => videos.map(({ poster }) => poster),
    wide: true,
  },
  cards: {
    words: ({ cards, more }) => cardWords(cards, more),
    pictures: ({ cards, display }) => (display === 'plain' ? [] : cards.map(({ image }) => image)),
    cards: ({ cards }) => cards,
  },
  table: {
    words: ({ caption, columns, rows }) => ({
      text: [caption, ...columns, ...rows.flat().map(({ text }) => text)],
    }),
  },
  buttons: { words: ({ buttons }) => ({ links: buttons }) },
  people: {
    words: ({ people }) => ({ text: people.flatMap(({ message = [] }) => message) }),
    pictures: ({ people }) => people.map(({ image }) => image),
    portraits: true,
    people: ({ people }) => people,
  },
  tabs: { words: silent, panels: ({ tabs }) => tabs },
  carousel: {
    words: ({ slides }) => ({
      text: slides.flatMap(({ title, text }) => [title, text]),
      links: slides.map(({ link }) => link),
    }),
    pictures: ({ slides }) => slides.map(({ src }) => src),
    moves: ({ autoplay }) => autoplay === true,
    wide: true,
  },
  events: {
    words: ({ events, more }) => ({
      text: events.flatMap(({ title, text, href, place }) =>
        href === undefined ? [text, title, place] : [text],
      ),
      links: [...events.map(({ title, href }) => linkWords(title, href)), more],
    }),
    pictures: ({ events }) => events.map(({ image }) => image),
    events: ({ events }) => events,
  },
  facts: {
    words: ({ facts }, site) => ({
      headings: facts.flatMap((key) => {
        const fact = site.facts?.[key];
        return fact
          ? [[fact.value, fact.unit, fact.label].filter((word) => word !== undefined).join(' ')]
          : [];
      }),
    }),
  },
  counters: {
    words: ({ shown, counters }) => ({
      headings: counters.flatMap(({ value, label }) =>
        shown === false || label === undefined ? [] : [`${value} ${label}`],
      ),
    }),
  },
  map: { words: (_, { contact }) => ({ text: [contact.map?.label] }) },
  address: {
    words: (_, { contact }, words) => ({
      headings: [
        words.address,
        words.phone,
        words.email,
        ...(contact.hours === undefined ? [] : [words.hours]),
      ],
      text: [
        ...contact.address,
        ...[...phonesOf(contact), ...emailsOf(contact)].flatMap(({ label, value }) => [label, value]),
        ...(contact.social ?? []).map((link) => socialLink(link).label),
        contact.hours?.note,
      ],
    }),
    address: true,
  },
  'contact-form': { words: silent },
  contacts: {
    words: ({ contacts }) => ({
      text: contacts.flatMap(({ name, role, phone, email }) => [name, role, phone, email]),
    }),
  },
  notice: { words: ({ text }) => ({ text: [text] }) },
  search: { words: silent, searches: true },
  // The names of the pages are found on these.
  'site-map': { words: silent },
  archive: {
    words: ({ groups, tags = [] }) => {
      const { text = [], links = [], ...words } = cardWords(groups.flatMap(({ cards }) => cards));
      return { ...words, text: [...groups.map(({ label }) => label), ...text], links: [...links, ...tags] };
    },
    pictures: ({ groups, display }) =>
      display === 'plain' ? [] : groups.flatMap(({ cards }) => cards.map(({ image }) => image)),
    cards: ({ groups }) => groups.flatMap(({ cards }) => cards),
    asks: ({ filter }) => filter !== undefined,
    places: ({ groups }) => groups.flatMap(({ id }) => (id === undefined ? [] : [id])),
  },
  disclosure: { words: answeredWords, places: answeredPlaces },
  evidence: { words: answeredWords, places: answeredPlaces },
};

function cardWords(cards: readonly Card[], more?: LinkWords): BlockWords {
  return {
    headings: cards.flatMap(({ title, href }) => (href === undefined ? [title] : [])),
    text: cards.map(({ text }) => text),
    links: [...cards.map(({ title, href }) => linkWords(title, href)), more],
  };
}

function linkWords(label: string, href: string | undefined): LinkWords | undefined {
  return href === undefined ? undefined : { label, href };
}
