/**
 * Reduces large data files to cards, for lists and for pages with a block of entries: `{name}/cards` and
 * `{name}/first-{number}`. For a page with such blocks, `{name}/short` replaces its data file.
 */

import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import { dataKindOf, LAYOUTS } from '../../core/layouts/index.ts';
import type { Manifest } from '../../core/model.ts';
import { routeTable } from '../../core/route/table.ts';
import type { AuthoredBlock, CampProgramme, InfoFile, ProgrammeEntry } from '../../generated/types.ts';
import type { DataSource, Derivation, DerivedFile } from './dataDeriver.ts';
import { type DataEntry, type EntryRecord, jsonSize, SHARD_LIMITS } from './entryShards.ts';

export async function cardFiles(
  manifest: Manifest,
  { read }: DataSource,
  limits = SHARD_LIMITS,
): Promise<Derivation> {
  const { layouts } = routeTable(manifest);
  const files = new Map<string, DerivedFile>();
  const replacements = new Map<string, string>();

  /**
   * Adds the card file of a data file.
   *
   * @param first the number of entries; default: all
   * @returns its name, or undefined if the original is small
   */
  const addCardFile = async (name: string, kind: 'programme-list' | 'camp', first?: number) => {
    // Both kinds have records.
    const { data } = (await read(name)) as { data: readonly EntryRecord[] };
    if (jsonSize(data) <= limits.maxFileBytes) return undefined;
    const cardFile = `${name}/${first === undefined ? 'cards' : `first-${first}`}`;
    const lists = () => data.map(({ programme = [] }) => programme.filter(isListed).map(toCard));
    const derive = () =>
      first === undefined
        ? { data: lists().map((programme, index) => ({ ...data[index], programme })) }
        : { data: [{ programme: lists().flat().slice(0, first) }] };
    files.set(cardFile, { kind, sources: [name], hasPage: () => false, derive });
    return cardFile;
  };
  const withCardFiles = (blocks: readonly AuthoredBlock[]): Promise<AuthoredBlock[]> =>
    Promise.all(
      blocks.map(async (block) => {
        const data =
          block.kind === 'from-programmes' && (await addCardFile(block.data, 'programme-list', block.limit));
        return data ? { ...block, data } : block;
      }),
    );

  for (const { layout, data, archive } of manifest.routes) {
    const { kinds } = LAYOUTS[layout];
    const { blocks } = LAYOUT_BUILD_TRAITS[layout];
    const kind = dataKindOf(layout, layouts.get(data) ?? []);
    // Each page of an archive list has its own file.
    if (archive) continue;
    if (layout === 'list' && (kind === 'programme-list' || kind === 'camp')) {
      const cardFile = await addCardFile(data, kind);
      if (cardFile !== undefined) replacements.set(`list ${data}`, cardFile);
    } else if (blocks && kind === 'info') {
      // The check validated this kind.
      const file = (await read(data)) as InfoFile;
      const records = await Promise.all(
        file.data.map(async (record) => ({ ...record, blocks: await withCardFiles(record.blocks) })),
      );
      if (JSON.stringify(records) === JSON.stringify(file.data)) continue;
      const shortFile = `${data}/short`;
      replacements.set(`${layout} ${data}`, shortFile);
      const dependencies = file.data
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'from-programmes' ? block.data : []));
      files.set(shortFile, {
        kind: kinds[0],
        sources: [data],
        dependencies,
        hasPage: () => false,
        derive: () => ({ data: records }),
      });
    }
  }
  return {
    files,
    updateRoute: (route) => {
      const file = replacements.get(`${route.layout} ${route.data}`);
      return file === undefined ? route : { ...route, file };
    },
  };
}

/** Expired entries are in no list. */
const isListed = ({ expiredNotice }: DataEntry) => expiredNotice === undefined;

const toCard = (entry: DataEntry): Partial<DataEntry> =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => !PAGE_ONLY_FIELDS.has(field)));

const PAGE_ONLY_FIELDS: ReadonlySet<string> = new Set<keyof ProgrammeEntry | keyof CampProgramme>([
  'blocks',
  'content',
  'documents',
  'images',
  'keywords',
  'table',
  'videos',
  'vidisp',
]);
