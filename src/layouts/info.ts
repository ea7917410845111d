/** A page composed of blocks; those that are filled from another data file become the blocks that they stand for. */
import type { Store } from '../content/load.ts';
import { isSource, loadSources, sourceKinds, sourceName } from '../content/sources.ts';
import { fragment } from '../content/text.ts';
import { sharePicture } from '../kinds/shown.ts';
import type { Block, Content, Page, Person, SourceBlock, Sources, Words } from '../model.ts';
import { type Context, pageFrame, programmeCard, wordsIn } from './context.ts';

/** The record of a page, and the content of the files that its blocks are filled from. */
interface Found {
  record: Content['info'];
  sources: Sources;
}

/** The blocks of a data file, as they are written there. */
export const blocksOf = async (store: Store, name: string) => (await store.get('info', name)).blocks;

export async function findRecord(store: Store, name: string): Promise<Found> {
  const record = await store.get('info', name);
  return { record, sources: await loadSources(store, record.blocks) };
}

export function info({ record, sources }: Found, context: Context): Page {
  const frame = pageFrame(context, record.title, record.description ?? context.route.description);
  const words = wordsIn(context.voice, frame.language);
  const blocks = record.blocks.map((block) => (isSource(block) ? fill(block, sources, words) : block));
  return {
    ...frame,
    intro: record.intro === false ? undefined : record.description,
    image: sharePicture(blocks),
    blocks,
  };
}

type SourceOf<K extends SourceBlock['kind']> = Extract<SourceBlock, { kind: K }>;

/** The block that each kind becomes with the content of its data file; a kind that the schema names and this table lacks does not compile. */
const FILL: {
  readonly [K in SourceBlock['kind']]: (
    block: SourceOf<K>,
    content: Content[(typeof sourceKinds)[K]] | undefined,
    words: Words['layouts'],
  ) => Block;
} = {
  'from-activity-cards': ({ heading }, cards = []) => ({
    kind: 'cards',
    heading,
    cards,
    display: 'pictures',
  }),
  'from-events': ({ heading, display, limit, more }, events = []) => ({
    kind: 'events',
    heading,
    events: events.slice(0, limit),
    display,
    more,
  }),
  'from-people': peopleBlock,
  'from-programmes': programmeCards,
  newest: ({ limit = 6, ...block }, list) => programmeCards({ limit, ...block }, list),
};

function fill<K extends SourceBlock['kind']>(
  block: SourceOf<K>,
  sources: Sources,
  words: Words['layouts'],
): Block {
  // TypeScript does not see that the kind of a block of kind K is K, nor that its file is of the kind that K is filled from.
  const kind = block.kind as K;
  const content = sources[sourceKinds[kind]].get(sourceName(block)) as
    | Content[(typeof sourceKinds)[K]]
    | undefined;
  return FILL[kind](block, content, words);
}

function programmeCards(
  { heading, limit, more }: Pick<SourceOf<'newest'>, 'heading' | 'limit' | 'more'>,
  list: Content['programme-list'] | undefined,
): Block {
  const programmes = list?.subjects.flatMap((subject) => subject.programmes) ?? [];
  return { kind: 'cards', heading, cards: programmes.slice(0, limit).map(programmeCard), more };
}

function peopleBlock(
  { heading, display }: SourceOf<'from-people'>,
  people: readonly Person[] | undefined,
  words: Words['layouts'],
): Block {
  const all = people ?? [];
  const card = ({ name, role, image, href, message }: Person) => ({ name, role, image, href, message });
  if (display !== 'tabs') return { kind: 'people', heading, people: all.map(card), display };
  const categories = [...new Set(all.map(({ category }) => category ?? words.others))];
  return {
    kind: 'tabs',
    heading,
    label: heading ?? words.categories,
    tabs: categories.map((category) => ({
      id: fragment(category),
      label: category,
      blocks: [
        {
          kind: 'people',
          people: all.filter((person) => (person.category ?? words.others) === category).map(card),
        },
      ],
    })),
  };
}
