/** The table of layouts. A layout is a pure function from what is found for a route to a page of blocks. */
import { dataName } from '../data/dataAddress.ts';
import { LoadError, type Store } from '../data/load.ts';
import type { DataKind, Expirable, Layout, Page, Programme, Route } from '../model.ts';
import type { RouteTable } from '../route/table.ts';
import { campMonth, findMonth } from './camp-month.ts';
import type { LayoutContext } from './context.ts';
import { department, findDepartment } from './department.ts';
import { detail, findProgramme } from './detail.ts';
import { findRecord, info } from './info.ts';
import { findSubjects, list } from './list.ts';

/** A row of the table: what a layout reads, and the page that it makes of it. */
interface LayoutTraits<I> {
  /** The types of data file that it can read, the usual one first. */
  kinds: readonly [DataKind, ...DataKind[]];
  /**
   * The input of a page, from the data file of a name; undefined if the data file has no entry for the path.
   *
   * @param kind the type of that file, one of `kinds`
   */
  find(store: Store, name: string, path: string, kind: DataKind): Promise<I | undefined>;
  toPage(input: I, context: LayoutContext): Page;
  /** Whether its pages are articles to those who share them (https://ogp.me/#type_article). */
  article?: true;
}

const month = { kinds: ['camp'], find: findMonth, toPage: campMonth, article: true } as const;

const unit = { kinds: ['department'], find: findDepartment, toPage: department } as const;

/** A layout that the manifest's schema names and this table lacks does not compile. */
const rows = {
  list: { kinds: ['programme-list', 'camp'], find: findSubjects, toPage: list },
  detail: { kinds: ['programme-list'], find: findProgramme, toPage: detail, article: true },
  month,
  unit,
  // The names that the first specification gave to these two.
  'camp-month': month,
  department: unit,
  info: { kinds: ['info'], find: findRecord, toPage: info },
} satisfies Record<Layout, Omit<LayoutTraits<never>, 'find'> & { find: unknown }>;

/** The input of each layout. */
export type Inputs = { [L in Layout]: Parameters<(typeof rows)[L]['toPage']>[0] };

/** A row whose page is made of something else than it finds does not compile. What only the build needs: buildTraits.ts. */
export const LAYOUTS: { readonly [L in Layout]: LayoutTraits<Inputs[L]> } = rows;

/**
 * The kind of a data file by the layouts of the routes that read it: the first that all of them can read.
 *
 * @param layout one of them, whose word counts where they contradict one another
 * @param others the others; the same may be among them
 */
export function dataKindOf(layout: Layout, others: Iterable<Layout>): DataKind {
  const { kinds } = LAYOUTS[layout];
  const rest = [...others];
  return kinds.find((kind) => rest.every((other) => LAYOUTS[other].kinds.includes(kind))) ?? kinds[0];
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
  const input = LAYOUTS[layout].find(store, dataName(route, path), path, kind);
  return route.archive && path !== route.path ? input.catch(ifMissing) : input;
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
  return LAYOUTS[layout].toPage(input, context);
}

/** Whether the pages of a layout are articles to those who share them. */
export const isArticle = (layout: Layout): true | undefined => LAYOUTS[layout].article;

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
