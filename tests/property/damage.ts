/** The complete fixture site with one field of one data file replaced: every field in turn by a value of every kind. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Route } from '../../src/core/model.ts';
import { engineRoot } from '../../src/node/content/folder.ts';

/** A site with every kind of data file, every block type, and every field of both; see damaged-data.test.ts. */
export const completeSite = join(engineRoot, 'tests/fixtures/complete');

export interface DataFile {
  name: string;
  value: { data: unknown[] };
}

export const dataFiles: readonly DataFile[] = readdirSync(join(completeSite, 'public/data'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    name: file.slice(0, -'.json'.length).replaceAll('\\', '/'),
    value: JSON.parse(readFileSync(join(completeSite, 'public/data', file), 'utf8')) as DataFile['value'],
  }));

export const { routes } = JSON.parse(
  readFileSync(join(completeSite, 'manifest/routes.json'), 'utf8'),
) as Manifest;

/** The replacements of a field; undefined removes it. */
const SUBSTITUTES = {
  null: null,
  number: 7,
  text: 'text',
  list: [7, 'text'],
  object: { a: 1 },
  'left out': undefined,
} as const;

/** The number of damages per field, which are consecutive in {@link damages}. */
export const WAYS = Object.keys(SUBSTITUTES).length;

type Step = string | number;

export interface Damage {
  /** The name of the data file. */
  file: string;
  field: readonly Step[];
  by: keyof typeof SUBSTITUTES;
}

/** The steps to every field of a value. */
function fieldsOf(value: unknown, steps: readonly Step[] = []): Step[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const currentPath = [...steps, step];
    return [...(Array.isArray(value) ? [] : [currentPath]), ...fieldsOf(inner, currentPath)];
  });
}

/** Every field of every data file, replaced in every way. */
export const damages: readonly Damage[] = dataFiles.flatMap(({ name, value }) =>
  fieldsOf(value).flatMap((field) =>
    Object.keys(SUBSTITUTES).map((by) => ({ file: name, field, by: by as Damage['by'] })),
  ),
);

export function damaged(value: unknown, { field, by }: Damage): unknown {
  const copy = structuredClone(value);
  // The steps are from fieldsOf.
  let owner = copy as Record<Step, unknown>;
  for (const step of field.slice(0, -1)) owner = owner[step] as Record<Step, unknown>;
  const last = field.at(-1) ?? '';
  if (by === 'left out') delete owner[last];
  else owner[last] = SUBSTITUTES[by];
  return copy;
}

/** The data files of a route's pages. */
function filesOf(route: Route): string[] {
  const value = dataFiles.find(({ name }) => name === route.data)?.value;
  const sources = [...JSON.stringify(value).matchAll(/"kind":"from-[^}]*?"data":"([^"]+)"/g)];
  return [route.data, ...sources.map(([, name = '']) => name)];
}

/** The canonical paths of the pages that show a data file; for a family only its first entry. */
export function pagesOf(file: string): string[] {
  return routes
    .filter((route) => filesOf(route).includes(file))
    .map(({ path, data }) => {
      if (!path.endsWith('/*')) return path;
      const text = JSON.stringify(dataFiles.find(({ name }) => name === data)?.value);
      return /"url":"([^"]+)"/.exec(text)?.[1] ?? path;
    });
}
