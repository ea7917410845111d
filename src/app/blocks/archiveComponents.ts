// Written by "npm run codegen" from schemas/. Do not edit: edit the schema and run it again.
import type { ComponentType } from 'react';
import type { KindOf } from '../../core/data/blockTraits/rare.ts';
import { Archive as ArchiveBlock } from './Archive.tsx';
import type { BlockProps } from './props.ts';

/** The component of each kind of block of the group "archive", which few pages have. */
export const ARCHIVE_COMPONENTS: { readonly [K in KindOf<'archive'>]: ComponentType<BlockProps<K>> } = {
  archive: ArchiveBlock,
};
