// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.
import type { ComponentType } from 'react';
import type { BlockKind } from '../../core/model.ts';
import { Prose as ProseBlock } from './Prose.tsx';
import { List as ListBlock } from './List.tsx';
import { Figure as FigureBlock } from './Figure.tsx';
import { Feature as FeatureBlock } from './Feature.tsx';
import { Gallery as GalleryBlock } from './Gallery.tsx';
import { Videos as VideosBlock } from './Videos.tsx';
import { Cards as CardsBlock } from './Cards.tsx';
import { Table as TableBlock } from './Table.tsx';
import { Buttons as ButtonsBlock } from './Buttons.tsx';
import { People as PeopleBlock } from './People.tsx';
import { Tabs as TabsBlock } from './Tabs.tsx';
import { Carousel as CarouselBlock } from './Carousel.tsx';
import { Events as EventsBlock } from './Events.tsx';
import { Facts as FactsBlock } from './Facts.tsx';
import { Counters as CountersBlock } from './Counters.tsx';
import { Map as MapBlock } from './Map.tsx';
import { Embed as EmbedBlock } from './Embed.tsx';
import { Address as AddressBlock } from './Address.tsx';
import { ContactForm as ContactFormBlock } from './ContactForm.tsx';
import { Contacts as ContactsBlock } from './Contacts.tsx';
import { Notice as NoticeBlock } from './Notice.tsx';
import { Quote as QuoteBlock } from './Quote.tsx';
import { Code as CodeBlock } from './Code.tsx';
import { Search as SearchBlock } from './Search.tsx';
import { SiteMap as SiteMapBlock } from './SiteMap.tsx';
import { Archive as ArchiveBlock } from './Archive.tsx';
import { Disclosure as DisclosureBlock } from './Disclosure.tsx';
import { Evidence as EvidenceBlock } from './Evidence.tsx';
import type { BlockProps } from './props.ts';

/** The component of each block type. */
export const COMPONENTS: { readonly [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  prose: ProseBlock,
  list: ListBlock,
  figure: FigureBlock,
  feature: FeatureBlock,
  gallery: GalleryBlock,
  videos: VideosBlock,
  cards: CardsBlock,
  table: TableBlock,
  buttons: ButtonsBlock,
  people: PeopleBlock,
  tabs: TabsBlock,
  carousel: CarouselBlock,
  events: EventsBlock,
  facts: FactsBlock,
  counters: CountersBlock,
  map: MapBlock,
  embed: EmbedBlock,
  address: AddressBlock,
  'contact-form': ContactFormBlock,
  contacts: ContactsBlock,
  notice: NoticeBlock,
  quote: QuoteBlock,
  code: CodeBlock,
  search: SearchBlock,
  'site-map': SiteMapBlock,
  archive: ArchiveBlock,
  disclosure: DisclosureBlock,
  evidence: EvidenceBlock,
};
