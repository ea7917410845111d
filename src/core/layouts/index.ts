/** The table of layouts. A layout is a pure function from the input of a route to page data. */
import { dataName } from '../data/dataAddress.ts';
import { LoadError, type Store } from '../data/load.ts';
import type { DataKind, Expirable, Layout, Page, Programme, Route, Sources } from '../model.ts';
import type { RouteTable } from '../route/table.ts';
import { campMonth, findMonth } from './camp-month.ts';
import type { LayoutContext } from './context.ts';
import { department, findDepartment } from './department.ts';
import { detail, findProgramme } from './detail.ts';
import { findRecord, info } from './info.ts';
import { findSubjects, list } from './list.ts';

/** An entry with a page of its own. */
type PageEntry = Expirable & Pick<Programme, 'language' | 'translationOf'>;

/** A layout: its input, and the page data of that input. */
interface LayoutTraits<I> {
  /** The types of data file that it can read, the usual one first. */
  kinds: readonly [DataKind, ...DataKind[]];
  /** Undefined if the data file has no entry for the path. @param kind one of `kinds` */
  find(store: Store, name: string, path: string, kind: DataKind): Promise<I | undefined>;
  toPage(input: I, context: LayoutContext): Page;
  /** Absent for pages that are no entries. */
  entry?(input: I): PageEntry;
  /** Its pages are articles in shared links (https://ogp.me/#type_article). */
  article?: true;
}

const month = {
  kinds: ['camp'],
  find: findMonth,
  toPage: campMonth,
  entry: (input: Parameters<typeof campMonth>[0]) => input.month,
  article: true,
} as const;

const unit = {
  kinds: ['department'],
  find: findDepartment,
  toPage: department,
  entry: (input: Parameters<typeof department>[0]) => input,
} as const;

/** The type requires an entry for every layout of the manifest's schema. */
const rows = {
  list: { kinds: ['programme-list', 'camp'], find: findSubjects, toPage: list },
  detail: {
    kinds: ['programme-list'],
    find: findProgramme,
    toPage: detail,
    entry: (input: Parameters<typeof detail>[0]) => input.programme,
    article: true,
  },
  month,
  unit,
  // The names in the first specification.
  'camp-month': month,
  department: unit,
  info: { kinds: ['info'], find: findRecord, toPage: info },
} satisfies Record<Layout, Omit<LayoutTraits<never>, 'find'> & { find: unknown }>;

export type Inputs = { [L in Layout]: Parameters<(typeof rows)[L]['toPage']>[0] };

/** The type checks that `toPage` accepts the result of `find`. See also buildTraits.ts. */
export const LAYOUTS: { readonly [L in Layout]: LayoutTraits<Inputs[L]> } = rows;

/** Returns the first type of data file that all layouts can read. @param layout wins a conflict */
export function dataKindOf(layout: Layout, others: Iterable<Layout>): DataKind {
  const { kinds } = LAYOUTS[layout];
  const rest = [...others];
  return kinds.find((kind) => rest.every((other) => LAYOUTS[other].kinds.includes(kind))) ?? kinds[0];
}

interface LoadedInput<L extends Layout> {
  input: Inputs[L];
  /** Undefined for a page without one. */
  entry?: PageEntry;
  /** The names of all data files of the page, its own first. */
  files: string[];
}

/** @returns undefined if there is no entry for the path @throws LoadError (rejects) if loading fails */
export async function loadInput<L extends Layout>(
  store: Store,
  table: RouteTable,
  route: Route & { layout: L },
  path: string,
): Promise<LoadedInput<L> | undefined> {
  const kind = dataKindOf(route.layout, table.layouts.get(route.data) ?? []);
  const name = dataName(route, path);
  const loading = LAYOUTS[route.layout].find(store, name, path, kind);
  const input = await (route.archive && path !== route.path ? loading.catch(ifMissing) : loading);
  if (input === undefined) return undefined;
  const sources = 'sources' in input ? sourceFiles(input.sources) : [];
  return { input, entry: LAYOUTS[route.layout].entry?.(input), files: [...new Set([name, ...sources])] };
}

/** The names of the data files that fill blocks. */
export const sourceFiles = (sources: Sources): string[] =>
  Object.values(sources).flatMap((files: ReadonlyMap<string, unknown>) => [...files.keys()]);

/** A year or tag that a list does not have has no data file. @throws LoadError for any other failure */
function ifMissing(error: unknown): undefined {
  if (!(error instanceof LoadError) || error.kind !== 'answer') throw error;
}

export function toPage<L extends Layout>(layout: L, input: Inputs[L], context: LayoutContext): Page {
  return LAYOUTS[layout].toPage(input, context);
}

export const isArticle = (layout: Layout): true | undefined => LAYOUTS[layout].article;
