/** The traits of block types that only the build needs. The app never imports this file. */
import type { Block, BlockKind, BlockOf, Card, EventCard, Messages, Site } from '../../model.ts';
import { emailsOf, phonesOf, socialLink } from '../contact/methods.ts';
import { codeSpan } from '../escapeInline.ts';
import { allBlocks, hasSearch, panelsOf } from './runtimeTraits.ts';

interface LinkText {
  label: string;
  href: string;
}

interface BlockText {
  headings?: readonly string[];
  text?: readonly (string | undefined)[];
  /** Link labels describe the linked page more than this one. */
  links?: readonly (LinkText | undefined)[];
}

/** Groups of style sheets that only pages with certain blocks contain; see src/node/ssg/pageStyles.ts. */
export type BlockStyles = 'cards' | 'contact' | 'gallery' | 'info' | 'lists' | 'media';

interface BuildTraits<K extends BlockKind> {
  /** The text for the search index, without the heading, the people and the panels of the block. */
  searchText(block: BlockOf<K>, site: Site, messages: Messages['feeds']): BlockText;
  people?(block: BlockOf<K>): readonly { name: string; role: string; image?: string }[];
  events?(block: BlockOf<K>): readonly EventCard[];
  cards?(block: BlockOf<K>): readonly { title: string; href?: string }[];
  /** Returns true if the block moves automatically, so that the app loads without user interaction. */
  autoplays?(block: BlockOf<K>): boolean;
  /** Returns true if the block depends on the query of the URL. */
  readsQuery?(block: BlockOf<K>): boolean;
  /** Pictures may take the full width of the page. */
  wide?: true;
  /** Besides the styles that every page contains. */
  styles?: readonly BlockStyles[];
  address?: true;
  /** Anchors besides those of the heading and the panels, without "#". */
  anchors?(block: BlockOf<K>): readonly string[];
}

const noText = () => ({});

/** The type requires an entry for every block type of the schema. */
const BUILD_TRAITS: { readonly [K in BlockKind]: BuildTraits<K> } = {
  prose: { searchText: ({ paragraphs }) => ({ text: paragraphs }) },
  list: { styles: ['info'], searchText: ({ items }) => ({ text: items }) },
  figure: { styles: ['info'], searchText: ({ caption }) => ({ text: [caption] }), wide: true },
  feature: {
    styles: ['media'],
    searchText: ({ paragraphs, links }) => ({ text: paragraphs, links }),
    wide: true,
  },
  gallery: {
    styles: ['gallery'],
    searchText: ({ images }) => ({ text: images.map(({ caption }) => caption) }),
  },
  videos: {
    styles: ['media'],
    searchText: ({ videos }) => ({ text: videos.map(({ title }) => title) }),
    wide: true,
  },
  cards: {
    styles: ['cards'],
    searchText: ({ cards, more }) => cardText(cards, more),
    cards: ({ cards }) => cards,
  },
  table: {
    styles: ['info'],
    searchText: ({ caption, columns, rows }) => ({
      text: [caption, ...columns, ...rows.flat().map(({ text }) => text)],
    }),
  },
  buttons: { searchText: ({ buttons }) => ({ links: buttons }) },
  people: {
    styles: ['info'],
    searchText: ({ people }) => ({ text: people.flatMap(({ message = [] }) => message) }),
    people: ({ people }) => people,
  },
  tabs: { styles: ['info'], searchText: noText },
  carousel: {
    styles: ['media'],
    searchText: ({ slides }) => ({
      text: slides.flatMap(({ title, text }) => [title, text]),
      links: slides.map(({ link }) => link),
    }),
    autoplays: ({ autoplay }) => autoplay === true,
    wide: true,
  },
  events: {
    styles: ['cards', 'lists'],
    searchText: ({ events, more }) => ({
      text: events.flatMap(({ title, text, href, place }) =>
        href === undefined ? [text, title, place] : [text],
      ),
      links: [...events.map(({ title, href }) => linkText(title, href)), more],
    }),
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
  map: { styles: ['contact'], searchText: (_, { contact }) => ({ text: [contact.map?.label] }) },
  embed: { styles: ['contact'], searchText: ({ title }) => ({ text: [title] }) },
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
  'contact-form': { styles: ['contact'], searchText: noText },
  contacts: {
    searchText: ({ contacts }) => ({
      text: contacts.flatMap(({ name, role, phone, email }) => [name, role, phone, email]),
    }),
  },
  notice: { styles: ['info'], searchText: ({ text }) => ({ text: [text] }) },
  quote: { styles: ['info'], searchText: ({ paragraphs, source }) => ({ text: [...paragraphs, source] }) },
  // Texts are inline Markdown.
  code: { styles: ['info'], searchText: ({ text }) => ({ text: [codeSpan(text)] }) },
  search: { styles: ['lists'], searchText: noText },
  // The search finds these pages themselves.
  'site-map': { styles: ['lists'], searchText: noText },
  archive: {
    styles: ['cards', 'lists'],
    searchText: ({ groups, tags = [] }) => {
      const { text = [], links = [], ...words } = cardText(groups.flatMap(({ cards }) => cards));
      return { ...words, text: [...groups.map(({ label }) => label), ...text], links: [...links, ...tags] };
    },
    cards: ({ groups }) => groups.flatMap(({ cards }) => cards),
    readsQuery: ({ filter }) => filter !== undefined,
    anchors: ({ groups }) => groups.flatMap(({ id }) => (id === undefined ? [] : [id])),
  },
  disclosure: { styles: ['info'], searchText: complianceText, anchors: complianceAnchors },
  evidence: { styles: ['info'], searchText: complianceText, anchors: complianceAnchors },
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

type Answered = Pick<BlockOf<'disclosure' | 'evidence'>, 'answered'>;

function complianceText({ answered }: Answered) {
  const sections = answered?.sections ?? [];
  const items = sections.flatMap((section) => section.items);
  return {
    headings: sections.map(({ title }) => title),
    text: [answered?.title, ...items.flatMap(({ title, words, gap }) => [title, words, gap])],
    links: items.flatMap(({ answers }) =>
      answers.flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }])),
    ),
  };
}

