/** A programme entry: title, paragraphs, blocks, videos, pictures, documents (specification, section 2.9). */

import { shareImageOf } from '../data/blockTraits/runtimeTraits.ts';
import type { Store } from '../data/load.ts';
import { loadSources } from '../data/sources.ts';
import { eventTimeOf } from '../i18n/eventTime.ts';
import type { Block, Page, Programme, Sources } from '../model.ts';
import { parentOf } from '../route/path.ts';
import { tagsBlock } from './archive.ts';
import {
  contentBlocks,
  documentBlock,
  type LayoutContext,
  messagesIn,
  neighbourBlock,
  pageFrame,
  proseBlocks,
} from './context.ts';
import { fillBlocks } from './fill.ts';
import { withHeadings } from './headings.ts';

export const programmes = async (store: Store, name: string) =>
  (await store.get('programme-list', name)).entries;

/** An entry with its neighbours in the record that have the same parent path. */
interface ProgrammeInput {
  programme: Programme;
  previous?: Programme;
  next?: Programme;
  sources: Sources;
}

export const entryBlocks = async (store: Store, name: string) =>
  [...(await programmes(store, name)).values()].flatMap(({ blocks = [] }) => blocks);

export async function findProgramme(
  store: Store,
  name: string,
  path: string,
): Promise<ProgrammeInput | undefined> {
  const { entries, subjects } = await store.get('programme-list', name);
  const programme = entries.get(path);
  if (!programme) return undefined;
  const programmes = subjects.find((subject) => subject.programmes.includes(programme))?.programmes ?? [];
  const parent = parentOf(path);
  const isBeside = (other: Programme) => parentOf(other.path) === parent;
  const index = programmes.indexOf(programme);
  return {
    programme,
    // Two searches instead of a filtered list, which takes seconds for all pages of a large file.
    previous: programmes.slice(index + 1).find(isBeside),
    next: programmes.slice(0, index).reverse().find(isBeside),
    sources: await loadSources(store, programme.blocks ?? []),
  };
}

export function detail({ programme, previous, next, sources }: ProgrammeInput, context: LayoutContext): Page {
  const { title, paragraphs, blocks = [], videos, videoDisplay, images, documents = [] } = programme;
  const frame = pageFrame(context, title, paragraphs[0]);
  const words = withHeadings(messagesIn(context.locale, frame.language), programme.headings);
  const between = fillBlocks(blocks, sources, words);
  const content: Block[] = [
    ...proseBlocks([{ paragraphs }]),
    ...between,
    ...(videos.length > 0 && videoDisplay !== 'hidden'
      ? [{ kind: 'videos' as const, heading: words.videos, videos, display: videoDisplay }]
      : []),
    ...(images.length > 0 ? [{ kind: 'gallery' as const, heading: words.pictures, images }] : []),
    ...documentBlock(documents, words),
  ];
  // A video poster may also be the picture of a card.
  const pictured = content.filter(({ kind }) => kind !== 'videos');
  return {
    ...frame,
    ...eventTimeOf(programme),
    keywords: programme.keywords,
    image: images[0]?.src ?? programme.thumbnail ?? shareImageOf(between),
    blocks: [
      ...contentBlocks(content),
      ...(programme.tags ? tagsBlock(programme, context.route, context.table, words.tags) : []),
      ...neighbourBlock([next, previous], context.trail.at(-1), pictured, words),
    ],
  };
}
