/**
 * What the engine must know of each kind of block besides how it is drawn: one row a kind. Nothing here needs React, so
 * layouts, checks and build steps read it as well. Ask through `shown.ts` and `forBuild.ts`, not here.
 */

import type { Block, BlockKind, BlockOf, Card, EventCard, Messages, Site } from '../../model.ts';
import { emailsOf, phonesOf, socialLink } from '../contact/methods.ts';
import { complianceAnchors, complianceText } from './compliance.ts';

/** A link with its words. */
export interface LinkText {
  label: string;
  href: string;
}

/** What a block says, sorted by how much it says about its page. */
interface BlockText {
  headings?: readonly string[];
  text?: readonly (string | undefined)[];
  /** Words on links. They say more about the page that they lead to than about this one. */
  links?: readonly (LinkText | undefined)[];
}

/** Blocks inside a block, under a name and an address of their own. */
export interface Panel {
  /** The part of the address after #. */
  id: string;
  label: string;
  blocks: readonly Block[];
}

/** What the app in the browser asks as well. */
export interface RuntimeTraits<K extends BlockKind> {
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
export interface BuildTraits<K extends BlockKind> extends RuntimeTraits<K> {
  /** What the search reads of it, without its heading, its people and its panels. */
  searchText(block: BlockOf<K>, site: Site, words: Messages['feeds']): BlockText;
  /** The people whom it shows. */
  people?(block: BlockOf<K>): readonly { name: string; role: string; image?: string }[];
  /** The events that it shows. */
  events?(block: BlockOf<K>): readonly EventCard[];
  /** The cards that it shows. */
  cards?(block: BlockOf<K>): readonly { title: string; href?: string }[];
  /** Whether it moves by itself, so that the app comes without a sign of intent. */
  autoplays?(block: BlockOf<K>): boolean;
  /** Whether it shows something else where the address has a query. */
  readsQuery?(block: BlockOf<K>): boolean;
  /** Whether its pictures may take the whole width of a page. */
  wide?: true;
  /** Whether it says where the institution is. */
  address?: true;
  /** The places in it, besides its heading and its panels, that a link may lead to: what stands after #. */
  anchors?(block: BlockOf<K>): readonly string[];
}

/** A kind without words of its own. */
const noText = () => ({});

/** A kind of block that the schema names and this table lacks does not compile. */
export const BLOCK_TRAITS: { readonly [K in BlockKind]: BuildTraits<K> } = {
  prose: { searchText: ({ paragraphs }) => ({ text: paragraphs }) },
  list: { searchText: ({ items }) => ({ text: items }) },
  figure: {
    searchText: ({ caption }) => ({ text: [caption] }),
    pictures: ({ src }) => [src],
    wide: true,
  },
  feature: {
    searchText: ({ paragraphs, links }) => ({ text: paragraphs, links }),
    pictures: ({ image }) => [image],
    wide: true,
  },
  gallery: {
    searchText: ({ images }) => ({ text: images.map(({ caption }) => caption) }),
    pictures: ({ images }) => images.map(({ src }) => src),
  },
  videos: {
    searchText: ({ videos }) => ({ text: videos.map(({ title }) => title) }),
    pictures: ({ videos }) => videos.map(({ poster }) => poster),
    wide: true,
  },
  cards: {
    searchText: ({ cards, more }) => cardText(cards, more),
    pictures: ({ cards, display }) => (display === 'plain' ? [] : cards.map(({ image }) => image)),
    cards: ({ cards }) => cards,
  },
  table: {
    searchText: ({ caption, columns, rows }) => ({
      text: [caption, ...columns, ...rows.flat().map(({ text }) => text)],
    }),
  },
  buttons: { searchText: ({ buttons }) => ({ links: buttons }) },
  people: {
    searchText: ({ people }) => ({ text: people.flatMap(({ message = [] }) => message) }),
    pictures: ({ people }) => people.map(({ image }) => image),
    portraits: true,
    people: ({ people }) => people,
  },
  tabs: { searchText: noText, panels: ({ tabs }) => tabs },
  carousel: {
    searchText: ({ slides }) => ({
      text: slides.flatMap(({ title, text }) => [title, text]),
      links: slides.map(({ link }) => link),
    }),
    pictures: ({ slides }) => slides.map(({ src }) => src),
    autoplays: ({ autoplay }) => autoplay === true,
    wide: true,
  },
  events: {
    searchText: ({ events, more }) => ({
      text: events.flatMap(({ title, text, href, place }) =>
        href === undefined ? [text, title, place] : [text],
      ),
      links: [...events.map(({ title, href }) => linkText(title, href)), more],
    }),
    pictures: ({ events }) => events.map(({ image }) => image),
    events: ({ events }) => events,
  },
  facts: {
    searchText: ({ facts }, site) => ({
      headings: facts.flatMap((key) => {
        const fact = site.facts?.[key];
        return fact
          ? [[fact.value, fact.unit, fact.label].filter((word) => word !== undefined).join(' ')]
          : [];
      }),
    }),
  },
  counters: {
    searchText: ({ shown, counters }) => ({
      headings: counters.flatMap(({ value, label }) =>
        shown === false || label === undefined ? [] : [`${value} ${label}`],
      ),
    }),
  },
  map: { searchText: (_, { contact }) => ({ text: [contact.map?.label] }) },
  address: {
    searchText: (_, { contact }, words) => ({
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
  'contact-form': { searchText: noText },
  contacts: {
    searchText: ({ contacts }) => ({
      text: contacts.flatMap(({ name, role, phone, email }) => [name, role, phone, email]),
    }),
  },
  notice: { searchText: ({ text }) => ({ text: [text] }) },
  search: { searchText: noText, searches: true },
  // The names of the pages are found on these.
  'site-map': { searchText: noText },
  archive: {
    searchText: ({ groups, tags = [] }) => {
      const { text = [], links = [], ...words } = cardText(groups.flatMap(({ cards }) => cards));
      return { ...words, text: [...groups.map(({ label }) => label), ...text], links: [...links, ...tags] };
    },
    pictures: ({ groups, display }) =>
      display === 'plain' ? [] : groups.flatMap(({ cards }) => cards.map(({ image }) => image)),
    cards: ({ groups }) => groups.flatMap(({ cards }) => cards),
    readsQuery: ({ filter }) => filter !== undefined,
    anchors: ({ groups }) => groups.flatMap(({ id }) => (id === undefined ? [] : [id])),
  },
  disclosure: { searchText: complianceText, anchors: complianceAnchors },
  evidence: { searchText: complianceText, anchors: complianceAnchors },
};

function cardText(cards: readonly Card[], more?: LinkText): BlockText {
  return {
    headings: cards.flatMap(({ title, href }) => (href === undefined ? [title] : [])),
    text: cards.map(({ text }) => text),
    links: [...cards.map(({ title, href }) => linkText(title, href)), more],
  };
}

function linkText(label: string, href: string | undefined): LinkText | undefined {
  return href === undefined ? undefined : { label, href };
}