function complianceAnchors({ answered }: Answered): string[] {
  const sections = answered?.sections ?? [];
  const parts = [...sections.flatMap((section) => [section, ...section.items]), ...(answered?.sources ?? [])];
  return parts.map(({ id }) => id);
}

export function buildTraitsOf<K extends BlockKind>({ kind }: BlockOf<K>): BuildTraits<K> {
  // TypeScript does not see that the kind of a block of kind K is K.
  return BUILD_TRAITS[kind as K];
}

/** The traits of a block type named in a data file; undefined for an unknown name. */
export function traitsByName(name: unknown): { wide?: true } | undefined {
  return typeof name === 'string' && Object.hasOwn(BUILD_TRAITS, name)
    ? BUILD_TRAITS[name as BlockKind]
    : undefined;
}

export interface PageText {
  headings: string[];
  people: string[];
  text: string[];
  links: LinkText[];
}

export function collectText(
  blocks: readonly Block[],
  site: Site,
  words: Messages['feeds'],
  result: PageText = { headings: [], people: [], text: [], links: [] },
): PageText {
  for (const block of blocks) {
    const kind = buildTraitsOf(block);
    // A "More from …" heading over links to other pages is not about this page.
    const leadsElsewhere = kind.cards?.(block).every(({ href }) => href !== undefined);
    if (block.heading !== undefined && !leadsElsewhere) result.headings.push(block.heading);
    const { headings = [], text = [], links = [] } = kind.searchText(block, site, words);
    result.headings.push(...headings);
    result.people.push(...(kind.people?.(block) ?? []).map(({ name, role }) => `${name}, ${role}`));
    result.text.push(...text.filter((item) => item !== undefined));
    result.links.push(...links.filter((link) => link !== undefined));
    for (const { label, blocks: inside } of panelsOf(block)) {
      result.headings.push(label);
      collectText(inside, site, words, result);
    }
  }
  return result;
}

export function eventsOf(blocks: readonly Block[]): EventCard[] {
  return allBlocks(blocks).flatMap((block) => buildTraitsOf(block).events?.(block) ?? []);
}

export function showsAddress(blocks: readonly Block[]): boolean {
  return allBlocks(blocks).some((block) => buildTraitsOf(block).address);
}

/** The anchors in a block besides those of its heading and its panels. */
export const blockAnchors = (block: Block): readonly string[] => buildTraitsOf(block).anchors?.(block) ?? [];

/** `soon` if a block moves automatically; `query` if a block reads the query of the URL. */
export function appStartOf(blocks: readonly Block[]): 'soon' | 'query' | undefined {
  const all = allBlocks(blocks);
  if (hasSearch(blocks) || all.some((block) => buildTraitsOf(block).readsQuery?.(block))) return 'query';
  return all.some((block) => buildTraitsOf(block).autoplays?.(block)) ? 'soon' : undefined;
}

/** The styles that a page needs besides the common ones. */
export const stylesOf = (blocks: readonly Block[]): ReadonlySet<BlockStyles> =>
  new Set(allBlocks(blocks).flatMap((block) => buildTraitsOf(block).styles ?? []));
