/** When the content of each page has last changed, as the history of its data file tells. */
import { createStore } from '../../core/data/load.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import type { Layout, Route } from '../../core/model.ts';
import type { ChangeDates } from './compliance/complianceBlocks.ts';
import { dataFile } from './folder.ts';
import { type History, readVersions } from './history.ts';
import { publicFile } from './publicFolder.ts';

/** The days of a data file, yyyy-mm-dd. */
export interface FileChangeDates {
  /** Of the file as a whole. */
  file: string;
  /** Of each of its entries that has another, by path; absent where there is none. */
  entries?: Readonly<Record<string, string>>;
}

/**
 * The last changes of all data files whose history is known, by name.
 *
 * @param folder the site folder
 * @param isWithheld whether the page of a path is left out
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

/** The same, as lists of what authorities ask for say them. */
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

/** The entries of a version of a data file, as pages see them, so that the format of the file is no content. */
async function entriesAsJson(
  layout: Layout,
  name: string,
  text: string | undefined,
): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const store = createStore(async () => JSON.parse(text ?? ''));
    const entries = await LAYOUT_BUILD_TRAITS[layout].entries?.(store, name);
    return entries && new Map([...entries].map(([path, entry]) => [path, JSON.stringify(entry)]));
  } catch {
    // Not here, or in a format that this release does not read: the versions around it speak for it.
    return undefined;
  }
}

/**
 * The day on which each entry of the newest version came to be as it is, where that is not the day of the whole file.
 *
 * @param states the versions, the newest first; one whose entries are not known is passed over
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
