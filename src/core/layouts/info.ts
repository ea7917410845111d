/** A page composed of blocks; source blocks are filled from other data files. */

import { shareImageOf } from '../data/blockTraits/runtimeTraits.ts';
import type { Store } from '../data/load.ts';
import { loadSources } from '../data/sources.ts';
import type { Content, Page, Sources } from '../model.ts';
import { type LayoutContext, messagesIn, pageFrame } from './context.ts';
import { fillBlocks } from './fill.ts';

interface RecordInput {
  record: Content['info'];
  sources: Sources;
}

export const blocksOf = async (store: Store, name: string) => (await store.get('info', name)).blocks;

export async function findRecord(store: Store, name: string): Promise<RecordInput> {
  const record = await store.get('info', name);
  return { record, sources: await loadSources(store, record.blocks) };
}

export function info({ record, sources }: RecordInput, context: LayoutContext): Page {
  const frame = pageFrame(context, record.title, record.description ?? context.route.description);
  const blocks = fillBlocks(record.blocks, sources, messagesIn(context.locale, frame.language));
  return {
    ...frame,
    intro: record.intro === false ? undefined : record.description,
    image: shareImageOf(blocks),
    blocks,
  };
}
