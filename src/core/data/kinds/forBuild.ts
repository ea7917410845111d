/** What only the build asks of blocks; the answers stand in the table of kinds. Never imported by the app. */
import type { Block, BlockKind, BlockOf, EventCard, Messages, Site } from '../../model.ts';
import { allBlocks, hasSearch, panelsOf } from './shown.ts';
import { KINDS, type KindOfBlock, type LinkWords } from './table.ts';

/** The row of a block. */
export function kindOf<K extends BlockKind>({ kind }: BlockOf<K>): KindOfBlock<K> {
  // TypeScript does not see that the kind of a block of kind K is K.
  return KINDS[kind as K];
}

/** The row of what a data file names as a kind of block; undefined when there is none of that name. */
export function kindNamed(name: unknown): { wide?: true } | undefined {
  return typeof name === 'string' && Object.hasOwn(KINDS, name) ? KINDS[name as BlockKind] : undefined;
}

/** The words of a page, sorted by how much they say about it. */
export interface PageWords {
  headings: string[];
  people: string[];
  text: string[];
  /** Words that stand on links, and where they lead. They say more about that page than about this one. */
  links: LinkWords[];
}

/** The words of some blocks and of the blocks inside them. */
export function pageWords(blocks: readonly Block[], site: Site, words: Messages['feeds']): PageWords {
  const found: PageWords = { headings: [], people: [], text: [], links: [] };
  for (const block of blocks) {
    const kind = kindOf(block);
    // "More from …" over cards that lead elsewhere is not about this page.
    const leadsElsewhere = kind.cards?.(block).every(({ href }) => href !== undefined);
    if (block.heading !== undefined && !leadsElsewhere) found.headings.push(block.heading);
    const { headings = [], text = [], links = [] } = kind.words(block, site, words);
    found.headings.push(...headings);
    found.people.push(...(kind.people?.(block) ?? []).map(({ name, role }) => `${name}, ${role}`));
    found.text.push(...text.filter((item) => item !== undefined));
    found.links.push(...links.filter((link) => link !== undefined));
    for (const { label, blocks: inside } of panelsOf(block)) {
      const inner = pageWords(inside, site, words);
      found.headings.push(label, ...inner.headings);
      found.people.push(...inner.people);
      found.text.push(...inner.text);
      found.links.push(...inner.links);
    }
  }
  return found;
}

/** The events that some blocks, and those inside them, show. */
export function eventsOf(blocks: readonly Block[]): EventCard[] {
  return allBlocks(blocks).flatMap((block) => kindOf(block).events?.(block) ?? []);
}

/** Whether some blocks, or those inside them, say where the institution is. */
export function showsAddress(blocks: readonly Block[]): boolean {
  return allBlocks(blocks).some((block) => kindOf(block).address);
}

/** The places in a block, besides its heading and its panels, that a link may lead to. */
export const placesOf = (block: Block): readonly string[] => kindOf(block).places?.(block) ?? [];

/**
 * When the app comes without a sign of intent: soon where a part of the page moves by itself, at once where a search
 * or a filter finds a query in its address.
 */
export function startOf(blocks: readonly Block[]): 'soon' | 'query' | undefined {
  const all = allBlocks(blocks);
  if (hasSearch(blocks) || all.some((block) => kindOf(block).asks?.(block))) return 'query';
  return all.some((block) => kindOf(block).moves?.(block)) ? 'soon' : undefined;
}
