/** The words of a page, sorted by how much they say about it. */
import type { Block, Site } from '../src/model.ts';

export interface PageWords {
  headings: string[];
  people: string[];
  text: string[];
  /** Words that stand on links, and where they lead. They say more about that page than about this one. */
  links: { label: string; href: string }[];
}

/** The words of some blocks and of the blocks in their tabs. */
export function pageWords(blocks: readonly Block[], site: Site): PageWords {
  const found: PageWords = { headings: [], people: [], text: [], links: [] };
  for (const block of blocks) {
    // "More from …" over cards that lead elsewhere says nothing about this page.
    const leadsElsewhere = block.kind === 'cards' && block.cards.every(({ href }) => href !== undefined);
    if (block.heading !== undefined && !leadsElsewhere) found.headings.push(block.heading);
    collect(block, site, found);
  }
  return found;
}

function collect(block: Block, site: Site, { headings, people, text, links }: PageWords): void {
  const add = (...texts: (string | undefined)[]) => {
    text.push(...texts.filter((item) => item !== undefined));
  };
  /** Words that are a link, or else a heading. */
  const addLabel = (label: string, href: string | undefined) => {
    if (href === undefined) headings.push(label);
    else links.push({ label, href });
  };
  const addLink = (link: { label: string; href: string } | undefined) => {
    if (link) links.push(link);
  };

  switch (block.kind) {
    case 'prose':
      add(...block.paragraphs);
      break;
    case 'list':
      add(...block.items);
      break;
    case 'figure':
      add(block.caption);
      break;
    case 'feature':
      add(...block.paragraphs);
      for (const link of block.links ?? []) addLink(link);
      break;
    case 'gallery':
      add(...block.images.map(({ caption }) => caption));
      break;
    case 'videos':
      add(...block.videos.map(({ title }) => title));
      break;
    case 'cards':
      for (const { title, href, text: words } of block.cards) {
        addLabel(title, href);
        add(words);
      }
      addLink(block.more);
      break;
    case 'table':
      add(block.caption, ...block.columns, ...block.rows.flat().map((cell) => cell.text));
      break;
    case 'buttons':
      for (const button of block.buttons) addLink(button);
      break;
    case 'people':
      for (const { name, role, message = [] } of block.people) {
        people.push(`${name}, ${role}`);
        add(...message);
      }
      break;
    case 'tabs':
      for (const { label, blocks } of block.tabs) {
        const inner = pageWords(blocks, site);
        headings.push(label, ...inner.headings);
        people.push(...inner.people);
        text.push(...inner.text);
        links.push(...inner.links);
      }
      break;
    case 'carousel':
      for (const { title, text: words, link } of block.slides) {
        add(title, words);
        addLink(link);
      }
      break;
    case 'events':
      for (const { title, text: words, href } of block.events) {
        add(words);
        if (href === undefined) add(title);
        else links.push({ label: title, href });
      }
      addLink(block.more);
      break;
    case 'facts':
      for (const key of block.facts) {
        const fact = site.facts?.[key];
        if (fact) headings.push(`${fact.value} ${fact.label}`);
      }
      break;
    case 'counters':
      if (block.shown === false) break;
      for (const { value, label } of block.counters)
        if (label !== undefined) headings.push(`${value} ${label}`);
      break;
    case 'address': {
      const { address, landline, email, phones = [] } = site.contact;
      headings.push('Address', 'Telephone, phone number', 'E-mail');
      add(...address, landline, email, ...phones);
      break;
    }
    case 'notice':
      add(block.text);
      break;
    case 'map':
      add(site.contact.map?.label);
      break;
    case 'contact-form':
    case 'search':
      break;
    default:
      // A kind of block whose words are not known here does not compile.
      block satisfies never;
  }
}
