/**
 * Large data files of entries cut to cards, `{name}/cards` and `{name}/first-{number}`, for the pages that show no more of them: lists, and pages
 * with a block of them. Of the latter, `{name}/short` is the data file, which names those in place of the large ones.
 */

import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import { dataKindOf, LAYOUTS } from '../../core/layouts/index.ts';
import type { Manifest } from '../../core/model.ts';
import { routeTable } from '../../core/route/table.ts';
import type { AuthoredBlock, CampProgramme, InfoFile, ProgrammeEntry } from '../../generated/types.ts';
import type { DataSource, Derivation, DerivedFile } from './dataDeriver.ts';
import { type DataEntry, type EntryRecord, jsonSize, SHARD_LIMITS } from './entryShards.ts';

/** The files in cards of the large files that rows and blocks show; a row that is drawn from one of them says so. */
export async function cardFiles(
  manifest: Manifest,
  { read }: DataSource,
  limits = SHARD_LIMITS,
): Promise<Derivation> {
  const { layouts } = routeTable(manifest);
  const files = new Map<string, DerivedFile>();
  const replacements = new Map<string, string>();

  /** @param first so many entries; all without it @returns the name of the file; undefined where the whole one is small */
  const addCardFile = async (name: string, kind: 'programme-list' | 'camp', first?: number) => {
    // Files of these kinds have records.
    const { data } = (await read(name)) as { data: readonly EntryRecord[] };
    if (jsonSize(data) <= limits.maxFileBytes) return undefined;
    const made = `${name}/${first === undefined ? 'cards' : `first-${first}`}`;
    const lists = () => data.map(({ programme = [] }) => programme.filter(isListed).map(toCard));
    const derive = () =>
      first === undefined
        ? { data: lists().map((programme, index) => ({ ...data[index], programme })) }
        : { data: [{ programme: lists().flat().slice(0, first) }] };
    files.set(made, { kind, sources: [name], hasPage: () => false, derive });
    return made;
  };
  /** The blocks of a page, as they name files in cards. */
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
    // Of a list in groups, each page has a file of its own.
    if (archive) continue;
    if (layout === 'list' && (kind === 'programme-list' || kind === 'camp')) {
      const made = await addCardFile(data, kind);
      if (made !== undefined) replacements.set(`list ${data}`, made);
    } else if (blocks && kind === 'info') {
      // The check has passed it as one of this kind.
      const file = (await read(data)) as InfoFile;
      const records = await Promise.all(
        file.data.map(async (record) => ({ ...record, blocks: await withCardFiles(record.blocks) })),
      );
      if (JSON.stringify(records) === JSON.stringify(file.data)) continue;
      const made = `${data}/short`;
      replacements.set(`${layout} ${data}`, made);
      const dependencies = file.data
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'from-programmes' ? block.data : []));
      files.set(made, {
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

/** What is over is in no list. */
const isListed = ({ expiredNotice }: DataEntry) => expiredNotice === undefined;

/** An entry without what its page alone shows. */
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
