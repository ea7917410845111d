// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.
import type { ComponentType } from 'react';
import type { RareKind } from '../../core/data/blockTraits/rare.ts';
import type { BlockKind } from '../../core/model.ts';
import { Prose as ProseBlock } from './Prose.tsx';
import { List as ListBlock } from './List.tsx';
import { Feature as FeatureBlock } from './Feature.tsx';
import { Gallery as GalleryBlock } from './Gallery.tsx';
import { Videos as VideosBlock } from './Videos.tsx';
import { Cards as CardsBlock } from './Cards.tsx';
import { Buttons as ButtonsBlock } from './Buttons.tsx';
import { Carousel as CarouselBlock } from './Carousel.tsx';
import { Events as EventsBlock } from './Events.tsx';
import { Facts as FactsBlock } from './Facts.tsx';
import { Counters as CountersBlock } from './Counters.tsx';
import { Map as MapBlock } from './Map.tsx';
import { Address as AddressBlock } from './Address.tsx';
import { ContactForm as ContactFormBlock } from './ContactForm.tsx';
import { Contacts as ContactsBlock } from './Contacts.tsx';
import type { BlockProps } from './props.ts';

/** The component of each kind of block that the app always has. */
export const COMPONENTS: { readonly [K in Exclude<BlockKind, RareKind>]: ComponentType<BlockProps<K>> } = {
  prose: ProseBlock,
  list: ListBlock,
  feature: FeatureBlock,
  gallery: GalleryBlock,
  videos: VideosBlock,
  cards: CardsBlock,
  buttons: ButtonsBlock,
  carousel: CarouselBlock,
  events: EventsBlock,
  facts: FactsBlock,
  counters: CountersBlock,
  map: MapBlock,
  address: AddressBlock,
  'contact-form': ContactFormBlock,
  contacts: ContactsBlock,
};
