/** The one renderer: a table of components, one a kind of block. */
import type { ComponentType } from 'react';
import type { BlockKind } from '../model.ts';
import { Address } from './Address.tsx';
import { Buttons } from './Buttons.tsx';
import { Cards } from './Cards.tsx';
import { Carousel } from './Carousel.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Counters } from './Counters.tsx';
import { Events } from './Events.tsx';
import { Facts } from './Facts.tsx';
import { Feature } from './Feature.tsx';
import { Figure } from './Figure.tsx';
import { Gallery } from './Gallery.tsx';
import { List } from './List.tsx';
import { MapPlace } from './MapPlace.tsx';
import { Notice } from './Notice.tsx';
import { People } from './People.tsx';
import { Prose } from './Prose.tsx';
import { showsPicture } from './pictured.ts';
import type { BlockProps, BlocksProps } from './props.ts';
import { Search } from './Search.tsx';
import { headingIds } from './Section.tsx';
import { Table } from './Table.tsx';
import { Tabs } from './Tabs.tsx';
import { Videos } from './Videos.tsx';

/** A kind of block that the schema names and this table lacks does not compile. */
const components: { [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  prose: Prose,
  list: List,
  figure: Figure,
  feature: Feature,
  gallery: Gallery,
  videos: Videos,
  cards: Cards,
  table: Table,
  buttons: Buttons,
  people: People,
  tabs: Tabs,
  carousel: Carousel,
  events: Events,
  facts: Facts,
  counters: Counters,
  map: MapPlace,
  address: Address,
  'contact-form': ContactForm,
  notice: Notice,
  search: Search,
};

function BlockView<K extends BlockKind>({ kind, ...props }: BlockProps<K> & { kind: K }) {
  const Component: ComponentType<BlockProps<K>> = components[kind];
  // The rest of the props is what the component takes; TypeScript cannot subtract a key from a generic type.
  return <Component {...(props as unknown as BlockProps<K>)} />;
}

/** The blocks of a page, in order. */
export function Blocks({ blocks, level = 2, prefix = '', first = true }: BlocksProps) {
  const ids = headingIds(blocks, prefix);
  const pictured = first ? blocks.findIndex(showsPicture) : -1;
  return blocks.map((block, index) => (
    <BlockView
      // Blocks have no name of their own and never change places while a page is shown.
      key={ids[index]}
      kind={block.kind}
      block={block}
      id={ids[index] ?? ''}
      level={level}
      first={index === pictured}
      Blocks={Blocks}
    />
  ));
}
