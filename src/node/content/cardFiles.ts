/**
 * Large data files of entries cut to cards, `{name}/cards` and `{name}/first-{number}`, for the pages that show no more of them: lists, and pages
 * with a block of them. Of the latter, `{name}/short` is the data file, which names those in place of the large ones.
 */

import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import { dataKindOf, LAYOUTS } from '../../core/layouts/index.ts';
import type { Manifest } from '../../core/model.ts';
import { routeTable } from '../../core/route/table.ts';
import type { AuthoredBlock, CampProgramme, InfoFile, ProgrammeEntry } from '../../generated/types.ts';
import { type Entry, type EntryRecord, LIMITS, sizeOf } from './entryParts.ts';
import type { DataSource, MadeFile, Making } from './maker.ts';

/** The files in cards of the large files that rows and blocks show; a row that is drawn from one of them says so. */
export async function cardFiles(manifest: Manifest, { read }: DataSource, limits = LIMITS): Promise<Making> {
  const { layouts } = routeTable(manifest);
  const files = new Map<string, MadeFile>();
  const instead = new Map<string, string>();

  /** @param first so many entries; all without it @returns the name of the file; undefined where the whole one is small */
  const cardsOf = async (name: string, kind: 'programme-list' | 'camp', first?: number) => {
    // Files of these kinds have records.
    const { data } = (await read(name)) as { data: readonly EntryRecord[] };
    if (sizeOf(data) <= limits.whole) return undefined;
    const made = `${name}/${first === undefined ? 'cards' : `first-${first}`}`;
    const lists = () => data.map(({ programme = [] }) => programme.filter(isListed).map(card));
    const make = () =>
      first === undefined
        ? { data: lists().map((programme, index) => ({ ...data[index], programme })) }
        : { data: [{ programme: lists().flat().slice(0, first) }] };
    files.set(made, { kind, from: [name], has: () => false, make });
    return made;
  };
  /** The blocks of a page, as they name files in cards. */
  const short = (blocks: readonly AuthoredBlock[]): Promise<AuthoredBlock[]> =>
    Promise.all(
      blocks.map(async (block) => {
        const data =
          block.kind === 'from-programmes' && (await cardsOf(block.data, 'programme-list', block.limit));
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
      const made = await cardsOf(data, kind);
      if (made !== undefined) instead.set(`list ${data}`, made);
    } else if (blocks && kind === 'info') {
      // The check has passed it as one of this kind.
      const file = (await read(data)) as InfoFile;
      const records = await Promise.all(
        file.data.map(async (record) => ({ ...record, blocks: await short(record.blocks) })),
      );
      if (JSON.stringify(records) === JSON.stringify(file.data)) continue;
      const made = `${data}/short`;
      instead.set(`${layout} ${data}`, made);
      const by = file.data
        .flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === 'from-programmes' ? block.data : []));
      files.set(made, {
        kind: kinds[0],
        from: [data],
        by,
        has: () => false,
        make: () => ({ data: records }),
      });
    }
  }
  return {
    files,
    tell: (route) => {
      const file = instead.get(`${route.layout} ${route.data}`);
      return file === undefined ? route : { ...route, file };
    },
  };
}

/** What is over is in no list. */
const isListed = ({ expiredNotice }: Entry) => expiredNotice === undefined;

/** An entry without what its page alone shows. */
const card = (entry: Entry): Partial<Entry> =>
  Object.fromEntries(Object.entries(entry).filter(([field]) => !OF_PAGE.has(field)));

const OF_PAGE: ReadonlySet<string> = new Set<keyof ProgrammeEntry | keyof CampProgramme>([
  'blocks',
  'content',
  'documents',
  'images',
  'keywords',
  'table',
  'videos',
  'vidisp',
]);
