/** The blocks that are filled from other data files, and the content of those files. */
import type { AuthoredBlock, Content, SourceBlock, Sources } from '../model.ts';
import type { Store } from './load.ts';

export const sourceKinds = {
  'from-people': 'people',
  'from-events': 'events',
  'from-activity-cards': 'activity-cards',
  'from-programmes': 'programme-list',
  newest: 'programme-list',
} as const satisfies Record<SourceBlock['kind'], keyof Sources>;

export function isSource(block: AuthoredBlock): block is SourceBlock {
  return Object.hasOwn(sourceKinds, block.kind);
}

/** The data file of a source block. The build makes a file for the newest entries of several lists. */
export const sourceName = (block: SourceBlock): string =>
  block.kind === 'newest' ? newestName(block.lists) : block.data;

const newestName = (lists: readonly string[] | undefined): string =>
  lists ? `newest/of/${lists.join('/+/')}` : 'newest/all';

/** Loads the data files of source blocks. @throws LoadError (rejects) if a data file cannot be loaded */
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
