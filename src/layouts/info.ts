/** A page composed of blocks; those that are filled from another data file become the blocks that they stand for. */
import type { Store } from '../content/load.ts';
import { loadSources } from '../content/sources.ts';
import { sharePicture } from '../kinds/shown.ts';
import type { AuthoredBlock, Block, Content, Page, Sources } from '../model.ts';
import { type Context, pageFrame, programmeCard } from './context.ts';

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
  const blocks = record.blocks.map((block) => fill(block, sources));
  return {
    ...frame,
    intro: record.intro === false ? undefined : record.description,
    image: sharePicture(blocks),
    blocks,
  };
}

/** A block that names no source stays as it is. */
function fill(block: AuthoredBlock, sources: Sources): Block {
  switch (block.kind) {
    case 'from-activity-cards': {
      const cards = sources['activity-cards'].get(block.data) ?? [];
      return {
        kind: 'cards',
        heading: block.heading,
        cards: cards.map(({ title, url, img }) => ({ title, href: url, image: img })),
        display: 'pictures',
      };
    }
    case 'from-events': {
      const events = sources.events.get(block.data) ?? [];
      const { heading, display, more } = block;
      return { kind: 'events', heading, events: events.slice(0, block.limit), display, more };
    }
    case 'from-people':
      return peopleBlock(block, sources.people.get(block.data) ?? []);
    case 'from-programmes': {
      const subjects = sources['programme-list'].get(block.data)?.subjects ?? [];
      const programmes = subjects.flatMap((subject) => subject.programmes).slice(0, block.limit);
      return {
        kind: 'cards',
        heading: block.heading,
        cards: programmes.map(programmeCard),
        more: block.more,
      };
    }
    default:
      return block;
  }
}

type People = NonNullable<ReturnType<Sources['people']['get']>>;

function peopleBlock(
  { heading, display }: Extract<AuthoredBlock, { kind: 'from-people' }>,
  people: People,
): Block {
  const card = ({ name, role, imageUrl, descriptionUrl, message }: People[number]) => ({
    name,
    role,
    image: imageUrl,
    href: descriptionUrl,
    message,
  });
  if (display !== 'tabs') return { kind: 'people', heading, people: people.map(card), display };
  const categories = [...new Set(people.map(({ category }) => category ?? 'Others'))];
  return {
    kind: 'tabs',
    heading,
    label: heading ?? 'Categories',
    tabs: categories.map((category) => ({
      id: fragment(category),
      label: category,
      blocks: [
        {
          kind: 'people',
          people: people.filter((person) => (person.category ?? 'Others') === category).map(card),
        },
      ],
    })),
  };
}

/** The part of an address after # for a label: its letters, marks and digits, joined by hyphens. */
function fragment(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\u200C]+/gu, '-')
    .replace(/^-|-$/g, '');
}
