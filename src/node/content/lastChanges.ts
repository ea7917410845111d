/** Finds when the content of each page last changed, from the git history of its data file. */
import { createStore } from '../../core/data/load.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import type { Layout, Route } from '../../core/model.ts';
import type { ChangeDates } from './compliance/complianceBlocks.ts';
import { dataFile } from './folder.ts';
import { type History, readVersions } from './history.ts';
import { publicFile } from './publicFolder.ts';

/** yyyy-mm-dd. */
export interface FileChangeDates {
  /** The day of the whole file. */
  file: string;
  /** The days of entries that differ from it, by path; undefined if none does. */
  entries?: Readonly<Record<string, string>>;
}

/**
 * Returns the last changes of all data files with a history, by name.
 *
 * @param isWithheld returns true for the path of an unpublished page
 */
export async function lastChanges(
  folder: string,
  routes: readonly Route[],
  names: readonly string[],
  { versions }: History,
  isWithheld: (path: string) => boolean = () => false,
): Promise<ReadonlyMap<string, FileChangeDates>> {
  const layouts = new Map(
    routes.flatMap(({ data, layout }) =>
      LAYOUT_BUILD_TRAITS[layout].entries ? [[data, layout] as const] : [],
    ),
  );
  const changes = new Map<string, FileChangeDates>();
  for (const name of names) {
    const fileVersions = versions.get(dataFile(name)) ?? [];
    const layout = layouts.get(name);
    const file = fileVersions[0]?.day;
    if (file === undefined) continue;
    if (layout === undefined || fileVersions.length === 1) {
      changes.set(name, { file });
      continue;
    }
    const texts = await readVersions(folder, fileVersions).catch(() => []);
    const states = await Promise.all(
      fileVersions.map(async ({ day }, index) => ({
        day,
        entries: await entriesAsJson(layout, name, texts[index]),
      })),
    );
    const entries = Object.fromEntries(
      Object.entries(entryChangeDates(states)).filter(([path]) => !isWithheld(path)),
    );
    changes.set(name, Object.keys(entries).length > 0 ? { file, entries } : { file });
  }
  return changes;
}

export const changeDatesOf = (
  changes: ReadonlyMap<string, FileChangeDates>,
  { versions }: History,
): ChangeDates => ({
  page(path, data) {
    const days = changes.get(data);
    return days?.entries?.[path] ?? days?.file;
  },
  document: (path) => versions.get(publicFile(path))?.[0]?.day,
});

/** Returns the entries of a version as pages read them, so that formatting changes do not count. */
async function entriesAsJson(layout: Layout, name: string, text: string | undefined) {
  try {
    const store = createStore(async () => JSON.parse(text ?? ''));
    const entries = await LAYOUT_BUILD_TRAITS[layout].entries?.(store, name);
    return entries && new Map([...entries].map(([path, entry]) => [path, JSON.stringify(entry)]));
  } catch {
    // Not available, or in an unsupported format: the adjacent versions decide.
    return undefined;
  }
}

/**
 * Returns the day of the last change of each current entry, if it differs from the day of the whole file.
 *
 * @param states the versions, newest first; those without entries are skipped
 */
export function entryChangeDates(
  states: readonly { day: string; entries?: ReadonlyMap<string, string> }[],
): Record<string, string> {
  const [newest] = states;
  const days = new Map([...(newest?.entries?.keys() ?? [])].map((path) => [path, newest?.day ?? '']));
  const undecided = new Set(days.keys());
  for (const { day, entries } of states) {
    if (!entries) continue;
    for (const path of undecided) {
      if (entries.get(path) === newest?.entries?.get(path)) days.set(path, day);
      else undecided.delete(path);
    }
  }
  return Object.fromEntries([...days].filter(([, day]) => day !== newest?.day));
}
