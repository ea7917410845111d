/** What only the build asks of blocks; the answers stand in the table of kinds. Never imported by the app. */
import type { Block, BlockKind, BlockOf, EventCard, Messages, Site } from '../../model.ts';
import { allBlocks, hasSearch, panelsOf } from './runtimeTraits.ts';
import { BLOCK_TRAITS, type BuildTraits, type LinkText } from './table.ts';

/** The row of a block. */
export function buildTraitsOf<K extends BlockKind>({ kind }: BlockOf<K>): BuildTraits<K> {
  // TypeScript does not see that the kind of a block of kind K is K.
  return BLOCK_TRAITS[kind as K];
}

/** The row of what a data file names as a kind of block; undefined when there is none of that name. */
export function traitsByName(name: unknown): { wide?: true } | undefined {
  return typeof name === 'string' && Object.hasOwn(BLOCK_TRAITS, name)
    ? BLOCK_TRAITS[name as BlockKind]
    : undefined;
}

/** The words of a page, sorted by how much they say about it. */
export interface PageText {
  headings: string[];
  people: string[];
  text: string[];
  /** Words that stand on links, and where they lead. They say more about that page than about this one. */
  links: LinkText[];
}

/** The words of some blocks and of the blocks inside them. */
export function collectText(blocks: readonly Block[], site: Site, words: Messages['feeds']): PageText {
  const result: PageText = { headings: [], people: [], text: [], links: [] };
  for (const block of blocks) {
    const kind = buildTraitsOf(block);
    // "More from …" over cards that lead elsewhere is not about this page.
    const leadsElsewhere = kind.cards?.(block).every(({ href }) => href !== undefined);
    if (block.heading !== undefined && !leadsElsewhere) result.headings.push(block.heading);
    const { headings = [], text = [], links = [] } = kind.searchText(block, site, words);
    result.headings.push(...headings);
    result.people.push(...(kind.people?.(block) ?? []).map(({ name, role }) => `${name}, ${role}`));
    result.text.push(...text.filter((item) => item !== undefined));
    result.links.push(...links.filter((link) => link !== undefined));
    for (const { label, blocks: inside } of panelsOf(block)) {
      const inner = collectText(inside, site, words);
      result.headings.push(label, ...inner.headings);
      result.people.push(...inner.people);
      result.text.push(...inner.text);
      result.links.push(...inner.links);
    }
  }
  return result;
}

/** The events that some blocks, and those inside them, show. */
export function eventsOf(blocks: readonly Block[]): EventCard[] {
  return allBlocks(blocks).flatMap((block) => buildTraitsOf(block).events?.(block) ?? []);
}

/** Whether some blocks, or those inside them, say where the institution is. */
export function showsAddress(blocks: readonly Block[]): boolean {
  return allBlocks(blocks).some((block) => buildTraitsOf(block).address);
}

/** The places in a block, besides its heading and its panels, that a link may lead to. */
export const blockAnchors = (block: Block): readonly string[] => buildTraitsOf(block).anchors?.(block) ?? [];

/**
 * When the app comes without a sign of intent: soon where a part of the page moves by itself, at once where a search
 * or a filter finds a query in its address.
 */
export function appStartOf(blocks: readonly Block[]): 'soon' | 'query' | undefined {
  const all = allBlocks(blocks);
  if (hasSearch(blocks) || all.some((block) => buildTraitsOf(block).readsQuery?.(block))) return 'query';
  return all.some((block) => buildTraitsOf(block).autoplays?.(block)) ? 'soon' : undefined;
}
