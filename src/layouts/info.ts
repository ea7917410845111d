/** A page composed of blocks; those that are filled from another data file become the blocks that they stand for. */
import type { AuthoredBlock, Block, Inputs, Page, Sources } from '../model.ts';
import { type Context, pageFrame, programmeCard } from './context.ts';

export function info({ record, sources }: Inputs['info'], context: Context): Page {
  const frame = pageFrame(context, record.title, record.description ?? context.route.description);
  return {
    ...frame,
    intro: record.intro === false ? undefined : record.description,
    image: record.blocks.map(pictureOf).find((picture) => picture !== undefined),
    blocks: record.blocks.map((block) => fill(block, sources)),
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

/** The first picture of a block, for sharing. */
function pictureOf(block: AuthoredBlock): string | undefined {
  switch (block.kind) {
    case 'figure':
      return block.src;
    case 'feature':
      return block.image;
    case 'gallery':
      return block.images[0]?.src;
    case 'carousel':
      return block.slides.find(({ src }) => src)?.src;
    case 'cards':
      return block.cards.find(({ image }) => image)?.image;
    default:
      return undefined;
  }
}
