/**
 * Derives the data files of blocks with the newest entries of several lists, so that a page does not load all
 * lists.
 */
import { isSource, sourceName } from '../../core/data/sources.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import type { AuthoredBlock, Manifest } from '../../core/model.ts';
import { listedEntries, sortNewestFirst } from './archives.ts';
import type { DataSource, Derivation, DerivedFile } from './dataDeriver.ts';
import { routeDataKinds } from './dataKinds.ts';
import { entryCard } from './listFiles.ts';
import { arrayItems, dataRecords, objectItems } from './siteValues.ts';

/** The maximum in the schema of the block. */
const MAX_ENTRIES = 24;

export async function newestFiles(
  { routes, slots = [] }: Manifest,
  { read }: DataSource,
): Promise<Derivation> {
  const files = new Map<string, DerivedFile>();
  const lists = [...routeDataKinds(routes)].flatMap(([name, kind]) =>
    kind === 'programme-list' ? [name] : [],
  );
  const blocks: AuthoredBlock[] = slots.flatMap((slot) => slot.blocks);
  for (const { data, layout } of routes)
    if (LAYOUT_BUILD_TRAITS[layout].blocks) blocks.push(...blocksIn(await read(data)));
  for (const block of blocks) {
    if (!isSource(block) || block.kind !== 'newest') continue;
    const names = block.lists ?? lists;
    const values = await Promise.all(names.map(read));
    files.set(sourceName(block), {
      kind: 'programme-list',
      sources: names,
      hasPage: () => false,
      derive: () => ({ data: [{ programme: newestEntries(values) }] }),
    });
  }
  return { files };
}

const blocksIn = (value: unknown): AuthoredBlock[] =>
  dataRecords({ value })
    .flatMap(({ item }) => [item, ...objectItems(item.programme).map((entry) => entry.item)])
    .flatMap(({ blocks }) => arrayItems(blocks) as AuthoredBlock[]);

function newestEntries(values: readonly unknown[]) {
  const dated = values
    .flatMap(listedEntries)
    .filter(({ date, isTranslation }) => date !== undefined && !isTranslation);
  return sortNewestFirst(dated)
    .slice(0, MAX_ENTRIES)
    .map((entry) => entryCard(entry));
}
