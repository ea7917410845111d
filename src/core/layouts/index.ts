/** The table of layouts. A layout is a pure function from what is found for a route to a page of blocks. */
import { dataName } from '../data/dataAddress.ts';
import { LoadError, type Store } from '../data/load.ts';
import type {
  AuthoredBlock,
  DataKind,
  Department,
  Expirable,
  Layout,
  Page,
  Programme,
  Route,
} from '../model.ts';
import type { RouteTable } from '../route/table.ts';
import type { MonthInput } from './camp-month.ts';
import type { LayoutContext } from './context.ts';
import { detail, entryBlocks, findProgramme, programmes } from './detail.ts';
import { blocksOf, findRecord, info } from './info.ts';
import { hereNow, lateLayouts } from './late.ts';
import { findSubjects, list } from './list.ts';

/** What the app asks of a layout as well. */
export interface RuntimeLayout<I> {
  /** The kinds of data file that it can read, the usual one first. */
  kinds: readonly [DataKind, ...DataKind[]];
  /**
   * What a page is drawn from, in the data file of a name; undefined when the data file has no entry for the path.
   *
   * @param kind the kind of that file, one of `kinds`
   */
  find(store: Store, name: string, path: string, kind: DataKind): Promise<I | undefined>;
  toPage(input: I, context: LayoutContext): Page;
  /** Whether its pages are articles to those who share them (https://ogp.me/#type_article). */
  article?: true;
}

/** A row of the table. What the app does not ask is left out of it: see `src/node/ssg/leanTables.ts`. */
export interface LayoutTraits<I> extends RuntimeLayout<I> {
  /** The entries of a data file by their paths, where a page shows one of them. */
  entries?(store: Store, name: string): Promise<ReadonlyMap<string, { path: string; date?: string }>>;
  /** The blocks of a data file, where it has those of its pages, which may name other data files. */
  blocks?(store: Store, name: string): Promise<readonly AuthoredBlock[]>;
  /** What its pages are about where their route does not say. */
  about?: Route['about'];
}

const month = {
  kinds: ['camp'],
  entries: async (store: Store, name: string) => (await store.get('camp', name)).entries,
  find: async (store: Store, name: string, path: string): Promise<MonthInput | undefined> =>
    (await lateLayouts()).findMonth(store, name, path),
  toPage: (input: MonthInput, context: LayoutContext) => hereNow().campMonth(input, context),
  article: true,
} as const;

const unit = {
  kinds: ['department'],
  entries: (store: Store, name: string) => store.get('department', name),
  find: async (store: Store, name: string, path: string): Promise<Department | undefined> => {
    await lateLayouts();
    return (await store.get('department', name)).get(path);
  },
  toPage: (input: Department, context: LayoutContext) => hereNow().department(input, context),
} as const;

/** A layout that the manifest's schema names and this table lacks does not compile. */
const rows = {
  list: { kinds: ['programme-list', 'camp'], find: findSubjects, toPage: list },
  detail: {
    kinds: ['programme-list'],
    entries: programmes,
    blocks: entryBlocks,
    find: findProgramme,
    toPage: detail,
    article: true,
    about: 'event',
  },
  month,
  unit,
  // The names that the first specification gave to these two.
  'camp-month': month,
  department: unit,
  info: { kinds: ['info'], blocks: blocksOf, find: findRecord, toPage: info },
} satisfies Record<Layout, Omit<LayoutTraits<never>, 'find'> & { find: unknown }>;

/** What each layout is given. */
export type Inputs = { [L in Layout]: Parameters<(typeof rows)[L]['toPage']>[0] };

/** The whole rows, for the build. A row that draws something else than it finds does not compile. */
export const LAYOUTS: { readonly [L in Layout]: LayoutTraits<Inputs[L]> } = rows;

/** The part of the table that reaches the browser. */
const runtimeLayouts: { readonly [L in Layout]: RuntimeLayout<Inputs[L]> } = rows;

/**
 * The kind of a data file by the layouts of the routes that read it: the first that all of them can read.
 *
 * @param layout one of them, whose word counts where they contradict one another
 * @param others the others; the same may be among them
 */
export function dataKindOf(layout: Layout, others: Iterable<Layout>): DataKind {
  const { kinds } = runtimeLayouts[layout];
  const rest = [...others];
  return kinds.find((kind) => rest.every((other) => runtimeLayouts[other].kinds.includes(kind))) ?? kinds[0];
}

/**
 * What a layout needs to draw a path.
 *
 * @returns undefined when the data file has no entry for the path
 * @throws LoadError (rejects) when a data file cannot be had
 */
export function findInput<L extends Layout>(
  layout: L,
  store: Store,
  table: RouteTable,
  route: Route,
  path: string,
): Promise<Inputs[L] | undefined> {
  const kind = dataKindOf(layout, table.layouts.get(route.data) ?? []);
  const found = runtimeLayouts[layout].find(store, dataName(route, path), path, kind);
  return route.archive && path !== route.path ? found.catch(ifMissing) : found;
}

/** A year or a tag that a list does not have has no data file. @throws LoadError when the file could not be had for another reason */
function ifMissing(error: unknown): undefined {
  if (!(error instanceof LoadError) || error.kind !== 'answer') throw error;
}

/**
 * The page of a route.
 *
 * @param layout the layout of the route
 * @param input what {@link findInput} found for it
 */
export function toPage<L extends Layout>(layout: L, input: Inputs[L], context: LayoutContext): Page {
  return runtimeLayouts[layout].toPage(input, context);
}

/** Whether the pages of a layout are articles to those who share them. */
export const isArticle = (layout: Layout): true | undefined => runtimeLayouts[layout].article;

/** The entry that a page is drawn from, where it is drawn from one: the language that it names, its original, and whether it is over. */
export function entryOf(
  input: Inputs[Layout],
): (Expirable & Pick<Programme, 'language' | 'translationOf'>) | undefined {
  if ('programme' in input) return input.programme;
  if ('month' in input) return input.month;
  return 'sections' in input ? input : undefined;
}

/** The names of the data files that the page of a path is made from, its own first. */
export function filesOf(route: Route, path: string, input: Inputs[Layout]): string[] {
  const sources =
    'sources' in input ? Object.values(input.sources).flatMap((files) => [...files.keys()]) : [];
  return [...new Set([dataName(route, path), ...sources])];
}
