// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.
import type { ComponentType } from 'react';
import type { KindOf } from '../../core/data/blockTraits/rare.ts';
import { Figure as FigureBlock } from './Figure.tsx';
import { Table as TableBlock } from './Table.tsx';
import { People as PeopleBlock } from './People.tsx';
import { Tabs as TabsBlock } from './Tabs.tsx';
import { Notice as NoticeBlock } from './Notice.tsx';
import { Search as SearchBlock } from './Search.tsx';
import { SiteMap as SiteMapBlock } from './SiteMap.tsx';
import { Disclosure as DisclosureBlock } from './Disclosure.tsx';
import { Evidence as EvidenceBlock } from './Evidence.tsx';
import type { BlockProps } from './props.ts';

/** The component of each kind of block of the group "rare", which few pages have. */
export const RARE_COMPONENTS: { readonly [K in KindOf<'rare'>]: ComponentType<BlockProps<K>> } = {
  figure: FigureBlock,
  table: TableBlock,
  people: PeopleBlock,
  tabs: TabsBlock,
  notice: NoticeBlock,
  search: SearchBlock,
  'site-map': SiteMapBlock,
  disclosure: DisclosureBlock,
  evidence: EvidenceBlock,
};
