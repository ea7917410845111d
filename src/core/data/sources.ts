/** The blocks of an info page that are filled from other data files, and the content of those files. */
import type { AuthoredBlock, Content, SourceBlock, Sources } from '../model.ts';
import type { Store } from './load.ts';

/** The kind of data file that each source block is filled from. */
export const sourceKinds = {
  'from-people': 'people',
  'from-events': 'events',
  'from-activity-cards': 'activity-cards',
  'from-programmes': 'programme-list',
  newest: 'programme-list',
} as const satisfies Record<SourceBlock['kind'], keyof Sources>;

/** Whether a block is filled from another data file. */
export function isSource(block: AuthoredBlock): block is SourceBlock {
  return Object.hasOwn(sourceKinds, block.kind);
}

/** The name of the data file that a block is filled from; the newest entries of several stand in one that the build makes. */
export const sourceName = (block: SourceBlock): string =>
  block.kind === 'newest' ? newestName(block.lists) : block.data;

const newestName = (lists: readonly string[] | undefined): string =>
  lists ? `newest/of/${lists.join('/+/')}` : 'newest/all';

/**
 * The content of the files that some blocks are filled from.
 *
 * @throws LoadError (rejects) when a data file cannot be had
 */
export async function loadSources(store: Store, blocks: readonly AuthoredBlock[]): Promise<Sources> {
  const load = async <K extends keyof Sources>(kind: K): Promise<ReadonlyMap<string, Content[K]>> => {
    const names = blocks.flatMap((block) =>
      isSource(block) && sourceKinds[block.kind] === kind ? [sourceName(block)] : [],
    );
    return new Map(
      await Promise.all(names.map(async (name) => [name, await store.get(kind, name)] as const)),
    );
  };
  const [people, events, cards, programmes] = await Promise.all([
    load('people'),
    load('events'),
    load('activity-cards'),
    load('programme-list'),
  ]);
  return { people, events, 'activity-cards': cards, 'programme-list': programmes };
}
