/** The input of each layout, found in the content of the route's data file. */
import type {
  AuthoredBlock,
  Content,
  Inputs,
  Layout,
  Programme,
  Route,
  SourceBlock,
  Sources,
  Subject,
} from '../model.ts';
import type { RouteTable } from '../route/table.ts';
import type { Store } from './load.ts';

/** The input of a layout, or undefined when the data file has no entry for the path. */
type Find<L extends Layout> = (
  store: Store,
  table: RouteTable,
  route: Route,
  path: string,
) => Promise<Inputs[L] | undefined>;

const finders: { [L in Layout]: Find<L> } = {
  list: async (store, table, route) => (await subjectsOf(store, table, route)).subjects,

  detail: async (store, _table, route, path) => {
    const { entries, subjects } = await store.get('programme-list', route.data);
    const programme = entries.get(path);
    return programme && { programme, ...neighbours(subjects, programme) };
  },

  'camp-month': async (store, _table, route, path) => {
    const { entries } = await store.get('camp', route.data);
    const month = entries.get(path);
    if (!month) return undefined;
    const months = [...entries.values()];
    const index = months.indexOf(month);
    return { month, before: months[index + 1], after: months[index - 1] };
  },

  department: async (store, _table, route, path) => (await store.get('department', route.data)).get(path),

  info: async (store, _table, route) => {
    const record = await store.get('info', route.data);
    return { record, sources: await loadSources(store, record.blocks) };
  },
};

/**
 * What a layout needs to draw a path.
 *
 * @returns undefined when the data file has no entry for the path
 * @throws LoadError (rejects) when a data file cannot be had
 */
export function find<L extends Layout>(
  layout: L,
  store: Store,
  table: RouteTable,
  route: Route,
  path: string,
): Promise<Inputs[L] | undefined> {
  return finders[layout](store, table, route, path);
}

/** The names of the data files that a page is made from, its own first. */
export function filesOf({ data }: Route, input: Inputs[Layout]): string[] {
  const sources =
    'sources' in input ? Object.values(input.sources).flatMap((files) => [...files.keys()]) : [];
  return [...new Set([data, ...sources])];
}

/** A list page over camp months reads a camp file, which has the same records but for the months. */
function subjectsOf(store: Store, table: RouteTable, route: Route): Promise<{ subjects: Subject[] }> {
  return store.get(table.campFiles.has(route.data) ? 'camp' : 'programme-list', route.data);
}

/** The entries before and after one in its record, of those under the same parent path. */
function neighbours(subjects: Content['programme-list']['subjects'], programme: Programme) {
  const programmes = subjects.find((subject) => subject.programmes.includes(programme))?.programmes ?? [];
  const parent = parentOf(programme.path);
  const family = programmes.filter(({ path }) => parentOf(path) === parent);
  const index = family.indexOf(programme);
  return { before: family[index + 1], after: family[index - 1] };
}

const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The kind of data file that each source block is filled from. */
export const sourceKinds = {
  'from-people': 'people',
  'from-events': 'events',
  'from-activity-cards': 'activity-cards',
  'from-programmes': 'programme-list',
} as const satisfies Record<SourceBlock['kind'], keyof Sources>;

/** Whether a block is filled from another data file. */
export function isSource(block: AuthoredBlock): block is SourceBlock {
  return Object.hasOwn(sourceKinds, block.kind);
}

async function loadSources(store: Store, blocks: readonly AuthoredBlock[]): Promise<Sources> {
  const load = async <K extends keyof Sources>(kind: K): Promise<ReadonlyMap<string, Content[K]>> => {
    const names = blocks.flatMap((block) =>
      isSource(block) && sourceKinds[block.kind] === kind ? [block.data] : [],
    );
    return new Map(
      await Promise.all(names.map(async (name) => [name, await store.get(kind, name)] as const)),
    );
  };
  const [people, events, cards, programmes] = await Promise.all([
    load('people'),
    load('events'),
    load('activity-cards'),
    load('programme-list'),
  ]);
  return { people, events, 'activity-cards': cards, 'programme-list': programmes };
}
