/**
 * Determines the schema of a data file: from the layouts of the routes and the blocks that reference it, else
 * from its own `$schema`.
 */

import { sourceKinds } from '../../core/data/sources.ts';
import { LAYOUT_BUILD_TRAITS } from '../../core/layouts/buildTraits.ts';
import { dataKindOf, LAYOUTS } from '../../core/layouts/index.ts';
import type { DataKind, Manifest, Route } from '../../core/model.ts';
import { fileMessages } from '../../core/problems/messages/files.ts';
import type { Problem } from '../../core/problems/problem.ts';
import { type Path, problemAt, problemWithValue, type SiteFile } from '../../core/problems/problemAt.ts';
import { fieldOf, isObject } from '../../core/problems/value.ts';
import { routeTable } from '../../core/route/table.ts';
import type { FileSchema } from '../../generated/schemas.ts';
import { dataFile } from './folder.ts';
import type { RouteRow } from './model.ts';
import { arrayItems, dataRecords, objectItems } from './siteValues.ts';
import { accepts, validate } from './validate.ts';

/** Names of the kinds in messages. */
const KIND_NAMES: Readonly<Record<DataKind, string>> = {
  'programme-list': 'a list page with its programmes',
  camp: 'a list of months',
  department: 'a list of departments',
  people: 'a list of people',
  events: 'a list of events',
  'activity-cards': 'a list of cards',
  info: 'a page of blocks',
};

const isDataKind = (schema: string | undefined): schema is DataKind =>
  schema !== undefined && Object.hasOwn(KIND_NAMES, schema);

export const DATA_KINDS = Object.keys(KIND_NAMES).filter(isDataKind);

export interface DataUse {
  name: string;
  /** The accepted kinds, the usual one first. */
  kinds: readonly DataKind[];
  namedIn: SiteFile;
  path: Path;
  /** The path and value that determine the kind. */
  causePath: Path;
  value: string;
  /** Overrides the default hint for a file of another kind. */
  hint?: string;
}

/** References of a row. Archive lists read programme lists. */
export const rowUses = (
  { index, layout, data, archive, also = [] }: RouteRow,
  namedIn: SiteFile,
): DataUse[] => [
  {
    name: data,
    kinds: archive === undefined ? LAYOUTS[layout].kinds : ARCHIVE_KINDS,
    namedIn,
    path: ['routes', index, 'data'],
    causePath: ['routes', index, archive === undefined ? 'layout' : 'archive'],
    value: archive ?? layout,
    ...(archive !== undefined && {
      hint: 'Delete "archive": only the entries of a list page have years and tags.',
    }),
  },
  ...also.map((name, item): DataUse => {
    const path = ['routes', index, 'also', item];
    return {
      name,
      kinds: ARCHIVE_KINDS,
      namedIn,
      path,
      causePath: path,
      value: name,
      hint: 'Delete this name, or write that of a list page.',
    };
  }),
];

const ARCHIVE_KINDS = ['programme-list'] as const;

export const blockUses = (namedIn: SiteFile): DataUse[] =>
  [...blockSources(namedIn.value), ...slotSources(fieldOf(namedIn.value, 'slots'))].map(
    ({ name, kind, path }) => ({ name, kinds: [kind], namedIn, path, causePath: path, value: name }),
  );

/** Returns the kind of a file, and the first reference that expects another kind. */
export function resolveKind(
  file: SiteFile,
  uses: readonly DataUse[],
): { kind?: DataKind; misuses: Problem[] } {
  const usedKinds = [...new Set(uses.flatMap(({ kinds }) => kinds))];
  const [common] = usedKinds.filter((kind) => uses.every(({ kinds }) => kinds.includes(kind)));
  const expectedKinds = common === undefined ? usedKinds : [common];
  const declared = declaredKind(file.value);
  const kind =
    expectedKinds.find((kind) => kind === declared) ??
    expectedKinds.find((kind) => accepts(kind, file.value)) ??
    evidentKind(file, expectedKinds[0], declared) ??
    expectedKinds[0];
  return { kind, misuses: uses.flatMap((use) => misuseProblems(kind, use)).slice(0, 1) };
}

/** Returns the kind that a file has by its content, if it is not the expected one. */
function evidentKind(file: SiteFile, expected: DataKind | undefined, declared: DataKind | undefined) {
  // A file without records is ambiguous.
  if (expected === undefined || dataRecords(file).length === 0) return undefined;
  const accepting = DATA_KINDS.find((kind) => accepts(kind, file.value));
  if (accepting !== undefined || declared === undefined) return accepting;
  return validate(declared, file).length < validate(expected, file).length ? declared : undefined;
}

