/** Fills source blocks from other data files. */

import { isSource, sourceKinds, sourceName } from '../data/sources.ts';
import { fragment } from '../i18n/text.ts';
import type { AuthoredBlock, Block, Content, Messages, Person, SourceBlock, Sources } from '../model.ts';
import { programmeCard } from './context.ts';

export const fillBlocks = (
  blocks: readonly AuthoredBlock[],
  sources: Sources,
  words: Messages['layouts'],
): Block[] => blocks.map((block) => (isSource(block) ? fillBlock(block, sources, words) : block));

type SourceOf<K extends SourceBlock['kind']> = Extract<SourceBlock, { kind: K }>;

/** The type requires an entry for every source block of the schema. */
const BLOCK_FILLERS: {
  readonly [K in SourceBlock['kind']]: (
    block: SourceOf<K>,
    content: Content[(typeof sourceKinds)[K]] | undefined,
    words: Messages['layouts'],
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
  'from-people': (block, people = [], words) => peopleBlock(block, people, words),
  'from-programmes': programmeCards,
  newest: ({ limit = 6, ...block }, list) => programmeCards({ limit, ...block }, list),
};

function fillBlock<K extends SourceBlock['kind']>(
  block: SourceOf<K>,
  sources: Sources,
  words: Messages['layouts'],
): Block {
  // TypeScript does not see that block and content both belong to K.
  const kind = block.kind as K;
  const content = sources[sourceKinds[kind]].get(sourceName(block)) as
    | Content[(typeof sourceKinds)[K]]
    | undefined;
  return BLOCK_FILLERS[kind](block, content, words);
}

function programmeCards(
  { heading, limit, more }: Pick<SourceOf<'newest'>, 'heading' | 'limit' | 'more'>,
  list: Content['programme-list'] | undefined,
): Block {
  const programmes = list?.subjects.flatMap((subject) => subject.programmes) ?? [];
  return { kind: 'cards', heading, cards: programmes.slice(0, limit).map(programmeCard), more };
}

function peopleBlock(
  { heading, display }: Extract<SourceBlock, { kind: 'from-people' }>,
  all: readonly Person[],
  words: Messages['layouts'],
): Block {
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