export function misuseProblems(
  real: FileSchema | undefined,
  { name, kinds, namedIn, causePath, value, hint: specificHint }: DataUse,
): Problem[] {
  const [expectedKind] = kinds;
  if (!isDataKind(real) || expectedKind === undefined || kinds.includes(real)) return [];
  const hint = specificHint ?? kindHint(namedIn.schema === 'manifest', real);
  const message = fileMessages.otherKind(dataFile(name), KIND_NAMES[real], KIND_NAMES[expectedKind], hint);
  return [problemAt(namedIn, causePath, message, value)];
}

function kindHint(isRow: boolean, real: DataKind): string {
  if (!isRow) return 'Write another data file, or use the block that shows this one.';
  const layouts = Object.entries(LAYOUTS).flatMap(([layout, { kinds }]) =>
    kinds[0] === real ? [`"${layout}"`] : [],
  );
  return layouts.length > 0
    ? `Write the layout ${layouts.join(' or ')}, or another data file.`
    : 'Write another data file: this one can only be shown by a block of a page.';
}

/** Reports a wrong `$schema`, which gives wrong help in code editors. */
export function schemaMismatch(file: SiteFile, schema: FileSchema): Problem[] {
  const { $schema = undefined } = isObject(file.value) ? file.value : {};
  const name = declaredSchema(file.value);
  if (typeof $schema !== 'string' || name === undefined || name === schema) return [];
  return [
    problemWithValue(
      file,
      ['$schema'],
      fileMessages.otherSchema($schema.replace(SCHEMA_NAME, `${schema}.schema.json`)),
    ),
  ];
}

const SCHEMA_NAME = /([a-z-]+)\.schema\.json$/;

function declaredSchema(value: unknown): string | undefined {
  return isObject(value) ? SCHEMA_NAME.exec(String(value.$schema))?.[1] : undefined;
}

/** The kind in the `$schema` of a file. */
export function declaredKind(value: unknown): DataKind | undefined {
  const name = declaredSchema(value);
  return isDataKind(name) ? name : undefined;
}

export function routeDataKinds(routes: readonly Route[]): Map<string, DataKind> {
  const { layouts } = routeTable({ routes: [...routes] });
  return new Map([
    ...routes.flatMap(({ also = [] }) => also.map((name) => [name, ARCHIVE_KINDS[0]] as const)),
    ...routes.map(({ layout, data }) => [data, dataKindOf(layout, layouts.get(data) ?? [])] as const),
  ]);
}

export async function siteDataKinds(
  { routes, slots }: Pick<Manifest, 'routes' | 'slots'>,
  read: (name: string, kind: DataKind) => Promise<unknown>,
): Promise<Map<string, DataKind>> {
  const kinds = routeDataKinds(routes);
  for (const { name, kind } of slotSources(slots)) if (!kinds.has(name)) kinds.set(name, kind);
  for (const { layout, data } of routes) {
    if (!LAYOUT_BUILD_TRAITS[layout].blocks) continue;
    for (const { name, kind } of blockSources(await read(data, LAYOUTS[layout].kinds[0]))) {
      if (!kinds.has(name)) kinds.set(name, kind);
    }
  }
  return kinds;
}

interface BlockSource {
  name: string;
  kind: DataKind;
  path: Path;
}

export function blockSources(value: unknown): BlockSource[] {
  return dataRecords({ value }).flatMap(({ index, item }) => [
    ...sourcesIn(item, ['data', index]),
    ...objectItems(item.programme).flatMap((entry) =>
      sourcesIn(entry.item, ['data', index, 'programme', entry.index]),
    ),
  ]);
}

/** The data files of blocks in slots. @param slots of site.json, of any shape */
export const slotSources = (slots: unknown): BlockSource[] =>
  objectItems(slots).flatMap(({ index, item }) => sourcesIn(item, ['slots', index]));

/** @param path of the record, entry or slot that has the blocks */
const sourcesIn = ({ blocks }: Readonly<Record<string, unknown>>, path: Path): BlockSource[] =>
  objectItems(blocks).flatMap(({ index, item: { kind, data, lists } }): BlockSource[] => {
    if (!isSourceKind(kind)) return [];
    const references =
      kind === 'newest'
        ? arrayItems(lists).map((name, item) => ({ name, field: ['lists', item] }))
        : [{ name: data, field: ['data'] }];
    return references.flatMap(({ name, field }) =>
      typeof name === 'string'
        ? [{ name, kind: sourceKinds[kind], path: [...path, 'blocks', index, ...field] }]
        : [],
    );
  });

const isSourceKind = (kind: unknown): kind is keyof typeof sourceKinds =>
  typeof kind === 'string' && Object.hasOwn(sourceKinds, kind);
